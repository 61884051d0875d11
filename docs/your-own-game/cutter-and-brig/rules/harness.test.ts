import { playOut, simulateMatches } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { cutterAndBrig } from './index.ts';

/** Every promise of the umpire, on random legal play: see the harness for what is looked at after each step. */
describe.each(scenarios)('Cutter and Brig keeps the promises of every game: $id', (scenario) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('no violation in random play, seed %i', (seed) => {
    const { violations, finished } = playOut(cutterAndBrig, scenario, { moon: seed % 2 === 0 }, { seed });
    expect(violations).toEqual([]);
    expect(finished).toBe(true);
  });

  it('comes to an end in every one of two hundred matches, and not always to the same', () => {
    const tally = simulateMatches(cutterAndBrig, scenario, {}, { seed: 1784, matches: 200 });
    expect(tally).toMatchObject({ finished: 200, violations: [] });
    expect(Object.keys(tally.outcomes).toSorted()).toEqual(['revenue', 'smuggler']);
  });
});
