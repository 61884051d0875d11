import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cover, freeRectangle, windowFor, withinRim } from './free-rectangle.ts';

const size = { width: 1000, height: 600 };
const box = (left: number, top: number, right: number, bottom: number): Cover => ({
  left,
  top,
  right,
  bottom,
});

describe('the free rectangle', () => {
  it('is the window where nothing covers it, or where everything does', () => {
    const whole = { x: 0, y: 0, width: 1000, height: 600 };
    expect(freeRectangle(size, [])).toEqual(whole);
    expect(freeRectangle(size, [box(-10, -10, 1010, 610)])).toEqual(whole);
    expect(freeRectangle(size, [box(1200, 0, 1300, 600)])).toEqual(whole);
  });

  it('lies beside a panel, above a sheet and below a bar', () => {
    expect(freeRectangle(size, [box(650, 10, 990, 590)])).toEqual({ x: 0, y: 0, width: 650, height: 600 });
    expect(freeRectangle(size, [box(0, 300, 1000, 600)])).toEqual({ x: 0, y: 0, width: 1000, height: 300 });
    expect(freeRectangle(size, [box(0, 0, 500, 50), box(650, 0, 1000, 600)])).toEqual({
      x: 0,
      y: 50,
      width: 650,
      height: 550,
    });
  });

  it('touches no cover and can’t be made larger to any side', () => {
    const side = fc.integer({ min: -50, max: 1050 });
    const cover = fc
      .tuple(side, side, side, side)
      .map(([a, b, c, d]) => box(Math.min(a, b), Math.min(c, d), Math.max(a, b), Math.max(c, d)))
      // What has no area covers nothing.
      .filter(({ left, top, right, bottom }) => right > left && bottom > top);
    fc.assert(
      fc.property(fc.array(cover, { maxLength: 4 }), (covers) => {
        const { x, y, width, height } = freeRectangle(size, covers);
        if (width === size.width && height === size.height) return;
        const touches = (left: number, top: number, right: number, bottom: number): boolean =>
          left < 0 ||
          top < 0 ||
          right > size.width ||
          bottom > size.height ||
          covers.some(
            (each) => each.right > left && each.left < right && each.bottom > top && each.top < bottom,
          );
        expect(touches(x, y, x + width, y + height)).toBe(false);
        for (const [l, t, r, b] of [
          [1, 0, 0, 0],
          [0, 1, 0, 0],
          [0, 0, 1, 0],
          [0, 0, 0, 1],
        ] as const)
          expect(touches(x - l, y - t, x + width + r, y + height + b)).toBe(true);
      }),
    );
  });
});

describe('what the window must show', () => {
  it('has the wanted box in the middle of what is free, as large as it can be', () => {
    const free = { x: 0, y: 50, width: 650, height: 550 };
    const shown = windowFor({ x: 100, y: 100, width: 130, height: 50 }, size, free);
    const scale = size.width / shown.width;
    expect(scale).toBe(5);
    expect((165 - shown.x) * scale).toBeCloseTo(325);
    expect((125 - shown.y) * scale).toBeCloseTo(325);
    expect(windowFor({ x: 0, y: 0, width: 1, height: 1 }, size, free, [1, 2]).width).toBe(500);
    expect(windowFor({ x: 0, y: 0, width: 1e6, height: 1 }, size, free, [0.5, 2]).width).toBe(2000);
  });

  it('leaves a rim, but not of what is too small for one', () => {
    expect(withinRim({ x: 0, y: 50, width: 650, height: 550 }, [30, 60])).toEqual({
      x: 30,
      y: 110,
      width: 590,
      height: 430,
    });
    expect(withinRim({ x: 0, y: 0, width: 60, height: 60 }, [30, 30])).toEqual({
      x: 10,
      y: 10,
      width: 40,
      height: 40,
    });
  });
});
