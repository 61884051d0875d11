import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commitmentTo,
  type Deed,
  GALLERY,
  type Game,
  hashOf,
  JOURNAL_FORMAT,
  looseDice,
  Match,
  type Opening,
  rebuildMatch,
  verifyJournal,
} from '@weathergage/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { effectsOf } from './effects.ts';
import { loadMatch, UNDO_REACH } from './load.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';
import { type PowderTypes, powderGame, powderScenario } from './testing/powder.ts';
import { wholeJournal } from './whole-journal.ts';

const secret = '5e'.repeat(32);
const seats = ['red', 'blue'];

function openingOf(rounds: number): Opening {
  const nonces = { red: 'red-nonce', blue: 'blue-nonce' };
  return {
    game: powderGame.id,
    rulesVersion: powderGame.rulesVersion,
    scenario: powderScenario(rounds, seats),
    options: {},
    dice: { kind: 'checkable', commitment: commitmentTo(secret), nonces },
  };
}

/** A match played straight into the store. */
async function begin(store: Store, rounds: number) {
  const opening = openingOf(rounds);
  await store.createMatch({
    id: 'm',
    opening,
    secret,
    created: 0,
    gallery: { access: 'public', tokenHash: null },
    seats: seats.map((seat) => ({ seat, bot: null, tokenHash: null, nonce: 'n' })),
  });
  const match = Match.begin(powderGame, opening, secret, UNDO_REACH);
  await store.startMatch('m', opening, match.snapshot());
  const act = async (deed: Deed): Promise<boolean> => {
    const after = match.n;
    const verdict = match.do(deed);
    if (!verdict.ok) return false;
    const { conflict } = await store.append('m', after, [verdict.entry], effectsOf(match, [verdict]));
    expect(conflict).toBe(false);
    return true;
  };
  return { match, act };
}

const dice = looseDice(1805);
const anyOf = <X>(list: readonly X[]): X => list[dice.below(list.length)]!;

/** Some answer to one of the open asks, perhaps one answered before. */
function anyAnswer(match: Match<PowderTypes>): Deed {
  const unanswered = match.asks.filter((ask) => match.pendingAnswer(ask.id) === undefined);
  const ask = dice.below(5) === 0 ? anyOf(match.asks) : anyOf(unanswered);
  const answers = [...powderGame.choices(match.view(ask.seat), ask)];
  return { type: 'answer', seat: ask.seat, ask: ask.id, answer: anyOf(answers) };
}

function anyDeed(match: Match<PowderTypes>): Deed {
  const seat = anyOf(seats);
  const back = match.step - dice.below(UNDO_REACH + 1);
  switch (dice.below(14)) {
    case 0:
      return { type: 'retract', seat, ask: anyOf(match.asks).id };
    case 1:
      return { type: 'undo', seat, to: match.desk(seat).undo.freeTo ?? back };
    case 2:
      return { type: 'undo-request', seat, to: Math.max(0, back) };
    case 3:
      return { type: 'undo-reply', seat, agree: dice.below(3) > 0 };
    default:
      return anyAnswer(match);
  }
}

