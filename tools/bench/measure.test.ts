import { describe, expect, it } from 'vitest';
import { interleaved, median, percentile, rate } from './measure.ts';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 2], 9],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('is refused for nothing', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('percentile', () => {
  it('is the value that so many lie below', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(percentile(values, 0.99)).toBe(100);
    expect(percentile(values, 0.5)).toBe(51);
    expect(percentile(values, 1)).toBe(100);
  });
});

describe('rate', () => {
  it('counts calls a second', () => {
    const busy = (ms: number) => {
      const until = performance.now() + ms;
      while (performance.now() < until);
    };
    // Whatever else the machine does, 5 ms of work can't be done more often than 200 times a second.
    expect(rate(() => busy(5), 30)).toBeLessThanOrEqual(200);
  });

  it('tells two pieces of work apart, and gives them in order', () => {
    const sums = (n: number) => () => {
      let sum = 0;
      for (let i = 0; i < n; i++) sum = (sum + i * 7) % 1013;
      return sum;
    };
    const [quick, slow] = interleaved([sums(1000), sums(100_000)], { warmMs: 10, roundMs: 10, rounds: 3 });
    expect(quick).toBeGreaterThan(slow! * 5);
  });
});
