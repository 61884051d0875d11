import { describe, expect, it } from 'vitest';
import { HEIGHT, WIDTH } from './projection.ts';
import { DISTANCES, waterLines } from './water-lines.ts';

const island: [number, number][] = [
  [1000, 500],
  [1100, 500],
  [1100, 600],
  [1000, 600],
];

/** It lies on the edge of the sheet. */
const cut: [number, number][] = [
  [0, HEIGHT / 2],
  [60, HEIGHT / 2],
  [60, HEIGHT / 2 + 60],
  [0, HEIGHT / 2 + 60],
];

describe('water lines', () => {
  const lines = waterLines([island, cut]).map((rings) => rings.flat());

  it('run round an island at their distances', () => {
    expect(lines).toHaveLength(DISTANCES.length);
    for (const [i, line] of lines.entries()) {
      const round = line.filter(([x]) => x > 900 && x < 1200);
      expect(round.length).toBeGreaterThan(20);
      for (const [x, y] of round) {
        const dx = Math.max(1000 - x, 0, x - 1100);
        const dy = Math.max(500 - y, 0, y - 600);
        expect(Math.abs(Math.hypot(dx, dy) - DISTANCES[i]!)).toBeLessThan(3);
      }
    }
  });

  it('run on over the edge of the sheet', () => {
    expect(Math.max(...lines[0]!.map(([x]) => x))).toBeGreaterThan(WIDTH);
  });
});
