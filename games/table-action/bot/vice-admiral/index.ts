/**
 * The vice-admiral: he tries the moves that come into question by the rules, each with the answer of the enemy he takes
 * his own to be, and judges where that leaves both. In great battles he does as the commodore does.
 */
import { type Dice, hashText, seedFor } from '@weathergage/kernel';
import type { Answer, TableAsk } from '../../rules/table/asks.ts';
import type { State, View } from '../../rules/table/state.ts';
import { captainBot, commodoreBot } from '../captain.ts';
import { type Breadth, candidatesFor } from './candidates.ts';
import { type EnemyLike, expectAnswers, readEnemy } from './enemy-read.ts';
import { imaginedTable } from './imagined.ts';
import { keepMove, keptOrder, situationOf } from './kept-move.ts';
import { GRIDS } from './manoeuvres.ts';
import { outlookOf } from './outlook.ts';
import { playOn } from './play-on.ts';
import { quickHand } from './quick-hand.ts';
import { siftMoves } from './sifting.ts';
import { DUEL_WEIGHTS } from './weights/duel.ts';
import { LINE_WEIGHTS } from './weights/line.ts';
import { following, type SegmentAsk, stepOf, type WholeMove } from './whole-move.ts';

/** Ships on the table above which moves are not tried. */
const FEW = 8;

/** Imagined at the first question of a ship's turn in a duel; half as many at those that follow. */
export const COURSES = 160;
/** Where there are so many ships: which moves of a ship are tried, and in how many courses together. */
const EFFORTS = [
  {
    ships: 2,
    courses: COURSES,
    breadth: { moves: 20, held: 10, manoeuvres: 14, grid: GRIDS.fine, beam: 64 },
  },
  { ships: FEW, courses: 64, breadth: { moves: 12, held: 0, manoeuvres: 0, grid: GRIDS.coarse, beam: 64 } },
] as const;
/** The share of the time allowed that goes into the first question of a ship's turn, and into each that comes after. */
const TIME = { first: 0.7, later: 0.1 };

interface Effort {
  readonly breadth: Breadth;
  /** The share of it that is gone with so many courses. */
  readonly spent: (courses: number) => number;
}

function effortFor(view: View, share: number, budgetMs: number | undefined): Effort {
  const { breadth, courses } = EFFORTS.find(({ ships }) => view.ships.length <= ships)!;
  const { underWay, sailChanged } = view.activation!;
  const begins = !underWay && !sailChanged;
  if (budgetMs === undefined) {
    const all = share * (begins ? courses : courses / 2);
    return { breadth, spent: (tried) => tried / all };
  }
  const start = performance.now();
  const allowed = budgetMs * (begins ? TIME.first : TIME.later);
  return { breadth, spent: () => (performance.now() - start) / allowed };
}

/** With more ships every enemy is taken for a captain. */
const NARROW = 0;
/** In one course of so many he is taken for the other kind, so that he can be known for it. */
const DOUBT = 8;

/** Answers that are a compromise between two kinds of enemies lose to both: he answers the one that is more likely. */
const isWide = (wide: number, course: number): boolean => wide >= 0.5 !== (course % DOUBT === DOUBT - 1);

function chooseMove(view: View, ask: SegmentAsk, dice: Dice, enemyLike: EnemyLike, effort: Effort): Answer {
  const side = view.side!;
  const seed = Number.parseInt(hashText(situationOf(view, ask)).slice(0, 8), 16);
  const world = imaginedTable(view, seedFor(seed, 1));
  const duel = view.ships.length === 2;
  const weights = duel ? DUEL_WEIGHTS : LINE_WEIGHTS;
  const wide = duel ? readEnemy(view, ask.ship, enemyLike) : NARROW;
  const answers = new Map<WholeMove, { readonly wide: boolean; readonly after: State }[]>();
  const judge = (move: WholeMove, course: number): number => {
    const own = quickHand();
    const sees = duel && isWide(wide, course);
    const hands = { first: following(move, own), own, enemy: enemyLike(sees) };
    const after = playOn(world, side, hands, seedFor(seed, 2, course));
    answers.set(move, [...(answers.get(move) ?? []), { wide: sees, after }]);
    return outlookOf(weights, after, side);
  };
  const candidates = candidatesFor(view, ask, world, weights, effort.breadth);
  const chosen = siftMoves(candidates, judge, effort.spent);
  if (chosen === undefined) return commodoreBot(view, ask, dice);
  if (duel) expectAnswers(view, ask.ship, chosen.plan.pose, wide, answers.get(chosen) ?? []);
  keepMove(view, ask, chosen);
  return stepOf(chosen, view, ask) ?? commodoreBot(view, ask, dice);
}

const mayTry = (view: View): boolean =>
  view.ships.length <= FEW && view.batteries.length === 0 && view.squadrons.length === 2;

const captainOrCommodore: EnemyLike = (wide) => (wide ? commodoreBot : captainBot);

/** With a share of the usual courses, or as many as the time allows. */
export const viceAdmiralWith =
  (share: number, enemyLike: EnemyLike = captainOrCommodore) =>
  (view: View, ask: TableAsk, dice: Dice, budgetMs?: number): Answer => {
    if (!mayTry(view)) return commodoreBot(view, ask, dice, budgetMs);
    if (ask.kind === 'segment')
      return keptOrder(view, ask) ?? chooseMove(view, ask, dice, enemyLike, effortFor(view, share, budgetMs));
    return (ask.kind === 'fire' ? keptOrder(view, ask) : null) ?? commodoreBot(view, ask, dice, budgetMs);
  };

export const viceAdmiral = viceAdmiralWith(1);
