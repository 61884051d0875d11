/** What must be in sight, and whether the eye has to move for it. */
import { fights } from '../../rules/aboard/crippled.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { Table } from '../../rules/table/state.ts';
import { type Box, boxRound, degrees, INCH, onChart, outwards } from '../look/chart-units.ts';
import { seaOf } from './table-chart.tsx';

type Seen = Pick<Table, 'ships' | 'batteries' | 'size'>;

/** Ships that fight, batteries that do, and where the ship under way may be going. */
export function mustSee({ ships, batteries }: Seen, acting: string | null): Point[] {
  const mover = ships.find(({ id }) => id === acting);
  return [
    ...ships.filter(fights).map((ship) => onChart(ship.at)),
    ...batteries.filter(({ state }) => state === 'fights').map((battery) => onChart(battery.at)),
    ...(mover === undefined ? [] : [outwards(onChart(mover.at), degrees(mover.heading), 7 * INCH)]),
  ];
}

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

const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** So much nearer could all be seen before it is worth to move. */
const TOO_FAR = 1.9;

/** The eye keeps still, so that ships are seen to move: until one is out of sight, or all are far too small. */
export const mustMove = (sight: Box, wanted: Box, points: readonly Point[]): boolean =>
  points.some((point) => !holds(sight, point)) ||
  Math.min(sight.width / wanted.width, sight.height / wanted.height) > TOO_FAR;
