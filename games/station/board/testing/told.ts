/** What several tests of the chronicle have been told. */
import type { StationTold } from '../../rules/told/index.ts';

/** One of Red's Sail lost to the sea. */
export const FOUNDERED = {
  kind: 'hurt',
  rule: '7.351',
  side: 'red',
  squadron: 'red-a',
  dp: 0,
  total: 13,
  sunk: 1,
  sail: 2,
  at: 'w',
} as const satisfies StationTold;
