import { describe, expect, it } from 'vitest';
import { plainNumber, scaled, scaleTicks, spreadIndices, wholeTicks } from './chart-scale.ts';

describe('the arithmetic of charts', () => {
  it.each([
    [0, 10, 4, [0, 5, 10]],
    [-2.5, 1, 4, [-3, -2, -1, 0, 1]],
    [0, 0.7, 4, [0, 0.2, 0.4, 0.6, 0.8]],
    [0, 173, 4, [0, 50, 100, 150, 200]],
    [4, 4, 4, [4, 5]],
  ])('spans %d to %d with about %d round numbers', (least, most, about, expected) => {
    expect(scaleTicks(least, most, about)).toEqual(expected);
  });

  it('keeps to whole numbers where halves make no sense', () => {
    expect(wholeTicks(0, 2, 8)).toEqual([0, 1, 2]);
    expect(wholeTicks(1, 20, 5)).toEqual([0, 5, 10, 15, 20]);
  });

  it('places values', () => {
    const y = scaled([0, 10], [100, 0]);
    expect([0, 5, 10].map(y)).toEqual([100, 50, 0]);
    expect(scaled([3, 3], [10, 20])(3)).toBe(10);
  });

  it('spreads marks, the last always among them', () => {
    expect(spreadIndices(5, 12)).toEqual([0, 1, 2, 3, 4]);
    expect(spreadIndices(30, 12)).toHaveLength(10);
    expect(spreadIndices(30, 12).at(-1)).toBe(29);
  });

  it('writes numbers for people', () => {
    expect([-2.504, 3, 0.126].map(plainNumber)).toEqual(['−2.5', '3', '0.13']);
  });
});
