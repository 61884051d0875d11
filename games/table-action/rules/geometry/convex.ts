/**
 * Convex figures of whole thousandths, and how far apart they lie along the normals of their sides. A figure is a
 * parallelogram (a base, a corridor, the table) or a single line (a side of a coast): two normals or one tell all.
 */
import { floorRoot } from './integer.ts';
import { cross, distanceSquared, dot, type Point, sub } from './point.ts';

export type Convex = readonly Point[];

/** Sides whose normals have to be tried; a parallelogram's other two are parallel to these. */
const sidesOf = (figure: Convex): number => figure.length >> 1;

/** One normal and what it tells: by how much it parts the figures, and which way the second lies of the first. */
export interface Parting {
  /** The normal, pointing from the first figure to the second; not of unit length. */
  readonly normal: Point;
  /** Clear space along the normal, times the normal's length; negative where the figures share space. */
  readonly clear: number;
  /** How far the second figure reaches back from the far side of the first, on the same scale. */
  readonly reach: number;
}

function partingAlong(normal: Point, first: Convex, second: Convex): Parting {
  let [low, high, from, to] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const point of first) {
    const at = dot(normal, point);
    if (at < low) low = at;
    if (at > high) high = at;
  }
  for (const point of second) {
    const at = dot(normal, point);
    if (at < from) from = at;
    if (at > to) to = at;
  }
  if (from - high >= low - to) return { normal, clear: from - high, reach: to - low };
  return { normal: { x: 0 - normal.x, y: 0 - normal.y }, clear: low - to, reach: high - from };
}

/** The figures as every normal of either sees them. */
export function partings(first: Convex, second: Convex): Parting[] {
  const found: Parting[] = [];
  for (const figure of [first, second])
    for (let side = 0; side < sidesOf(figure); side += 1) {
      const along = sub(figure[side + 1]!, figure[side]!);
      found.push(partingAlong({ x: 0 - along.y, y: along.x }, first, second));
    }
  return found;
}

const lengthOf = ({ normal }: Parting): number => floorRoot(dot(normal, normal));

/** The parting with the most clear space (or the least shared), in true length. */
export function widest(all: readonly Parting[]): Parting {
  return all.reduce((best, each) =>
    each.clear * lengthOf(best) > best.clear * lengthOf(each) ? each : best,
  );
}

/** Whole thousandths by which the figures are parted at least; negative: by which they run into each other. */
export function separation(first: Convex, second: Convex): number {
  const best = widest(partings(first, second));
  return Math.floor(best.clear / lengthOf(best));
}

/** Whether the figures share more than an edge. */
export const shareSpace = (first: Convex, second: Convex): boolean =>
  partings(first, second).every(({ clear }) => clear < 0);

/** Whole thousandths between two figures that share no space, corner to side, the rest dropped. */
export function gapBetween(first: Convex, second: Convex): number {
  return Math.min(nearest(first, second), nearest(second, first));
}

function nearest(corners: Convex, sides: Convex): number {
  let best = Infinity;
  for (const corner of corners)
    for (let side = 0; side < sides.length; side += 1)
      best = Math.min(best, toSide(corner, sides[side]!, sides[(side + 1) % sides.length]!));
  return best;
}

function toSide(point: Point, from: Point, to: Point): number {
  const side = sub(to, from);
  const reach = dot(side, sub(point, from));
  const squared = dot(side, side);
  if (reach <= 0) return floorRoot(distanceSquared(point, from));
  if (reach >= squared) return floorRoot(distanceSquared(point, to));
  // The length of the side to a hundredth of a thousandth, so that the quotient is right to the thousandth.
  return Math.floor((Math.abs(cross(side, sub(point, from))) * 100) / floorRoot(squared * 10_000));
}
