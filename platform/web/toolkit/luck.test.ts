import { describe, expect, it } from 'vitest';
import { chanceOf, luckOf, luckWords } from './luck.ts';

const die = [1, 2, 3, 4, 5, 6];

describe('luck', () => {
  it('knows what one die is worth and how far it strays', () => {
    const { rolled, expected, variance } = chanceOf(die, 6);
    expect([rolled, expected]).toEqual([6, 3.5]);
    expect(variance).toBeCloseTo(35 / 12);
  });

  it('adds up what fell beyond expectation, and the spread as its root', () => {
    const run = luckOf([6, 1, 5].map((face) => chanceOf(die, face)));
    expect(run.map(({ luck }) => luck)).toEqual([2.5, 0, 1.5]);
    expect(run.map(({ spread }) => spread ** 2)).toEqual(
      [1, 2, 3].map((count) => expect.closeTo((count * 35) / 12)),
    );
    expect(luckOf([])).toEqual([]);
  });

  it('is called by its distance in spreads', () => {
    const words = [-4, -2, 0.5, 2, 4].map((luck) => luckWords({ luck, spread: 2 }));
    expect(words).toEqual(['very unkind', 'unkind', 'about what was due', 'kind', 'very kind']);
    expect(luckWords({ luck: 0, spread: 0 })).toBe('no dice fell');
  });
});
