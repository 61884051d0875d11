/** Coasts and shoals: closed polygons, convex or not. Their edge belongs to them. */
import { type Base, corners } from './base.ts';
import { type Convex, partings, shareSpace } from './convex.ts';
import { cross, dot, type Point, sub } from './point.ts';

export type Polygon = readonly Point[];

export interface Terrain {
  readonly kind: 'land' | 'shoal';
  readonly points: Polygon;
}

/** The sides of a polygon, the closing one last. */
export const polygonSides = (polygon: Polygon): [Point, Point][] =>
  polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length]!]);

/** Whether a point lies in a polygon or on its edge. */
export function contains(polygon: Polygon, point: Point): boolean {
  let inside = false;
  for (const [from, to] of polygonSides(polygon)) {
    if (onSide(from, to, point)) return true;
    // A line from the point to the right changes sides once for each side of the polygon that it meets.
    if (from.y > point.y === to.y > point.y) continue;
    const turn = cross(sub(to, from), sub(point, from));
    if (to.y > from.y ? turn > 0 : turn < 0) inside = !inside;
  }
  return inside;
}

const onSide = (from: Point, to: Point, point: Point): boolean =>
  cross(sub(to, from), sub(point, from)) === 0 && dot(sub(point, from), sub(point, to)) <= 0;

/** Whether any part of a base is in the polygon; a touch counts. */
export const baseMeets = (polygon: Polygon, base: Base): boolean =>
  contains(polygon, base.at) ||
  polygonSides(polygon).some((side) => partings(corners(base), side).every(({ clear }) => clear <= 0));

/** Whether a figure, whose centre is given too, has more than an edge in common with a polygon. */
export const sharesGround = (polygon: Polygon, figure: Convex, centre: Point): boolean =>
  contains(polygon, centre) || polygonSides(polygon).some((side) => shareSpace(figure, side));
