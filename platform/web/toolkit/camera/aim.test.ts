import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bounds, Point } from '../stage.tsx';
import { type Aim, type Ground, turned, windowOn } from './aim.ts';
import {
  boxHolds,
  boxOfBoth,
  boxRound,
  freeIn,
  isInSight,
  lookOn,
  overSheet,
  type Sight,
  windowOf,
} from './look.ts';

const size = { width: 1000, height: 600 };
const PANEL = { left: 650, top: 0, right: 1000, bottom: 600 };
const ROSE = { left: 10, top: 10, right: 150, bottom: 180 };
const sightWith = (...covers: Sight['covers']): Sight => ({ size, covers });
const ground: Ground = {
  scales: [0.1, 4],
  rim: [30, 20],
  nearest: 2,
  around: (points) => boxRound(points, 10),
};
const at = (x: number, y: number): Point => ({ x, y });
const unseen = ({ points }: Aim, sight: Sight, shown: Bounds): readonly Point[] =>
  points.filter((point) => !isInSight(point, lookOn(shown, size), sight, ground.rim));

describe('what is in sight', () => {
  const look = { x: 100, y: 50, scale: 2 };
  it('lies within the window and under nothing', () => {
    const sight = sightWith(PANEL, ROSE);
    expect(isInSight(at(300, 200), look, sight, ground.rim)).toBe(true);
    expect(isInSight(at(450, 200), look, sight, ground.rim)).toBe(false);
    expect(isInSight(at(130, 90), look, sight, ground.rim)).toBe(false);
    expect(isInSight(at(130, 90), look, sightWith(), ground.rim)).toBe(true);
    expect(isInSight(at(101, 200), look, sight, ground.rim)).toBe(false);
  });

  it('and so does the whole of a ship, which reaches further than her middle', () => {
    // Her middle is 20 pixels below the rose, her bow under it.
    const below = at(150, 150);
    expect(isInSight(below, look, sightWith(ROSE), ground.rim)).toBe(true);
    expect(isInSight(below, look, sightWith(ROSE), ground.rim, 30)).toBe(false);
    expect(isInSight(below, look, sightWith(), ground.rim, 30)).toBe(true);
  });

  it('is told from boxes of the chart', () => {
    expect(windowOf(size, look)).toEqual({ x: 100, y: 50, width: 500, height: 300 });
    expect(lookOn(windowOf(size, look), size)).toEqual(look);
    expect(boxOfBoth(boxRound([at(0, 0)], 5), boxRound([at(40, 10)], 5, 1))).toEqual({
      x: -5,
      y: -5,
      width: 50,
      height: 16,
    });
  });

  it('what stands in a corner takes nothing from what is free', () => {
    expect(freeIn(sightWith(ROSE))).toEqual({ x: 0, y: 0, width: 1000, height: 600 });
    expect(freeIn(sightWith(PANEL, ROSE))).toEqual({ x: 0, y: 0, width: 650, height: 600 });
    // And what leaves hardly anything is not looked past.
    expect(freeIn(sightWith({ left: 250, top: 100, right: 750, bottom: 590 }, ROSE))).toEqual({
      x: 0,
      y: 0,
      width: 1000,
      height: 600,
    });
  });
});

