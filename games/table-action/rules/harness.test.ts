import { itKeepsPromises } from '@weathergage/kernel/harness/testing/promises.ts';
import { describe } from 'vitest';
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
  itKeepsPromises(tableAction, scenarios, PLAYED, 3);
});
