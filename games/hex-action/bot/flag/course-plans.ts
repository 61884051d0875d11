/** Courses of a single ship, as the captains' table has them. */
import type { Plan } from '@weathergage/bots/search/index.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { captainBot } from '../captain.ts';
import { isLittle } from '../duel/logs.ts';
import { candidatesOf } from '../fleet/candidates.ts';
import { withNotes } from '../fleet/notes.ts';
import { sharesDrawn, type Weighed, weigh } from '../helm.ts';

/** A course of one ship, with the table that she was weighed in. */
export interface CoursePlan extends Plan<HexAction> {
  readonly ship: string;
  readonly plot: string;
  readonly table: CourseTable;
}

/** Every course of hers against every course of the nearest enemy. */
interface CourseTable {
  readonly weighed: Weighed;
  pay(row: number, column: number): number;
}

/** Courses that are thought over, for each side, and those among them that are best by the table alone. */
const COURSES = 7;
const BEST = 2;
/** Courses that answer a captain best, where an enemy is taken for one. */
const ANSWERS = 5;

export const sailing = (plot: string, name: string): Plan<HexAction> => ({
  name,
  answer: (view, ask, dice) => {
    if (ask.kind !== 'plot') return captainBot(view, ask, dice);
    const ship = shipOf(view, ask.ship);
    const order = candidatesOf(view, ship).find((each) => each.plot === plot);
    return order === undefined ? { plot } : withNotes(view, ship, order);
  },
});

/** `besides` is a course that is thought over whatever the table says. */
export function coursePlans(view: View, ship: Ship, besides: string | null): readonly CoursePlan[] {
  const weighed = weigh(view, ship, []);
  const { courses, shares, worths, foe } = weighed;
  const table = {
    weighed,
    pay: (row: number, column: number) => foe!.pay[row * foe!.courses.length + column]!,
  };
  const byShare = [...courses.keys()].sort(
    (x, y) => shares[y]! - shares[x]! || worths[y]! - worths[x]! || x - y,
  );
  const answering = isLittle(view) ? worthsAgainst(view, table, courses.length) : worths;
  const byWorth = [...courses.keys()].sort((x, y) => answering[y]! - answering[x]! || x - y);
  const best = isLittle(view) ? ANSWERS : BEST;
  const chosen = new Set([...byWorth.slice(0, best), ...byShare.slice(0, COURSES - BEST)]);
  const up = courses.findIndex(({ plot }) => plot === besides);
  if (up >= 0) chosen.add(up);
  const drawn = sharesDrawn(shares);
  return [...chosen].map((index): CoursePlan => {
    const { plot } = courses[index]!;
    return { ...sailing(plot, plot), likely: drawn[index]!, ship: ship.id, plot, table };
  });
}

/** What each course is worth against an enemy who sails as a captain does. */
function worthsAgainst(view: View, { weighed: { foe }, pay }: CourseTable, rows: number): readonly number[] {
  if (foe === null) return new Array(rows).fill(0);
  const theirs = weigh(view, foe.ship, []);
  const drawn = sharesDrawn(theirs.shares);
  const shares = foe.courses.map(
    ({ plot }) => drawn[theirs.courses.findIndex((each) => each.plot === plot)] ?? 0,
  );
  return Array.from({ length: rows }, (_, row) =>
    shares.reduce((sum, share, column) => (share === 0 ? sum : sum + share * pay(row, column)), 0),
  );
}

const isCoursePlan = (plan: Plan<HexAction>): plan is CoursePlan => 'table' in plan;

/** What the table says of a pair of courses, in the captains' unit. */
export function courseWorth(own: Plan<HexAction>, rival: Plan<HexAction>): number {
  if (!isCoursePlan(own) || !isCoursePlan(rival)) return 0;
  const { courses, foe } = own.table.weighed;
  if (foe === null || foe.ship.id !== rival.ship) return 0;
  const row = courses.findIndex(({ plot }) => plot === own.plot);
  const column = foe.courses.findIndex(({ plot }) => plot === rival.plot);
  return row < 0 || column < 0 ? 0 : own.table.pay(row, column);
}
