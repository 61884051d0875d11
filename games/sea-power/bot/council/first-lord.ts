/** The first lord as he is offered. */
import { LORDS } from '../lords/tempers.ts';
import { likelyEnemies } from './enemy.ts';
import type { CouncilTerms } from './index.ts';

export const FIRST_LORD: CouncilTerms = {
  tempers: LORDS,
  rivals: likelyEnemies,
  weight: { organise: 3, reorganise: 3, return: 2, sail: 1, onward: 0.5, search: 0.5, gauge: 0.5 },
  trust: 0.0003,
  race: { prudence: 2, proof: 0.3, patience: 1.5, least: 3 },
  most: 14,
  each: 5,
};
