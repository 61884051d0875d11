/** A shore battery as it stands: whether it still fires, how far it is, and what lies in its arc. */
import { RANGES } from '../../data/tables.ts';
import type { Battery } from '../sea/advanced-sea.ts';
import { type Direction, distance, type Hex } from '../sea/hex.ts';
import { hexesOf, type Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';

/** Silenced when hull or crew is used up. */
export const isSilenced = (battery: Battery): boolean => battery.hull <= 0 || battery.crew <= 0;

export function batteryOf(sea: Sea, id: string): Battery {
  const battery = sea.advanced?.batteries.find((each) => each.id === id);
  if (battery === undefined) throw new Error(`no battery ${id}`);
  return battery;
}

/** Sixty degrees with the direction in their middle, the limits included. */
export function inSector(from: Hex, direction: Direction, hex: Hex): boolean {
  let q = hex.q - from.q;
  let r = hex.r - from.r;
  for (let turns: number = direction; turns > 1; turns--) [q, r] = [q + r, -q];
  return r < 0 && r <= q && 2 * q <= -r;
}

/** Hexes by the shortest way from any of its own. */
export const batteryRange = (battery: Battery, ship: Ship): number =>
  Math.min(...battery.hexes.flatMap((from) => hexesOf(ship).map((hex) => distance(from, hex))));

const inArc = (battery: Battery, ship: Ship): boolean =>
  hexesOf(ship).some((hex) =>
    battery.hexes.some(
      (from) =>
        distance(from, hex) <= RANGES.data.guns &&
        battery.arc.some((direction) => inSector(from, direction, hex)),
    ),
  );

/** As from a broadside: the closest in its arc, and nothing past a friend or a struck ship. It sees over land. */
export function batteryTargets(sea: Sea, battery: Battery): Ship[] {
  if (isSilenced(battery)) return [];
  const seen = sea.ships
    .filter((ship) => ship.presence === 'afloat' && inArc(battery, ship))
    .map((ship) => ({ ship, range: batteryRange(battery, ship) }));
  const closest = Math.min(...seen.map(({ range }) => range));
  return seen
    .filter(({ ship, range }) => range === closest && ship.side !== battery.side && ship.surrender === null)
    .map(({ ship }) => ship);
}
