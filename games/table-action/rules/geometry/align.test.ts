import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base, baseWithin, motion, moveBase } from '../testing/bases.ts';
import { alignBoarding, alignCollision } from './align.ts';
import { difference, norm } from './angle.ts';
import { type Base, overlaps, touches } from './base.ts';
import { distanceBetween } from './point.ts';
import { advance } from './sweep.ts';

const headings = (pair: readonly Base[]) => pair.map((one) => one.heading);

/** Ships that have just run into each other. */
const collision = fc
  .record({ ship: baseWithin(6000), other: baseWithin(6000) })
  .filter(({ ship, other }) => !overlaps(ship, other))
  .map(({ ship, other }) => ({ run: advance(ship, ship.heading, 12_000, [other], []), other }))
  .filter(({ run }) => run.hit !== null)
  .map(({ run, other }) => [run.at, other] as const);

describe('ships aligned after a collision', () => {
  it('[collision.align] take the heading halfway between theirs', () => {
    expect(headings(alignCollision(base(0, 0, 100), base(1000, 0, 500)))).toEqual([300, 300]);
    expect(headings(alignCollision(base(0, 0, 3500), base(1000, 0, 300)))).toEqual([100, 100]);
  });

  it('[collision.align] go opposite ways if that is the smaller angle', () => {
    expect(headings(alignCollision(base(0, 0, 0), base(1000, 0, 1600)))).toEqual([3500, 1700]);
    expect(headings(alignCollision(base(0, 0, 0), base(0, -3000, 1800)))).toEqual([0, 1800]);
  });

  it('[collision.align] take the heading between theirs at exactly 90°', () => {
    expect(headings(alignCollision(base(0, 0, 0), base(0, -2000, 900)))).toEqual([450, 450]);
    expect(headings(alignCollision(base(0, 0, 0), base(0, -2000, 2700)))).toEqual([3150, 3150]);
  });

  it('[collision.align] come to lie alongside after one has run into the other’s side', () => {
    const [a, b] = alignCollision(base(0, 0, 0), base(0, -2000, 900));
    expect(touches(a, b)).toBe(true);
    expect(distanceBetween(a.at, { x: 0, y: 0 })).toBeLessThan(300);
    expect(distanceBetween(b.at, { x: 0, y: -2000 })).toBeLessThan(300);
  });

  it('[collision.align] stay bow to bow if they met so', () => {
    const [a, b] = alignCollision(base(0, 0, 0), base(100, -3000, 1800));
    expect([a.at, b.at]).toEqual([
      { x: 0, y: 2 },
      { x: 100, y: -3002 },
    ]);
  });

  it('[collision.align] are parallel, in contact, not overlapping, turned by 45° at most, and shifted by less than their half length', () => {
    fc.assert(
      fc.property(collision, ([a, b]) => {
        const [left, right] = alignCollision(a, b);
        expect(touches(left, right)).toBe(true);
        expect(overlaps(left, right)).toBe(false);
        expect([0, 1800]).toContain(norm(left.heading - right.heading));
        for (const [before, after] of [
          [a, left],
          [b, right],
        ] as const) {
          expect(Math.abs(difference(before.heading, after.heading))).toBeLessThanOrEqual(451);
          expect(distanceBetween(before.at, after.at)).toBeLessThanOrEqual(1500);
        }
      }),
    );
  });

  it('[collision.align] are turned alike and shifted as far, within rounding, in whichever order they are named', () => {
    fc.assert(
      fc.property(collision, ([a, b]) => {
        const [left, right] = alignCollision(a, b);
        const [right2, left2] = alignCollision(b, a);
        expect([left2.heading, right2.heading]).toEqual([left.heading, right.heading]);
        expect(
          Math.abs(distanceBetween(a.at, left.at) - distanceBetween(a.at, left2.at)),
        ).toBeLessThanOrEqual(5);
        expect(
          Math.abs(distanceBetween(b.at, right.at) - distanceBetween(b.at, right2.at)),
        ).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('[collision.align] move with the table', () => {
    fc.assert(
      fc.property(collision, motion, ([a, b], by) => {
        const there = alignCollision(moveBase(by, a), moveBase(by, b));
        expect(there).toEqual(alignCollision(a, b).map((one) => moveBase(by, one)));
      }),
    );
  });

  it('[collision.align] leave a third ship alone if they can', () => {
    const [a, b] = [base(0, 0, 0), base(0, -2000, 900)];
    const freely = alignCollision(a, b);
    const third = base(1900, 700, 450);
    expect(freely.some((one) => overlaps(one, third))).toBe(false);
    const close = { ...freely[0], at: { x: freely[0].at.x + 690, y: freely[0].at.y + 690 } };
    expect(overlaps(freely[0], close)).toBe(true);
    const [left, right] = alignCollision(a, b, [close]);
    expect([left, right].some((one) => overlaps(one, close))).toBe(false);
    expect(touches(left, right)).toBe(true);
  });
});

describe('a ship laid alongside to board', () => {
  const target = base(0, 0, 0);

  it('[boarding.align-free] is parallel on the nearer side, the same or the opposite way by the lesser turn', () => {
    expect(alignBoarding(base(2500, 300, 3300), target)).toEqual(base(1004, 300, 0));
    expect(alignBoarding(base(-2500, 300, 1200), target)).toEqual(base(-1004, 300, 1800));
    expect(alignBoarding(base(2500, 0, 900), target).heading).toBe(0);
    expect(alignBoarding(base(2500, 0, 901), target).heading).toBe(1800);
  });

  it('[boarding.align-free] is brought up so far that half of the shorter base is alongside', () => {
    expect(alignBoarding(base(2000, 4000, 0, 2000, 800), target).at).toEqual({ x: 904, y: 1500 });
    expect(alignBoarding(base(0, -4000, 0), target).at).toEqual({ x: 1004, y: -1500 });
  });

  it('[boarding.align-free] looks for the nearest free berth, on the other side if it must', () => {
    const mover = base(2500, 0, 0);
    const other = base(1200, -1800, 0);
    expect(alignBoarding(mover, target, [other])).toEqual(base(1004, 1250, 0));
    const wall = base(1600, 0, 0, 12_000, 1000);
    expect(alignBoarding(mover, target, [wall])).toEqual(base(-1004, 0, 0));
    expect(alignBoarding(mover, target, [wall, base(-1600, 0, 0, 12_000, 1000)])).toEqual(base(1004, 0, 0));
  });

  it('[boarding.align-free] touches and does not overlap, moves with the table, and can sail away along the other', () => {
    fc.assert(
      fc.property(
        baseWithin(6000),
        baseWithin(6000),
        motion,
        fc.integer({ min: 1, max: 3000 }),
        (mover, other, by, part) => {
          const berth = alignBoarding(mover, other);
          expect(touches(berth, other)).toBe(true);
          expect(overlaps(berth, other)).toBe(false);
          expect(alignBoarding(moveBase(by, mover), moveBase(by, other))).toEqual(moveBase(by, berth));
          const first = advance(berth, berth.heading, part, [other], []);
          expect(first.hit).toBe(null);
          expect(advance(first.at, berth.heading, 6000, [other], []).hit).toBe(null);
        },
      ),
      { numRuns: 300 },
    );
  });
});
