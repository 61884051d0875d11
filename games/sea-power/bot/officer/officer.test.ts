/** The good officer at war: the same advice in worlds that look the same, and the year that he blames. */
import { adviceOn, looseDice, reckon } from '@weathergage/kernel';
import { hearOfficer, livedBy } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import { ANSWERS, type Answer, type AskKind, type SeaAsk } from '../../rules/world/asks.ts';
import type { Options } from '../../rules/world/options.ts';
import type { State } from '../../rules/world/state.ts';
import { admiral } from '../admiral.ts';
import { nearestBot } from '../nearest.ts';
import { officer } from './index.ts';

const scenario = scenarios[0]!;
const begun = () => seaPower.setup(scenario, {}, looseDice(1));

const YEARS: readonly (readonly [id: string, options: Options])[] = [
  ['seven-years-war-1756', {}],
  ['maritime-war-1778', { seaTime: true, capture: true, bidding: true }],
  ['maritime-war-1778', { foughtOut: { ways: ['hex-action'] } }],
];
const MOST_STEPS = 300;
const SEED = 4;

/** The first question of each kind that leaves a choice, for each side, as it is met in years of war. */
function* questions(): Generator<{ state: State; ask: SeaAsk }> {
  const met = new Set<string>();
  for (const [id, options] of YEARS) {
    const dice = looseDice(SEED);
    let state = seaPower.setup(scenarios.find((one) => one.id === id)!, options, dice);
    for (let step = 0; step < MOST_STEPS && seaPower.outcome(state) === null; step++) {
      const answers = seaPower.asks(state).map((ask) => {
        const view = seaPower.view(state, ask.seat);
        return { view, ask, answer: nearestBot(view, ask, dice) };
      });
      // A battle fought out elsewhere: the war waits for its report.
      if (answers.length === 0) break;
      for (const { view, ask } of answers) {
        const [, another] = seaPower.choices(view, ask);
        if (another === undefined || met.has(`${ask.kind} ${view.side}`)) continue;
        met.add(`${ask.kind} ${view.side}`);
        yield { state, ask };
      }
      state = seaPower.resolve(state, answers, dice).state;
    }
  }
}

describe('the good officer', () => {
  it('gives lawful advice, and the same in two worlds that look the same', async () => {
    const { faults } = await hearOfficer(officer, { state: begun(), steps: 25, seed: 2 });
    expect(faults).toEqual([]);
  });

  it('has reasons for every kind of question that leaves a choice, by what the seat sees alone', async () => {
    const kinds = new Set<AskKind>();
    for (const { state, ask } of questions()) {
      kinds.add(ask.kind);
      const view = seaPower.view(state, ask.seat);
      const said = await adviceOn(officer, view, ask);
      expect(seaPower.check(view, ask, said.answer)).toBeNull();
      expect(said.reasons.length, ask.kind).toBeGreaterThan(0);
      expect(said.order, ask.kind).not.toBe('');
      for (const words of [said.order, ...said.reasons])
        expect(words).not.toMatch(/undefined|NaN|Infinity|\b(eng|fra|spa|net)-|\b[a-z]+-[a-z]+-[a-z]+\b/);
      const guessed = seaPower.imagine(view, looseDice(9));
      expect(await adviceOn(officer, seaPower.view(guessed, ask.seat), ask)).toEqual(said);
    }
    expect((Object.keys(ANSWERS) as AskKind[]).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('names the figures that were weighed', async () => {
    const reasonsFor = async (kind: AskKind): Promise<string> => {
      for (const { state, ask } of questions())
        if (ask.kind === kind && ask.seat === state.commands.english)
          return (await adviceOn(officer, seaPower.view(state, ask.seat), ask)).reasons[0]!;
      throw new Error(`nobody was asked: ${kind}`);
    };
    expect(await reasonsFor('sail')).toMatch(
      /^The Europeans earn (40|36|32) points for the year if they hold .+ alone, and \d+ European squadrons may still come out/,
    );
    expect(await reasonsFor('gauge')).toMatch(
      /^\d+ of yours against \d+: fought out 24 times in the mind, he loses [\d.]+ ships and you [\d.]+/,
    );
  });
});

describe('where the day was lost', () => {
  it('names the year in which the fleet was kept in port, and the order', async () => {
    const state = begun();
    const seat = state.commands.english;
    const year = state.year + 1;
    const life = livedBy(seaPower, {
      state,
      seat,
      hand: (view, ask, dice) => {
        if (ask.seat === seat && view.year === year && ask.kind === 'sail') return { order: null };
        return admiral(view, ask, dice) as Answer;
      },
      dice: ({ asked }) => looseDice(30_000 + asked),
      until: (now) => now.year > year + 1,
    });
    const { points, curve } = await reckon(officer, life, { worlds: 6, timeIsUp: () => false });
    expect(curve.map(({ turn }) => turn)).toEqual([year - 2, year - 1, year, year + 1]);
    expect(points[0]).toMatchObject({
      turn: year,
      cause: 'order',
      counsel: { ordered: 'no more squadrons to sea', better: expect.stringMatching(/ to the /) },
    });
  });
});
