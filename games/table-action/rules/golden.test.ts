import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { tableAction } from './index.ts';

/**
 * Finished matches of random play, by the hash of their last state. A hash that changes means that a journal written
 * yesterday would come out differently today: give the rules a new version, then write the new hashes here.
 */
const RULES_VERSION = '1';
const GOLDEN: Readonly<Record<string, string>> = {
  'frigate-duel': '41cd035878af67cf',
  'breaking-the-line': '652a94ad5a9ae8b1',
  'st-vincent': 'b95abd4f0167853c',
  'nile-van': 'ba2d6e571da47dc6',
  copenhagen: '6c6c56ca70ca937f',
};

describe('golden matches', () => {
  it('are those of this version of the rules', () => expect(tableAction.rulesVersion).toBe(RULES_VERSION));

  for (const [id, hash] of Object.entries(GOLDEN))
    it(`${id} ends as it did`, () => {
      const scenario = scenarios.find((each) => each.id === id)!;
      const course = playOut(tableAction, scenario, { turnLimit: 6 }, { seed: 1805, checks: [] });
      expect(course.finished).toBe(true);
      expect(course.hash.slice(0, 16)).toBe(hash);
    });
});
