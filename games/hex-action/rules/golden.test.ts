import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { basicScenarios as scenarios } from '../data/scenarios.ts';
import { hexAction } from './index.ts';

/**
 * Finished matches of random play, by the hash of their last state. A hash that changes means that a journal written
 * yesterday would come out differently today: give the rules a new version, then write the new hashes here.
 */
const RULES_VERSION = '2';
const GOLDEN: Readonly<Record<string, string>> = {
  'tutorial-first-duel': 'c4aa7ab18aedd1a6',
  'nymphe-cleopatre-1793': '3c587c821abebaa5',
  'chesapeake-shannon-1813': '3d7adf02ff58f69c',
  'constitution-guerriere-1812': '72813cc6e8398ed8',
  'mars-hercule-1798': '747b6b298c66cfdb',
  'united-states-macedonian-1812': '844643eb1dd04f36',
  'wasp-reindeer-1814': '405ea18fbbfd5cd9',
  'amethyst-thetis-1808': '22e4c7984cd6d766',
  'ranger-drake-1778': '67440f7d1a4c0130',
  'constitution-cyane-levant-1815': '86440197a55dbeac',
  'two-commodores': '62c094f2fc9dfbbb',
};

describe('golden matches', () => {
  it('are those of this version of the rules', () => {
    expect(hexAction.rulesVersion).toBe(RULES_VERSION);
    expect(Object.keys(GOLDEN)).toEqual(scenarios.map(({ id }) => id));
  });

  for (const scenario of scenarios)
    it(`${scenario.id} ends as it did`, () => {
      const course = playOut(hexAction, scenario, { turnLimit: 60 }, { seed: 1805, checks: QUICK_CHECKS });
      expect(course.violations).toEqual([]);
      expect(course.hash.slice(0, 16)).toBe(GOLDEN[scenario.id]);
    });
});
