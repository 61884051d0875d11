import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { holdToGolden } from '@weathergage/kernel/harness/testing/golden-matches.ts';
import { describe, expect } from 'vitest';
import { basicScenarios as scenarios } from '../data/scenarios.ts';
import { hexAction } from './index.ts';

/**
 * Finished matches of random play, by the hash of their last state. A hash that changes means that a journal written
 * yesterday would come out differently today: give the rules a new version, then write the new hashes here.
 */
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
  holdToGolden(hexAction, {
    rulesVersion: '2',
    scenarios,
    golden: GOLDEN,
    lineOf(scenario) {
      const course = playOut(hexAction, scenario, { turnLimit: 60 }, { seed: 1805, checks: QUICK_CHECKS });
      expect(course.violations).toEqual([]);
      return course.hash.slice(0, 16);
    },
  });
});
