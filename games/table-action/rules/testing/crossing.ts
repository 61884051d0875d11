/** Whether lines cross, worked out beside the rules: what they say of bases and coasts is held against it. */
import { cross, dot, type Point, sub } from '../geometry/point.ts';
import { type Polygon, polygonSides } from '../geometry/polygon.ts';

/** Whether the line between two points meets the polygon's edge; a touch counts. */
export const segmentCrosses = (polygon: Polygon, a: Point, b: Point): boolean =>
  polygonSides(polygon).some(([from, to]) => linesMeet(a, b, from, to));

function linesMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (onSide(a, b, c) || onSide(a, b, d) || onSide(c, d, a) || onSide(c, d, b)) return true;
  return parted(a, b, c, d) && parted(c, d, a, b);
}

const onSide = (from: Point, to: Point, point: Point): boolean =>
  cross(sub(to, from), sub(point, from)) === 0 && dot(sub(point, from), sub(point, to)) <= 0;

/** Whether two points lie strictly on opposite hands of a line. */
const parted = (from: Point, to: Point, one: Point, other: Point): boolean =>
  Math.sign(cross(sub(to, from), sub(one, from))) * Math.sign(cross(sub(to, from), sub(other, from))) < 0;
