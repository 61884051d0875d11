/**
 * The tables of disasters. `seed` is the rules text, `public` a published transcription, `reconstructed` what no source
 * holds. The Critical Hit Table was printed apart from the rules: rows 2H and 5H are in the text, the others are placed
 * by us. The earlier printing's table, one die added to the number of the Hit Table, is whole and can be chosen instead.
 */
import type { TableChoices } from '../rules/sea/rule-set.ts';
import type { Broadside, Quality } from '../rules/sea/words.ts';
import type { PrintedTable } from './tables.ts';

export const CRITICAL_EFFECTS = [
  'none',
  /** What is left of one rigging section goes. */
  'mast',
  /** Wreckage before the ports: a broadside fires worse for a time, and rigging is lost. */
  'broadside',
  /** A tow or a grapple parts. */
  'line',
  /** Men aloft or mending the rigging are hit. */
  'aloft',
  /** Some of the hits of this shot count twice. */
  'doubled',
  'fire',
  /** The crew may lose heart. */
  'courage',
  'helm',
  'anchor',
  'rudder',
  'waterline',
  'magazine',
] as const;
export type CriticalEffect = (typeof CRITICAL_EFFECTS)[number];

export interface CriticalRow {
  readonly effect: CriticalEffect;
  /** Takes effect only if a die does not exceed the Hit Table fired on, or only if a die is odd. */
  readonly die?: 'table' | 'odd';
  /** Takes effect only then; a close rake is one from three hexes or nearer. */
  readonly only?: 'rake' | 'close-rake' | 'full-sails' | 'not-bow-rake';
  readonly side?: Broadside;
  /** What is doubled. */
  readonly letters?: readonly ('G' | 'C' | 'R')[];
  /** The rudder: also no turn in the next movement. The magazine: a fire if it does not blow up. */
  readonly also?: 'helm' | 'fire';
}
type Rows = Readonly<Partial<Record<number, CriticalRow>>>;

export type CriticalTable = NonNullable<TableChoices['criticals']>;

const courage: CriticalRow = { effect: 'courage' };
const left: CriticalRow = { effect: 'broadside', side: 'L' };
const right: CriticalRow = { effect: 'broadside', side: 'R' };
const mastByTable: CriticalRow = { effect: 'mast', die: 'table' };
const mastIfRaked: CriticalRow = { effect: 'mast', only: 'rake' };

/** 16.1.2.2.1: what is thrown, and what each sum does; a sum that is not named does nothing. */
export const CRITICALS: Readonly<
  Record<CriticalTable, PrintedTable<{ readonly dice: 1 | 2; readonly hull: Rows; readonly rigging: Rows }>>
> = {
  'two-dice': {
    rule: '16.1.2.2.1',
    provenance: 'reconstructed',
    confidence: 'reconstructed',
    data: {
      dice: 2,
      rigging: {
        2: mastByTable,
        4: left,
        5: { effect: 'line' },
        6: right,
        8: { effect: 'aloft' },
        10: { effect: 'doubled', letters: ['R'], only: 'rake' },
        11: { effect: 'doubled', letters: ['R'], only: 'full-sails' },
        12: mastByTable,
      },
      hull: {
        2: { effect: 'fire', die: 'table' },
        3: courage,
        4: { effect: 'helm' },
        5: { effect: 'anchor' },
        8: { effect: 'rudder', only: 'not-bow-rake', also: 'helm' },
        10: { effect: 'waterline', die: 'table' },
        11: courage,
        12: { effect: 'magazine', also: 'fire' },
      },
    },
  },
  'die-and-table': {
    rule: '16.1.2.2.1',
    provenance: 'public',
    confidence: 'certain',
    data: {
      dice: 1,
      rigging: {
        1: { effect: 'mast', only: 'close-rake' },
        4: left,
        6: right,
        8: { effect: 'mast' },
        10: mastIfRaked,
        13: mastIfRaked,
        16: { effect: 'mast' },
      },
      hull: {
        2: { effect: 'doubled', letters: ['G', 'C'], only: 'close-rake' },
        5: { effect: 'anchor' },
        7: courage,
        8: { effect: 'rudder', die: 'odd' },
        10: { effect: 'anchor' },
        11: { effect: 'magazine' },
        12: { effect: 'waterline' },
        13: { effect: 'doubled', letters: ['G', 'C'], only: 'rake' },
        14: { effect: 'fire' },
        16: courage,
      },
    },
  },
};

