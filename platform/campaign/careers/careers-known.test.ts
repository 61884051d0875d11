import { type Engagement, GALLERY, type Game, looseDice } from '@weathergage/kernel';
import { expect, it } from 'vitest';
import * as list from '../../../games/list.ts';
import { CAMPAIGNS } from '../campaigns.ts';
import { fightWar, type Machines } from '../fight.ts';
import { warScenario } from '../war-scenario.ts';
import { careersOf, careersOfReports, followedCareers, type ReportTaken } from './careers-of.ts';

const ENTRIES = Object.values(list);
const BOTS = { 'hex-action': 'straight', station: 'random', 'sea-power': 'nearest' };
/** Worlds guessed for each seat and report. */
const GUESSES = 3;

/** A war whose battles are fought, and of each report the battle as a seat could think it was, all hidden things guessed. */
async function guessedWar(id: string, scenario: object, options: object) {
  const entry = ENTRIES.find((one) => one.id === id)!;
  const game = (await entry.rules()) as unknown as Game;
  const seats = game.seats(scenario as never).map((seat) => seat.id);
  const thought = new Map<string, { readonly fought: Engagement; readonly result: unknown }[]>();
  const engagements: NonNullable<Game['engagements']> = {
    ...game.engagements!,
    take(world, engagement, result, dice) {
      for (const seat of [...seats, GALLERY])
        for (let guess = 0; guess < GUESSES; guess++) {
          const guessed = game.imagine(game.view(world, seat), looseDice(guess));
          const twin = game
            .engagements!.open(game.view(guessed, GALLERY))
            .find((one) => one.id === engagement.id);
          const key = `${seat} ${guess}`;
          thought.set(key, [...(thought.get(key) ?? []), { fought: twin!, result }]);
        }
      return game.engagements!.take(world, engagement, result, dice);
    },
  };
  const machines: Machines = {
    entry: (one) =>
      (one === id
        ? { ...entry, rules: async () => ({ ...game, engagements }) }
        : ENTRIES.find((other) => other.id === one)) as never,
    bots: BOTS,
  };
  const war = await fightWar({ game: id, scenario, options }, machines, 2, []);
  return { game, thought, journal: war.parent.journal };
}

const foughtOut = { ways: ['hex-action'] };
it.each([
  ['sea-power', null, { capture: true, foughtOut }],
  ['station', 'first-cruise', { turnLimit: 8, foughtOut }],
] as const)(
  'of a war of %s a seat is told no more than it could have written down itself',
  async (id, name, options) => {
    const scenarios = await ENTRIES.find((one) => one.id === id)!.scenarios();
    const scenario =
      name === null
        ? warScenario(CAMPAIGNS[0]!, scenarios)!
        : scenarios.find((one) => (one as { id: string }).id === name)!;
    const { game, thought, journal } = await guessedWar(id, scenario, options);
    const reports = journal.entries.flatMap((entry) => (entry.type === 'report' ? [entry] : []));
    expect(reports.length).toBeGreaterThan(0);
    for (const [at, report] of reports.entries()) {
      // As a server has it while the war goes on: its journal up to this report, and nothing after.
      const war = { ...journal, entries: journal.entries.slice(0, journal.entries.indexOf(report) + 1) };
      const told = careersOf({ war, battles: [] }, new Map([[id as string, game]]));
      expect(told.length).toBeGreaterThan(0);
      // A server that makes them sees to others in between.
      const between = [...followedCareers({ war, battles: [] }, new Map([[id as string, game]]))];
      expect(between.length).toBeGreaterThanOrEqual(war.entries.length / 16);
      for (const known of thought.values()) {
        const taken = known
          .slice(0, at + 1)
          .map((one, place): ReportTaken => ({ game: id, ...one, child: reports[place]!.child }));
        expect(careersOfReports(taken)).toEqual(told);
      }
    }
  },
);
