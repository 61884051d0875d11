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
  'frigate-duel': '97af211fbf55fd9b',
  'breaking-the-line': '319c487f92e595f8',
  'st-vincent': '2946c276409665ad',
  'nile-van': 'f6aac309afded34e',
  copenhagen: '17f4c9dac547e885',
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
