/** Line of sight: a clear lane of six inches from centre to centre. */
import { MEASURES } from '../../data/tables.ts';
import { isAfloat } from '../aboard/crippled.ts';
import type { Base } from '../geometry/base.ts';
import { clearCorridor } from '../geometry/corridor.ts';
import type { Point } from '../geometry/point.ts';
import { contains } from '../geometry/polygon.ts';
import { baseOf, type Table } from '../table/state.ts';

/** One end of the line: a ship or battery and its centre. `ashore` for a battery, whose own ground hides nothing. */
export interface SightEnd {
  readonly id: string;
  readonly at: Point;
  readonly ashore?: boolean;
}

/** fire.line-of-sight: every ship on the table is in the way, wrecks too; land is, shoals are not. */
export function inSight(table: Table, from: SightEnd, to: SightEnd): boolean {
  const land = table.terrain.filter(
    ({ points }) => !(from.ashore && contains(points, from.at)) && !(to.ashore && contains(points, to.at)),
  );
  return clearCorridor(from.at, to.at, MEASURES.data.corridorHalf, between(table, from, to), land);
}

function* between(table: Table, from: SightEnd, to: SightEnd): Generator<Base> {
  for (const ship of table.ships)
    if (isAfloat(ship) && ship.id !== from.id && ship.id !== to.id) yield baseOf(ship);
}
