import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { hexAction } from './index.ts';

/** Random play of the Advanced Game, turns and hash of the last state. They hang on the scenarios' data as well. */
const GOLDEN: Readonly<Record<string, readonly [turns: number, hash: string]>> = {
  'amethyst-thetis-1808-advanced': [20, 'ba330aed4f135c92'],
  'flamborough-head-1779': [12, '77a5c0107db728cf'],
  'lake-erie-1813': [6, 'd73e320fec5bdf9a'],
  'granville-1803': [6, 'a8808902e408238a'],
  'basque-roads-1809': [6, '062fb0d3e930c17e'],
  'chosen-frigates': [8, '2eadbfd25b7f8eb8'],
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
