import { simulateMatches } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { cutterAndBrig } from '../rules/index.ts';
import { oldHand } from './old-hand.ts';

const MATCHES = 60;

describe.each(scenarios)('the old hand: $id', (scenario) => {
  /** Matches that the smuggler wins. A seat without a chooser plays at random. */
  const landed = (...seats: readonly string[]): number => {
    const choosers = Object.fromEntries(seats.map((seat) => [seat, oldHand]));
    const tally = simulateMatches(cutterAndBrig, scenario, {}, { seed: 1784, matches: MATCHES, choosers });
    expect(tally).toMatchObject({ finished: MATCHES, violations: [] });
    return tally.outcomes.smuggler ?? 0;
  };

  it('lands the cargo past a brig without a plan, and stops a cutter without one', () => {
    expect(landed('smuggler')).toBeGreaterThan(MATCHES * 0.7);
    expect(landed('revenue')).toBeLessThan(MATCHES * 0.1);
  });

  it('gives neither side the night against itself', () => {
    const won = landed('smuggler', 'revenue');
    expect(won).toBeGreaterThan(MATCHES * 0.25);
    expect(won).toBeLessThan(MATCHES * 0.75);
  });
});
