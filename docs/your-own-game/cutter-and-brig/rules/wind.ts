/** Rule 2: how far a ship goes by the wind, and which squares she can make in a turn. */
import { type Chart, canFloat, isSame, type ShipId, type Square } from './chart.ts';

/** A point of the compass, from north by the right: 0 is north, 2 is east. A wind is named for where it comes from. */
export type Point = number;
export const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

const STEPS: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
];

/** Squares in a turn: dead to windward, close-hauled, with the wind abeam, on the quarter, and astern. */
const SPEEDS: Readonly<Record<ShipId, readonly number[]>> = {
  cutter: [0, 2, 3, 3, 2],
  brig: [0, 1, 3, 4, 3],
};

/** Points between the course and where the wind comes from: 0 to 4. */
function offTheWind(course: Point, wind: Point): number {
  const apart = Math.abs(course - wind) % 8;
  return Math.min(apart, 8 - apart);
}

/** Each hit takes a square from what the cutter can do; the last one she keeps. */
export function speedOn(ship: ShipId, course: Point, wind: Point, hits: number): number {
  const speed = SPEEDS[ship][offTheWind(course, wind)]!;
  return ship === 'cutter' ? Math.max(Math.min(1, speed), speed - hits) : speed;
}

/** The point that leads straight from one square to another; null if none does. */
export function courseTo(from: Square, to: Square): Point | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return null;
  return STEPS.findIndex(({ x, y }) => x === Math.sign(dx) && y === Math.sign(dy));
}

/** So many squares further on a course. */
export function along(from: Square, course: Point, squares: number): Square {
  const { x, y } = STEPS[course]!;
  return { x: from.x + x * squares, y: from.y + y * squares };
}

/** What a ship must know to be sailed. */
export interface Helm {
  readonly chart: Chart;
  readonly wind: Point;
  readonly hits: number;
}

/** Where she can be at the end of the turn; to stay where she is comes first. */
export function reach({ chart, wind, hits }: Helm, ship: ShipId, at: Square): Square[] {
  const squares = [at];
  for (const course of STEPS.keys()) {
    const most = speedOn(ship, course, wind, hits);
    for (let far = 1; far <= most; far++) {
      const square = along(at, course, far);
      if (!canFloat(chart, ship, square)) break;
      squares.push(square);
    }
  }
  return squares;
}

/** The squares of her way in order, the first being where she lies. */
export function wayTo(from: Square, to: Square): Square[] {
  const course = courseTo(from, to);
  if (course === null || isSame(from, to)) return [from];
  const far = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: far + 1 }, (_, squares) => along(from, course, squares));
}
