import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHeading, motion, pointWithin } from '../testing/bases.ts';
import { cos, difference, norm, sin } from './angle.ts';
import { floorRoot, rounded } from './integer.ts';
import { addPoints, along, bearing, distanceBetween, distanceSquared, sub } from './point.ts';

const point = pointWithin(200_000);

describe('whole numbers', () => {
  it('have a root rounded down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 52 }), (n) => {
        const root = BigInt(floorRoot(n));
        expect(root * root <= BigInt(n) && (root + 1n) * (root + 1n) > BigInt(n)).toBe(true);
      }),
    );
    expect([0, 1, 3, 4, 94906265 ** 2, 94906265 ** 2 - 1].map(floorRoot)).toEqual([
      0, 1, 1, 2, 94906265, 94906264,
    ]);
  });

  it('are divided to the nearest, halves away from zero', () => {
    expect([5, 4, 6, -5, -4, -6, -1, 0].map((n) => rounded(n, 2))).toEqual([3, 2, 3, -3, -2, -3, -1, 0]);
    expect(rounded(-1, 3)).toBe(0);
  });
});

describe('points', () => {
  it('are measured in whole thousandths, the same both ways', () => {
    expect(distanceBetween({ x: 0, y: 0 }, { x: 3000, y: 4000 })).toBe(5000);
    expect(distanceBetween({ x: 0, y: 0 }, { x: 1, y: 1 })).toBe(1);
    fc.assert(
      fc.property(point, point, motion, (a, b, by) => {
        expect(distanceBetween(a, b)).toBe(distanceBetween(b, a));
        expect(distanceBetween(by.point(a), by.point(b))).toBe(distanceBetween(a, b));
        expect(distanceBetween(a, b) ** 2).toBeLessThanOrEqual(distanceSquared(a, b));
        expect(addPoints(sub(b, a), a)).toEqual(b);
      }),
    );
  });

  it('lie along a heading at the length asked, within one thousandth', () => {
    expect(along({ x: 0, y: 0 }, 0, 1000)).toEqual({ x: 0, y: -1000 });
    expect(along({ x: 0, y: 0 }, 900, 1000)).toEqual({ x: 1000, y: 0 });
    expect(along({ x: 5, y: 5 }, 300, 2000)).toEqual({ x: 1005, y: -1727 });
    fc.assert(
      fc.property(point, anyHeading, fc.integer({ min: 0, max: 200_000 }), motion, (a, way, length, by) => {
        expect(Math.abs(distanceBetween(a, along(a, way, length)) - length)).toBeLessThanOrEqual(1);
        expect(along(along(a, way, length), norm(way + 1800), length)).toEqual(a);
        expect(by.point(along(a, way, length))).toEqual(along(by.point(a), by.heading(way), length));
      }),
    );
  });
});

describe('bearings', () => {
  it('are found to the nearest tenth of a degree', () => {
    const from = { x: 100, y: 100 };
    expect(bearing(from, from)).toBe(0);
    expect(bearing(from, { x: 100, y: 0 })).toBe(0);
    expect(bearing(from, { x: 200, y: 0 })).toBe(450);
    expect(bearing(from, { x: 200, y: 100 })).toBe(900);
    expect(bearing(from, { x: 0, y: 100 })).toBe(2700);
    fc.assert(
      fc.property(point, point, (a, b) => {
        fc.pre(distanceSquared(a, b) > 0);
        const exact = (Math.atan2(b.x - a.x, a.y - b.y) * 1800) / Math.PI;
        const off = Math.abs(bearing(a, b) - ((exact + 3600) % 3600));
        expect(Math.min(off, 3600 - off)).toBeLessThanOrEqual(0.501);
      }),
    );
  });

  it('are the lesser of two tenths that are as near', () => {
    const halfway = { x: sin(10) + sin(11), y: 0 - cos(10) - cos(11) };
    expect(bearing({ x: 0, y: 0 }, halfway)).toBe(10);
    expect(bearing({ x: 0, y: 0 }, { ...halfway, x: halfway.x + 1 })).toBe(11);
  });

  it('turn with the table and are opposite from the other end', () => {
    fc.assert(
      fc.property(point, point, motion, (a, b, by) => {
        fc.pre(distanceSquared(a, b) > 0);
        expect(bearing(by.point(a), by.point(b))).toBe(by.heading(bearing(a, b)));
        expect(difference(bearing(a, b), bearing(b, a))).toBe(1800);
      }),
    );
  });

  it('undo a run of two inches or more along a heading', () => {
    fc.assert(
      fc.property(point, anyHeading, fc.integer({ min: 2000, max: 100_000 }), (a, way, length) => {
        expect(bearing(a, along(a, way, length))).toBe(way);
      }),
    );
  });
});
