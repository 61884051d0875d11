/** Surrender by firepower and by immobility, judged when the broadsides are fired (11.4.3, 11.4.4). */
import { ADVANCED_RANGES } from '../../data/tables-advanced.ts';
import { isCovered } from '../afloat/surrender.ts';
import { targetsFor } from '../bearing/field-of-fire.ts';
import { type AdvancedShip, type AdvancedState, isAdvanced } from '../sea/edition.ts';
import {
  adjacent,
  dismasted,
  gunsLeft,
  isImmobile,
  rangeBetween,
  type Ship,
  type Surrender,
} from '../sea/ship.ts';
import { type Sea, shipOf } from '../sea/state.ts';
import { BROADSIDES, type Broadside } from '../sea/words.ts';
import { rakeFrom } from './advanced-broadside.ts';
import { aimsAt, canFire, computeBroadside } from './broadside.ts';
import { lawfulShots } from './fire-orders.ts';

/** A loaded broadside that may be fired at her hull lies across her bow or stern. */
export function canRakeHull(sea: Sea, firer: Ship, target: Ship): boolean {
  if (firer.side === target.side || !canFire(firer, sea.turn)) return false;
  if (isAdvanced(sea)) return BROADSIDES.some((side) => rakesHull(sea, shipOf(sea, firer.id), side, target));
  return BROADSIDES.some(
    (side) =>
      firer.loaded?.[side] === true &&
      aimsAt(sea, firer, target).includes('hull') &&
      computeBroadside(sea, firer, side, target, 'hull')?.rake === true &&
      targetsFor(sea, firer, side).targets.some((ship) => ship.id === target.id),
  );
}

const rakesHull = (sea: AdvancedState, firer: AdvancedShip, side: Broadside, target: Ship): boolean =>
  rangeBetween(firer, target) <= ADVANCED_RANGES.data.rake &&
  lawfulShots(sea, firer, side).some(
    (way) =>
      way.target === target &&
      way.shot !== 'G' &&
      way.aims.includes('hull') &&
      rakeFrom(firer, side, target, way.section) !== null,
  );

/** A surrender that the marks of this phase have nothing to do with. */
export interface Yielding {
  readonly ship: Ship;
  readonly how: Surrender;
  readonly to: Ship;
}

/** Judged when the broadsides are fired, on the logs as they were when the phase began; `fired` by target. */
export function yieldings(sea: Sea, fired: ReadonlyMap<string, readonly Ship[]>): Yielding[] {
  const found: Yielding[] = [];
  for (const ship of sea.ships) {
    if (ship.presence !== 'afloat' || ship.surrender !== null) continue;
    // 11.4.3.2: without a gun, to one who fires from the next hex, if no friend of his size stands by.
    const close = (fired.get(ship.id) ?? []).filter((firer) => adjacent(firer, ship));
    const gunner = gunsLeft(ship) > 0 ? undefined : close.find((firer) => !isCovered(sea, ship, firer));
    if (gunner !== undefined) {
      found.push({ ship, how: 'firepower', to: gunner });
      continue;
    }
    // 11.4.4.2: without rigging, to one who can rake her hull, fired or not, if no such friend stands by.
    if (!(sea.advanced ? isImmobile(ship) : dismasted(ship))) continue;
    const raker = sea.ships.find((firer) => canRakeHull(sea, firer, ship) && !isCovered(sea, ship, firer));
    if (raker !== undefined) found.push({ ship, how: 'immobility', to: raker });
  }
  return found;
}
