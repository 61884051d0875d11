/**
 * The tables of the Advanced Game's gunnery (16.1), each with the rule that reads it, where it comes from and how sure
 * it is. A reconstructed one lists what may stand for it by the names of the rule set's `tables`.
 */
import type { ShotKind } from '../rules/sea/advanced-log.ts';
import type { Velocity } from '../rules/sea/advanced-sea.ts';
import type { RuleSet } from '../rules/sea/rule-set.ts';
import type { ShipSpec } from '../rules/sea/ship.ts';
import type { Quality } from '../rules/sea/words.ts';
import type { PrintedTable } from './tables.ts';

/** How far each shot, the carronades, a shot at the hull and a rake reach (24.2, 24.4.4). */
export const ADVANCED_RANGES: PrintedTable<{
  readonly shot: Readonly<Record<ShotKind, number>>;
  readonly carronades: number;
  readonly hull: number;
  readonly rake: number;
}> = {
  rule: '24.2',
  provenance: 'seed',
  confidence: 'likely',
  // The carronades' reach stands on two printed cards; the text gives that of the Basic Game alone.
  // 24.2.1.1 roundshot, 24.2.2.1 chain, 24.2.3.1 doubleshot, 24.2.4.1 grape.
  data: { shot: { R: 10, C: 4, D: 1, G: 1 }, carronades: 3, hull: 5, rake: 5 },
};

/** One row of the Hit Determination Table for each band of gun squares firing. */
export interface AdvancedFireRow {
  /** The most gun squares of this row; the last has no end. */
  readonly upTo: number;
  /** The table at ranges 1 to 10, and the one in parentheses for a rake (16.1.1.1). */
  readonly byRange: readonly number[];
  readonly rakeByRange: readonly number[];
  readonly quality: Readonly<Record<Quality, number>>;
  readonly crewSectionLost: number;
  readonly initial: number;
  readonly captured: number;
  readonly shot: Readonly<Record<ShotKind, number>>;
  readonly anchored: number;
}

type Six = readonly [number, number, number, number, number, number];

/** Columns 1, 2, 3, 4, 5 to 6, 7 to 10. */
const spread = ([one, two, three, four, fiveSix, beyond]: Six): readonly number[] => [
  one,
  two,
  three,
  four,
  fiveSix,
  fiveSix,
  beyond,
  beyond,
  beyond,
  beyond,
];

const row = (
  upTo: number,
  byRange: Six,
  rakeByRange: Six,
  [elite, crack, average, green, poor]: readonly [number, number, number, number, number],
  [crewSectionLost, initial, captured]: readonly [number, number, number],
  [G, C, D]: readonly [number, number, number],
  anchored: number,
): AdvancedFireRow => ({
  upTo,
  byRange: spread(byRange),
  rakeByRange: spread(rakeByRange),
  quality: { elite, crack, average, green, poor },
  crewSectionLost,
  initial,
  captured,
  // 24.2.1, 24.2.1.2: roundshot changes no table. 24.2.3, 24.2.3.2: doubleshot raises it.
  shot: { R: 0, D, C, G },
  anchored,
});

/** 16.1, 16.1.1: base, rake, quality; section lost, initial, captured; grape, chain, double; anchored. */
export const ADVANCED_HIT_DETERMINATION: PrintedTable<{
  readonly rows: readonly AdvancedFireRow[];
  readonly sternRake: number;
  /** Fired as separate dice above this (16.1.2.1). */
  readonly highest: number;
}> = {
  rule: '16.1.1',
  provenance: 'public',
  confidence: 'certain',
  data: {
    rows: [
      row(3, [1, 0, -1, -2, -3, -4], [2, 1, 0, -1, -2, -3], [1, 1, 0, 0, -1], [-1, 1, -1], [-1, 1, 1], 1),
      row(6, [1, 1, 0, -1, -2, -3], [2, 2, 1, 0, -1, -2], [1, 1, 0, 0, -1], [-1, 1, -1], [-1, 1, 1], 1),
      row(9, [2, 1, 0, -1, -2, -3], [3, 2, 1, 0, -1, -2], [2, 1, 0, 0, -1], [-1, 1, -2], [-2, 1, 1], 1),
      row(12, [2, 2, 1, 0, -1, -2], [4, 3, 2, 1, 0, -1], [2, 1, 0, 0, -1], [-1, 1, -2], [-2, 1, 1], 1),
      row(15, [3, 2, 1, 0, -1, -2], [5, 4, 3, 2, 1, 0], [2, 2, 0, 0, -1], [-1, 2, -2], [-3, 2, 2], 1),
      row(18, [3, 3, 2, 1, 0, -1], [6, 5, 4, 3, 2, 1], [2, 2, 0, -1, -1], [-1, 2, -2], [-3, 2, 2], 1),
      row(21, [4, 3, 2, 1, 0, -1], [7, 6, 5, 4, 3, 2], [2, 2, 0, -1, -2], [-2, 2, -2], [-4, 2, 2], 2),
      row(24, [4, 4, 3, 2, 1, 0], [8, 7, 6, 5, 4, 3], [2, 2, 0, -1, -2], [-2, 2, -2], [-4, 2, 2], 2),
      row(
        Number.POSITIVE_INFINITY,
        [5, 4, 3, 2, 1, 0],
        [9, 8, 7, 6, 5, 4],
        [3, 2, 0, -1, -2],
        [-2, 2, -2],
        [-4, 2, 3],
        2,
      ),
    ],
    sternRake: 1,
    highest: 10,
  },
};

