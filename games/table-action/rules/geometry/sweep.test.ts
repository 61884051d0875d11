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
  terrainWithin,
} from '../testing/bases.ts';
import { norm, UNIT } from './angle.ts';
import { type Base, corners, overlaps, touches } from './base.ts';
import { separation } from './convex.ts';
import { along, direction } from './point.ts';
import { contains, sharesGround } from './polygon.ts';
import { advance, turnSweep } from './sweep.ts';

const sea = 12_000;
const fleet = fc.array(baseWithin(sea), { maxLength: 5 });
const coast = fc.array(terrainWithin(sea), { maxLength: 2 });
const length = fc.integer({ min: 1, max: 9000 });
const turn = fc.integer({ min: -1800, max: 1800 });

/** A ship with nothing in or under her, and what lies about. */
const waters = fc
  .record({ ship: baseWithin(sea), ships: fleet, land: coast })
  .map(({ ship, ships, land }) => ({
    ship,
    ships: ships.filter((other) => !overlaps(ship, other)),
    land: land.filter(({ points }) => !sharesGround(points, corners(ship), ship.at)),
  }));

const aground = (ship: Base, points: Parameters<typeof contains>[0]): boolean =>
  contains(points, ship.at) ||
  points.some((from, index) => separation(corners(ship), [from, points[(index + 1) % points.length]!]) < -1);

