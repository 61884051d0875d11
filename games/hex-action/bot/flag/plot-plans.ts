/** Plans for the sea: courses of a single ship as the captains' table has them, and orders for a whole fleet. */
import { learntChance, type Plan } from '@weathergage/bots/search/index.ts';
import { hasChoice } from '../../rules/sailing/held.ts';
import type { HexAsk } from '../../rules/sea/asks.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { isBasicDuel, steadyAdmiral } from '../admiral.ts';
import { captainBot } from '../captain.ts';
import { aimOf } from '../fleet/aims.ts';
import { candidatesOf } from '../fleet/candidates.ts';
import { withNotes } from '../fleet/notes.ts';
import { passageOf, turnsFrom } from '../fleet/passage.ts';
import { type Weighed, weigh } from '../helm.ts';
import { featuresOf } from './features.ts';
import { fleetPlans } from './fleet-plans.ts';
import { HEX_WEIGHTS } from './weights.ts';

type PlotAsk = Extract<HexAsk, { kind: 'plot' }>;

/** A course of one ship, with the table that she was weighed in. */
export interface CoursePlan extends Plan<HexAction> {
  readonly ship: string;
  readonly plot: string;
  readonly weighed: Weighed;
}

/** Courses that are thought over, for each side. */
const COURSES = 7;
/** Farther off than this there is nothing to do but to come up. */
const FAR = 11;
export function plotPlans(view: View, asks: readonly PlotAsk[]): readonly Plan<HexAction>[] {
  const ships = asks.map(({ ship }) => shipOf(view, ship)).filter((ship) => hasChoice(view, ship));
  const [ship] = ships;
  const foes = ship === undefined ? [] : enemiesOf(view, ship);
  if (ship === undefined || foes.length === 0 || view.noCombat || hasErrand(view, ships))
    return [{ name: 'as an admiral would', answer: steadyAdmiral }];
  if (ships.length > 1) return fleetPlans(view, isLosing(view, ship.side));
  const nearest = Math.min(...foes.map((foe) => rangeBetween(ship, foe)));
  if (nearest > FAR) return [sailing(comingUp(view, ship, foes), 'come up with them')];
  const courses = coursePlans(view, ship, nearest);
  return isBasicDuel(view)
    ? courses
    : [...fleetPlans(view, false).slice(0, 2), ...courses.slice(0, COURSES - 2)];
}

/** Whoever is bound for somewhere sails there: that is the admiral's business, who reckons in turns. */
const hasErrand = (view: View, ships: readonly Ship[]): boolean =>
  ships.some((ship) => aimOf(view, ship) !== null);

const LOSING = 0.3;
const isLosing = (view: View, side: string): boolean =>
  learntChance(HEX_WEIGHTS, featuresOf(view, side)) < LOSING;

const enemiesOf = (view: View, ship: Ship): Ship[] =>
  view.ships.filter(
    (other) => other.side !== ship.side && other.presence === 'afloat' && other.surrender === null,
  );

/** The course from which the fewest turns lead to an enemy, by whatever tacks it takes. */
function comingUp(view: View, ship: Ship, foes: readonly Ship[]): string {
  const [foe] = foes.toSorted((x, y) => rangeBetween(ship, x) - rangeBetween(ship, y));
  const aim = { kind: 'reach', hex: foe!.bow } as const;
  const passage = passageOf(view, ship, aim);
  let best = '0';
  let least = Number.POSITIVE_INFINITY;
  for (const { plot, end, leaves, shoals } of candidatesOf(view, ship)) {
    const turns = turnsFrom(view, passage, aim, end) + (leaves ? 100 : 0) + 5 * shoals;
    if (turns < least) [least, best] = [turns, plot];
  }
  return best;
}

const sailing = (plot: string, name: string): Plan<HexAction> => ({
  name,
  answer: (view, ask, dice) => {
    if (ask.kind !== 'plot') return captainBot(view, ask, dice);
    const ship = shipOf(view, ask.ship);
    const order = candidatesOf(view, ship).find((each) => each.plot === plot);
    return order === undefined ? { plot } : withNotes(view, ship, order);
  },
});

function coursePlans(view: View, ship: Ship, nearest: number): readonly Plan<HexAction>[] {
  const weighed = weigh(view, ship, []);
  const { courses, shares, worths } = weighed;
  const order = [...courses.keys()].sort(
    (x, y) => shares[y]! - shares[x]! || worths[y]! - worths[x]! || x - y,
  );
  const byWorth = [...courses.keys()].sort((x, y) => worths[y]! - worths[x]! || x - y);
  const chosen = new Set([...order.slice(0, COURSES - 2), ...byWorth.slice(0, 2)]);
  if (nearest > FAR - 4) {
    const up = courses.findIndex(({ plot }) => plot === comingUp(view, ship, enemiesOf(view, ship)));
    if (up >= 0) chosen.add(up);
  }
  return [...chosen].map((index): CoursePlan => {
    const { plot } = courses[index]!;
    return { ...sailing(plot, plot), likely: shares[index]!, ship: ship.id, plot, weighed };
  });
}

export const isCoursePlan = (plan: Plan<HexAction>): plan is CoursePlan => 'weighed' in plan;

/** What the captains' table says of a pair of courses, in its own unit. */
export function captainsWorth(own: Plan<HexAction>, rival: Plan<HexAction>): number {
  if (!isCoursePlan(own) || !isCoursePlan(rival)) return 0;
  const { courses, foe } = own.weighed;
  if (foe === null || foe.ship.id !== rival.ship) return 0;
  const row = courses.findIndex(({ plot }) => plot === own.plot);
  const column = foe.courses.findIndex(({ plot }) => plot === rival.plot);
  return row < 0 || column < 0 ? 0 : foe.pay[row * foe.courses.length + column]!;
}
