import { describe, expect, it } from 'vitest';
import { RateBuckets } from './limits.ts';

describe('buckets', () => {
  it('give so many at once, and more as time goes by', () => {
    const buckets = new RateBuckets(2, 3);
    expect([1, 2, 3, 4].map(() => buckets.take('a', 0))).toEqual([true, true, true, false]);
    expect(buckets.take('b', 0)).toBe(true);
    expect(buckets.take('a', 499)).toBe(false);
    expect(buckets.take('a', 500)).toBe(true);
    expect(buckets.take('a', 501)).toBe(false);
    expect([1, 2, 3, 4].map(() => buckets.take('a', 60_000))).toEqual([true, true, true, false]);
  });

  it('are forgotten when they are full again', () => {
    const buckets = new RateBuckets(10, 10);
    for (let i = 0; i < 1000; i++) buckets.take(`address ${i}`, i);
    expect(buckets.size).toBe(1000);
    buckets.take('another', 5000);
    expect(buckets.size).toBe(1);
  });
});
