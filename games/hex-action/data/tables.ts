/**
 * The tables of the Basic Game. Each stands with the rule that reads it, where it comes from and how sure it is:
 * `seed` is the rules text, `public` a published transcription, `reconstructed` a number that no source holds.
 */
import type { Options } from '../rules/sea/options.ts';
import type { Quality } from '../rules/sea/words.ts';

export interface PrintedTable<T> {
  readonly rule: string;
  readonly provenance: 'seed' | 'public' | 'reconstructed';
  readonly confidence: 'certain' | 'likely' | 'reconstructed';
  readonly data: T;
}
type ByQuality = Readonly<Record<Quality, number>>;

export const ATTITUDES = ['A', 'B', 'C', 'D'] as const;
export type Attitude = (typeof ATTITUDES)[number];

/** 7.1.4: hexes by battle-sail speed and attitude. */
export const MOVEMENT_ALLOWANCE: PrintedTable<Readonly<Record<3 | 4, Readonly<Record<Attitude, number>>>>> = {
  rule: '7.1.4',
  provenance: 'public',
  confidence: 'certain',
  data: { 3: { A: 3, B: 2, C: 1, D: 0 }, 4: { A: 4, B: 3, C: 1, D: 0 } },
};

/** 7.1.3: by heading less the direction the wind blows towards, modulo six. */
export const ATTITUDE_BY_OFFSET: PrintedTable<
  readonly [Attitude, Attitude, Attitude, Attitude, Attitude, Attitude]
> = {
  rule: '7.1.3',
  provenance: 'public',
  confidence: 'certain',
  data: ['B', 'A', 'C', 'D', 'C', 'A'],
};

/** So many dice against a number to reach. */
export interface Needed {
  readonly dice: 1 | 2;
  readonly atLeast: number;
}

/** What the fouling, grappling and ungrappling tables ask for. */
const ENTANGLEMENT: Readonly<Record<NonNullable<Options['entanglement']>, Needed>> = {
  'two-dice-10': { dice: 2, atLeast: 10 },
  'two-dice-9': { dice: 2, atLeast: 9 },
};

/** 8.3.5: modifiers of the text; the number is likely. Twelve on the dice always fouls. */
export const FOULING: PrintedTable<{
  readonly needed: typeof ENTANGLEMENT;
  readonly quality: ByQuality;
  readonly friendly: number;
  readonly motionless: number;
  readonly fast: number;
  readonly always: number;
}> = {
  rule: '8.3.5',
  provenance: 'public',
  confidence: 'likely',
  data: {
    needed: ENTANGLEMENT,
    // 8.3.5.1 crack, 8.3.5.2 elite, 8.3.5.3 green, 8.3.5.4 poor: for each of the two ships.
    quality: { elite: -2, crack: -1, average: 0, green: 1, poor: 2 },
    friendly: -1,
    motionless: -4,
    fast: 1,
    always: 12,
  },
};

/** 6.0: the one-die form succeeds on two faces of six; high is good in all of them, so that 6.1's square helps. */
export const UNFOULING: PrintedTable<{
  readonly needed: Readonly<Record<NonNullable<Options['unfouling']>, Needed>>;
  readonly riggingSpent: number;
}> = {
  rule: '6.0',
  provenance: 'reconstructed',
  confidence: 'reconstructed',
  data: { needed: { ...ENTANGLEMENT, 'one-die-2': { dice: 1, atLeast: 5 } }, riggingSpent: 1 },
};

/** 9.1.4: modifiers of the text; the number is likely. */
export const GRAPPLING: PrintedTable<{
  readonly needed: typeof ENTANGLEMENT;
  /** Between enemies a step of quality counts one either way; among friends a good crew helps, a bad one does no harm. */
  readonly friendlyQuality: ByQuality;
  readonly friendly: number;
  readonly oneMotionless: number;
  readonly bothMotionless: number;
  readonly perPointAboveOne: number;
  readonly always: number;
}> = {
  rule: '9.1.4',
  provenance: 'public',
  confidence: 'likely',
  data: {
    needed: ENTANGLEMENT,
    friendlyQuality: { elite: 2, crack: 1, average: 0, green: 0, poor: 0 },
    friendly: 4,
    oneMotionless: 1,
    bothMotionless: 2,
    perPointAboveOne: -1,
    always: 12,
  },
};

/** 9.2.1: modifiers of the text; the number is likely. */
export const UNGRAPPLING: PrintedTable<{
  readonly needed: typeof ENTANGLEMENT;
  readonly quality: ByQuality;
  readonly noMelee: number;
  readonly melee: number;
  readonly always: number;
}> = {
  rule: '9.2.1',
  provenance: 'public',
  confidence: 'likely',
  data: {
    needed: ENTANGLEMENT,
    // 9.2.1.1 crack, 9.2.1.2 elite.
    quality: { elite: 2, crack: 1, average: 0, green: 0, poor: 0 },
    noMelee: 1,
    melee: -6,
    always: 12,
  },
};

export const entanglementNeeded = (options: Options): Needed =>
  ENTANGLEMENT[options.entanglement ?? 'two-dice-10'];
export const unfoulingNeeded = (options: Options): Needed =>
  UNFOULING.data.needed[options.unfouling ?? 'two-dice-10'];

/** 11.1.3, 11.1.9, 11.2.5: how far guns and carronades reach, and from where on only rigging can be aimed at. */
export const RANGES: PrintedTable<{
  readonly guns: number;
  readonly carronades: number;
  readonly riggingOnly: number;
}> = {
  rule: '11.1.3',
  provenance: 'seed',
  confidence: 'certain',
  data: { guns: 10, carronades: 2, riggingOnly: 6 },
};

