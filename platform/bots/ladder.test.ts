import { describe, expect, it } from 'vitest';
import { scoreOf, seedPairings, standingOf, wilsonInterval } from './ladder.ts';

describe('pairings', () => {
  it('fights every seed twice with the sides changed over', () => {
    const pairs = seedPairings(6, 9);
    expect(pairs).toHaveLength(6);
    for (let i = 0; i < pairs.length; i += 2) {
      expect(pairs[i]!.seed).toBe(pairs[i + 1]!.seed);
      expect([pairs[i]!.swapped, pairs[i + 1]!.swapped]).toEqual([false, true]);
    }
    expect(new Set(pairs.map(({ seed }) => seed)).size).toBe(3);
  });

  it('makes an odd number of matches even', () => {
    expect(seedPairings(5, 1)).toHaveLength(6);
  });

  it('gives the same seeds for the same seed and others for another', () => {
    expect(seedPairings(20, 1)).toEqual(seedPairings(20, 1));
    const seeds = (seed: number) => new Set(seedPairings(20, seed).map((pair) => pair.seed));
    expect(seeds(1).intersection(seeds(2)).size).toBe(0);
  });
});

describe('scoreOf', () => {
  it.each([
    [['a'], 'win'],
    [['b'], 'loss'],
    [[], 'draw'],
    [['a', 'b'], 'draw'],
    [['c'], 'draw'],
  ] as const)('winners %j are a %s for a', (winners, score) => {
    expect(scoreOf(winners, 'a', 'b')).toBe(score);
  });
});

describe('wilson', () => {
  // Published values of the interval for 95 %.
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [190, 200, 0.9104, 0.9726],
  ])('%i of %i lies between %f and %f', (wins, of, least, most) => {
    const [low, high] = wilsonInterval(wins, of);
    expect(low).toBeCloseTo(least, 3);
    expect(high).toBeCloseTo(most, 3);
  });

  it('says nothing where nothing was played', () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
  });
});

describe('standing', () => {
  it('counts wins, draws and losses', () => {
    expect(standingOf(['win', 'draw', 'win', 'loss'])).toMatchObject({
      wins: 2,
      draws: 1,
      losses: 1,
      rate: 0.5,
    });
  });
});
