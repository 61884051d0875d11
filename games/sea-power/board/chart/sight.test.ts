import { describe, expect, it } from 'vitest';
import { HEIGHT, WIDTH } from './projection.ts';
import { GROUND, inCopyOf, onSheet } from './sight.ts';

describe('what is to be seen together', () => {
  it('stands in the copy of the sheet that is nearest, also over its edge', () => {
    const points = [
      { x: WIDTH - 10, y: 5 },
      { x: 20, y: 9 },
    ];
    expect(inCopyOf(points, WIDTH).map(({ x }) => x)).toEqual([WIDTH - 10, WIDTH + 20]);
    expect(inCopyOf(points, 0).map(({ x }) => x)).toEqual([-10, 20]);
    expect(inCopyOf([], 0)).toEqual([]);
  });

  it('has a box with room about it', () => {
    const box = GROUND.around([
      { x: 100, y: 300 },
      { x: 400, y: 200 },
    ]);
    expect(box.x).toBeLessThan(100);
    expect(box.y).toBeLessThan(200);
    expect(box.x + box.width).toBeGreaterThan(400);
    expect(box.y + box.height).toBeGreaterThan(300);
  });

  it('shows no more than a rim of the table beside the sheet', () => {
    const free = { x: 0, y: 50, width: 500, height: 400 };
    expect(onSheet(-1000, free, 1)).toBe(-64);
    expect(onSheet(HEIGHT, free, 1)).toBe(HEIGHT - 436);
    expect(onSheet(100, free, 1)).toBe(100);
    // A sheet that is smaller than what is free stands in the middle of it.
    const small = onSheet(0, free, 0.1);
    expect((small + (HEIGHT - 0) / 2 - HEIGHT / 2) * -0.1).toBeCloseTo(250 - HEIGHT * 0.05);
  });
});
