/** The casebook: C collisions, D drift, F fouling. */
import type { Case } from './case.ts';
import { COLLISIONS } from './collisions.ts';
import { COLLISIONS_IN_COMPANY } from './collisions-in-company.ts';
import { DRIFTING } from './drifting.ts';
import { DRIFTING_IN_COMPANY } from './drifting-in-company.ts';
import { FOULING } from './fouling.ts';

export const CASES: readonly Case[] = [
  ...COLLISIONS,
  ...COLLISIONS_IN_COMPANY,
  ...DRIFTING,
  ...DRIFTING_IN_COMPANY,
  ...FOULING,
];
