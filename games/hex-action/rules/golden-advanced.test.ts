import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { hexAction } from './index.ts';

/** Random play of the Advanced Game, turns and hash of the last state. They hang on the scenarios' data as well. */
const GOLDEN: Readonly<Record<string, readonly [turns: number, hash: string]>> = {
  'amethyst-thetis-1808-advanced': [20, '887568d64f63b302'],
  'flamborough-head-1779': [12, '77a5c0107db728cf'],
  'lake-erie-1813': [6, '1343b834c34ea87c'],
  'granville-1803': [6, '4e995fc9f5b9ced3'],
  'basque-roads-1809': [6, 'fe16d2e88d3ea48b'],
  'chosen-frigates': [8, 'b2237d6e3a2d052d'],
};

describe('golden matches of the Advanced Game', () => {
  for (const [id, [turnLimit, hash]] of Object.entries(GOLDEN))
    it(`${id} ends as it did`, () => {
      const scenario = scenarios.find((each) => each.id === id)!;
      const course = playOut(hexAction, scenario, { turnLimit }, { seed: 1805, checks: [] });
      expect(course.hash.slice(0, 16)).toBe(hash);
    });
});
