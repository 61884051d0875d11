import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base, baseWithin, mirror, motion, moveBase, pointWithin } from '../testing/bases.ts';
import { arcLines, inArc, SIDES } from './arc.ts';
import { along } from './point.ts';

const ship = baseWithin(20_000);
const target = pointWithin(20_000);

describe('the arc of a broadside', () => {
  it('[fire.arc-30-degrees] opens 30° forward of the beam from the bow and 30° abaft it from the quarter', () => {
    expect(arcLines(base(0, 0), 'starboard')).toEqual({
      forward: { from: { x: 500, y: -1500 }, heading: 600 },
      after: { from: { x: 500, y: 1500 }, heading: 1200 },
    });
    expect(arcLines(base(0, 0), 'larboard')).toEqual({
      forward: { from: { x: -500, y: -1500 }, heading: 3000 },
      after: { from: { x: -500, y: 1500 }, heading: 2400 },
    });
  });

  it('[fire.arc-30-degrees] holds what is on the beam, up to and with its lines', () => {
    expect(inArc(base(0, 0), 'starboard', { x: 5000, y: 0 })).toBe(true);
    expect(inArc(base(0, 0), 'larboard', { x: 5000, y: 0 })).toBe(false);
    expect(inArc(base(0, 0), 'starboard', { x: 500, y: -1500 })).toBe(true);
    expect(inArc(base(0, 0), 'starboard', { x: 0, y: -9000 })).toBe(false);
    expect(inArc(base(0, 0), 'starboard', { x: 5500, y: -4386 })).toBe(true);
    expect(inArc(base(0, 0), 'starboard', { x: 5500, y: -4387 })).toBe(false);
    // 45° forward of the beam from the centre, yet between the lines that start at the ends of the side.
    expect(inArc(base(0, 0), 'starboard', { x: 1000, y: -1700 })).toBe(true);
  });

  it('[fire.arc-30-degrees] holds what is two thousandths within its lines and nothing two thousandths without', () => {
    fc.assert(
      fc.property(ship, fc.constantFrom(...SIDES), fc.integer({ min: 10, max: 60_000 }), (a, side, far) => {
        const { forward, after } = arcLines(a, side);
        const inward = side === 'starboard' ? 900 : -900;
        const onForward = along(forward.from, forward.heading, far);
        expect(inArc(a, side, along(onForward, forward.heading + inward, 2))).toBe(true);
        expect(inArc(a, side, along(onForward, forward.heading - inward, 2))).toBe(false);
        const onAfter = along(after.from, after.heading, far);
        expect(inArc(a, side, along(onAfter, after.heading - inward, 2))).toBe(true);
        expect(inArc(a, side, along(onAfter, after.heading + inward, 2))).toBe(false);
      }),
    );
  });

  it('[fire.arc-30-degrees] moves with the table, is mirrored on the other side, and no point is in both', () => {
    fc.assert(
      fc.property(ship, target, motion, (a, point, by) => {
        const starboard = inArc(a, 'starboard', point);
        expect(inArc(moveBase(by, a), 'starboard', by.point(point))).toBe(starboard);
        expect(inArc(moveBase(mirror, a), 'larboard', mirror.point(point))).toBe(starboard);
        expect(starboard && inArc(a, 'larboard', point)).toBe(false);
      }),
    );
  });
});
