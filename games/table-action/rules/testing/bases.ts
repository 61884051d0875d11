/** Bases, coasts and the motions of the table that the laws of the geometry are tried with. */
import fc from 'fast-check';
import { norm } from '../geometry/angle.ts';
import type { Base } from '../geometry/base.ts';
import type { Point } from '../geometry/point.ts';
import type { Polygon, Terrain } from '../geometry/polygon.ts';

export const anyHeading = fc.integer({ min: 0, max: 3599 });

/** A point of a square of the table that is `side` wide. */
export const pointWithin = (side: number): fc.Arbitrary<Point> =>
  fc.record({ x: fc.integer({ min: 0, max: side }), y: fc.integer({ min: 0, max: side }) });

const size = fc.constantFrom(
  { length: 3000, width: 1000 },
  { length: 2500, width: 900 },
  { length: 2000, width: 800 },
);

export const baseWithin = (side: number): fc.Arbitrary<Base> =>
  fc
    .record({ at: pointWithin(side), heading: anyHeading, size })
    .map(({ size, ...rest }) => ({ ...rest, ...size }));

/** A coast of triangles and quadrilaterals, some of them hollow. */
export const terrainWithin = (side: number): fc.Arbitrary<Terrain> =>
  fc.record({
    kind: fc.constantFrom('land' as const, 'shoal' as const),
    points: fc.array(pointWithin(side), { minLength: 3, maxLength: 4 }),
  });

export const base = (x: number, y: number, heading = 0, length = 3000, width = 1000): Base => ({
  at: { x, y },
  heading: heading,
  length,
  width,
});

/** A motion of the whole table that leaves every answer as it was. */
export interface Motion {
  readonly point: (point: Point) => Point;
  readonly heading: (anyHeading: number) => number;
}

const shift = (x: number, y: number): Motion => ({
  point: (point) => ({ x: point.x + x, y: point.y + y }),
  heading: (angle) => angle,
});

/** The table turned by a quarter to starboard. */
const quarter: Motion = {
  point: ({ x, y }) => ({ x: 0 - y, y: x }),
  heading: (angle) => norm(angle + 900),
};

export const motion: fc.Arbitrary<Motion> = fc.oneof(
  fc.tuple(fc.integer({ min: -90_000, max: 90_000 }), fc.integer()).map(([x, y]) => shift(x, y % 90_000)),
  fc.constant(quarter),
);

/** The table seen in a looking-glass: larboard is starboard. */
export const mirror: Motion = {
  point: ({ x, y }) => ({ x: 0 - x, y }),
  heading: (angle) => norm(0 - angle),
};

export const moveBase = (by: Motion, one: Base): Base => ({
  ...one,
  at: by.point(one.at),
  heading: by.heading(one.heading),
});

export const movePolygon = (by: Motion, points: Polygon): Polygon => points.map(by.point);

export const moveTerrain = (by: Motion, terrain: Terrain): Terrain => ({
  ...terrain,
  points: movePolygon(by, terrain.points),
});
