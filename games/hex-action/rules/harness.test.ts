import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { basicScenarios as scenarios } from '../data/scenarios.ts';
import { hexAction } from './index.ts';

/** Every promise of the umpire, on random legal play: see the harness for what is looked at after each step. */
describe('Hex Action keeps the promises of every game', () => {
  for (const scenario of scenarios)
    it(`${scenario.id}: no violation in random play`, () => {
      // The golden matches go on for much longer, with the quick checks alone.
      const course = playOut(hexAction, scenario, { turnLimit: 16 }, { seed: 1 });
      expect(course.violations).toEqual([]);
      expect(course.finished).toBe(true);
    });
});
