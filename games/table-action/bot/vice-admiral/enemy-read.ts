/**
 * What kind of enemy he has before him in a duel. Every move is tried against a captain's answer and a commodore's; where
 * the enemy then really went tells which of them he is more like.
 */
import { type State, shipOf, type View } from '../../rules/table/state.ts';

/** A ship as she lies. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Where one of the two was imagined to go. */
export interface Answered {
  readonly wide: boolean;
  readonly lie: Lie;
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
export const UNKNOWN = 0.5;
const SURE = 0.04;
/** Thousandths of an inch: the same place, and one that is much like it. */
const NEAR = { same: 400, like: 2500 };
const LIKELY = { same: 1, like: 0.25, other: 0.04 };
const EXACT = 3;

const MOST = 64;
const kept = new Map<string, Expected[]>();

const lieOf = ({
  at,
  heading,
}: {
  readonly at: { x: number; y: number };
  readonly heading: number;
}): Lie => ({
  x: at.x,
  y: at.y,
  heading,
});
const within = (a: Lie, b: Lie, reach: number): boolean =>
  a.heading === b.heading && Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach;

const duelKey = ({ scenario, seat }: View): string => `${scenario} ${seat}`;
const enemyOf = (table: Pick<State, 'ships'>, own: string) => table.ships.find(({ id }) => id !== own)!;

/** The enemy’s lie in an imagined course, where his was the next move after the one tried. */
export function answeredIn(after: State, own: string, end: Lie, wide: boolean): Answered | null {
  if (!within(lieOf(shipOf(after, own)), end, EXACT)) return null;
  return { wide, lie: lieOf(enemyOf(after, own)) };
}

export function expectAnswers(
  view: View,
  own: string,
  end: Lie,
  wide: number,
  answers: readonly Answered[],
): void {
  const key = duelKey(view);
  const expected = { turn: view.turn, second: enemyOf(view, own).acted, own: end, answers, wide };
  const others = (kept.get(key) ?? []).filter(
    ({ turn, own: lie }) => turn !== view.turn || !within(lie, end, EXACT),
  );
  kept.delete(key);
  if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
  kept.set(key, [...others, expected].slice(-MOST));
}

function likelihood(answers: readonly Answered[], wide: boolean, lie: Lie): number {
  const of = answers.filter((each) => each.wide === wide);
  let sum = LIKELY.other;
  for (const each of of)
    sum += within(each.lie, lie, NEAR.same)
      ? LIKELY.same
      : Math.abs(each.lie.x - lie.x) + Math.abs(each.lie.y - lie.y) <= NEAR.like
        ? LIKELY.like
        : LIKELY.other;
  return sum / (of.length + 1);
}

/** The chance that the enemy sees as far as a commodore, by what he did after the last move. */
export function readEnemy(view: View, own: string): number {
  const now = lieOf(shipOf(view, own));
  const all = kept.get(duelKey(view)) ?? [];
  const last =
    all.findLast(({ turn, own: lie }) => turn === view.turn - 1 && within(lie, now, EXACT)) ??
    all.findLast(({ turn }) => turn === view.turn);
  if (last === undefined) return UNKNOWN;
  const enemy = enemyOf(view, own);
  const once = last.turn < view.turn && last.second === enemy.acted;
  if (!once || last.answers.length === 0) return last.wide;
  const [wide, narrow] = [true, false].map((kind) => likelihood(last.answers, kind, lieOf(enemy)));
  const odds = (last.wide * wide!) / ((1 - last.wide) * narrow!);
  return Math.min(1 - SURE, Math.max(SURE, odds / (1 + odds)));
}
