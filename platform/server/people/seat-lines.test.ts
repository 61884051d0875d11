import { lastNews, whenWords } from '@weathergage/kernel';
import type { MyMatchesReply } from '@weathergage/kernel/people/people-protocol.ts';
import type { DeskReply } from '@weathergage/kernel/protocol.ts';
import { powderScenario } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServedGame } from '../catalogue.ts';
import { deedSaying, fireDeed, powderEntry } from '../testing/house.ts';
import { type PeopleHouse, peopleHouse, type Visitor } from './testing/people-house.ts';
import { joinTable, openTable, type Sat } from './testing/seated.ts';

type Words = NonNullable<typeof powderEntry.listWords>;

/** A captain reads how much powder he has left and has fired; a red flag is no news, and no round's end either. */
const WORDS: Words = {
  headline: ({ view }) => ({
    turn: `Round ${view.round + 1}`,
    phase: view.keg === null ? '' : `${view.keg} kegs`,
  }),
  logLine: (told) =>
    told.kind === 'signal'
      ? told.flag === 'red'
        ? null
        : { text: `${told.seat} shows white`, weight: 'plain' }
      : told.kind === 'struck'
        ? { text: `${told.seat} strikes`, weight: 'heading' }
        : { text: `${told.seat} fires ${told.powder ?? 'some'}`, weight: 'plain' },
};

const houses: PeopleHouse[] = [];
afterEach(async () => {
  for (const at of houses.splice(0)) await at.close();
});

/** Two captains with accounts at a match that has begun. */
async function begun(listWords: Words | undefined, log: string[] = []) {
  const scenarios = [powderScenario(3), powderScenario(50)];
  const served = { ...powderEntry, scenarios, ...(listWords === undefined ? {} : { listWords }) };
  const at = await peopleHouse(
    {},
    {
      games: [served as unknown as ServedGame],
      log: { level: 'error', to: { write: (line) => void log.push(line) } },
    },
  );
  houses.push(at);
  const [red, blue] = [at.visitor(), at.visitor()];
  await red.signUp('Ann', 'ann@example.org');
  await blue.signUp('Ben', 'ben@example.org');
  const match = { game: 'powder', scenario: 'powder-50', gallery: 'public' };
  const { body: first } = await openTable(red, { match });
  await joinTable(at, first);
  const { body: second } = await blue.post<Sat>(`/api/people/tables/${first.id}/sit`, { seat: 'blue' });
  const { id } = first;
  const tokens: Readonly<Record<string, string>> = { red: first.token, blue: second.token };
  const deed = async (seat: string, what: Parameters<typeof at.house.deed>[2]) =>
    expect((await at.house.deed(id, tokens[seat], what)).status).toBe(200);
  const signal = (round: number, flag: string) => {
    const seat = ['red', 'blue'][round % 2]!;
    return deed(seat, deedSaying(`${round}/signal/${seat}`, { flag }));
  };
  const fire = async (round: number, powder: Readonly<Record<string, number>>) => {
    for (const [seat, kegs] of Object.entries(powder)) await deed(seat, fireDeed(round, seat, kegs));
  };
  return { at, id, red, blue, second, tokens, deed, signal, fire };
}
type Begun = Awaited<ReturnType<typeof begun>>;

/** Whoever reads a list has what is due written first. */
const matchOf = async (who: Visitor) =>
  (await who.get<MyMatchesReply>('/api/people/me/matches')).body.matches[0]!;
const lineOf = async (who: Visitor) => (await matchOf(who)).line;
const start = ({ at, second }: Begun) => joinTable(at, second);

