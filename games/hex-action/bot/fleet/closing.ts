/** How ships that are sailed by eye come to close quarters where fleets would else run abreast for hours. */
import { hasChoice } from '../../rules/sailing/held.ts';
import { distance } from '../../rules/sea/hex.ts';
import { rangeBetween, sternHex } from '../../rules/sea/ship.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { lyingStill } from '../courses.ts';
import { crosses } from '../meeting.ts';
import { candidatesOf } from './candidates.ts';

/** Farther apart than this a broadside does little harm; up to that each sails as she sees fit. */
const CLOSE = 5;
/** Until then they hope for a better chance. */
const PATIENT = 15;
/** Hexes that being taken aback, and lying where a friend is, count for. */
const ABACK = 3;
const FOULED = 8;

/** The plot that brings a ship nearest to an enemy; null where they fight for something else, or are close. In the
 * Advanced Game it was not found to help. */
export function plotToCloseInCompany(view: View, shipId: string): string | null {
  const { ships, turn, victory, advanced } = view;
  if (advanced !== undefined || ships.length <= 2 || turn < PATIENT || victory.type !== 'points') return null;
  const ship = shipOf(view, shipId);
  const others = ships.filter((other) => other !== ship && other.presence === 'afloat');
  const [foe] = others
    .filter(({ side, surrender }) => side !== ship.side && surrender === null)
    .sort((x, y) => rangeBetween(ship, x) - rangeBetween(ship, y));
  if (foe === undefined || rangeBetween(ship, foe) <= CLOSE || !hasChoice(view, ship)) return null;
  const inTheWay = others
    .filter((other) => other !== foe && rangeBetween(ship, other) <= CLOSE)
    .map(lyingStill);
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const order of candidatesOf(view, ship)) {
    if (order.leaves) continue;
    const { end } = order;
    const way =
      Math.min(distance(end, foe.bow), distance(end, sternHex(foe))) +
      (attitude(end.heading, view.wind) === 'D' ? ABACK : 0) +
      (inTheWay.some((other) => crosses(order, other)) ? FOULED : 0);
    if (way < least) [least, found] = [way, order.plot];
  }
  return found;
}
