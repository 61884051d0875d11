/** What several tests of the chronicle have been told. */
import type { StationTold } from '../../rules/told/index.ts';
import type { Combat } from '../../rules/world/battle-state.ts';

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

/** A Combat between one Squadron of each side: what each has lost in it. */
export const combatTold = (
  combat: Pick<Combat, 'die' | 'column' | 'dp' | 'sunk'>,
  more: Partial<Extract<StationTold, { kind: 'combat' }>> = {},
) =>
  ({
    kind: 'combat',
    rule: '8.335',
    index: 0,
    combat: { squadrons: { red: ['red-a'], blue: ['azure-a'] }, shifts: { red: 0, blue: 0 }, ...combat },
    shifts: {},
    modifiers: {},
    result: { red: '4', blue: '4' },
    ...more,
  }) as const satisfies StationTold;

/** A point of Prestige for a Sail of the Enemy’s. */
export const PRESTIGE = {
  kind: 'prestige',
  rule: '12.14',
  score: { turn: 0, side: 'red', points: 1, source: 'sail' },
  total: 6,
} as const satisfies StationTold;
