/** When a ship or a battery is crippled, and what state it is in besides. */
import type { Sail } from '../../data/words.ts';
import { AREAS, type Area, type Battery, type Ship } from '../table/ship.ts';
import type { Table } from '../table/state.ts';

/** crippled.threshold: a third of the points, rounded down, or fewer are left. */
export const crippledAt = (full: number): number => Math.floor(full / 3);

export const crippledIn = (ship: Ship, area: Area): boolean => ship[area] <= crippledAt(ship.spec[area]);
export const isCrippled = (ship: Ship): boolean => AREAS.some((area) => crippledIn(ship, area));

/** shore.crippled-third: a third of the fort points, rounded down, have been removed. */
export const fortCrippled = (battery: Battery): boolean =>
  battery.fullFort - battery.fort >= crippledAt(battery.fullFort);
export const batteryCrewCrippled = (battery: Battery): boolean =>
  battery.crew <= crippledAt(battery.fullCrew);

export const isAfloat = (ship: Ship): boolean => ship.fate === 'afloat';
/** Under her own colours and still on the table: she fights. */
export const fights = (ship: Ship): boolean => ship.fate === 'afloat' && ship.colours === 'flying';
/** On the table, but struck or taken: she drifts until the end. */
export const isWreck = (ship: Ship): boolean => ship.fate === 'afloat' && ship.colours !== 'flying';
export const isDemasted = (ship: Ship): boolean => ship.rigging === 0;

/** Whether she is alongside another in a boarding action. */
export const isLocked = (table: Pick<Table, 'boardings'>, ship: string): boolean =>
  table.boardings.some(({ attacker, defender }) => attacker === ship || defender === ship);

/** The sail that counts: none without rigging, easy sail at anchor. */
export function sailOf(ship: Ship): Sail | null {
  if (ship.anchored) return 'easy';
  return isDemasted(ship) || ship.colours !== 'flying' ? null : ship.sail;
}

/** The side's flagship while she flies its flag. */
export const flagshipOf = (table: Pick<Table, 'ships'>, side: string): Ship | null =>
  table.ships.find((ship) => ship.flagship && ship.owner === side && fights(ship)) ?? null;
