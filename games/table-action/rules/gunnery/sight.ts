/** Line of sight: a clear lane of six inches from centre to centre. */
import { MEASURES } from '../../data/tables.ts';
import { isAfloat } from '../aboard/crippled.ts';
import type { Base } from '../geometry/base.ts';
import { clearCorridor } from '../geometry/corridor.ts';
import { distanceBetween, distanceSquared, type Point } from '../geometry/point.ts';
import { contains } from '../geometry/polygon.ts';
import { baseOf, type Table } from '../table/state.ts';

/** More than the reach of the longest base from its centre. */
const LONGEST = 2000;

/** One end of the line: a ship or battery and its centre. `ashore` for a battery, whose own ground hides nothing. */
export interface SightEnd {
  readonly id: string;
  readonly at: Point;
  readonly ashore?: boolean;
}

/** fire.line-of-sight: every ship on the table is in the way, wrecks too; land is, shoals are not. */
export function inSight(table: Table, from: SightEnd, to: SightEnd): boolean {
  const bases: Base[] = [];
  const middle = { x: (from.at.x + to.at.x) >> 1, y: (from.at.y + to.at.y) >> 1 };
  // Most ships are nowhere near the lane: nothing farther from its middle than this can reach into it.
  const reach = distanceBetween(from.at, to.at) / 2 + MEASURES.data.corridorHalf + LONGEST;
  for (const ship of table.ships)
    if (
      isAfloat(ship) &&
      ship.id !== from.id &&
      ship.id !== to.id &&
      distanceSquared(ship.at, middle) <= reach * reach
    )
      bases.push(baseOf(ship));
  if (bases.length === 0 && table.terrain.length === 0) return true;
  const land = table.terrain.filter(
    ({ points }) => !(from.ashore && contains(points, from.at)) && !(to.ashore && contains(points, to.at)),
  );
  return clearCorridor(from.at, to.at, MEASURES.data.corridorHalf, bases, land);
}
