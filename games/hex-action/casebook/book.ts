/** The whole casebook in its groups, for readers. */
import { ADVANCED_GROUPS } from './advanced-cases.ts';
import { COLLISIONS } from './collisions.ts';
import { COLLISIONS_IN_COMPANY } from './collisions-in-company.ts';
import { DRIFTING } from './drifting.ts';
import { DRIFTING_IN_COMPANY } from './drifting-in-company.ts';
import { FOULING } from './fouling.ts';
import type { AnyCase } from './picture.ts';

export interface Group {
  readonly letter: string;
  readonly title: string;
  readonly cases: readonly AnyCase[];
}

export const GROUPS: readonly Group[] = [
  { letter: 'C', title: 'Collisions', cases: [...COLLISIONS, ...COLLISIONS_IN_COMPANY] },
  { letter: 'D', title: 'Drifting', cases: [...DRIFTING, ...DRIFTING_IN_COMPANY] },
  { letter: 'F', title: 'Fouling', cases: FOULING },
  ...ADVANCED_GROUPS,
];

/** 24.1.5.2 stands under 24.1.5, 24.1 and 24.0. */
const standsUnder = (rule: string, heading: string): boolean =>
  rule === heading || rule.startsWith(`${heading.endsWith('.0') ? heading.slice(0, -2) : heading}.`);

/** The cases that turn on a rule or on one that stands under it. */
export const casesOf = (rule: string): AnyCase[] =>
  GROUPS.flatMap(({ cases }) => cases.filter(({ rules }) => rules.some((each) => standsUnder(each, rule))));
