import { describe, expect, it } from 'vitest';
import { actionChance, hitChance, hitsOf, testChance } from './odds.ts';

describe('hits to be expected', () => {
  it('counts the faces that hit, and never the one', () => {
    expect(hitChance(6, 3, 0)).toBeCloseTo(4 / 6);
    expect(hitChance(6, 3, 5)).toBeCloseTo(5 / 6);
    expect(hitChance(6, 8, 0)).toBe(0);
    expect(hitChance(10, 8, 0)).toBeCloseTo(0.3);
  });

  it('adds what natural maxima bring: a die that hits on 3+ is worth 0.8', () => {
    const { expected } = hitsOf({ large: 0, regular: 10, needed: 3, modifiers: [] });
    expect(expected).toBeCloseTo(8);
  });

  it('has the mean and the spread of the dice themselves', () => {
    const laid = { large: 2, regular: 3, needed: 5, modifiers: [] };
    const { expected, variance } = hitsOf(laid);
    // A chain of dice: after k natural maxima the chance is that of one die again.
    let seed = 1;
    const roll = (sides: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 4294967296) * sides) + 1;
    };
    const runs = 40_000;
    let [sum, squares] = [0, 0];
    for (let run = 0; run < runs; run++) {
      let hits = 0;
      for (const [count, sides] of [
        [2, 10],
        [3, 6],
      ] as const)
        for (let due = count as number; due > 0; due--) {
          const face = roll(sides);
          if (face >= 5) hits++;
          if (face === sides) due++;
        }
      sum += hits;
      squares += hits * hits;
    }
    const mean = sum / runs;
    expect(Math.abs(mean - expected)).toBeLessThan(0.05);
    expect(Math.abs(squares / runs - mean * mean - variance)).toBeLessThan(0.1);
  });
});

describe('the chance of a test', () => {
  it('is certain with nothing to reach and impossible beyond two a die', () => {
    expect(testChance(3, 0, 0)).toBeCloseTo(1);
    expect(testChance(3, 0, 7)).toBe(0);
  });

  it('one die for one success: even, and three quarters with a reroll', () => {
    expect(testChance(1, 0, 1)).toBeCloseTo(0.5);
    expect(testChance(1, 1, 1)).toBeCloseTo(0.75);
    expect(testChance(1, 0, 2)).toBeCloseTo(1 / 6);
  });

  it('grows with rerolls and with all hands', () => {
    expect(actionChance('repair', 1)).toBeGreaterThan(actionChance('repair', 0));
    expect(actionChance('repair', 1, true)).toBeGreaterThan(actionChance('repair', 1));
  });
});