/** 16.1.2.3.1: by the row's column of crew sections lost, or one for every row. */
export const LOW_POWDER: PrintedTable<
  Readonly<Record<RuleSet['tables']['lowPowder'], (row: AdvancedFireRow) => number>>
> = {
  rule: '16.1.2.3.1',
  provenance: 'reconstructed',
  confidence: 'reconstructed',
  data: { 'by-guns': ({ crewSectionLost }) => crewSectionLost, one: () => -1 },
};

/** 20.1.3: rigging hits beyond those of the normal result, where the shot was aimed at full sails. */
export const FULL_SAIL_HITS: PrintedTable<
  Readonly<Record<RuleSet['tables']['fullSailHits'], (rigging: number) => number>>
> = {
  rule: '20.1.3',
  provenance: 'reconstructed',
  confidence: 'reconstructed',
  data: {
    'half-up': (rigging) => Math.ceil(rigging / 2),
    'half-down': (rigging) => Math.floor(rigging / 2),
    double: (rigging) => rigging,
  },
};

/** 18.2.2.4, 18.2.2.5: off the Hit Table by the class of the firing ship. */
export const HEAVY_WEATHER: PrintedTable<
  Readonly<Partial<Record<Velocity, Readonly<Partial<Record<ShipSpec['class'], number>>>>>>
> = {
  rule: '18.2.2',
  provenance: 'seed',
  confidence: 'certain',
  data: { 5: { 1: -1, 5: -1, 6: -1 }, 6: { 1: -2, 4: -2, 2: -1, 3: -1 } },
};

/** 26.1.1, 24.2.3.3: squares a load costs, and the crew sections that load doubleshot in one turn. */
export const LOADING: PrintedTable<{
  readonly squares: Readonly<Record<ShotKind, number>>;
  readonly sectionsForDouble: number;
}> = {
  rule: '26.1.1',
  provenance: 'seed',
  confidence: 'certain',
  data: { squares: { R: 1, D: 2, C: 1, G: 1 }, sectionsForDouble: 3 },
};

/** 16.1.2.1: tables 0 to 10. One string a table: what dice 1 to 6 hit, a letter a hit, a dot for none. */
export const ADVANCED_HIT_TABLES: PrintedTable<
  readonly { readonly hull: string; readonly rigging: string }[]
> = {
  rule: '16.1.2.1',
  provenance: 'public',
  confidence: 'certain',
  data: [
    { hull: '. . . C H G', rigging: '. . . . R C' },
    { hull: '. . G HG HC HCR', rigging: '. . R C HR GCR' },
    { hull: 'G H HG HC HCR HHG', rigging: '. R CR GR GR HCRR' },
    { hull: 'GC H HGC HHR HHC HHGG', rigging: '. CR GR CRR GRR HCRR' },
    { hull: 'GC HR HHGR HHGGC HHHC HHHG', rigging: 'GR HR GCRR GRR CRRR HCRRRR' },
    { hull: 'HGC HHCCR HHGC HHGG HHHGR HHHGC', rigging: 'CR GRR HRRR GCRRR HRRRR HGCRRRR' },
    { hull: 'HGGCC HHCCR HHGR HHGG HHHGC HHHHGGC', rigging: 'CRR GCRR HGRRR GRRRR HRRRR HCRRRRR' },
    { hull: 'HHGC HHCR HHHGGCC HHHGG HHHHGGC HHHHGGCR', rigging: 'CRR GRRR HGRRR HCCRRRR GGCRRRRR HHGRRRRR' },
    {
      hull: 'HHGCC HHHGCR HHHGGCC HHHHGCC HHHHGRR HHHHGGCC',
      rigging: 'GGCRRR HRRR HHHGRRRR GCRRRR GRRRRR HCCRRRRRR',
    },
    {
      hull: 'HHGGGC HHHGGCC HHHGGCCR HHHHGGCC HHHHGRRR HHHHHGCC',
      rigging: 'HGRRRR HCRRRR HHRRRRR GGCRRRRR GCCRRRRRR GGRRRRRRR',
    },
    {
      hull: 'HHGGCCCC HHHGGGCR HHHHGGCR HHHHHGRR HHHHHGCCR HHHHHHGGCC',
      rigging: 'HCRRRRR GGRRRRRR HGGRRRRRR HGCRRRRRR HHCCRRRRR HGCCRRRRRRR',
    },
  ],
};
