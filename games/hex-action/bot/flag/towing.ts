/** Towing (35.0): a friend without masts is taken in tow by one who is not wanted at the guns, and drawn out of range. */
import { isTowed, towFault } from '../../rules/sailing/towing.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import { isAdvanced } from '../../rules/sea/edition.ts';
import { distance, type Hex, neighbour } from '../../rules/sea/hex.ts';
import { isImmobile, rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import { type Candidate, candidatesOf } from '../fleet/candidates.ts';
import { crosses } from '../meeting.ts';

type Orders = ReadonlyMap<string, Candidate>;

/** Guns farther off than this do her friend little harm, and who is nearer than that to an enemy fights. */
const IN_DANGER = 14;
const ENGAGED = 5;
/** A line is kept until nobody is within this. */
const SAFE = 16;
/** From so far a ship with nothing else to do comes to her friend's help. */
const AT_HAND = 8;

const enemiesOf = (view: View, ship: Ship): Ship[] =>
  view.ships.filter(
    (other) => other.side !== ship.side && other.presence === 'afloat' && other.surrender === null,
  );
const nearest = (view: View, ship: Ship): number =>
  Math.min(...enemiesOf(view, ship).map((foe) => rangeBetween(ship, foe)));
const farthestFrom = (foes: readonly Ship[], { q, r }: Hex): number =>
  Math.min(...foes.map((foe) => distance(foe.bow, { q, r })));

/** One who can't help herself, and is near enough to an enemy to need it. */
const needsTow = (view: View, ship: Ship): boolean =>
  isImmobile(ship) && ship.surrender === null && nearest(view, ship) <= IN_DANGER && !isTowed(view, ship);

/** Orders of a seat with what tows ask for instead. */
export function withTows(view: View, given: Orders): Orders {
  if (!isAdvanced(view) || !view.advanced.rules.towing) return given;
  const own = view.ships.filter(
    (ship) => given.has(ship.id) && ship.seat === view.seat && ship.presence === 'afloat',
  );
  const orders = new Map(given);
  for (const ship of own) {
    const drawn = ship.advanced?.tows == null ? null : drawnAway(view, ship, orders);
    if (drawn !== null) orders.set(ship.id, drawn);
  }
  for (const friend of own.filter((ship) => needsTow(view, ship))) {
    const free = own.filter(
      (ship) =>
        ship !== friend &&
        !isImmobile(ship) &&
        nearest(view, ship) > ENGAGED &&
        rangeBetween(ship, friend) <= AT_HAND &&
        towFault(view, ship, friend.id) === null,
    );
    free.sort((x, y) => rangeBetween(x, friend) - rangeBetween(y, friend));
    const [helper] = free;
    const order = helper === undefined ? null : comingAhead(view, helper, friend, orders);
    if (order !== null) orders.set(helper!.id, order);
  }
  return orders;
}

const isFree = (ship: Ship, order: Candidate, orders: Orders): boolean =>
  [...orders].every(([id, other]) => id === ship.id || !crosses(order, other));

/** With a friend in tow she sails where no enemy is. */
function drawnAway(view: View, ship: Ship, orders: Orders): Candidate | null {
  const foes = enemiesOf(view, ship);
  if (foes.length === 0) return null;
  let best: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const order of candidatesOf(view, ship)) {
    if (order.leaves || order.shoals > 0) continue;
    const worth = farthestFrom(foes, order.end) + (order.hexes > 0 ? 0.5 : 0);
    if (worth > most && isFree(ship, order, orders)) [most, best] = [worth, order];
  }
  return best;
}

/** To where her stern lies before the other's bow (35.4.1), with the line ready if she comes there this turn. */
function comingAhead(view: View, ship: Ship, friend: Ship, orders: Orders): Candidate | null {
  const { q, r, heading } = orders.get(friend.id)!.end;
  const before = neighbour({ q, r }, heading);
  const inTurn = (order: Candidate): number =>
    Math.max(0, distance({ q: order.end.sternQ, r: order.end.sternR }, before));
  let best: Candidate | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const order of candidatesOf(view, ship)) {
    if (order.leaves || order.shoals > 0) continue;
    // Of two ways that end there the one on her friend's heading draws her at once.
    const way = inTurn(order) + (order.end.heading === heading ? 0 : 0.3);
    if (way < least && isFree(ship, order, orders)) [least, best] = [way, order];
  }
  if (best === null) return null;
  return inTurn(best) === 0 ? { ...best, notes: { ...best.notes, tow: friend.id } } : best;
}

/** The line to a friend in tow is not cut while she needs it. */
export function keepingTow(view: View, ship: Ship, answer: AnswerTo<'ungrapple'>): AnswerTo<'ungrapple'> {
  const isLine = (id: string): boolean =>
    ship.advanced?.tows === id ||
    view.ships.some((other) => other.id === id && other.advanced?.tows === ship.id);
  return nearest(view, ship) > SAFE ? answer : { from: answer.from.filter((id) => !isLine(id)) };
}