describe('loading a match', () => {
  let directory: string;
  let store: Store;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'weathergage-load-'));
    store = new SqliteStore({ directory });
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });
  const load = async (game: Game<PowderTypes> = powderGame) => {
    const loaded = await loadMatch(store, game, (await store.findMatch('m'))!);
    if (loaded === null) throw new Error('nobody else writes here');
    return loaded;
  };

  it('follows a few entries of a match of 2,000 answers, and stands where it stood', async () => {
    const { match, act } = await begin(store, 400);
    let most = 0;
    while (match.outcome === null) {
      const [ask] = match.asks.filter((open) => match.pendingAnswer(open.id) === undefined);
      const [answer] = [...powderGame.choices(match.view(ask!.seat), ask!)].slice(-1);
      await act({ type: 'answer', seat: ask!.seat, ask: ask!.id, answer });
      if (match.n % 97 === 0) most = Math.max(most, (await load()).replayed);
    }
    expect(match.n).toBe(2000);
    const loaded = await load();
    // 16 steps that may be taken back and up to 9 to the snapshot before them, at most 4 answers a step.
    expect(Math.max(most, loaded.replayed)).toBeLessThanOrEqual(100);
    expect(loaded.replayed).toBeGreaterThan(0);
    expect(hashOf(loaded.match.state)).toBe(hashOf(match.state));
    const entries = await store.entries('m', 0);
    const whole = rebuildMatch(powderGame, {
      format: JOURNAL_FORMAT,
      opening: openingOf(400),
      secret,
      entries,
    });
    expect(hashOf(whole.state)).toBe(hashOf(match.state));
    expect(loaded.record.status).toBe('over');
  });

  it('gives every desk as it lay, whatever was answered, taken back and asked to be taken back', async () => {
    const { match, act } = await begin(store, 10_000);
    let refused = 0;
    for (let i = 0; i < 1200; i++) {
      if (!(await act(anyDeed(match)))) refused++;
      if (i % 6 !== 0) continue;
      const loaded = (await load()).match;
      expect(loaded.snapshot()).toEqual(match.snapshot());
      for (const seat of [...seats, GALLERY]) expect(loaded.desk(seat)).toEqual(match.desk(seat));
    }
    expect(refused).toBeLessThan(400);
    expect(match.step).toBeGreaterThan(40);
    const { rewound } = (await store.findMatch('m'))!;
    expect(rewound).toBeGreaterThan(0);
  });

  it('reaches further back when somebody once asked for more than can still be taken back', async () => {
    const { match, act } = await begin(store, 1000);
    const advance = async (to: number) => {
      while (match.step < to) await act(anyAnswer(match));
    };
    await advance(30);
    expect(await act({ type: 'undo-request', seat: 'red', to: 30 - UNDO_REACH })).toBe(true);
    expect(await act({ type: 'undo-reply', seat: 'blue', agree: false })).toBe(true);
    await advance(47);
    expect((await load()).match.desk('red')).toEqual(match.desk('red'));
  });

  it('takes a match over into newer rules with its open answers, and writes that into the journal', async () => {
    const { match, act } = await begin(store, 20);
    while (match.step < 23) await act(anyAnswer(match));
    const [first, second] = match.asks;
    const say = (ask: typeof first, answer: unknown) =>
      act({ type: 'answer', seat: ask!.seat, ask: ask!.id, answer });
    await say(first, { powder: 0 });
    await say(second, { at: 'low' });
    await act({ type: 'retract', seat: first!.seat, ask: first!.id });

    const newer: Game<PowderTypes> = {
      ...powderGame,
      rulesVersion: '2',
      adopt: (state) => ({ ...(state as PowderTypes['state']), rounds: 21 }),
    };
    const { match: adopted, record } = await load(newer);
    expect(adopted.state).toEqual({ ...match.state, rounds: 21 });
    expect(adopted.n).toBe(match.n + 1);
    expect(record.n).toBe(adopted.n);
    expect(adopted.pendingAnswer(first!.id)).toBeUndefined();
    expect(adopted.pendingAnswer(second!.id)).toEqual({ at: 'low' });
    const entries = await store.entries('m', match.n);
    expect(entries.map(({ type }) => type)).toEqual(['adopt']);
    // It was written once: the next to load finds it done.
    expect((await load(newer)).match.n).toBe(adopted.n);
  });

  it('leaves a match that is over alone when the rules have changed since, and only shows it by them', async () => {
    const { match, act } = await begin(store, 2);
    while (match.outcome === null) await act(anyAnswer(match));
    const before = { record: await store.findMatch('m'), marks: await store.snapshotMarks('m') };
    const newer: Game<PowderTypes> = {
      ...powderGame,
      rulesVersion: '2',
      adopt: (state) => ({ ...(state as PowderTypes['state']), rounds: 1 }),
    };
    const loaded = await load(newer);
    expect(loaded.match.state).toEqual({ ...match.state, rounds: 1 });
    expect(loaded.match).toMatchObject({ n: match.n, outcome: match.outcome });
    expect(loaded.match.desk('red').asks).toEqual([]);
    expect({ record: await store.findMatch('m'), marks: await store.snapshotMarks('m') }).toEqual(before);
    const journal = await wholeJournal(store, loaded.record);
    expect(verifyJournal(powderGame, journal).verdict).toBe('honest');
  });

  it('tells its caller when somebody else wrote in the meantime', async () => {
    const { match, act } = await begin(store, 5);
    const before = (await store.findMatch('m'))!;
    await act(anyAnswer(match));
    expect(await loadMatch(store, powderGame, before)).toBeNull();
    expect(await loadMatch(store, { ...powderGame, rulesVersion: '2' }, before)).toBeNull();
    expect((await load()).match.n).toBe(match.n);
  });
});
