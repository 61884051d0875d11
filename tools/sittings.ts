/**
 * How much a scenario asks of a side: matches between machines, and in each how often a side was asked something (a
 * sitting), and how many questions these were together. With --calm what "carry on" would have answered is not counted:
 * in a game of months at sea nobody answers it himself.
 *
 *   node tools/sittings.ts --game hex-action --bot midshipman --matches 3 [--scenario ID] [--seed 1] [--calm]
 *
 * One line of JSON a scenario: half of all sides' matches had fewer sittings and questions than it says.
 */
import { parseArgs } from 'node:util';
import {
  allToldTo,
  type Carrying,
  type CarryOn,
  type GameTypes,
  looseDice,
  type ScenarioHead,
  type Seat,
} from '@weathergage/kernel';
import { seedFor, seedOfMatch } from '@weathergage/kernel/harness/index.ts';
import { botOf, type PlayableGame, scenarioOf } from '../platform/cli/games.ts';
import { MACHINE_MATCHES, machineMatches } from './balance/arguments.ts';

interface Count {
  sittings: number;
  questions: number;
}

/** Whether the seat would be called for what it is asked, with the stops that are usual. */
function called(carryOn: CarryOn | undefined, carrying: Carrying): boolean {
  if (carryOn === undefined) return true;
  const usual = [...carryOn.stops, ...(carryOn.manners ?? [])].filter((tick) => tick.usual);
  return 'halt' in carryOn.carry(carrying, new Set(usual.map(({ id }) => id)));
}

async function countMatch(
  played: PlayableGame,
  carryOn: CarryOn | undefined,
  scenario: ScenarioHead,
  bot: string,
  seed: number,
): Promise<Count[]> {
  const { game, entry } = played;
  const choose = botOf(played, bot);
  const umpire = looseDice(seedFor(seed, 1));
  const seats = game.seats(scenario);
  const dice = new Map(seats.map(({ id }, i) => [id, looseDice(seedFor(seed, 2, i))]));
  const sideOf = new Map(seats.map(({ id, side }) => [id, side]));
  const counts = new Map(seats.map(({ side }) => [side, { sittings: 0, questions: 0 }]));
  const since = new Map<Seat, GameTypes['view']>();
  const limit =
    entry.turnLimit === undefined || scenario.turnLimit !== undefined ? {} : { turnLimit: entry.turnLimit };
  let state: GameTypes['state'] = game.setup(scenario, limit, looseDice(seed));
  const told = new Map<Seat, GameTypes['told'][]>(seats.map(({ id }) => [id, []]));
  while (game.outcome(state) === null) {
    const asks = game.asks(state);
    const answers = [];
    const sitting = new Set<string>();
    for (const seat of new Set(asks.map((ask) => ask.seat))) {
      const now = game.view(state, seat);
      const own = asks.filter((ask) => ask.seat === seat);
      const heard = told.get(seat)!;
      if (called(carryOn, { since: since.get(seat) ?? now, now, told: heard, asks: own })) {
        const side = sideOf.get(seat)!;
        const count = counts.get(side)!;
        count.questions += own.length;
        if (!sitting.has(side)) count.sittings++;
        sitting.add(side);
        since.set(seat, now);
        heard.length = 0;
      }
      for (const ask of own)
        answers.push({ ask, answer: await choose(now, ask, dice.get(seat)!, undefined) });
    }
    const resolved = game.resolve(state, answers, umpire);
    state = resolved.state;
    for (const [seat, heard] of told) heard.push(...allToldTo(resolved.happenings, seat));
  }
  return [...counts.values()];
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...MACHINE_MATCHES,
      matches: { type: 'string', default: '3' },
      calm: { type: 'boolean', default: false },
    },
  });
  const { played, bot, matches, seed } = await machineMatches(values);
  const carryOn = values.calm ? await played.entry.carryOn?.() : undefined;
  const chosen = values.scenario === undefined ? played.scenarios : [scenarioOf(played, values.scenario)];
  for (const scenario of chosen) {
    const all: Count[] = [];
    for (let i = 0; i < matches; i++)
      all.push(...(await countMatch(played, carryOn, scenario, bot, seedOfMatch(seed, i))));
    const sittings = middle(all.map((count) => count.sittings));
    const questions = middle(all.map((count) => count.questions));
    console.log(JSON.stringify({ scenario: scenario.id, matches, sittings, questions }));
  }
}

await main();
