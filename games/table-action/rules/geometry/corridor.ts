/**
 * The clear lane that a shot or a signal needs: a rectangle whose middle line runs from centre to centre, square
 * at both ends, as wide on either hand as is asked. What only touches its edge does not block it.
 */
import { type Base, cornerReach, corners } from './base.ts';
import { type Convex, shareSpace } from './convex.ts';
import { floorRoot, rounded } from './integer.ts';
import { addPoints, cross, dot, type Point, sub } from './point.ts';
import { sharesGround, type Terrain } from './polygon.ts';

export interface Blockers {
  /** Indexes of the bases in the corridor. */
  readonly bases: readonly number[];
  /** Indexes of the land in it; shoals are no hindrance. */
  readonly polygons: readonly number[];
}

/** The corners of the corridor, to the nearest thousandth; null between a point and itself. */
export function corridorCorners(from: Point, to: Point, halfWidth: number): Convex | null {
  const way = sub(to, from);
  const hundredths = floorRoot(dot(way, way) * 10_000);
  if (hundredths === 0) return null;
  const aside = {
    x: rounded(0 - way.y * halfWidth * 100, hundredths),
    y: rounded(way.x * halfWidth * 100, hundredths),
  };
  return [sub(from, aside), sub(to, aside), addPoints(to, aside), addPoints(from, aside)];
}

/** What stands in the corridor. The ships at its ends are not to be among the bases. */
export function corridorBlockers(
  from: Point,
  to: Point,
  halfWidth: number,
  bases: readonly Base[],
  polygons: readonly Terrain[],
): Blockers {
  const test = blocking(from, to, halfWidth);
  return {
    bases: bases.flatMap((base, index) => (test.base(base) ? [index] : [])),
    polygons: polygons.flatMap((terrain, index) => (test.land(terrain) ? [index] : [])),
  };
}

/** Whether nothing stands in the corridor; the bases are looked at one by one, up to the first that does. */
export function clearCorridor(
  from: Point,
  to: Point,
  halfWidth: number,
  bases: Iterable<Base>,
  polygons: readonly Terrain[],
): boolean {
  const test = blocking(from, to, halfWidth);
  for (const base of bases) if (test.base(base)) return false;
  return !polygons.some(test.land);
}

function blocking(from: Point, to: Point, halfWidth: number) {
  const figure = corridorCorners(from, to, halfWidth);
  const way = sub(to, from);
  const squared = dot(way, way);
  const length = floorRoot(squared) + 1;
  /** Whether a base is near enough to need the full test. */
  const beside = (base: Base): boolean => {
    const reach = cornerReach(base);
    const offset = sub(base.at, from);
    return (
      Math.abs(cross(way, offset)) <= (halfWidth + reach) * length &&
      Math.abs(2 * dot(way, offset) - squared) <= squared + 2 * reach * length
    );
  };
  const middle = { x: (from.x + to.x) >> 1, y: (from.y + to.y) >> 1 };
  return {
    base: (base: Base): boolean => figure !== null && beside(base) && shareSpace(figure, corners(base)),
    land: ({ kind, points }: Terrain): boolean =>
      figure !== null && kind === 'land' && sharesGround(points, figure, middle),
  };
}
