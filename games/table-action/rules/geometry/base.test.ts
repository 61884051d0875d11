import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base, baseWithin, mirror, motion, moveBase } from '../testing/bases.ts';
import { CONTACT, corners, gap, insideTable, offTable, overlaps, touches } from './base.ts';
import { along, distanceBetween } from './point.ts';

const one = baseWithin(8000);

describe('corners', () => {
  it('run from the larboard bow round by starboard', () => {
    expect(corners(base(0, 0, 0))).toEqual([
      { x: -500, y: -1500 },
      { x: 500, y: -1500 },
      { x: 500, y: 1500 },
      { x: -500, y: 1500 },
    ]);
    expect(corners(base(0, 0, 900))[0]).toEqual({ x: 1500, y: -500 });
  });

  it('move with the table and keep the shape within two thousandths', () => {
    fc.assert(
      fc.property(one, motion, (a, by) => {
        expect(corners(moveBase(by, a))).toEqual(corners(a).map(by.point));
        const [bow, starboard, quarter] = corners(a);
        expect(Math.abs(distanceBetween(bow, starboard) - a.width)).toBeLessThanOrEqual(2);
        expect(Math.abs(distanceBetween(starboard, quarter) - a.length)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('contact', () => {
  it('[collision.contact] is edge on edge, or within a few thousandths for rounding', () => {
    const still = base(0, 0);
    expect(touches(still, base(1000, 0))).toBe(true);
    expect(touches(still, base(1000 + CONTACT, 0))).toBe(true);
    expect(touches(still, base(1001 + CONTACT, 0))).toBe(false);
    expect(touches(still, base(0, 3000))).toBe(true);
    expect(touches(still, base(1000, 3000))).toBe(true);
    expect(overlaps(still, base(1000, 0))).toBe(false);
    expect(overlaps(still, base(999, 0))).toBe(false);
    expect(overlaps(still, base(998, 0))).toBe(true);
    expect(touches(still, base(500, 500, 450))).toBe(true);
  });

  it('[collision.contact] is what a gap of nothing means', () => {
    fc.assert(
      fc.property(one, one, (a, b) => {
        expect(touches(a, b)).toBe(gap(a, b) === 0);
        if (overlaps(a, b)) expect(touches(a, b)).toBe(true);
      }),
    );
  });
});

describe('gaps', () => {
  it('[boarding.within-two-inches] are the shortest way from edge to edge', () => {
    expect(gap(base(0, 0), base(4000, 0))).toBe(3000);
    expect(gap(base(0, 0), base(4000, 0, 900))).toBe(2000);
    expect(gap(base(0, 0), base(4000, 7000))).toBe(5000);
    // A base turned by 45°: its leading corner is (length + width) / √8 from its centre.
    expect(gap(base(0, 0), base(5000, 0, 450))).toBe(5000 - 500 - 1414);
  });

  it('[boarding.within-two-inches] are the same from both sides, moved, mirrored, or with one base the other way about', () => {
    fc.assert(
      fc.property(one, one, motion, (a, b, by) => {
        const between = gap(a, b);
        expect(gap(b, a)).toBe(between);
        expect(gap(moveBase(by, a), moveBase(by, b))).toBe(between);
        expect(gap(moveBase(mirror, a), moveBase(mirror, b))).toBe(between);
        expect(gap({ ...a, heading: (a.heading + 1800) % 3600 }, b)).toBe(between);
        expect(between).toBeLessThanOrEqual(distanceBetween(a.at, b.at));
      }),
    );
  });

  it('keep within six thousandths when the table is turned by tenths of a degree', () => {
    const centre = { x: 0, y: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 3200, max: 9000 }), fc.nat(3599), fc.nat(3599), (far, other, turn) => {
        const still = gap(base(0, 0), { ...base(0, 0), at: along(centre, 700, far), heading: other });
        const turned = gap(
          { ...base(0, 0), heading: turn },
          { ...base(0, 0), at: along(centre, 700 + turn, far), heading: (other + turn) % 3600 },
        );
        expect(Math.abs(still - turned)).toBeLessThanOrEqual(CONTACT + 6);
        if (still > 0 && turned > 0) expect(Math.abs(still - turned)).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('grow with the distance on one line, but for rounding', () => {
    fc.assert(
      fc.property(one, one, fc.nat(3000), (a, b, more) => {
        fc.pre(!touches(a, { ...b, at: along(a.at, b.heading, 4000) }));
        const near = gap(a, { ...b, at: along(a.at, b.heading, 4000) });
        const far = gap(a, { ...b, at: along(a.at, b.heading, 4000 + more) });
        expect(far).toBeGreaterThanOrEqual(near - 3);
      }),
    );
  });
});

describe('the table', () => {
  const table = { width: 72_000, height: 48_000 };

  it('holds a base up to its edge', () => {
    expect(insideTable(base(500, 1500), table)).toBe(true);
    expect(insideTable(base(499, 1500), table)).toBe(false);
    expect(insideTable(base(500, 1499), table)).toBe(false);
    expect(insideTable(base(71_501, 46_500), table)).toBe(false);
    expect(insideTable(base(71_500, 46_500), table)).toBe(true);
    expect(insideTable(base(71_500, 46_501), table)).toBe(false);
  });

  it('is left when no part of the base is on it', () => {
    expect(offTable(base(-499, 1500), table)).toBe(false);
    expect(offTable(base(-500, 1500), table)).toBe(true);
    // Across the corner of the table, with both ends beyond its edges.
    expect(offTable(base(600, 600, 450), table)).toBe(false);
    expect(offTable(base(-800, -800, 450), table)).toBe(true);
    fc.assert(
      fc.property(baseWithin(80_000), (a) => {
        expect(insideTable(a, table) && offTable(a, table)).toBe(false);
      }),
    );
  });
});
