/**
 * Bases: oriented rectangles. A base is the parallelogram of its corners to the nearest thousandth, and every
 * question about it is answered for those corners, so that no two machines can differ.
 */
import { cos, type Heading, sin, UNIT } from './angle.ts';
import { type Convex, gapBetween, separation, shareSpace } from './convex.ts';
import { floorRoot, rounded } from './integer.ts';
import { distanceSquared, type Point } from './point.ts';

export interface Base {
  /** The centre. */
  readonly at: Point;
  readonly heading: Heading;
  /** Along the heading. */
  readonly length: number;
  /** Across it. */
  readonly width: number;
}

export interface TableSize {
  readonly width: number;
  readonly height: number;
}

/** Bases this near, in thousandths, are in contact: the most that whole tenths of a degree and rounding leave. */
export const CONTACT = 6;

/** The most, in thousandths, by which rounding may push bases into each other without their overlapping. */
const ROUNDING = 1;

/** Larboard bow, starboard bow, starboard quarter, larboard quarter. */
export function corners({ at, heading, length, width }: Base): [Point, Point, Point, Point] {
  const [s, c] = [sin(heading), cos(heading)];
  const starboardX = rounded(length * s + width * c, 2 * UNIT);
  const starboardY = rounded(width * s - length * c, 2 * UNIT);
  const larboardX = rounded(length * s - width * c, 2 * UNIT);
  const larboardY = rounded(0 - width * s - length * c, 2 * UNIT);
  return [
    { x: at.x + larboardX, y: at.y + larboardY },
    { x: at.x + starboardX, y: at.y + starboardY },
    { x: at.x - larboardX, y: at.y - larboardY },
    { x: at.x - starboardX, y: at.y - starboardY },
  ];
}

/** From the centre to a corner, rounded up past any rounding of the corner itself. */
export const cornerReach = ({ length, width }: Base): number =>
  (floorRoot(length * length + width * width) >> 1) + 2;

/** Whether two bases are near enough, by their corners' reach, to be within a length of each other. */
export function near(a: Base, b: Base, length: number): boolean {
  const reach = cornerReach(a) + cornerReach(b) + length;
  return distanceSquared(a.at, b.at) <= reach * reach;
}

/** Whether two bases run into each other by more than rounding can do. */
export const overlaps = (a: Base, b: Base): boolean =>
  near(a, b, 0) && separation(corners(a), corners(b)) < -ROUNDING;

/** Whether two bases are in contact, or worse: within {@link CONTACT} of each other. */
export const touches = (a: Base, b: Base): boolean => near(a, b, CONTACT) && gap(a, b) === 0;

/** The shortest distance between two bases in whole thousandths; 0 if they touch. */
export function gap(a: Base, b: Base): number {
  const [first, second]: [Convex, Convex] = [corners(a), corners(b)];
  if (shareSpace(first, second)) return 0;
  const clear = gapBetween(first, second);
  return clear <= CONTACT ? 0 : clear;
}

/** Whether the whole base is on the table; its edge is part of it. */
export const insideTable = (base: Base, { width, height }: TableSize): boolean =>
  corners(base).every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);

/** Whether no part of the base is on the table any more. */
export const offTable = (base: Base, { width, height }: TableSize): boolean =>
  !shareSpace(corners(base), [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]);
