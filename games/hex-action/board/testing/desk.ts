/** Desks for tests of the board: a small sea and the questions put to the seat of side a. */
import { quietDesk } from '@weathergage/kernel/harness/testing/quiet-desk.ts';
import type { HexAsk } from '../../rules/sea/asks.ts';
import { testSea, viewOf } from '../../rules/testing/sea.ts';
import type { HexDesk } from '../look/types.ts';

export const twoShips = () =>
  testSea({
    ships: [
      { id: 'shannon', at: 'K10', heading: 1, spec: { name: 'Shannon' } },
      {
        id: 'chesapeake',
        at: 'L10',
        heading: 1,
        side: 'b',
        spec: { name: 'Chesapeake', nation: 'American' },
      },
    ],
    sides: [
      { id: 'a', name: 'Royal Navy' },
      { id: 'b', name: 'United States' },
    ],
    seats: [
      { id: 'a-1', side: 'a', name: 'Broke' },
      { id: 'b-1', side: 'b', name: 'Lawrence' },
    ],
  });

export function deskOf(asks: readonly HexAsk[] = [], more: Partial<HexDesk> = {}): HexDesk {
  return {
    ...quietDesk('a-1', viewOf(twoShips())),
    asks: asks.map((ask) => ({ ask, answer: null })),
    ...more,
  };
}
