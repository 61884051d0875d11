import { describe, expect, it } from 'vitest';
import { eloBetween, eloGap, type PairResult, ratingsOf } from './elo.ts';

const pair = (one: string, two: string, wins: number, losses: number, draws = 0): PairResult => ({
  one,
  two,
  wins,
  draws,
  losses,
});

describe('ratings', () => {
  it('puts one who scores 76 of 100 two hundred points above, and an equal at none', () => {
    expect(eloGap(0.76)).toBeCloseTo(200, 0);
    expect(eloGap(0.5)).toBe(0);
  });

  it('gives limits that hold the gap, narrower with more matches, and counts a draw as half', () => {
    const few = eloBetween(pair('a', 'b', 14, 6));
    const many = eloBetween(pair('a', 'b', 280, 120));
    for (const { gap, interval } of [few, many]) {
      expect(gap).toBeGreaterThan(interval[0]);
      expect(gap).toBeLessThan(interval[1]);
    }
    expect(many.interval[1] - many.interval[0]).toBeLessThan(few.interval[1] - few.interval[0]);
    expect(eloBetween(pair('a', 'b', 0, 0, 10)).gap).toBe(0);
  });

  it('adds up along a chain, and finds the way between players who never met', () => {
    const found = ratingsOf(['a', 'b', 'c'], [pair('b', 'a', 300, 100), pair('c', 'b', 300, 100)], 600);
    expect(found.a).toBe(600);
    expect(found.b! - found.a!).toBeCloseTo(eloGap(300.5 / 401), 0);
    expect(found.c! - found.a!).toBeCloseTo(2 * eloGap(300.5 / 401), 0);
  });

  it('has no end of the scale: who lost everything still has a rating', () => {
    const { b } = ratingsOf(['a', 'b'], [pair('b', 'a', 20, 0)], 0);
    expect(b).toBeGreaterThan(400);
    expect(Number.isFinite(b)).toBe(true);
  });
});