/** 11.2.3, 11.3: one row for each band of gun squares firing. */
export interface FireRow {
  /** The most gun squares of this row; the last has no end. */
  readonly upTo: number;
  /** The table at ranges 1, 2, 3, 4, 5, 6, 7, 8, 9, 10. */
  readonly byRange: readonly number[];
  readonly quality: ByQuality;
  readonly initial: number;
  readonly rake: number;
}

const fireRow = (
  upTo: number,
  [one, two, three, four, fiveSix, beyond]: readonly [number, number, number, number, number, number],
  [elite, crack, average, green, poor]: readonly [number, number, number, number, number],
  initial: number,
  rake: number,
): FireRow => ({
  upTo,
  byRange: [one, two, three, four, fiveSix, fiveSix, beyond, beyond, beyond, beyond],
  quality: { elite, crack, average, green, poor },
  initial,
  rake,
});

/** 11.2.3, 11.3: below 0 is a miss, above 8 is 8 (11.2.4). */
export const HIT_DETERMINATION: PrintedTable<{
  readonly rows: readonly FireRow[];
  readonly crewSectionLost: number;
  readonly captured: number;
  readonly highest: number;
}> = {
  rule: '11.2.3',
  provenance: 'public',
  confidence: 'certain',
  data: {
    rows: [
      fireRow(3, [1, 1, 0, -1, -2, -3], [1, 1, 0, 0, -1], 1, 1),
      fireRow(6, [2, 2, 1, 0, -1, -2], [2, 1, 0, 0, -1], 1, 2),
      fireRow(9, [3, 2, 1, 0, -1, -2], [2, 2, 0, -1, -1], 2, 3),
      fireRow(12, [4, 3, 2, 1, 0, -1], [2, 2, 0, -1, -2], 2, 4),
      fireRow(Number.POSITIVE_INFINITY, [5, 4, 3, 2, 1, 0], [3, 2, 0, -1, -2], 2, 5),
    ],
    crewSectionLost: -1,
    captured: -2,
    highest: 8,
  },
};

/** One string a table: what dice 1 to 6 hit, a letter a hit, a dot for none. */
interface HitTable {
  readonly hull: string;
  readonly rigging: string;
}

/** 11.2.6: tables 0 to 8. */
export const HIT_TABLES: PrintedTable<readonly HitTable[]> = {
  rule: '11.2.6',
  provenance: 'public',
  confidence: 'certain',
  data: [
    { hull: '. . . C H G', rigging: '. . . . R C' },
    { hull: '. . G H HC HR', rigging: '. . R C HR RR' },
    { hull: 'H G HC HH HHR HHG', rigging: '. R RR GR CRR HRR' },
    { hull: 'HG HH HGC HHR HHHC HHGG', rigging: 'HR RR GRR RRR CRR RRRR' },
    { hull: 'HHR HGC HHGR HHHG HHHHC HHGGC', rigging: 'RRR HRR GRRR CRRR HGRR RRRRR' },
    { hull: 'HHGC HHGG HHGCR HHHGR HHHHGR HHHGCC', rigging: 'GRRR RRRR HRRRR GRRRR CRRRR HRRRRR' },
    {
      hull: 'HHGGC HHHCRR HHHHGG HHHGCC HHHHHCR HHHGGCR',
      rigging: 'HGRRR HRRRR CRRRRR HGRRRR HRRRRR GGRRRRR',
    },
    {
      hull: 'HHGGGC HHHCCR HHHHRRR HHHGGGC HHHHGCC HHHGGGCR',
      rigging: 'HGRRRR HCRRRR HHRRRRR GCRRRRR GRRRRRR HRRRRRRR',
    },
    {
      hull: 'HHHHGGC HHHHHCR HHHHGGGC HHHHHGRR HHHHHHGGR HHHHGGCR',
      rigging: 'HCRRRRR GRRRRRR HGRRRRRR HCRRRRRR HHGRRRRR HGRRRRRRR',
    },
  ],
};

/** 12.3.1: melee factors of one crew square. A defending party's are the later edition's. */
export const MELEE_STRENGTH: PrintedTable<Readonly<Record<'OBP' | 'DBP', ByQuality>>> = {
  rule: '12.3.1',
  provenance: 'public',
  confidence: 'likely',
  data: {
    OBP: { elite: 5, crack: 4, average: 3, green: 2, poor: 1 },
    DBP: { elite: 7, crack: 6, average: 5, green: 4, poor: 3 },
  },
};

/** 12.3.2: squares lost by the other side, by total strength in tens and by pairs of faces. */
export const MELEE_RESOLUTION: PrintedTable<{
  readonly band: number;
  readonly losses: readonly (readonly number[])[];
}> = {
  rule: '12.3.2',
  provenance: 'public',
  confidence: 'certain',
  data: {
    band: 10,
    losses: [
      [1, 1, 2, 2, 2, 3, 3, 4, 4],
      [0, 1, 1, 1, 2, 2, 2, 3, 4],
      [0, 0, 0, 1, 1, 1, 2, 2, 2],
    ],
  },
};

/** 12.3.3: when a melee is won, and how many rounds a turn has. */
export const MELEE_VICTORY: PrintedTable<{ readonly ratio: number; readonly rounds: number }> = {
  rule: '12.3.3',
  provenance: 'public',
  confidence: 'certain',
  data: { ratio: 3, rounds: 3 },
};
