import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { tableAction } from './index.ts';

/** Every promise of the umpire, on random legal play: a duel, a squadron, anchors and batteries, cut short. */
const PLAYED: Readonly<Record<string, number>> = {
  'frigate-duel': 15,
  'constitution-guerriere': 15,
  'learning-three': 2,
  'nile-van': 1,
};

describe('Table Action keeps the promises of every game', () => {
  for (const [id, turnLimit] of Object.entries(PLAYED))
    it(`${id}: no violation in random play`, () => {
      const scenario = scenarios.find((each) => each.id === id)!;
      const course = playOut(tableAction, scenario, { turnLimit }, { seed: 3 });
      expect(course.violations).toEqual([]);
      expect(course.finished).toBe(true);
    });
});
