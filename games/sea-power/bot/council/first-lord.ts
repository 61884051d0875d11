/** The first lord as he is offered. */
import type { Tempers } from '../lords.ts';
import { SEA_LORD } from '../sea-lord.ts';
import type { CouncilTerms } from './index.ts';

const plain = { english: SEA_LORD, european: SEA_LORD };
export const LORDS: Tempers = { 1: plain, 2: plain, 3: plain };

export const FIRST_LORD: CouncilTerms = {
  tempers: LORDS,
  rivals: [LORDS],
  weight: { organise: 1, reorganise: 1, sail: 1, onward: 1, search: 1 },
  trust: 0.004,
  race: { prudence: 4, proof: 0.7, patience: 1.5, least: 4 },
  most: 8,
  each: 8,
};
