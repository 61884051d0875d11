import { describe, expect, it } from 'vitest';
import { AREAS } from '../../data/areas.ts';
import { HEIGHT, nearestX, pointAlong, project, WIDTH, wayThrough, wrapX } from './projection.ts';
import { pointsOf, smooth } from './way.tsx';

describe('the sheet', () => {
  it('has its edge at 147 East and the Atlantic in the middle', () => {
    expect(project([-213, 0]).x).toBe(0);
    expect(project([147, 0]).x).toBe(WIDTH);
    expect(project([-33, 0]).x).toBe(WIDTH / 2);
  });

  it('is cut at 70 North and 60 South, and stretched towards the poles', () => {
    expect(project([0, 70]).y).toBeCloseTo(0, 6);
    expect(project([0, -60]).y).toBeCloseTo(HEIGHT, 6);
    expect(project([0, 50]).y - project([0, 60]).y).toBeGreaterThan(project([0, 0]).y - project([0, 10]).y);
  });

  it('holds every area’s name and open water', () => {
    for (const { id, label, spot } of AREAS)
      for (const { x, y } of [project(label), project(spot)])
        expect([id, x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT]).toEqual([id, true]);
  });
});

describe('the world goes round', () => {
  it('brings every x into the first copy', () => {
    expect(wrapX(-1)).toBe(WIDTH - 1);
    expect(wrapX(WIDTH)).toBe(0);
    expect(wrapX(2 * WIDTH + 5)).toBe(5);
    expect(wrapX(17)).toBe(17);
  });

  it('finds the copy that is close by', () => {
    expect(nearestX(10, WIDTH - 10)).toBe(WIDTH + 10);
    expect(nearestX(WIDTH - 10, 10)).toBe(-10);
    expect(nearestX(100, 300)).toBe(100);
  });

  it('lets a way cross the edge without a jump', () => {
    const way = wayThrough([
      { x: WIDTH - 50, y: 0 },
      { x: 30, y: 0 },
      { x: 200, y: 0 },
    ]);
    expect(way.map(({ x }) => x)).toEqual([WIDTH - 50, WIDTH + 30, WIDTH + 200]);
    const pacific = pointsOf(null, ['philippine-sea', 'north-pacific', 'peru-coast'], null);
    for (const [i, point] of pacific.slice(1).entries())
      expect(Math.abs(point.x - pacific[i]!.x)).toBeLessThan(WIDTH / 2);
  });
});

describe('a way', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];

  it('is gone along evenly', () => {
    expect(pointAlong(way, 0)).toEqual({ x: 0, y: 0 });
    expect(pointAlong(way, 0.25)).toEqual({ x: 10, y: 0 });
    expect(pointAlong(way, 0.5)).toEqual({ x: 10, y: 10 });
    expect(pointAlong(way, 1)).toEqual({ x: 10, y: 30 });
    expect(pointAlong(way, 7)).toEqual({ x: 10, y: 30 });
  });

  it('goes from the port over the borders to the open water of the last area', () => {
    const from = project([-1.11, 50.8]);
    const points = pointsOf(from, ['north-sea', 'bay-of-biscay'], null);
    expect(points[0]).toEqual(from);
    expect(points[1]).toEqual(project([-5.58, 48.654]));
    expect(points.at(-1)).toEqual(project([-10, 44.92]));
    expect(smooth(points)).toMatch(/^M[-\d. ]+C/);
    expect(smooth([])).toBe('');
  });
});
