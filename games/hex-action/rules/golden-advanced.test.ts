import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { hexAction } from './index.ts';

/** Random play of the Advanced Game, turns and hash of the last state. They hang on the scenarios' data as well. */
const GOLDEN: Readonly<Record<string, readonly [turns: number, hash: string]>> = {
  'amethyst-thetis-1808-advanced': [20, '76774f7c02c7b85d'],
  'flamborough-head-1779': [12, '263b6cf2f7c324a4'],
  'lake-erie-1813': [6, '3e5628ae620ce9c0'],
  'granville-1803': [6, '09347bd0e3c97648'],
  'basque-roads-1809': [6, 'c45762a173f22a70'],
  'chosen-frigates': [8, 'ad4cd777c4894a47'],
};

describe('golden matches of the Advanced Game', () => {
  for (const [id, [turnLimit, hash]] of Object.entries(GOLDEN))
    it(`${id} ends as it did`, () => {
      const scenario = scenarios.find((each) => each.id === id)!;
      const course = playOut(hexAction, scenario, { turnLimit }, { seed: 1805, checks: QUICK_CHECKS });
      expect(course.violations).toEqual([]);
      expect(course.hash.slice(0, 16)).toBe(hash);
    });
});
