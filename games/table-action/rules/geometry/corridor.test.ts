import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyHeading,
  base,
  baseWithin,
  mirror,
  motion,
  moveBase,
  moveTerrain,
  pointWithin,
  terrainWithin,
} from '../testing/bases.ts';
import { clearCorridor, corridorBlockers, corridorCorners } from './corridor.ts';
import type { Point } from './point.ts';

const from: Point = { x: 0, y: 0 };
const to: Point = { x: 20_000, y: 0 };
const clear = (...bases: ReturnType<typeof base>[]) => clearCorridor(from, to, 3000, bases, []);

describe('the corridor', () => {
  it('[fire.line-of-sight] is three inches wide on either hand', () => {
    expect(clear(base(10_000, 4500))).toBe(true);
    expect(clear(base(10_000, 4499))).toBe(false);
    expect(clear(base(10_000, -4500))).toBe(true);
    expect(clear(base(10_000, -4499))).toBe(false);
  });

  it('[fire.line-of-sight] ends squarely at both centres', () => {
    expect(clear(base(-500, 0))).toBe(true);
    expect(clear(base(-499, 0))).toBe(false);
    expect(clear(base(20_500, 2000))).toBe(true);
    expect(clear(base(20_499, 2000))).toBe(false);
    expect(corridorCorners(from, to, 3000)).toEqual([
      { x: 0, y: -3000 },
      { x: 20_000, y: -3000 },
      { x: 20_000, y: 3000 },
      { x: 0, y: 3000 },
    ]);
  });

  it('[fire.line-of-sight] is blocked by land and not by shoals', () => {
    const points = [
      { x: 9000, y: 2900 },
      { x: 12_000, y: 9000 },
      { x: 6000, y: 9000 },
    ];
    expect(clearCorridor(from, to, 3000, [], [{ kind: 'shoal', points }])).toBe(true);
    expect(clearCorridor(from, to, 3000, [], [{ kind: 'land', points }])).toBe(false);
    const island = [
      { x: -9000, y: -9000 },
      { x: 90_000, y: -9000 },
      { x: 0, y: 90_000 },
    ];
    expect(clearCorridor(from, to, 3000, [], [{ kind: 'land', points: island }])).toBe(false);
    expect(
      corridorBlockers(
        from,
        to,
        3000,
        [base(0, 9000), base(5000, 0)],
        [
          { kind: 'shoal', points },
          { kind: 'land', points },
        ],
      ),
    ).toEqual({ bases: [1], polygons: [1] });
  });

  it('[fire.line-of-sight] is nothing between a point and itself', () => {
    expect(clearCorridor(from, from, 3000, [base(0, 0)], [])).toBe(true);
  });

  const table = fc.record({
    a: pointWithin(30_000),
    b: pointWithin(30_000),
    bases: fc.array(baseWithin(30_000), { maxLength: 8 }),
    land: fc.array(terrainWithin(30_000), { maxLength: 1 }),
  });

  it('[fire.line-of-sight] is the same from both ends, moved, and mirrored', () => {
    fc.assert(
      fc.property(table, motion, ({ a, b, bases, land }, by) => {
        const blockers = corridorBlockers(a, b, 3000, bases, land);
        expect(corridorBlockers(b, a, 3000, bases, land)).toEqual(blockers);
        for (const move of [by, mirror])
          expect(
            corridorBlockers(
              move.point(a),
              move.point(b),
              3000,
              bases.map((one) => moveBase(move, one)),
              land.map((one) => moveTerrain(move, one)),
            ),
          ).toEqual(blockers);
      }),
    );
  });

  it('[fire.line-of-sight] is clear if nothing blocks it, and never clearer when wider or with more about', () => {
    fc.assert(
      fc.property(
        table,
        fc.integer({ min: 10, max: 4000 }),
        anyHeading,
        ({ a, b, bases, land }, more, way) => {
          const { bases: ships, polygons } = corridorBlockers(a, b, 3000, bases, land);
          const open = clearCorridor(a, b, 3000, bases, land);
          expect(open).toBe(ships.length === 0 && polygons.length === 0);
          if (!open) expect(clearCorridor(a, b, 3000 + more, bases, land)).toBe(false);
          if (!open) expect(clearCorridor(a, b, 3000, [base(9, 9, way), ...bases], land)).toBe(false);
        },
      ),
    );
  });

  it('[fire.line-of-sight] is blocked by a base whose centre is in it, and by none further off than its corners reach', () => {
    const place = fc.record({
      ahead: fc.integer({ min: -4000, max: 24_000 }),
      abeam: fc.integer({ min: -6000, max: 6000 }),
    });
    fc.assert(
      fc.property(place, anyHeading, ({ ahead, abeam }, way) => {
        const open = clear(base(ahead, abeam, way));
        if (ahead > 0 && ahead < 20_000 && Math.abs(abeam) < 3000) expect(open).toBe(false);
        if (ahead < -1582 || ahead > 21_582 || Math.abs(abeam) > 4582) expect(open).toBe(true);
      }),
    );
  });
});
