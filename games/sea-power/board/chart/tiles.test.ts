import { describe, expect, it } from 'vitest';
import { HEIGHT, WIDTH } from './projection.ts';
import { type Ring, tilesOf } from './tiles.ts';

const square = (x: number, y: number, size: number): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

/** Twice the area of every closed piece of a path. */
function areaOf(path: string): number {
  return path
    .split('Z')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const spots = [...piece.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      );
      return Math.abs(
        spots.reduce((sum, [x, y], i) => {
          const [nx, ny] = spots[(i + 1) % spots.length]!;
          return sum + x * ny - nx * y;
        }, 0) / 2,
      );
    })
    .reduce((sum, area) => sum + area, 0);
}

describe('tiles', () => {
  it('hold all of a shape between them, and nothing twice', () => {
    const tiles = tilesOf([square(100, 100, 700)], 0, () => false);
    expect(tiles.length).toBeGreaterThan(6);
    const whole = tiles.reduce((sum, { fill }) => sum + areaOf(fill), 0);
    expect(whole / 700 ** 2).toBeCloseTo(1, 3);
  });

  it('of the whole sheet are each a rectangle of it', () => {
    const sheet: Ring = [
      [0, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ];
    const areas = tilesOf([sheet], 0, () => true).map(({ fill }) => areaOf(fill));
    expect(Math.max(...areas) / Math.min(...areas)).toBeCloseTo(1, 2);
  });

  it('draw the outline once, but not where the sheet was cut', () => {
    const coast = square(400, 300, 40);
    const strokes = (isCut: () => boolean) =>
      tilesOf([coast], 0, isCut)
        .map(({ line }) => line.split('L').length - 1)
        .reduce((sum, count) => sum + count, 0);
    expect(strokes(() => false)).toBe(4);
    expect(strokes(() => true)).toBe(0);
  });
});
