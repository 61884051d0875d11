/** Desks for tests of the board: a small sea, and the questions put to the English seat. */
import { quietDesk } from '@weathergage/kernel/harness/testing/quiet-desk.ts';
import type { Side } from '../../data/nations.ts';
import { type TestSea, testSea } from '../../rules/testing/seas.ts';
import { view } from '../../rules/view.ts';
import type { SeaAsk } from '../../rules/world/asks.ts';
import type { State } from '../../rules/world/state.ts';
import type { SeaDesk } from '../look/types.ts';

/** Two English squadrons in port, a decoy at sea, and the French off Brest. */
export const smallSea = (more: Partial<TestSea> = {}): State =>
  testSea({
    squadrons: [
      { token: 'E1', at: 'portsmouth', ships: 6, ratings: [4] },
      { token: 'E2', at: 'gibraltar', ships: 3, ratings: [2] },
      { token: 'E3', at: 'azores' },
      { token: 'P1', at: 'bay-of-biscay', ships: 5, ratings: [3] },
      { token: 'P2', at: 'toulon', ships: 4, ratings: [2] },
    ],
    ...more,
  });

export const seenBy = (world: State, seat: Side = 'english') => view(world, seat);

export function deskOf(asks: readonly SeaAsk[] = [], more: Partial<SeaDesk> = {}): SeaDesk {
  return {
    ...quietDesk('english', seenBy(smallSea())),
    asks: asks.map((ask) => ({ ask, answer: null })),
    ...more,
  };
}
