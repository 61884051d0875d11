/** The first lord as he is offered. */
import { HIGH_LORDS } from '../lords/tempers.ts';
import { likelyEnemies } from './enemy.ts';
import type { CouncilTerms } from './index.ts';

export const FIRST_LORD: CouncilTerms = {
  tempers: HIGH_LORDS,
  rivals: likelyEnemies,
  // Voyages, searches and harbours thought over as well lost him the Maritime War; why is not known.
  weight: { organise: 1, reorganise: 1 },
  trust: 0.004,
  race: { prudence: 4, proof: 0.7, patience: 1.5, least: 4 },
  most: 10,
  each: 6,
};
