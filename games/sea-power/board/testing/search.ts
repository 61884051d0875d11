/** A search in the Bay of Biscay, and what is told of it. */
import type { Search } from '../look/search-verdict.ts';
import { smallSea } from './desk.ts';

export const searchedBay = () =>
  smallSea({
    squadrons: [
      { token: 'E1', at: 'bay-of-biscay', ships: 6, ratings: [4] },
      { token: 'P1', at: 'bay-of-biscay', ships: 5, ratings: [3] },
    ],
  });

export const searchTold = (more: Partial<Search> = {}): Search => ({
  kind: 'search',
  rule: '6.5/4',
  area: 'bay-of-biscay',
  mover: 'E1',
  other: 'P1',
  choices: { english: 'fight', european: 'avoid' },
  throws: [{ english: [4], european: [2, 3, 4] }],
  result: 'battle',
  ...more,
});
