import { itKeepsPromises } from '@weathergage/kernel/harness/testing/promises.ts';
import { describe } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { hexAction } from './index.ts';

/** Small battles that between them have every kind of thing in them, and so many turns of each. */
const BATTLES: Readonly<Record<string, number>> = {
  'amethyst-thetis-1808-advanced': 12,
  'flamborough-head-1779': 6,
  'alvoen-1808': 4,
  'granville-1803': 2,
  'chosen-frigates': 3,
};

describe('the Advanced Game keeps the promises of every game', () => {
  itKeepsPromises(hexAction, scenarios, BATTLES, 1);
});
