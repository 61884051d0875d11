/** Plans for the sea: courses of a single ship, and orders for a whole fleet. */
import type { Plan } from '@weathergage/bots/search/index.ts';
import { hasChoice } from '../../rules/sailing/held.ts';
import type { HexAsk } from '../../rules/sea/asks.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { isBasicDuel, steadyAdmiral } from '../admiral.ts';
import { isLittle } from '../duel/logs.ts';
import { aimOf } from '../fleet/aims.ts';
import { candidatesOf } from '../fleet/candidates.ts';
import { idles } from '../fleet/idlers.ts';
import { passageOf, turnsFrom } from '../fleet/passage.ts';
import { coursePlans, sailing } from './course-plans.ts';
import { type FleetTerms, fleetPlan } from './fleet-plans.ts';

type PlotAsk = Extract<HexAsk, { kind: 'plot' }>;

/** Farther off than this there is nothing to do but to come up. */
const FAR = 11;
/** Two ships alone think earlier of how they will meet. */
const FAR_IN_DUELS = 15;
/** Courses beside what an admiral would do, for a single ship of a greater action. */
const OTHERS = 5;
/** So much nearer the way up to them is one course among others. */
const COMING_UP = FAR - 4;

export function plotPlans(
  view: View,
  asks: readonly PlotAsk[],
  others: number,
  terms?: FleetTerms,
): readonly Plan<HexAction>[] {
  const ships = asks.map(({ ship }) => shipOf(view, ship)).filter((ship) => hasChoice(view, ship));
  const [ship] = ships;
  const foes = ship === undefined ? [] : enemiesOf(view, ship);
  if (ship === undefined || foes.length === 0 || view.noCombat || hasErrand(view, ships))
    return [{ name: 'as an admiral would', answer: steadyAdmiral }];
  if (isFleetAction(view)) return [fleetPlan(view, others, terms)];
  const nearest = Math.min(...foes.map((foe) => rangeBetween(ship, foe)));
  // One who only lies there is come up with; she would be waited for otherwise.
  const far = isLittle(view) && !foes.some(idles) ? FAR_IN_DUELS : FAR;
  if (nearest > far) return [sailing(comingUp(view, ship, foes), 'come up with them')];
  const up = nearest > COMING_UP ? comingUp(view, ship, foes) : null;
  if (isBasicDuel(view)) return coursePlans(view, ship, up);
  return [fleetPlan(view, others), ...coursePlans(view, ship, up).slice(0, OTHERS)];
}

/** Whoever is bound for somewhere sails there: that is the admiral's business, who reckons in turns. */
const hasErrand = (view: View, ships: readonly Ship[]): boolean =>
  ships.some((ship) => aimOf(view, ship) !== null);

/** More than two ships, whatever has become of them: then there is more to it than one against one. */
export const isFleetAction = ({ ships }: View): boolean => ships.length > 2;

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