describe('the eye is turned', () => {
  it('so that the box fills what is free beside a panel', () => {
    const shown = windowOn(
      { box: { x: 0, y: 0, width: 590, height: 100 }, points: [] },
      sightWith(PANEL),
      ground,
    );
    expect(size.width / shown.width).toBe(1);
    expect(shown.x).toBe(-30);
  });

  it('round a rose only where somebody would lie under it', () => {
    const box = { x: 0, y: 0, width: 900, height: 540 };
    const clear = { box, points: [at(800, 100), at(450, 300), at(100, 500)] };
    const fills = windowOn(clear, sightWith(), ground);
    expect(windowOn(clear, sightWith(ROSE), ground)).toEqual(fills);
    const under = { box, points: [...clear.points, at(30, 30)] };
    const moved = windowOn(under, sightWith(ROSE), ground);
    expect(moved.width).toBeGreaterThan(fills.width);
    expect(unseen(under, sightWith(ROSE), moved)).toEqual([]);
  });

  it('to what matters most where the whole would be too small', () => {
    const foremost = { box: boxRound([at(100, 100)], 50), points: [at(100, 100)] };
    const all = { box: boxRound([at(0, 0), at(4000, 100)], 50), points: [at(0, 0), at(4000, 100)], foremost };
    expect(boxHolds(turned(all, null, sightWith(), ground)!, at(4000, 100))).toBe(true);
    const near = turned({ ...all, scales: [1, 4] }, null, sightWith(), ground)!;
    expect(boxHolds(near, at(4000, 100))).toBe(false);
    expect(near.x + near.width / 2).toBeCloseTo(100);
  });

  it('over the sheet, and not past its edge', () => {
    const sheet = { x: 0, y: 0, width: 2000, height: 400 };
    const free = { x: 0, y: 0, width: 1000, height: 600 };
    const window = { x: -300, y: 70, width: 1000, height: 600 };
    expect(overSheet(window, free, sheet, 1, 20)).toEqual({ ...window, x: -20, y: -100 });
    expect(overSheet({ ...window, x: 1500 }, free, sheet, 1, 20).x).toBe(1020);
    expect(overSheet({ ...window, x: 300 }, free, sheet, 1, 20).x).toBe(300);
  });

  it('never nearer and never farther than it may be', () => {
    const scale = (box: Bounds, scales?: readonly [number, number]): number =>
      size.width / windowOn({ box, points: [], ...(scales && { scales }) }, sightWith(), ground).width;
    expect(scale(boxRound([at(0, 0)], 1))).toBe(4);
    expect(scale(boxRound([at(0, 0)], 1), [0, 2])).toBe(2);
    expect(scale(boxRound([at(0, 0)], 1e6))).toBe(0.1);
    expect(scale(boxRound([at(0, 0)], 1e6), [0.6, 4])).toBe(0.6);
  });

  it('to all that must be seen, whatever lies over the window', () => {
    const corner = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 0, max: 400 }) });
    const cover = fc
      .tuple(corner, fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 200 }))
      .map(([{ x, y }, width, height]) => ({ left: x, top: y, right: x + width, bottom: y + height }));
    const place = fc.record({ x: fc.integer({ min: 0, max: 3000 }), y: fc.integer({ min: 0, max: 3000 }) });
    fc.assert(
      fc.property(
        fc.array(cover, { maxLength: 3 }),
        fc.array(place, { minLength: 1, maxLength: 8 }),
        (covers, points) => {
          const sight = sightWith(...covers);
          const aim = { box: ground.around(points), points };
          const free = freeIn(sight);
          fc.pre(free.width > 200 && free.height > 200);
          const shown = windowOn(aim, sight, ground);
          for (const point of points) expect(boxHolds(shown, point)).toBe(true);
        },
      ),
    );
  });
});

describe('the eye rests', () => {
  const points = [at(100, 100), at(300, 200)];
  const aim: Aim = { box: ground.around(points), points, rests: true, patience: 1.9 };
  const look = lookOn(windowOn(aim, sightWith(), ground), size);

  it('while all are in sight, and moves for who is not', () => {
    expect(turned(aim, look, sightWith(), ground)).toBeNull();
    expect(turned({ ...aim, points: [...points, at(-900, 0)] }, look, sightWith(), ground)).not.toBeNull();
    expect(turned({ ...aim, rests: false }, look, sightWith(), ground)).not.toBeNull();
    expect(turned(aim, null, sightWith(), ground)).not.toBeNull();
  });

  it('until a panel comes over somebody', () => {
    const wide = { ...PANEL, left: 300 };
    const shown = turned(aim, look, sightWith(wide), ground);
    expect(shown).not.toBeNull();
    expect(unseen(aim, sightWith(wide), shown!)).toEqual([]);
  });

  it('until all are far too small', () => {
    const middle = { x: look.x - 300, y: look.y - 200 };
    expect(turned(aim, { ...middle, scale: look.scale / 4 }, sightWith(), ground)).not.toBeNull();
    expect(
      turned({ ...aim, patience: 9 }, { ...middle, scale: look.scale / 4 }, sightWith(), ground),
    ).toBeNull();
  });

  it('until it is near enough for what is wanted', () => {
    const close = { box: ground.around([at(100, 100)]), points: [at(100, 100)], rests: true };
    const far = { x: -400, y: -200, scale: 1 };
    expect(turned(close, far, sightWith(), ground)).toBeNull();
    const shown = turned({ ...close, scales: [2, 3] }, far, sightWith(), ground);
    expect(size.width / shown!.width).toBe(3);
  });
});
