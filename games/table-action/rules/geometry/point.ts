/** Points of the table, in thousandths of an inch: x to the right, y down. */
import { cos, type Heading, norm, QUARTER_TURN, sin, UNIT } from './angle.ts';
import { floorRoot, rounded } from './integer.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const addPoints = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const sub = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/** Positive where `b` points clockwise of `a`. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** The direction of a heading; its length is {@link UNIT}. */
export const direction = (heading: Heading): Point => ({ x: sin(heading), y: 0 - cos(heading) });

export function distanceSquared(a: Point, b: Point): number {
  const between = sub(a, b);
  return dot(between, between);
}

/** Whole thousandths between two points; what is left over is dropped. */
export const distanceBetween = (a: Point, b: Point): number => floorRoot(distanceSquared(a, b));

/** Where a length along a heading leads, to the nearest thousandth, halves away from the start. */
export function along(from: Point, heading: Heading, length: number): Point {
  const way = direction(heading);
  return { x: from.x + rounded(way.x * length, UNIT), y: from.y + rounded(way.y * length, UNIT) };
}

/** The heading from one point to another, to the nearest tenth of a degree; 0 if they are the same. */
export function bearing(from: Point, to: Point): Heading {
  let { x, y } = sub(to, from);
  if (x === 0 && y === 0) return 0;
  // Turn the table by quarters until the other point lies ahead and not to larboard.
  let quarters = 0;
  while (!(x >= 0 && y < 0)) {
    [x, y] = [y, 0 - x];
    quarters += 1;
  }
  return norm(quarters * QUARTER_TURN + firstQuarter(x, 0 - y));
}

/** The angle whose sine and cosine are as `right` to `ahead`: a search, since the excess only falls. */
function firstQuarter(right: number, ahead: number): number {
  const excess = (angle: number): number => right * cos(angle) - ahead * sin(angle);
  let low = 0;
  let high = QUARTER_TURN;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (excess(middle) >= 0) low = middle;
    else high = middle;
  }
  return excess(low) <= 0 - excess(high) ? low : high;
}
