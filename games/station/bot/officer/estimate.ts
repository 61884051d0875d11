/** How a command stands: the Prestige it has and is about to have, and the ships that are about to go down. */
import { decidedFor } from '@weathergage/kernel';
import { leavesOf } from '../../rules/orders/order-goals.ts';
import { sidesOf } from '../../rules/umpire/phase.ts';
import type { Execution } from '../../rules/world/forces.ts';
import { hullsOf, isLine } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { otherSide, theatreOf } from '../../rules/world/theatre.ts';
import { expectedSinkings } from '../battle-odds.ts';

/** What an Order is worth where they are compared at the Year's end. */
const IN_A_YEAR = 0.35;

/** How much of an Order is done, from 0 to 1. */
function progressOf(view: View, { order: id, progress }: Execution): number {
  const order = theatreOf(view).orders.get(id);
  if (order === undefined) return 0;
  const leaves = leavesOf(order);
  const parts = leaves.map((leaf, at): number => {
    if (progress.met[at] === true) return 1;
    if (leaf.test === 'station' || leaf.test === 'interdict')
      return Math.max(0, ...progress.runs.map(({ impulses }) => impulses)) / leaf.impulses;
    if (leaf.test === 'circuit')
      return (progress.rounds + progress.leg / leaf.route.length) / Math.max(1, leaf.times);
    return 0;
  });
  return Math.min(1, parts.reduce((sum, one) => sum + one, 0) / Math.max(1, parts.length));
}

/** What an Order is worth of its Prestige as soon as somebody has it: most of them are Fulfilled. */
const ISSUED = 0.3;

/** Points of Prestige that the Orders of one's own in Execution have come to so far. */
function underWay(view: View): number {
  const worth = view.scenario.scoreOrders?.fulfilled ?? IN_A_YEAR;
  return Object.values(view.forces[view.side ?? '']?.formations ?? {}).reduce(
    (sum, { execution }) =>
      sum + (execution === null ? 0 : worth * (ISSUED + (1 - ISSUED) * progressOf(view, execution))),
    0,
  );
}

/** Sail of the line that will go down if nothing is done, in Prestige. */
function inDanger(view: View): number {
  const theatre = theatreOf(view);
  const { lineSail } = theatre.module.prestige;
  const sail = Object.values(view.forces[view.side ?? '']?.squadrons ?? {}).reduce(
    (sum, { id, dp, sail: of }) => {
      const hulls = hullsOf(theatre, id);
      return isLine(hulls) ? sum + expectedSinkings({ dp, dr: hulls.dr, sail: of }) : sum;
    },
    0,
  );
  return lineSail === 0 ? 0 : sail / lineSail;
}

/** What damage takes off a ship of the line's worth, in Prestige, if she has all that she can bear. */
const WORN = 0.08;

function wear(view: View): number {
  const theatre = theatreOf(view);
  return Object.values(view.forces[view.side ?? '']?.squadrons ?? {}).reduce((sum, { id, dp, sail }) => {
    const hulls = hullsOf(theatre, id);
    return isLine(hulls) ? sum + WORN * sail * Math.min(1, dp / hulls.dr) : sum;
  }, 0);
}

/** What a handicap gives is to be won back: it counts the less the longer there is to do it in. */
function head(view: View, side: string, enemy: string): number {
  const { prestige, handicap = {}, turns } = view.scenario;
  const of = (one: string): number => (prestige[one] ?? 0) + (handicap[one] ?? 0);
  return (of(side) - of(enemy)) * Math.max(0, 1 - view.turn / turns);
}

export function estimate(view: View): number {
  const side = view.side ?? sidesOf(view)[0];
  const decided = decidedFor(view.outcome, side);
  if (decided !== null) return decided;
  const theatre = theatreOf(view);
  const enemy = otherSide(theatre, side);
  const { lineSail } = theatre.module.prestige;
  const share = (one: string): number => (lineSail === 0 ? 0 : (view.tally[one]?.lineSail ?? 0) / lineSail);
  const net = (one: string): number => (view.record[one]?.fulfilled ?? 0) - (view.record[one]?.failed ?? 0);
  const year = view.scenario.scoreOrders === undefined ? IN_A_YEAR * (net(side) - net(enemy)) : 0;
  const lead =
    view.prestige[side]! -
    view.prestige[enemy]! -
    head(view, side, enemy) +
    share(enemy) -
    share(side) +
    year +
    underWay(view) -
    inDanger(view) -
    wear(view);
  // A point ahead is as good as two to one.
  return 1 / (1 + 2 ** -lead);
}
