/** Six seventy-fours in line ahead with the wind abeam, about to act, and two enemies a good way ahead. */
import type { State } from '../../rules/table/state.ts';
import { testTable } from '../../rules/testing/table.ts';

export const COLUMN = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

export const columnAtSea = (): State =>
  testTable({
    size: { width: 120_000, height: 72_000 },
    ships: [
      ...COLUMN.map((id, i) => ({ id, at: [45 - 6 * i, 36] as const, heading: 90 })),
      { id: 'foe', side: 'b', at: [100, 20], heading: 270 },
      { id: 'mate', side: 'b', at: [108, 20], heading: 270 },
    ],
  });
