/** What must be in sight on the table. */

import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import type { Ground } from '@weathergage/web/toolkit/camera/aim.ts';
import type { ChartMap } from '@weathergage/web/toolkit/camera/mini-map.tsx';
import { fights, isAfloat } from '../../rules/aboard/crippled.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { Table } from '../../rules/table/state.ts';
import { type Box, boxRound, degrees, INCH, onChart, outwards } from '../look/chart-units.ts';
import { seaOf } from './table-chart.tsx';

type Seen = Pick<Table, 'ships' | 'batteries' | 'size'>;

/** The ship that is asked about, and where she may be going. */
export const moverOf = ({ ships }: Pick<Seen, 'ships'>, acting: string | null): Point[] =>
  ships
    .filter(({ id }) => id === acting)
    .flatMap(({ at, heading }) => [onChart(at), outwards(onChart(at), degrees(heading), 7 * INCH)]);

/** Ships that fight, batteries that do, and where the ship under way may be going. */
export const mustSee = (table: Seen, acting: string | null): Point[] => [
  ...table.ships.filter(fights).map((ship) => onChart(ship.at)),
  ...table.batteries.filter(({ state }) => state === 'fights').map((battery) => onChart(battery.at)),
  ...moverOf(table, acting),
];

/** Round all that, with a few inches of water; never so near that two ships fill the window. */
export function homeFor(table: Seen, acting: string | null): Box {
  const points = mustSee(table, acting);
  if (points.length === 0) return seaOf(table);
  const tight = boxRound(points, 5 * INCH);
  // Names stand beside their ships: broader than high.
  const box = { ...tight, x: tight.x - 3 * INCH, width: tight.width + 6 * INCH };
  const least = 21 * INCH;
  const width = Math.max(box.width, least);
  const height = Math.max(box.height, least * 0.62);
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** The table as a mini-map has it. */
export function mapOf(table: Table, seat: string | null): ChartMap {
  const side = table.seats.find(({ id }) => id === seat)?.side;
  const marks = [...table.ships.filter(isAfloat), ...table.batteries].map((unit) => ({
    key: unit.id,
    ...onChart(unit.at),
    colour: markOf(table, unit.side).colour,
    own: unit.side === side,
  }));
  const bounds = seaOf(table);
  return { bounds, whole: marks.length === 0 ? bounds : boxRound(marks, 0), marks };
}

/** Units that a ship reaches from her middle. */
export const SHIP_REACH = 1.2 * INCH;

/** Names stand beside their ships and keep their size: room for one to either side. */
export const GROUND: Ground = {
  scales: [0.04, 4],
  rim: [84, 14],
  reach: SHIP_REACH,
  nearest: 1,
  around: (points) => boxRound(points, 5 * INCH),
};
