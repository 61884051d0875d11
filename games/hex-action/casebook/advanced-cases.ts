/** The casebook of the Advanced Game, by groups. */
import type { AdvancedCase } from './advanced-case.ts';
import { ANCHORING } from './anchoring.ts';
import { BLOCKED_LINES } from './blocked-lines.ts';
import { FIELDS_OF_FIRE } from './fields-of-fire.ts';
import { RAKES } from './rakes.ts';
import { SAILS_AND_TURNS } from './sails-and-turns.ts';
import { TOWING } from './towing.ts';
import { WIND_SHADOW } from './wind-shadow.ts';

export const ADVANCED_GROUPS: readonly {
  readonly letter: string;
  readonly title: string;
  readonly cases: readonly AdvancedCase[];
}[] = [
  { letter: 'G', title: 'Fields of fire', cases: FIELDS_OF_FIRE },
  { letter: 'B', title: 'Blocked lines', cases: BLOCKED_LINES },
  { letter: 'R', title: 'Rakes', cases: RAKES },
  { letter: 'S', title: 'Backing and turning', cases: SAILS_AND_TURNS },
  { letter: 'A', title: 'Anchoring', cases: ANCHORING },
  { letter: 'T', title: 'Towing', cases: TOWING },
  { letter: 'W', title: 'Wind shadow', cases: WIND_SHADOW },
];

export const ADVANCED_CASES: readonly AdvancedCase[] = ADVANCED_GROUPS.flatMap(({ cases }) => cases);
