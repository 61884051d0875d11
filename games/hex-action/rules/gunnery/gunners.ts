/** Who stands at the guns in the Advanced Game, and what keeps a ship from firing at all. Everybody can see it. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { availableSections } from '../afloat/parties.ts';
import { anchorBarsGuns } from '../sailing/anchoring.ts';
import { boatsAway } from '../sailing/oars.ts';
import { hands, type Nation, type Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { canFire } from './broadside.ts';

/** 24.5.1, 20.1.5.3: a change of sail was noted for this turn. */
export const menInTheRigging = (ship: Ship): boolean => ship.advanced?.notes.sail !== undefined;

/** Sections that are fit, but busy elsewhere: aloft, in the boats, or keeping the water out for good. */
export const sectionsElsewhere = (sea: Sea, ship: Ship): number =>
  (menInTheRigging(ship) ? 1 : 0) + (boatsAway(sea, ship) ? 1 : 0) + (ship.advanced?.wounds.waterline ?? 0);

/** Why she may not fire this turn, whatever is loaded. */
export function gunsBarred(sea: Sea, ship: Ship): Refusal | null {
  const { advanced } = ship;
  if (!canFire(ship, sea.turn) || availableSections(ship, sea.turn).length <= sectionsElsewhere(sea, ship))
    return refuse('no-gunners', '11.3.3', 'No crew section is left to work the guns.');
  if (advanced === undefined) return null;
  if (advanced.notes.repair !== undefined)
    return refuse('repairing', '20.5.3', 'A ship that was noted to repair does not fire.');
  if (advanced.did.sprung)
    return refuse('sprung', '20.3.4.2', 'She was turned on her springs and does not fire this turn.');
  if (anchorBarsGuns(ship))
    return refuse('weighing', '20.3.6.1', 'A ship that weighs her anchor does not fire.');
  if (advanced.aground !== null) return refuse('aground', '38.5', 'A ship aground does not fire.');
  if (advanced.wreckage.length > 0)
    return refuse('wreckage', '36.2.2', 'A mast hangs over the side: no gun fires until it is cut loose.');
  if (advanced.lit !== null) return refuse('crew-gone', '11.3.3', 'Her crew has lit her and gone.');
  return null;
}

/** The nation of the men who sail her now: a prize fights by the customs of her captors. */
export function nationOfCrew(sea: Sea, ship: Ship): Nation {
  const from = hands(ship)[0]?.from;
  return sea.ships.find(({ id }) => id === from)?.spec.nation ?? ship.spec.nation;
}