/** The numbers the effects work with. */
export const CRITICAL_NUMBERS: PrintedTable<{
  readonly closeRake: number;
  readonly broadside: { readonly by: number; readonly turns: number; readonly rigging: number };
  readonly aloftCrew: number;
  /** A die and the range together that set off the magazine. */
  readonly magazine: number;
  /** A die and the crew's worth, less the sections lost, at which it loses heart. */
  readonly courage: { readonly worth: Readonly<Record<Quality, number>>; readonly atMost: number };
}> = {
  rule: '16.1.2.2.1',
  provenance: 'public',
  confidence: 'likely',
  data: {
    closeRake: 3,
    broadside: { by: 1, turns: 3, rigging: 2 },
    aloftCrew: 1,
    magazine: 4,
    courage: { worth: { elite: 5, crack: 4, average: 3, green: 2, poor: 1 }, atMost: 6 },
  },
};

/** 16.1.2.3.2: the combat die and the two dice that start a fire in a ship short of powder. */
export const LOW_POWDER_FIRE: PrintedTable<{ readonly die: number; readonly dice: number }> = {
  rule: '16.1.2.3.2',
  provenance: 'seed',
  confidence: 'certain',
  data: { die: 1, dice: 12 },
};

/**
 * The die of a fire: at `beyond` she will explode, otherwise it is the turns the fire burns if fires are timed. A fire
 * that is fought is out when a die does not exceed the sections at it; until then it takes hull and rigging each turn.
 */
export const FIRES: PrintedTable<{
  readonly beyond: number;
  readonly tableWhileBurning: number;
  readonly fought: { readonly hull: number; readonly rigging: number };
}> = {
  rule: '16.1.2.3.2',
  provenance: 'reconstructed',
  confidence: 'reconstructed',
  data: { beyond: 6, tableWhileBurning: -1, fought: { hull: 1, rigging: 1 } },
};

/** 24.3.2: the fate of a ship without hull squares by the die, and the die that brings it about each turn. */
export const DESTROYED_HULL: PrintedTable<{
  readonly fate: readonly ('strikes' | 'sinking' | 'exploding')[];
  readonly happensOn: number;
  /** 24.3.2.3.1: times the one-hex rake of her whole first broadside, and the highest table. */
  readonly blast: { readonly times: number; readonly highest: number };
}> = {
  rule: '24.3.2',
  provenance: 'public',
  confidence: 'certain',
  data: {
    fate: ['strikes', 'strikes', 'strikes', 'strikes', 'sinking', 'exploding'],
    happensOn: 6,
    blast: { times: 2, highest: 10 },
  },
};

/** 36.1, 36.2: guns of a ship without masts, and the dice for a mast that goes. */
export const LOSS_OF_RIGGING: PrintedTable<{
  readonly hangsOn: number;
  readonly dismasted: { readonly upTo: number; readonly few: number; readonly many: number };
  readonly drag: number;
}> = {
  rule: '36.2',
  provenance: 'seed',
  confidence: 'certain',
  data: { hangsOn: 1, dismasted: { upTo: 6, few: -1, many: -2 }, drag: -1 },
};

/** 42.5, 42.8, 42.9. */
export const MORTARS: PrintedTable<{
  readonly loading: number;
  readonly nearest: number;
  readonly farthest: number;
  readonly base: number;
  readonly times: number;
}> = {
  rule: '42.9',
  provenance: 'seed',
  confidence: 'certain',
  data: { loading: 4, nearest: 3, farthest: 10, base: 2, times: 3 },
};
