import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { basicScenarios as scenarios } from '../data/scenarios.ts';
import { hexAction } from './index.ts';

/** Every promise of the umpire, on random legal play: see the harness for what is looked at after each step. */
describe('Hex Action keeps the promises of every game', () => {
  for (const scenario of scenarios)
    it(`${scenario.id}: no violation in random play`, () => {
      // Fleets take as long for one match as two ships for several.
      for (const seed of scenario.ships.length > 2 ? [1] : [1, 2]) {
        const course = playOut(hexAction, scenario, { turnLimit: 16 }, { seed });
        expect(course.violations).toEqual([]);
        expect(course.finished).toBe(true);
      }
    });
});
