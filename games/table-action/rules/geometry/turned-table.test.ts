/**
 * The laws of the geometry on a table turned by any number of tenths of a degree. A quarter turn changes nothing; any
 * other moves points by less than a thousandth to the grid, so what is not within a few thousandths of a border stays
 * as it was, and measures differ by no more than that.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyHeading,
  baseWithin,
  type Motion,
  mirror,
  moveBase,
  movePolygon,
  pointWithin,
} from '../testing/bases.ts';
import { alignBoarding, alignCollision } from './align.ts';
import { cos, difference, norm, sin, UNIT } from './angle.ts';
import { inArc } from './arc.ts';
import { type Base, corners, gap, insideTable, offTable, overlaps } from './base.ts';
import { clearCorridor } from './corridor.ts';
import { rounded } from './integer.ts';
import { along, distanceBetween, type Point } from './point.ts';
import { baseMeets, contains, type Polygon } from './polygon.ts';
import { rakes } from './rake.ts';
import { advance, turnSweep } from './sweep.ts';

/** About the corner of the table, by whole tenths to starboard. */
const turned = (by: number): Motion => ({
  point: ({ x, y }) => ({
    x: rounded(x * cos(by) - y * sin(by), UNIT),
    y: rounded(x * sin(by) + y * cos(by), UNIT),
  }),
  heading: (angle) => norm(angle + by),
});
const turn = anyHeading.map(turned);
/** What the grid may shift by, with some to spare. */
const GRID = 4;

const stirred = ({ x, y }: Point): Point[] =>
  [-GRID, 0, GRID].flatMap((dx) => [-GRID, 0, GRID].map((dy) => ({ x: x + dx, y: y + dy })));
const grown = (one: Base, by: number): Base => ({ ...one, length: one.length + by, width: one.width + by });
const near = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function fromEdge(at: Point, polygon: Polygon): number {
  const lengths = polygon.map((from, index) => {
    const to = polygon[(index + 1) % polygon.length]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const part = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, part));
    return near(at, { x: from.x + t * dx, y: from.y + t * dy });
  });
  return Math.min(...lengths);
}

