/**
 * What kind of enemy he has before him in a duel. Every move is tried against a captain's answer and a commodore's; where
 * the enemy then really went tells which of them he is more like. Who sees an enemy begin a duel that is known asks where
 * each of the two would have gone.
 */
import { looseDice, type QuickChooser, seedFor } from '@weathergage/kernel';
import { scenarios } from '../../data/scenarios.ts';
import { tableAction } from '../../rules/index.ts';
import { type State, shipOf, type View } from '../../rules/table/state.ts';
import type { TableAction } from '../../rules/types.ts';
import { captainBot } from '../captain.ts';
import { TRIALS } from '../trials/scenarios.ts';

/** Of two kinds of enemies: one who carries few half-made plans on, and one who sees more of what may come. */
export type EnemyLike = (wide: boolean) => QuickChooser<TableAction>;

/** A ship as she lies. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Where it led that one of the two answered. */
interface Answered {
  readonly wide: boolean;
  readonly after: State;
}

/** A move that was ordered, and what was expected of the enemy after it. */
interface Expected {
  readonly turn: number;
  /** Whether the enemy had his move of that turn before it. */
  readonly second: boolean;
  readonly own: Lie;
  readonly answers: readonly Answered[];
  /** The chance that he sees as far as a commodore, as it was thought then. */
  readonly wide: number;
}

/** Of an enemy of whom nothing is known. */
export const UNKNOWN = 0.4;
const SURE = 0.02;
/** Thousandths of an inch: the same place, and one that is much like it. */
const NEAR = { same: 400, like: 2500 };
const LIKELY = { same: 1, like: 0.25, other: 0.04 };
const EXACT = 3;

/** Moves that are remembered, in each of so many kinds of duels; answers of each, and how often a beginning is tried. */
const MOST = { kinds: 64, moves: 64, answers: 24, beginnings: 3 };
const kept = new Map<string, Expected[]>();

const lieOf = (ships: State['ships'], own: string, others: boolean): Lie => {
  const { at, heading } = ships.find(({ id }) => (id === own) !== others)!;
  return { x: at.x, y: at.y, heading };
};
const ownLie = ({ ships }: Pick<State, 'ships'>, own: string): Lie => lieOf(ships, own, false);
const enemyLie = ({ ships }: Pick<State, 'ships'>, own: string): Lie => lieOf(ships, own, true);
const enemyActed = ({ ships }: Pick<State, 'ships'>, own: string): boolean =>
  ships.find(({ id }) => id !== own)!.acted;
const within = (a: Lie, b: Lie, reach: number): boolean =>
  a.heading === b.heading && Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach;

const duelKey = ({ scenario, seat }: View): string => `${scenario} ${seat}`;

/** Remembers a move, and the courses in which the enemy's was the next after it. */
export function expectAnswers(
  view: View,
  own: string,
  end: Lie,
  wide: number,
  answers: readonly Answered[],
): void {
  const key = duelKey(view);
  const others = (kept.get(key) ?? []).filter(
    (each) => each.turn !== view.turn || !within(each.own, end, EXACT),
  );
  kept.delete(key);
  if (kept.size >= MOST.kinds) kept.delete(kept.keys().next().value!);
  const next = answers.filter(({ after }) => within(ownLie(after, own), end, EXACT)).slice(-MOST.answers);
  const expected = { turn: view.turn, second: enemyActed(view, own), own: end, answers: next, wide };
  kept.set(key, [...others, expected].slice(-MOST.moves));
}

/** Where the table stands when the ship has acted that is to act, if she is the enemy's. */
function whenActed(from: State, own: string, enemy: QuickChooser<TableAction>, seed: number): State | null {
  const ship = from.activation?.ship;
  if (ship === undefined || ship === own) return null;
  const dice = looseDice(seed);
  let state = from;
  while (state.outcome === null && state.turn === from.turn && state.activation?.ship === ship) {
    const answers = tableAction.asks(state).map((ask) => {
      const view = tableAction.view(state, ask.seat);
      return { ask, answer: (view.seat === shipOf(state, own).seat ? captainBot : enemy)(view, ask, dice) };
    });
    state = tableAction.resolve(state, answers, dice).state;
  }
  return state;
}

interface Seen {
  readonly wide: boolean;
  readonly lie: Lie;
}

function likelihood(seen: readonly Seen[], wide: boolean, lie: Lie): number {
  const of = seen.filter((each) => each.wide === wide);
  let sum = LIKELY.other;
  for (const each of of)
    sum += within(each.lie, lie, NEAR.same)
      ? LIKELY.same
      : Math.abs(each.lie.x - lie.x) + Math.abs(each.lie.y - lie.y) <= NEAR.like
        ? LIKELY.like
        : LIKELY.other;
  return sum / (of.length + 1);
}

function weighed(before: number, seen: readonly Seen[], lie: Lie): number {
  const [wide, narrow] = [true, false].map((kind) => likelihood(seen, kind, lie));
  const odds = (before * wide!) / ((1 - before) * narrow!);
  return Math.min(1 - SURE, Math.max(SURE, odds / (1 + odds)));
}

/** An enemy who had the first move of a duel whose start is known. */
function readBeginning(view: View, own: string, enemyLike: EnemyLike): number {
  const scenario = [...scenarios, ...TRIALS].find(({ id }) => id === view.scenario);
  if (scenario === undefined || view.turn !== 1 || !enemyActed(view, own)) return UNKNOWN;
  const seen: Seen[] = [];
  for (let seed = 1; seen.length < 2 * MOST.beginnings && seed < 8 * MOST.beginnings; seed++) {
    const start = tableAction.setup(scenario, view.options, looseDice(seed));
    if (start.ships.length !== 2 || !within(ownLie(start, own), ownLie(view, own), EXACT)) return UNKNOWN;
    for (const wide of [false, true]) {
      const after = whenActed(start, own, enemyLike(wide), seedFor(seed, 1));
      if (after !== null) seen.push({ wide, lie: enemyLie(after, own) });
    }
  }
  return weighed(UNKNOWN, seen, enemyLie(view, own));
}

/** The chance that the enemy sees as far as a commodore, by what he did after the last move. */
export function readEnemy(view: View, own: string, enemyLike: EnemyLike): number {
  const all = kept.get(duelKey(view)) ?? [];
  const now = ownLie(view, own);
  const last = all.findLast((each) => each.turn === view.turn - 1 && within(each.own, now, EXACT));
  if (last === undefined)
    return view.activation?.underWay
      ? (all.findLast(({ turn }) => turn === view.turn)?.wide ?? UNKNOWN)
      : readBeginning(view, own, enemyLike);
  // If he had yet to act then, and has acted now, those were two moves of his; if the other way round, none.
  const acted = enemyActed(view, own);
  if (last.second && !acted) return last.wide;
  const seen = last.answers.flatMap(({ wide, after }, i) => {
    const then = last.second === acted ? after : whenActed(after, own, enemyLike(wide), seedFor(i, 2));
    return then === null ? [] : [{ wide, lie: enemyLie(then, own) }];
  });
  return weighed(last.wide, seen, enemyLie(view, own));
}
