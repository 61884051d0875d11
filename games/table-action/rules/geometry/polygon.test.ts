import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  base,
  baseWithin,
  mirror,
  motion,
  moveBase,
  movePolygon,
  pointWithin,
  terrainWithin,
} from '../testing/bases.ts';
import { segmentCrosses } from '../testing/crossing.ts';
import { corners } from './base.ts';
import { baseMeets, contains, type Polygon } from './polygon.ts';

/** A bay open to the right, so that its middle is outside. */
const bay: Polygon = [
  { x: 0, y: 0 },
  { x: 10_000, y: 0 },
  { x: 2000, y: 5000 },
  { x: 10_000, y: 10_000 },
  { x: 0, y: 10_000 },
];
const point = pointWithin(10_000);
const coast = terrainWithin(10_000).map(({ points }) => points);

describe('a polygon', () => {
  it('[aground.removed] contains its inside and its edge, and not its bay', () => {
    expect(contains(bay, { x: 1000, y: 5000 })).toBe(true);
    expect(contains(bay, { x: 5000, y: 5000 })).toBe(false);
    expect(contains(bay, { x: -1, y: 5000 })).toBe(false);
    for (const edge of [...bay, { x: 0, y: 3000 }, { x: 6000, y: 2500 }])
      expect(contains(bay, edge)).toBe(true);
    // Level with a corner, on either side of the polygon.
    expect(contains(bay, { x: -5, y: 0 })).toBe(false);
    expect(contains(bay, { x: 10_005, y: 10_000 })).toBe(false);
  });

  it('[aground.removed] contains the same points moved, mirrored, and whichever corner comes first', () => {
    fc.assert(
      fc.property(coast, point, motion, fc.nat(3), (polygon, at, by, first) => {
        const inside = contains(polygon, at);
        expect(contains(movePolygon(by, polygon), by.point(at))).toBe(inside);
        expect(contains(movePolygon(mirror, polygon), mirror.point(at))).toBe(inside);
        expect(contains([...polygon.slice(first), ...polygon.slice(0, first)], at)).toBe(inside);
        expect(contains(polygon.toReversed(), at)).toBe(inside);
      }),
    );
  });

  it('is crossed by a line that meets its edge, if only in a point', () => {
    expect(segmentCrosses(bay, { x: 1000, y: 5000 }, { x: 5000, y: 5000 })).toBe(true);
    expect(segmentCrosses(bay, { x: 4000, y: 5000 }, { x: 9000, y: 5000 })).toBe(false);
    expect(segmentCrosses(bay, { x: 500, y: 5000 }, { x: 1500, y: 5000 })).toBe(false);
    expect(segmentCrosses(bay, { x: -500, y: 500 }, { x: 0, y: 500 })).toBe(true);
    expect(segmentCrosses(bay, { x: -500, y: 0 }, { x: -1, y: 0 })).toBe(false);
    expect(segmentCrosses(bay, { x: 500, y: 0 }, { x: 800, y: 0 })).toBe(true);
  });

  it('is crossed on the way from its inside to its outside, the same both ways', () => {
    fc.assert(
      fc.property(coast, point, point, (polygon, a, b) => {
        const crossed = segmentCrosses(polygon, a, b);
        expect(segmentCrosses(polygon, b, a)).toBe(crossed);
        if (contains(polygon, a) !== contains(polygon, b)) expect(crossed).toBe(true);
      }),
    );
  });
});

describe('a base on a coast', () => {
  it('[aground.removed] is there by a corner, an edge, or as a whole', () => {
    expect(baseMeets(bay, base(-500, 5000))).toBe(true);
    expect(baseMeets(bay, base(-501, 5000))).toBe(false);
    expect(baseMeets(bay, base(1000, 5000, 0, 100, 100))).toBe(true);
    expect(baseMeets(bay, base(5000, 5000, 900))).toBe(false);
    // The point of the polygon runs into the base's side between its corners.
    expect(baseMeets(bay, base(10_400, 0))).toBe(true);
    expect(
      baseMeets(
        [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 0, y: 9 },
        ],
        base(200, 200),
      ),
    ).toBe(true);
  });

  it('[aground.removed] meets it if a corner or the centre is on it or a side crosses its edge, and only then', () => {
    fc.assert(
      fc.property(coast, baseWithin(10_000), motion, (polygon, ship, by) => {
        const around = corners(ship);
        const met =
          [ship.at, ...around].some((at) => contains(polygon, at)) ||
          around.some((at, index) => segmentCrosses(polygon, at, around[(index + 1) % 4]!)) ||
          polygon.some((at) => contains(around, at));
        expect(baseMeets(polygon, ship)).toBe(met);
        expect(baseMeets(movePolygon(by, polygon), moveBase(by, ship))).toBe(met);
      }),
    );
  });
});
