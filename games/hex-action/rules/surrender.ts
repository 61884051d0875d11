/** Surrender by striking, by firepower and by immobility, and the way back from the last two (11.4). */
import { RANGES } from '../data/tables.ts';
import { ADVANCED_RANGES } from '../data/tables-advanced.ts';
import { rakeFrom } from './advanced-broadside.ts';
import { aimsAt, canFire, computeBroadside } from './broadside.ts';
import { targetsFor } from './field-of-fire.ts';
import { lawfulShots } from './fire-orders.ts';
import { isImmobile } from './oars.ts';
import type { Context } from './phase.ts';
import { adjacent, dismasted, gunsLeft, rangeBetween, type Ship, type Surrender } from './ship.ts';
import type { Sea, State } from './state.ts';
import { BROADSIDES, type Broadside } from './words.ts';

/** Friends within this many hexes at the beginning of a turn bring a surrendered ship back (11.4.5). */
const RALLY_RANGE = 5;

const friendsOf = (sea: Sea, ship: Ship): Ship[] =>
  sea.ships.filter(
    (other) =>
      other.id !== ship.id &&
      other.side === ship.side &&
      other.presence === 'afloat' &&
      other.surrender === null,
  );

/** A friend at least as large as the firing ship stands by within ten hexes. Class 1 is the largest. */
export const isCovered = (sea: Sea, ship: Ship, firer: Ship): boolean =>
  friendsOf(sea, ship).some(
    (friend) => friend.spec.class <= firer.spec.class && rangeBetween(ship, friend) <= RANGES.data.guns,
  );

/** 11.4.4.2: a loaded broadside that may be fired at her hull lies across her bow or stern. */
export function canRakeHull(sea: Sea, firer: Ship, target: Ship): boolean {
  if (firer.side === target.side || !canFire(firer, sea.turn)) return false;
  if (sea.advanced) return BROADSIDES.some((side) => rakesHull(sea, firer, side, target));
  return BROADSIDES.some(
    (side) =>
      firer.loaded?.[side] === true &&
      aimsAt(sea, firer, target).includes('hull') &&
      computeBroadside(sea, firer, side, target, 'hull')?.rake === true &&
      targetsFor(sea, firer, side).targets.some((ship) => ship.id === target.id),
  );
}

const rakesHull = (sea: Sea, firer: Ship, side: Broadside, target: Ship): boolean =>
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
    const close = (fired.get(ship.id) ?? []).filter((firer) => adjacent(firer, ship));
    const gunner = gunsLeft(ship) > 0 ? undefined : close.find((firer) => !isCovered(sea, ship, firer));
    if (gunner !== undefined) {
      found.push({ ship, how: 'firepower', to: gunner });
      continue;
    }
    if (!(sea.advanced ? isImmobile(ship) : dismasted(ship))) continue;
    const raker = sea.ships.find((firer) => canRakeHull(sea, firer, ship) && !isCovered(sea, ship, firer));
    if (raker !== undefined) found.push({ ship, how: 'immobility', to: raker });
  }
  return found;
}

const RULES: Readonly<Record<Surrender, string>> = {
  striking: '11.4.1.2',
  firepower: '11.4.3.2',
  immobility: '11.4.4.2',
  melee: '12.4.2',
};

/** 12.4.4: she neither fires, fights nor moves from now on; her parties stand down. */
export function giveUp(ship: Ship, how: Surrender, to: Ship | null, context: Context): void {
  ship.surrender = how;
  ship.parties = [];
  // That a raking broadside was loaded may be news (11.4.4.2).
  context.tell(
    { kind: 'surrender', rule: RULES[how], ship: ship.id, how, to: to?.id ?? null },
    { news: true },
  );
}

/** 11.4.5: at the beginning of a turn. She works again from the next one on; her damage stays. */
export function recover(sea: State, context: Context): void {
  const back = sea.ships.filter(
    (ship) =>
      ship.presence === 'afloat' &&
      ship.surrender !== null &&
      ship.surrender !== 'striking' &&
      friendsOf(sea, ship).some((friend) => rangeBetween(ship, friend) <= RALLY_RANGE),
  );
  for (const ship of back) {
    ship.surrender = null;
    ship.resumes = sea.turn + 1;
    context.tell({ kind: 'recovered', rule: '11.4.5', ship: ship.id });
  }
}
