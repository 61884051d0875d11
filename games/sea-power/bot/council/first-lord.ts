/** The first lord as he is offered. */
import { LORDS } from '../lords/tempers.ts';
import { likelyEnemies } from './enemy.ts';
import type { CouncilTerms } from './index.ts';

export const FIRST_LORD: CouncilTerms = {
  tempers: LORDS,
  rivals: likelyEnemies,
  // Voyages, searches and harbours thought over as well lost him the Maritime War; why is not known.
  weight: { organise: 3, reorganise: 3 },
  trust: 0.004,
  race: { prudence: 4, proof: 0.7, patience: 1.5, least: 4 },
  most: 10,
  each: 8,
};