describe('on a table turned by tenths of a degree', () => {
  it('distances and runs are as long as before', () => {
    fc.assert(
      fc.property(
        pointWithin(60_000),
        pointWithin(60_000),
        anyHeading,
        fc.nat(9000),
        turn,
        (a, b, way, far, by) => {
          expect(
            Math.abs(distanceBetween(by.point(a), by.point(b)) - distanceBetween(a, b)),
          ).toBeLessThanOrEqual(2);
          expect(
            near(along(by.point(a), by.heading(way), far), by.point(along(a, way, far))),
          ).toBeLessThanOrEqual(3);
        },
      ),
    );
  });

  it('corners and gaps are where they were', () => {
    fc.assert(
      fc.property(baseWithin(12_000), baseWithin(12_000), turn, (a, b, by) => {
        const [there, here] = [corners(moveBase(by, a)), corners(a).map(by.point)];
        for (const [index, corner] of there.entries())
          expect(near(corner, here[index]!)).toBeLessThanOrEqual(GRID);
        const [before, after] = [gap(a, b), gap(moveBase(by, a), moveBase(by, b))];
        if (before > 12) expect(Math.abs(after - before)).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('[fire.arc-30-degrees] a broadside bears on what it bore on', () => {
    fc.assert(
      fc.property(baseWithin(2000), pointWithin(12_000), turn, (ship, target, by) => {
        const bears = inArc(ship, 'starboard', target);
        fc.pre(stirred(target).every((at) => inArc(ship, 'starboard', at) === bears));
        expect(inArc(moveBase(by, ship), 'starboard', by.point(target))).toBe(bears);
      }),
    );
  });

  it('[rake.geometry] a rake is one of the same end', () => {
    const square = fc.record({ off: fc.integer({ min: -140, max: 140 }), target: baseWithin(6000) });
    fc.assert(
      fc.property(square, baseWithin(6000), turn, ({ off, target }, firer, by) => {
        const across = { ...firer, heading: norm(target.heading + 900 + off) };
        const end = rakes(across, target);
        fc.pre(stirred(across.at).every((at) => rakes({ ...across, at }, target) === end));
        expect(rakes(moveBase(by, across), moveBase(by, target))).toBe(end);
      }),
    );
  });

  it('[fire.line-of-sight] a corridor is blocked by the same ships, unless they only graze it', () => {
    fc.assert(
      fc.property(pointWithin(20_000), pointWithin(20_000), baseWithin(20_000), turn, (a, b, ship, by) => {
        const clear = (one: Base): boolean => clearCorridor(a, b, 3000, [one], []);
        const firm = clear(ship);
        fc.pre(
          distanceBetween(a, b) > 500 && clear(grown(ship, 24)) === firm && clear(grown(ship, -24)) === firm,
        );
        expect(clearCorridor(by.point(a), by.point(b), 3000, [moveBase(by, ship)], [])).toBe(firm);
      }),
    );
  });

  it('[aground.removed] a coast holds the same points and meets the same bases', () => {
    const coast = fc.array(pointWithin(10_000), { minLength: 3, maxLength: 4 });
    fc.assert(
      fc.property(coast, baseWithin(10_000), turn, (polygon, ship, by) => {
        const there = movePolygon(by, polygon);
        if (fromEdge(ship.at, polygon) > GRID)
          expect(contains(there, by.point(ship.at))).toBe(contains(polygon, ship.at));
        const meets = baseMeets(polygon, ship);
        fc.pre(
          baseMeets(polygon, grown(ship, 24)) === meets && baseMeets(polygon, grown(ship, -24)) === meets,
        );
        expect(baseMeets(there, moveBase(by, ship))).toBe(meets);
      }),
    );
  });

  it('[collision.contact] a ship runs as far before she meets another', () => {
    fc.assert(
      fc.property(
        baseWithin(100),
        baseWithin(100),
        fc.integer({ min: 3300, max: 8000 }),
        turn,
        (ship, other, far, by) => {
          const ahead = { ...other, at: along(ship.at, ship.heading, far) };
          const end = advance(ship, ship.heading, 9000, [ahead], []);
          const there = moveBase(by, ship);
          const after = advance(there, there.heading, 9000, [moveBase(by, ahead)], []);
          expect(after.hit).toEqual(end.hit);
          expect(Math.abs(after.moved - end.moved)).toBeLessThanOrEqual(10);
        },
      ),
    );
  });

  it('[collision.contact] she turns as far before she swings into another', () => {
    fc.assert(
      fc.property(
        baseWithin(100),
        anyHeading,
        fc.integer({ min: 700, max: 1300 }),
        turn,
        (ship, way, off, by) => {
          // Off her beam and so near that an end may swing into it; a little larger stops her no later.
          const other = { ...ship, at: along(ship.at, ship.heading + 900, 500 + off), heading: way };
          fc.pre(gap(ship, other) > 30);
          const turns = (one: Base): number => turnSweep(ship, 900, [one], []).turned;
          const after = turnSweep(moveBase(by, ship), 900, [moveBase(by, other)], []).turned;
          expect(after).toBeGreaterThanOrEqual(turns(grown(other, 24)) - 1);
          expect(after).toBeLessThanOrEqual(turns(grown(other, -24)) + 1);
        },
      ),
    );
  });

  it('[collision.align] ships that have collided are laid the same way', () => {
    fc.assert(
      fc.property(baseWithin(100), baseWithin(100), fc.nat(600), turn, (ship, other, aside, by) => {
        const ahead = { ...other, at: along(along(ship.at, ship.heading, 5000), ship.heading + 900, aside) };
        const { at, hit } = advance(ship, ship.heading, 9000, [ahead], []);
        fc.pre(hit !== null && Math.abs(Math.abs(difference(ship.heading, other.heading)) - 900) > 0);
        const end = alignCollision(at, ahead);
        const after = alignCollision(moveBase(by, at), moveBase(by, ahead));
        expect(after.map((one) => one.heading)).toEqual(end.map((one) => by.heading(one.heading)));
      }),
    );
  });

  it('[boarding.align-free] a boarder finds the same berth', () => {
    fc.assert(
      fc.property(baseWithin(6000), baseWithin(6000), turn, (mover, target, by) => {
        const berth = alignBoarding(mover, target);
        const [there, stern] = [moveBase(by, mover), moveBase(by, target)];
        const after = alignBoarding(there, stern);
        expect([0, 1800]).toContain(norm(after.heading - by.heading(berth.heading)));
        // Dead ahead or astern, and at a right angle, a thousandth decides which side and which way.
        const beams = stirred(mover.at).map((at) => alignBoarding({ ...mover, at }, target));
        fc.pre(beams.every((one) => one.heading === berth.heading && near(one.at, berth.at) <= 20));
        expect(after.heading).toBe(by.heading(berth.heading));
        expect(near(after.at, by.point(berth.at))).toBeLessThanOrEqual(30);
      }),
    );
  });
});

describe('more is never less', () => {
  const farther = fc.nat(9000);

  it('[fire.arc-30-degrees] what bears still bears farther out on the beam', () => {
    fc.assert(
      fc.property(baseWithin(2000), pointWithin(12_000), farther, (ship, target, out) => {
        fc.pre(stirred(target).every((at) => inArc(ship, 'starboard', at)));
        expect(inArc(ship, 'starboard', along(target, ship.heading + 900, out))).toBe(true);
      }),
    );
  });

  it('[rake.geometry] who rakes still rakes farther off along the keel, squarer, and a broader ship', () => {
    const crossing = fc.record({
      target: baseWithin(100),
      ahead: fc.integer({ min: 600, max: 6000 }),
      aside: fc.integer({ min: -400, max: 400 }),
      off: fc.integer({ min: -100, max: 100 }),
    });
    fc.assert(
      fc.property(crossing, farther, fc.nat(100), ({ target, ahead, aside, off }, out, part) => {
        const lie = (far: number, by: number): Base => ({
          ...target,
          at: along(along(target.at, target.heading, far), target.heading + 900, aside),
          heading: norm(target.heading + 900 + by),
        });
        fc.pre(
          stirred(lie(ahead, off).at).every((at) => rakes({ ...lie(ahead, off), at }, target) === 'bow'),
        );
        expect(rakes(lie(ahead + out, off), target)).toBe('bow');
        expect(rakes(lie(ahead, Math.trunc((off * part) / 100)), target)).toBe('bow');
        expect(rakes(lie(ahead, off), { ...target, width: target.width + out })).toBe('bow');
      }),
    );
  });

  it('[aground.removed] a larger base meets every coast that a smaller one does, and leaves the table later', () => {
    const coast = fc.array(pointWithin(10_000), { minLength: 3, maxLength: 4 });
    const table = { width: 10_000, height: 10_000 };
    const about = baseWithin(14_000).map((one) => ({
      ...one,
      at: { x: one.at.x - 2000, y: one.at.y - 2000 },
    }));
    fc.assert(
      fc.property(coast, about, fc.integer({ min: 8, max: 3000 }), (polygon, ship, more) => {
        const larger = grown(ship, more);
        if (baseMeets(polygon, ship)) expect(baseMeets(polygon, larger)).toBe(true);
        if (insideTable(larger, table)) expect(insideTable(ship, table)).toBe(true);
        if (offTable(larger, table)) expect(offTable(ship, table)).toBe(true);
      }),
    );
  });

  it('the table is the same seen in a looking-glass', () => {
    const table = { width: 10_000, height: 10_000 };
    const about = baseWithin(14_000).map((one) => ({
      ...one,
      at: { x: one.at.x - 2000, y: one.at.y - 2000 },
    }));
    fc.assert(
      fc.property(about, (ship) => {
        const seen = moveBase(mirror, ship);
        const there = { ...seen, at: { x: seen.at.x + table.width, y: seen.at.y } };
        expect(insideTable(there, table)).toBe(insideTable(ship, table));
        expect(offTable(there, table)).toBe(offTable(ship, table));
      }),
    );
  });

  it('[collision.contact] more ships about never let one turn farther', () => {
    fc.assert(
      fc.property(
        baseWithin(4000),
        fc.array(baseWithin(6000), { maxLength: 4 }),
        anyHeading,
        (ship, all, by) => {
          const others = all.filter((other) => !overlaps(ship, other));
          const few = turnSweep(ship, by % 1800, others.slice(1), []).turned;
          expect(turnSweep(ship, by % 1800, others, []).turned).toBeLessThanOrEqual(few);
        },
      ),
    );
  });
});