describe('what lists say of a match', () => {
  it('is nothing while it gathers, and how far it has come from then on', async () => {
    const table = await begun(WORDS);
    expect(await lineOf(table.red)).toBeNull();
    await start(table);
    expect(await lineOf(table.red)).toEqual({ stands: 'Round 1, 150 kegs', news: '' });
    await table.signal(0, 'white');
    expect(await lineOf(table.red)).toEqual({ stands: 'Round 1, 150 kegs', news: 'red shows white' });
    await table.fire(0, { red: 2, blue: 5 });
    expect(await lineOf(table.red)).toEqual({ stands: 'Round 2, 148 kegs', news: 'blue fires some' });
    // It stands when all is over; that a turn opens is no news.
    await table.deed('blue', { type: 'resign' });
    expect(await matchOf(table.red)).toMatchObject({ status: 'over', line: { news: 'blue fires some' } });
  });

  it('is for either captain what he was told himself, and nothing else', async () => {
    const table = await begun(WORDS);
    await start(table);
    const seen = new Set<string>();
    for (const round of [0, 1, 2]) {
      await table.signal(round, round === 1 ? 'white' : 'red');
      for (const seat of ['red', 'blue']) {
        await table.fire(round, { [seat]: seat === 'red' ? 1 + round : 5 });
        for (const [who, token] of [
          [table.red, table.tokens.red],
          [table.blue, table.tokens.blue],
        ] as const) {
          const path = `/api/matches/${table.id}/desk`;
          const { desk, steps } = (await table.at.house.get<DeskReply<never>>(path, token)).body;
          const told = steps.flatMap((step) => step.told);
          const own = { stands: whenWords(WORDS, desk), news: lastNews(WORDS, told, desk) ?? '' };
          expect(await lineOf(who)).toEqual(own);
          seen.add(`${desk.seat}: ${own.stands}: ${own.news}`);
        }
      }
    }
    expect(seen).toContain('red: Round 2, 149 kegs: blue fires some');
    expect(seen).toContain('blue: Round 2, 145 kegs: blue fires 5');
    // What was loaded in secret is in nobody's line before the guns have gone off.
    expect(seen).toContain('blue: Round 2, 145 kegs: blue shows white');
  });

  it('stays where nothing newer is news, and goes with what was taken back', async () => {
    const quiet: Words = {
      ...WORDS,
      logLine: (told, desk) => (told.kind === 'signal' ? WORDS.logLine(told, desk) : null),
    };
    const table = await begun(quiet);
    await start(table);
    await table.signal(0, 'white');
    expect((await lineOf(table.red))!.news).toBe('red shows white');
    await table.deed('red', { type: 'undo', to: 0 });
    expect(await lineOf(table.red)).toEqual({ stands: 'Round 1, 150 kegs', news: '' });
    await table.signal(0, 'white');
    expect((await lineOf(table.red))!.news).toBe('red shows white');
    for (let round = 0; round < 12; round++) {
      if (round > 0) await table.signal(round, 'red');
      await table.fire(round, { red: 1, blue: 0 });
    }
    // Further back than is looked for.
    expect(await lineOf(table.red)).toEqual({ stands: 'Round 13, 138 kegs', news: 'red shows white' });
  });

  it('is cut where it is long', async () => {
    const table = await begun({
      headline: () => ({ turn: 'T'.repeat(240), phase: '' }),
      logLine: () => ({ text: 'N'.repeat(241), weight: 'grave' }),
    });
    await start(table);
    await table.signal(0, 'red');
    expect(await lineOf(table.blue)).toEqual({ stands: 'T'.repeat(240), news: `${'N'.repeat(239)}…` });
  });

  it('is left out where a game has no words for it', async () => {
    const log: string[] = [];
    const table = await begun(undefined, log);
    await start(table);
    await table.signal(0, 'white');
    expect(await matchOf(table.red)).toMatchObject({ status: 'playing', asked: ['red', 'blue'], line: null });
    expect(log).toEqual([]);
  });

  it('stops no note where the words fail, and the log tells of it', async () => {
    const log: string[] = [];
    let fails = false;
    const words: Words = {
      ...WORDS,
      headline: (desk) => {
        if (fails) throw new Error('lost for words');
        return WORDS.headline(desk);
      },
    };
    const table = await begun(words, log);
    await start(table);
    await table.signal(0, 'white');
    const before = await lineOf(table.red);
    fails = true;
    await table.fire(0, { red: 1, blue: 1 });
    expect(await matchOf(table.red)).toMatchObject({ asked: ['blue'], line: before });
    expect(log.join('')).toMatch(/lost for words.*noted without its lines/);
    fails = false;
    await table.signal(1, 'red');
    expect((await lineOf(table.red))!.stands).toBe('Round 2, 149 kegs');
  });
});
