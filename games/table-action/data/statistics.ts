/**
 * What a ship is by the number of her guns: base statistics by rate, broadside dice, and the size of her model's base in
 * thousandths of an inch.
 */
import type { PrintedTable } from './tables.ts';
import type { DiceByRange, Provenance, Rate, Size } from './words.ts';

export interface BaseStatistics {
  readonly rate: Rate;
  readonly size: Size;
  /** The guns the row is printed for. A number between two rows uses the row below it. */
  readonly guns: readonly [from: number, to: number];
  readonly musketry: number;
  readonly hull: number;
  readonly rigging: number;
  readonly crew: number;
  readonly provenance: Provenance;
}

const base = (
  rate: Rate,
  size: Size,
  guns: BaseStatistics['guns'],
  [musketry, hull, rigging, crew]: DiceByRange,
  provenance: Provenance,
): BaseStatistics => ({ rate, size, guns, musketry, hull, rigging, crew, provenance });

/** Musketry dice, hull, rigging, crew. The sheet ends at frigates: the steps between its rows go on below them. */
export const BASE_STATISTICS: PrintedTable<readonly BaseStatistics[]> = {
  rule: 'roster.base-statistics',
  provenance: 'sheet',
  data: [
    base('1st', 'large', [120, 140], [12, 200, 80, 100], 'sheet'),
    base('1st', 'large', [100, 119], [11, 180, 80, 90], 'sheet'),
    base('2nd', 'large', [86, 98], [10, 160, 70, 80], 'sheet'),
    base('3rd-large', 'medium', [74, 80], [9, 140, 60, 70], 'sheet'),
    base('3rd-small', 'medium', [64, 64], [8, 120, 60, 60], 'sheet'),
    base('4th', 'medium', [44, 60], [7, 100, 50, 50], 'sheet'),
    base('5th', 'small', [32, 40], [6, 80, 40, 40], 'sheet'),
    base('6th', 'small', [20, 28], [5, 60, 30, 30], 'constructed'),
    base('sloop', 'small', [10, 18], [4, 40, 25, 20], 'constructed'),
    base('gun-vessel', 'small', [1, 9], [2, 20, 15, 10], 'constructed'),
  ],
};

/** All the dice of a ship by the fewest guns of the row. The first row also serves 140 guns. */
export const BROADSIDE_DICE: PrintedTable<readonly (readonly [guns: number, dice: DiceByRange])[]> = {
  rule: 'roster.dice-by-guns',
  provenance: 'sheet',
  data: [
    [130, [42, 28, 14, 8]],
    [120, [40, 26, 14, 8]],
    [110, [36, 24, 12, 6]],
    [100, [34, 22, 12, 6]],
    [90, [30, 20, 10, 6]],
    [80, [28, 18, 10, 6]],
    [70, [24, 16, 8, 4]],
    [60, [22, 14, 8, 4]],
    [50, [18, 12, 6, 4]],
    [40, [16, 10, 6, 4]],
    [30, [12, 8, 4, 2]],
    [20, [10, 6, 4, 2]],
    [10, [8, 4, 2, 1]],
    [1, [6, 2, 1, 0]],
  ],
};

/** From this calibre on a gun is large and rolls ten-sided dice; a carronade counts by its calibre too. */
export const LARGE_CALIBRE: PrintedTable<number> = {
  rule: 'roster.large-regular-split',
  provenance: 'sheet',
  data: 24,
};

/** A model's base, along and across its heading. The sheet gives none. */
export const BASE_SIZES: PrintedTable<
  Readonly<Record<Size, { readonly length: number; readonly width: number }>>
> = {
  rule: 'collision.contact',
  provenance: 'constructed',
  data: {
    large: { length: 3000, width: 1000 },
    medium: { length: 2500, width: 900 },
    small: { length: 2000, width: 800 },
  },
};
