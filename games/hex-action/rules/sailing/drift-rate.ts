/** How often a ship that lies still is carried a hex by the wind (8.2.1, 8.2.2). */
import { boomUnder } from '../afloat/boom.ts';
import { isAground } from '../afloat/ground.ts';
import { isMoored, type Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { atAnchor } from './anchoring.ts';

/** Classes 1 and 2 are ships of the line. */
const isOfTheLine = (shipClass: number): boolean => shipClass <= 2;

/**
 * Whether a body of ships bound together, or one ship alone, drifts in the phase that makes `still` phases in a row
 * without sailing for the one that sailed last.
 */
export function groupDrifts(group: readonly Ship[], still: (ship: Ship) => number): boolean {
  let phases = Number.POSITIVE_INFINITY;
  let ofTheLine = false;
  for (const ship of group) {
    phases = Math.min(phases, still(ship));
    // 8.2.3.1: the highest class of a body sets its rate.
    ofTheLine ||= isOfTheLine(ship.spec.class);
  }
  // 8.2.1: from the second phase on. 8.2.2: then every turn, ships of the line every other.
  return phases >= 2 && (!ofTheLine || phases % 2 === 0);
}

/** Asked before the movement: as if none of them moved. */
export const driftsIfStill = (group: readonly Ship[]): boolean =>
  groupDrifts(group, (ship) => ship.still + 1);
/** Asked after the movement, when this phase has been counted. */
export const driftsNow = (group: readonly Ship[]): boolean => groupDrifts(group, (ship) => ship.still);

/** Whether anchor, moorings or the ground hold her against the wind. */
const holdsGround = (ship: Ship): boolean => atAnchor(ship) || isAground(ship) || isMoored(ship);

/** A calm (18.2.2.3), or one member that is held by them or lies on a boom, keeps the whole body where it is. */
export const keptFromDrifting = (sea: Sea, group: readonly Ship[]): boolean =>
  sea.advanced !== undefined &&
  (sea.advanced.velocity === 0 || group.some((ship) => holdsGround(ship) || boomUnder(sea, ship) !== null));