describe('a base under way', () => {
  it('[collision.contact] goes the whole length over open water', () => {
    expect(advance(base(0, 0), 0, 4000, [base(1500, -2000)], [])).toEqual({
      moved: 4000,
      at: base(0, -4000),
      hit: null,
    });
  });

  it('[collision.contact] stops at first contact, also when it only just gets there', () => {
    const ahead = base(0, -6000);
    expect(advance(base(0, 0), 0, 4000, [ahead], [])).toEqual({
      moved: 3000,
      at: base(0, -3000),
      hit: { kind: 'ship', index: 0 },
    });
    expect(advance(base(0, 0), 0, 3000, [ahead], []).hit).toEqual({ kind: 'ship', index: 0 });
    expect(advance(base(0, 0), 0, 2999, [ahead], []).hit).toBe(null);
  });

  it('[collision.contact] never passes through a ship that lies across its way, however far it goes', () => {
    expect(advance(base(0, 0), 0, 60_000, [base(0, -30_000, 900)], []).moved).toBe(28_000);
  });

  it('[collision.contact] is stopped by a corner that it would only nick for a few thousandths', () => {
    const ship = base(0, 3, 0, 60, 20);
    const corner = base(60, 0, 0, 20, 20);
    expect(advance(ship, 450, 150, [corner], []).moved).toBe(56);
    expect(advance({ ...ship, at: { x: 0, y: -1 } }, 450, 150, [corner], []).hit).toBe(null);
  });

  it('[collision.contact] slides along and away from what it touches, and is stopped by it if it goes in', () => {
    const beside = [base(1000, 0)];
    expect(advance(base(0, 0), 0, 5000, beside, []).hit).toBe(null);
    expect(advance(base(0, 0), 2700, 5000, beside, []).hit).toBe(null);
    expect(advance(base(0, 0), 900, 5000, beside, [])).toMatchObject({ moved: 0, hit: { kind: 'ship' } });
    expect(advance(base(0, 0), 300, 5000, beside, [])).toMatchObject({ moved: 0, hit: { kind: 'ship' } });
  });

  it('[collision.contact] comes out of a base it lies in by rounding, but no deeper', () => {
    const pushed = [base(999, 0)];
    expect(advance(base(0, 0), 0, 5000, pushed, []).hit).toBe(null);
    expect(advance(base(0, 0), 2400, 5000, pushed, []).moved).toBe(5000);
    expect(advance(base(0, 0), 600, 5000, pushed, []).moved).toBe(0);
  });

  it('[aground.removed] runs on the coast or the shoal it comes to first', () => {
    const box = (top: number) => [
      { x: -5000, y: top },
      { x: 5000, y: top },
      { x: 5000, y: top - 1000 },
      { x: -5000, y: top - 1000 },
    ];
    const land = { kind: 'land', points: box(-4000) } as const;
    const shoal = { kind: 'shoal', points: box(-3000) } as const;
    expect(advance(base(0, 0), 0, 6000, [base(0, -9000)], [land])).toMatchObject({
      moved: 2500,
      hit: { kind: 'land', index: 0 },
    });
    expect(advance(base(0, 0), 0, 6000, [], [land, shoal])).toMatchObject({
      moved: 1500,
      hit: { kind: 'shoal', index: 1 },
    });
    expect(advance(base(0, -3500), 0, 6000, [], [shoal])).toMatchObject({ moved: 0, hit: { kind: 'shoal' } });
  });

  it('[collision.contact] stops in contact, not in overlap, and where a longer run would stop too', () => {
    fc.assert(
      fc.property(waters, anyHeading, length, fc.nat(3000), ({ ship, ships, land }, way, far, more) => {
        const end = advance(ship, way, far, ships, land);
        for (const other of ships) expect(overlaps(end.at, other)).toBe(false);
        for (const { points } of land) expect(aground(end.at, points)).toBe(false);
        expect(end.at.at).toEqual(along(ship.at, way, end.moved));
        if (end.hit === null) expect(end.moved).toBe(far);
        else expect(advance(ship, way, far + more, ships, land)).toEqual(end);
        if (end.hit?.kind === 'ship') expect(touches(end.at, ships[end.hit.index]!)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('[collision.contact] is stopped no later by more things in the way, nor by a shorter run', () => {
    fc.assert(
      fc.property(waters, anyHeading, length, fc.nat(9000), ({ ship, ships, land }, way, far, less) => {
        const all = advance(ship, way, far, ships, land).moved;
        expect(advance(ship, way, far, ships.slice(1), land).moved).toBeGreaterThanOrEqual(all);
        expect(advance(ship, way, far, ships, []).moved).toBeGreaterThanOrEqual(all);
        expect(advance(ship, way, Math.min(far, less), ships, land).moved).toBe(Math.min(all, far, less));
      }),
    );
  });

  it('[collision.contact] moves with the table', () => {
    fc.assert(
      fc.property(waters, anyHeading, length, fc.oneof(motion, fc.constant(mirror)), (all, way, far, by) => {
        const end = advance(all.ship, way, far, all.ships, all.land);
        const there = advance(
          moveBase(by, all.ship),
          by.heading(way),
          far,
          all.ships.map((other) => moveBase(by, other)),
          all.land.map((terrain) => moveTerrain(by, terrain)),
        );
        expect(there).toEqual({ ...end, at: moveBase(by, end.at) });
      }),
    );
  });

  it('[collision.contact] stops where trying every thousandth of the line in turn does', () => {
    const small = fc.record({ x: fc.nat(150), y: fc.nat(150), heading: anyHeading });
    fc.assert(
      fc.property(small, small, anyHeading, fc.integer({ min: 1, max: 150 }), (a, b, way, far) => {
        const ship = base(a.x, a.y, a.heading, 60, 20);
        const other = base(b.x, b.y, b.heading, 50, 30);
        fc.pre(!sharesSpaceAfter(ship, other, way, 0));
        let free = 0;
        while (free < far && !sharesSpaceAfter(ship, other, way, free + 1)) free += 1;
        expect(advance(ship, way, far, [other], []).moved).toBe(free);
      }),
      { numRuns: 300 },
    );
  });
});

/** Worked out anew for one step, a million times as large, so that the ship is on the line to the last digit. */
function sharesSpaceAfter(ship: Base, other: Base, way: number, step: number): boolean {
  const line = direction(way);
  const [moving, fixed] = [corners(ship), corners(other)];
  return [moving, fixed].every((figure) =>
    [0, 1].every((side) => {
      const across = { x: figure[side]!.y - figure[side + 1]!.y, y: figure[side + 1]!.x - figure[side]!.x };
      const project = (x: number, y: number): number => across.x * x + across.y * y;
      const ours = moving.map(({ x, y }) => project(x * UNIT + line.x * step, y * UNIT + line.y * step));
      const theirs = fixed.map(({ x, y }) => project(x * UNIT, y * UNIT));
      return Math.max(...ours) > Math.min(...theirs) && Math.max(...theirs) > Math.min(...ours);
    }),
  );
}

describe('a base turning about its centre', () => {
  it('[collision.contact] turns all the way in open water', () => {
    expect(turnSweep(base(0, 0), -450, [base(4000, 0)], [])).toEqual({
      turned: -450,
      at: base(0, 0, 3150),
      hit: null,
    });
  });

  it('[collision.contact] stops when its corner swings into another, on either hand', () => {
    // The corner is 1581 from the centre, 18.4° off the bow: a side 1200 off is met when it is 49.4° off.
    const beside = base(1700, 0);
    expect(turnSweep(base(0, 0), 900, [beside], [])).toMatchObject({
      turned: 309,
      hit: { kind: 'ship', index: 0 },
    });
    expect(turnSweep(base(0, 0), -900, [beside], [])).toMatchObject({ turned: -309 });
    expect(turnSweep(base(0, 0), 300, [beside], []).hit).toBe(null);
    const land = [
      { x: 1200, y: -5000 },
      { x: 3000, y: 0 },
      { x: 1200, y: 5000 },
    ];
    expect(turnSweep(base(0, 0), 900, [], [{ kind: 'land', points: land }])).toMatchObject({
      turned: 309,
      hit: { kind: 'land', index: 0 },
    });
  });

  it('[collision.contact] can’t swing into what lies alongside, but may turn away from what touches its bow', () => {
    expect(turnSweep(base(0, 0), 10, [base(1000, 0)], []).turned).toBe(0);
    const atBow = base(1500, -1500, 0, 2000, 2000);
    expect(turnSweep(base(0, 0), 300, [atBow], []).turned).toBe(0);
    expect(turnSweep(base(0, 0), -300, [atBow], []).turned).toBe(-300);
  });

  it('[collision.contact] stops in contact, not in overlap, and where a longer turn would stop too', () => {
    fc.assert(
      fc.property(waters, turn, fc.nat(600), ({ ship, ships, land }, by, more) => {
        const end = turnSweep(ship, by, ships, land);
        for (const other of ships) expect(overlaps(end.at, other)).toBe(false);
        for (const { points } of land) expect(aground(end.at, points)).toBe(false);
        expect(end.at).toEqual({ ...ship, heading: norm(ship.heading + end.turned) });
        if (end.hit === null) expect(end.turned).toBe(by);
        else expect(turnSweep(ship, by + Math.sign(by) * more, ships, land)).toEqual(end);
        if (end.hit?.kind === 'ship') expect(touches(end.at, ships[end.hit.index]!)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('[collision.contact] stops where trying every tenth of a degree in turn does', () => {
    const near = fc.record({ ship: baseWithin(3000), other: baseWithin(3000) });
    fc.assert(
      fc.property(near, turn, ({ ship, other }, by) => {
        const hand = Math.sign(by);
        const clear = (tenths: number): number =>
          separation(corners({ ...ship, heading: norm(ship.heading + hand * tenths) }), corners(other));
        fc.pre(clear(0) >= 0);
        let free = 0;
        while (free < Math.abs(by) && clear(free + 1) >= 0) free += 1;
        expect(Math.abs(turnSweep(ship, by, [other], []).turned)).toBe(free);
      }),
      { numRuns: 60 },
    );
  });

  it('[collision.contact] moves with the table and is mirrored on the other hand', () => {
    fc.assert(
      fc.property(waters, turn, motion, (all, by, move) => {
        const end = turnSweep(all.ship, by, all.ships, all.land);
        for (const [motionOf, hand] of [
          [move, 1],
          [mirror, -1],
        ] as const) {
          const there = turnSweep(
            moveBase(motionOf, all.ship),
            hand * by,
            all.ships.map((other) => moveBase(motionOf, other)),
            all.land.map((terrain) => moveTerrain(motionOf, terrain)),
          );
          expect(there).toEqual({
            turned: hand * end.turned + 0,
            at: moveBase(motionOf, end.at),
            hit: end.hit,
          });
        }
      }),
    );
  });
});
