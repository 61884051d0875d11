/** An admiral who thinks Battles and courses over: bolder and warier ways are played out beside his own, in worlds as they may be. */
import {
  type Craft,
  type Plan,
  type SearchEffort,
  type Thinker,
  thinkerOf,
  USUAL_HABITS,
} from '@weathergage/bots/search/index.ts';
import type { Chooser, QuickChooser } from '@weathergage/kernel';
import { station } from '../../rules/index.ts';
import type { Station } from '../../rules/types.ts';
import type { AskKind, StationAsk } from '../../rules/world/asks.ts';
import type { State, View } from '../../rules/world/state.ts';
import { commander } from '../commander.ts';
import { estimate } from '../officer/estimate.ts';
import { COMMODORE, FLEET_ADMIRAL, type Temper } from '../temper.ts';

/** What is thought over: where a fleet goes, and whether and how it fights. */
const THOUGHT_OVER: readonly AskKind[] = ['plot', 'engage', 'withdraw', 'intensity'];
/** Impulses that are played out. */
const AHEAD = 3;
/** Play-outs that the mean of all plans counts as: a Battle is settled by a few dice. */
const PRUDENCE = 10;
const PLAY_OUTS = 12;
/** The part of the time that is thought; the rest is for making plans. */
const THINKING = 0.8;

interface Way {
  readonly name: string;
  readonly temper: Temper;
}

/** The ways that are weighed, his own first. */
const WAYS: readonly Way[] = [
  { name: 'as he would', temper: FLEET_ADMIRAL },
  {
    name: 'seek them out',
    temper: { ...FLEET_ADMIRAL, seek: -0.3, shun: -1.5, hunts: -0.3, reach: 8, glory: 2 },
  },
  { name: 'keep clear of them', temper: { ...FLEET_ADMIRAL, seek: 9, shun: 0.3, hunts: null } },
];

const usual = commander(FLEET_ADMIRAL);
const quick: QuickChooser<Station> = commander(COMMODORE);

/** The answers of all ways, each once. */
function plansFor(
  view: View,
  [ask]: readonly StationAsk[],
  dice: Parameters<typeof usual>[2],
): Plan<Station>[] {
  const found = new Map<string, Plan<Station>>();
  for (const { name, temper } of ask === undefined ? [] : WAYS) {
    const answer = commander(temper)(view, ask!, dice);
    const key = JSON.stringify(answer);
    if (!found.has(key)) found.set(key, { name, answer: () => answer });
  }
  return [...found.values()];
}

const seatOf = (state: State, side: string): string =>
  station.seats(state.scenario).find((one) => one.side === side)!.id;

/** By what either side sees of its own: each knows its worn ships and its Orders, and both count. */
function chance(state: State, side: string): number {
  const sides = station.seats(state.scenario).map((one) => one.side);
  const other = sides.find((one) => one !== side)!;
  const of = (one: string): number => estimate(station.view(state, seatOf(state, one)) as View);
  return (of(side) + 1 - of(other)) / 2;
}

const impulses = ({ turn, impulse }: State): number => 4 * turn + impulse;

const craftFor = (seat: string): Craft<Station> => ({
  rules: station,
  sideOf: (state, whose) => station.seats(state.scenario).find(({ id }) => id === whose)!.side,
  // What the other does at the same step he decides in each world by what he has there.
  plans: (view, asks, dice) =>
    view.side === seat ? plansFor(view, asks, dice) : [{ name: 'as usual', answer: quick }],
  playOn: quick,
  estimate: chance,
  isFarEnough: (from, now) => impulses(now) >= impulses(from) + AHEAD,
});

/** So many play-outs to a question, or as many as the time allows. */
export function council(playOuts = PLAY_OUTS): Chooser<Station> {
  const thinkers = new Map<string, Thinker<Station>>();
  const effortFor = (_view: View, budgetMs: number | undefined): SearchEffort =>
    budgetMs === undefined ? { playOuts } : { ms: THINKING * budgetMs };
  return (view, ask, dice, budgetMs) => {
    if (!THOUGHT_OVER.includes(ask.kind) || (ask.kind === 'plot' && view.increment > 1))
      return usual(view, ask, dice);
    let thinker = thinkers.get(ask.seat);
    if (thinker === undefined) {
      const habits = { ...USUAL_HABITS, plainness: 0, faith: 0, prudence: PRUDENCE };
      thinker = thinkerOf(craftFor(ask.seat), effortFor, habits);
      thinkers.set(ask.seat, thinker);
    }
    return thinker.choose(view, ask, dice, budgetMs);
  };
}
