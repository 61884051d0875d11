/**
 * Bases in motion. A base goes along a straight line in whole thousandths, or turns about its centre in whole
 * tenths of a degree, and stops before the first step that would take it into something. What it already
 * touches, or rounding has pushed it into, stops it only if the motion goes further in.
 */
import { type Heading, norm, UNIT } from './angle.ts';
import { type Base, cornerReach, corners, near } from './base.ts';
import { type Convex, type Parting, partings, separation, widest } from './convex.ts';
import { along, direction, dot, type Point } from './point.ts';
import { contains, polygonSides, type Terrain } from './polygon.ts';

export type Hit =
  | { readonly kind: 'ship'; readonly index: number }
  | { readonly kind: Terrain['kind']; readonly index: number };

/** One thing in the way. */
interface Body {
  readonly figure: Convex;
  readonly hit: Hit;
}

/** A base moved along a heading, which need not be its own, up to first contact. */
export function advance(
  base: Base,
  heading: Heading,
  length: number,
  obstacles: readonly Base[],
  polygons: readonly Terrain[],
): { readonly moved: number; readonly at: Base; readonly hit: Hit | null } {
  if (length <= 0) return { moved: 0, at: base, hit: null };
  const way = direction(heading);
  const start = corners(base);
  const bodies = [
    ...shipsWithin(base, length, obstacles),
    ...coastWithin(base, cornerReach(base) + length, polygons),
  ];
  const stop = firstStop(aground(base, polygons), length, bodies, ({ figure }) =>
    freeRun(partings(start, figure), way),
  );
  return { moved: stop.free, at: { ...base, at: along(base.at, heading, stop.free) }, hit: stop.hit };
}

/** A base turned about its centre by tenths of a degree, positive to starboard, up to first contact. */
export function turnSweep(
  base: Base,
  by: number,
  obstacles: readonly Base[],
  polygons: readonly Terrain[],
): { readonly turned: number; readonly at: Base; readonly hit: Hit | null } {
  if (by === 0) return { turned: 0, at: base, hit: null };
  const hand = Math.sign(by);
  const bodies = [...shipsWithin(base, 0, obstacles), ...coastWithin(base, cornerReach(base), polygons)];
  const stop = firstStop(aground(base, polygons), Math.abs(by), bodies, ({ figure }, limit) =>
    freeTurn(base, hand, limit, figure),
  );
  const turned = hand * stop.free + 0;
  return { turned, at: { ...base, heading: norm(base.heading + turned) }, hit: stop.hit };
}

/** What stops the motion first; of things met at the same step, the one named first. */
function firstStop(
  aground: Hit | null,
  limit: number,
  bodies: readonly Body[],
  freeOf: (body: Body, limit: number) => number,
): { readonly free: number; readonly hit: Hit | null } {
  if (aground) return { free: 0, hit: aground };
  let stop: { free: number; hit: Hit | null } = { free: limit, hit: null };
  for (const body of bodies) {
    const free = freeOf(body, stop.free);
    if (free < stop.free || (free === stop.free && !stop.hit)) stop = { free, hit: body.hit };
  }
  return stop;
}

/** Ships that a motion of that length can bring her to at all. */
function* shipsWithin(base: Base, length: number, obstacles: readonly Base[]): Generator<Body> {
  for (const [index, obstacle] of obstacles.entries())
    if (near(base, obstacle, length)) yield { figure: corners(obstacle), hit: { kind: 'ship', index } };
}

/** Sides of coasts and shoals that come within a length of the base's centre, measured squarely. */
function* coastWithin({ at }: Base, length: number, polygons: readonly Terrain[]): Generator<Body> {
  const beyond = (from: number, to: number, centre: number): boolean =>
    Math.min(from, to) - centre > length || centre - Math.max(from, to) > length;
  for (const [index, { kind, points }] of polygons.entries())
    for (const side of polygonSides(points)) {
      const [from, to] = side;
      if (!beyond(from.x, to.x, at.x) && !beyond(from.y, to.y, at.y))
        yield { figure: side, hit: { kind, index } };
    }
}

/** A base whose centre is on land or shoal goes nowhere. */
function aground({ at }: Base, polygons: readonly Terrain[]): Hit | null {
  const index = polygons.findIndex(({ points }) => contains(points, at));
  return index < 0 ? null : { kind: polygons[index]!.kind, index };
}

/** Whole thousandths along the way before the figures would share space; Infinity if they never do. */
function freeRun(all: readonly Parting[], way: Point): number {
  if (all.every(({ clear }) => clear < 0)) return dot(way, widest(all).normal) > 0 ? 0 : Infinity;
  let first = 0;
  let last = Infinity;
  for (const { normal, clear, reach } of all) {
    const closing = dot(way, normal);
    if (closing > 0) {
      if (clear >= 0) first = Math.max(first, Math.floor((clear * UNIT) / closing) + 1);
      last = Math.min(last, Math.ceil((reach * UNIT) / closing) - 1);
    } else if (clear >= 0) return Infinity;
    else if (closing < 0) last = Math.min(last, Math.ceil((clear * UNIT) / closing) - 1);
  }
  return first <= last ? first - 1 : Infinity;
}

/** Tenths of a degree before the base would turn into the figure; Infinity if not within one more than the limit. */
function freeTurn(base: Base, hand: number, limit: number, figure: Convex): number {
  const reach = cornerReach(base);
  const clearAfter = (tenths: number): number =>
    separation(corners({ ...base, heading: norm(base.heading + hand * tenths) }), figure);
  let turned = 0;
  let clear = clearAfter(0);
  while (turned <= limit) {
    // A tenth swings a corner by less than 18/10000 of its reach: so many tenths cannot use up the clear space.
    const safe = Math.max(1, Math.floor(((clear - 2) * 10_000) / (reach * 18)));
    const next = clearAfter(turned + safe);
    if (next < Math.min(0, clear)) return turned;
    turned += safe;
    clear = next;
  }
  return Infinity;
}
