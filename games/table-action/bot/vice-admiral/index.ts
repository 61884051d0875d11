/**
 * The vice-admiral: of the moves that the sailing master weighs best he tries each by the rules, with the answer of
 * a captain, and judges where that leaves both. In great battles he does as the commodore does.
 */
import { type Dice, hashText, looseDice, seedFor } from '@weathergage/kernel';
import { fights } from '../../rules/aboard/crippled.ts';
import { tableAction } from '../../rules/index.ts';
import type { Answer, TableAsk } from '../../rules/table/asks.ts';
import type { View } from '../../rules/table/state.ts';
import { captainBot, commodoreBot } from '../captain.ts';
import { keepMove, keptOrder, situationOf } from './kept-move.ts';
import { outlookOf } from './outlook.ts';
import { playOn } from './play-on.ts';
import { quickHand } from './quick-hand.ts';
import { siftMoves } from './sifting.ts';
import { DUEL_WEIGHTS } from './weights/duel.ts';
import { LINE_WEIGHTS } from './weights/line.ts';
import { following, type SegmentAsk, stepOf, unlikeMoves, type WholeMove } from './whole-move.ts';

/** Ships on the table above which moves are not tried. */
const FEW = 8;
const BEAM = 64;
/** What the sailing master's weighing counts, in chances to win: for as much as all her side's ships are worth. */
const TRUST = 0.3;

/** Imagined at the first question of a ship's turn in a duel; half as many at those that follow. */
export const COURSES = 400;
/** Where there are so many ships: how many moves of a ship are tried, and in how many courses together. */
const EFFORTS = [
  { ships: 2, moves: 24, courses: COURSES },
  { ships: FEW, moves: 12, courses: 64 },
] as const;
/** The share of the time allowed that goes into the first question of a ship's turn, and into each that comes after. */
const TIME = { first: 0.7, later: 0.1 };

interface Effort {
  readonly moves: number;
  /** The share of it that is gone with so many courses. */
  readonly spent: (courses: number) => number;
}

function effortFor(view: View, share: number, budgetMs: number | undefined): Effort {
  const { moves, courses } = EFFORTS.find(({ ships }) => view.ships.length <= ships)!;
  const { underWay, sailChanged } = view.activation!;
  const begins = !underWay && !sailChanged;
  if (budgetMs === undefined) {
    const all = share * (begins ? courses : courses / 2);
    return { moves, spent: (tried) => tried / all };
  }
  const start = performance.now();
  const allowed = budgetMs * (begins ? TIME.first : TIME.later);
  return { moves, spent: () => (performance.now() - start) / allowed };
}

function chooseMove(view: View, ask: SegmentAsk, dice: Dice, { moves, spent }: Effort): Answer {
  const side = view.side!;
  const found = unlikeMoves(view, ask, moves, BEAM);
  const [best] = found;
  if (best === undefined) return commodoreBot(view, ask, dice);
  const seed = Number.parseInt(hashText(situationOf(view, ask)).slice(0, 8), 16);
  const world = tableAction.imagine(view, looseDice(seedFor(seed, 1)));
  const weights = view.ships.length === 2 ? DUEL_WEIGHTS : LINE_WEIGHTS;
  const judge = (move: WholeMove, course: number): number => {
    const own = quickHand();
    const hands = { first: following(move, own), own, enemy: captainBot };
    return outlookOf(weights, playOn(world, side, hands, seedFor(seed, 2, course)), side);
  };
  let all = 1;
  for (const ship of view.ships) if (ship.side === side && fights(ship)) all += ship.spec.points;
  const tried = found.map((move) => ({
    move,
    before: (TRUST * (move.plan.value - best.plan.value)) / all,
  }));
  const chosen = siftMoves(tried, judge, spent) ?? best;
  keepMove(view, ask, chosen);
  return stepOf(chosen, view, ask) ?? commodoreBot(view, ask, dice);
}

const mayTry = (view: View): boolean =>
  view.ships.length <= FEW && view.batteries.length === 0 && view.squadrons.length === 2;

/** With a share of the usual courses, or as many as the time allows. */
export const viceAdmiralWith =
  (share: number) =>
  (view: View, ask: TableAsk, dice: Dice, budgetMs?: number): Answer =>
    ask.kind === 'segment' && mayTry(view)
      ? (keptOrder(view, ask) ?? chooseMove(view, ask, dice, effortFor(view, share, budgetMs)))
      : commodoreBot(view, ask, dice, budgetMs);

export const viceAdmiral = viceAdmiralWith(1);
