/**
 * The tables of the rules sheet. Lengths are thousandths of an inch, angles tenths of a degree. Each table stands with
 * the rule that reads it and where its numbers come from.
 */
import type { Disposition } from '../rules/geometry/wind.ts';
import type { DiceByRange, Nation, Provenance, Quality, Range, Sail, Size } from './words.ts';

export interface PrintedTable<T> {
  readonly rule: string;
  readonly provenance: Provenance;
  readonly data: T;
}

export const INCH = 1000;
export const DEGREE = 10;

/** Sides of the die of each kind of gun. */
export const GUN_DIE: PrintedTable<{ readonly large: number; readonly regular: number }> = {
  rule: 'fire.gun-types',
  provenance: 'sheet',
  data: { large: 10, regular: 6 },
};

export const MOVE_RATE: PrintedTable<Readonly<Record<Size, Readonly<Record<Sail, number>>>>> = {
  rule: 'move.rate-table',
  provenance: 'sheet',
  data: {
    large: { easy: 2000, battle: 3000, full: 4000 },
    medium: { easy: 3000, battle: 4000, full: 5000 },
    small: { easy: 4000, battle: 5000, full: 6000 },
  },
};

export const TURN_ALLOWANCE: PrintedTable<Readonly<Record<Size, number>>> = {
  rule: 'move.turn-allowance',
  provenance: 'sheet',
  data: { large: 150, medium: 300, small: 450 },
};

/** By how she lies to the wind at the start of a segment. */
export const SAILING: PrintedTable<readonly { readonly point: Disposition; readonly rate: number }[]> = {
  rule: 'wind.disposition-at-segment-start',
  provenance: 'sheet',
  data: [
    { point: 'aback', rate: 0 },
    // wind.beating
    { point: 'beating', rate: -1000 },
    // wind.reaching
    { point: 'reaching', rate: 0 },
    // wind.running
    { point: 'running', rate: 1000 },
  ],
};

/** Six-sided dice of rigging lost when taken aback. */
export const ABACK_DICE: PrintedTable<Readonly<Record<Sail, number>>> = {
  rule: 'aback.damage-by-sail',
  provenance: 'sheet',
  data: { easy: 2, battle: 4, full: 5 },
};

/** Six-sided dice of hull that a ship of this size knocks out of the other. */
export const COLLISION_DICE: PrintedTable<Readonly<Record<Size, number>>> = {
  rule: 'collision.damage-by-size',
  provenance: 'sheet',
  data: { large: 5, medium: 4, small: 3 },
};

/** The far end of each band, which still belongs to it. */
export const RANGE_BANDS: PrintedTable<readonly { readonly range: Range; readonly to: number }[]> = {
  rule: 'fire.dice-by-range',
  provenance: 'sheet',
  data: [
    { range: 'pointBlank', to: 8000 },
    { range: 'close', to: 16000 },
    { range: 'effective', to: 32000 },
    { range: 'long', to: 64000 },
  ],
};

/** fire.to-hit-hull, fire.to-hit-rigging: the number to reach, from point blank to long. */
export const TO_HIT: PrintedTable<{ readonly hull: DiceByRange; readonly rigging: DiceByRange }> = {
  rule: 'fire.to-hit-hull',
  provenance: 'sheet',
  data: { hull: [3, 4, 5, 6], rigging: [5, 6, 7, 8] },
};

/** Added to each die of a broadside: what the firing ship brings, and what her target. */
export const TO_HIT_MODIFIERS: PrintedTable<{
  readonly shooter: {
    readonly quality: Readonly<Record<Quality, number>>;
    readonly sail: Readonly<Record<Sail, number>>;
    readonly shoreBattery: number;
    /** At rigging, at point blank and close range only. */
    readonly chainShot: number;
  };
  readonly target: { readonly onFire: number; readonly sail: Readonly<Record<Sail, number>> };
}> = {
  rule: 'fire.modifiers-shooter',
  provenance: 'sheet',
  data: {
    shooter: {
      quality: { good: 1, average: 0, poor: -1 },
      sail: { easy: 1, battle: 0, full: -1 },
      shoreBattery: 1,
      chainShot: 2,
    },
    target: { onFire: 1, sail: { easy: -1, battle: 0, full: 1 } },
  },
};

export const CRITICALS = ['rudder', 'mast', 'fire', 'fires', 'leak', 'magazine'] as const;
export type Critical = (typeof CRITICALS)[number];

/** A hit target checks one die; then two dice are summed. The numbers of the first and last line are not printed. */
export const CRITICAL_TABLE: PrintedTable<{
  readonly check: number;
  readonly rows: readonly { readonly critical: Critical; readonly to: number }[];
}> = {
  rule: 'critical.roll-once',
  provenance: 'sheet',
  data: {
    check: 6,
    rows: [
      { critical: 'rudder', to: 2 },
      { critical: 'mast', to: 4 },
      { critical: 'fire', to: 7 },
      { critical: 'fires', to: 9 },
      { critical: 'leak', to: 11 },
      { critical: 'magazine', to: 12 },
    ],
  },
};

/** What a critical does at once; dice are six-sided. `leak` slows every segment by that much while any leak is open. */
export const CRITICAL_EFFECTS: PrintedTable<{
  readonly mastRiggingDice: number;
  readonly fires: Readonly<Record<'fire' | 'fires', number>>;
  readonly fireCrewDice: number;
  readonly leakRate: number;
  /** So many fires, or so many leaks, sink her. */
  readonly sinksAt: number;
}> = {
  rule: 'critical.fire',
  provenance: 'sheet',
  data: { mastRiggingDice: 1, fires: { fire: 1, fires: 2 }, fireCrewDice: 2, leakRate: -1000, sinksAt: 6 },
};

/** success.four-plus, success.six-is-two: how many successes each face of a die is worth, from one to six. */
export const SUCCESSES: PrintedTable<readonly number[]> = {
  rule: 'success.four-plus',
  provenance: 'sheet',
  data: [0, 0, 0, 1, 1, 2],
};

/** reroll.good, reroll.average, reroll.poor, reroll.flagship: failures that may be rolled again. */
export const REROLLS: PrintedTable<{
  readonly quality: Readonly<Record<Quality, number>>;
  readonly flagship: number;
}> = {
  rule: 'reroll.good',
  provenance: 'sheet',
  data: { quality: { good: 2, average: 1, poor: 0 }, flagship: 1 },
};

export const SPECIAL_ACTIONS = [
  'tack',
  'boxhaul',
  'fight-fires',
  'repair',
  'chain-shot',
  'fire-as-she-bears',
] as const;
export type SpecialAction = (typeof SPECIAL_ACTIONS)[number];

/** Dice thrown and successes needed; morale is tested the same way. */
export const TESTS: PrintedTable<{
  readonly dice: number;
  readonly allHandsDice: number;
  readonly needed: Readonly<Record<SpecialAction | 'morale', number>>;
  /** Dice of rigging (tack, boxhaul) or crew (fires, leaks) that a failure costs. */
  readonly failureDice: number;
}> = {
  rule: 'special.three-dice',
  provenance: 'sheet',
  data: {
    dice: 3,
    allHandsDice: 4,
    needed: {
      tack: 2,
      boxhaul: 3,
      'fight-fires': 3,
      repair: 3,
      'chain-shot': 2,
      'fire-as-she-bears': 2,
      morale: 2,
    },
    failureDice: 2,
  },
};

/** Added to a squadron's two dice. The sheet names three nations; the others are placed beside them. */
export const INITIATIVE: PrintedTable<{
  readonly flagship: number;
  readonly signalled: number;
  readonly crippled: number;
  readonly nation: Readonly<Record<Nation, number>>;
}> = {
  rule: 'initiative.roll-2d6',
  provenance: 'sheet',
  data: {
    flagship: 2,
    signalled: 1,
    crippled: -2,
    // initiative.british, initiative.french, initiative.spanish
    nation: { British: 1, French: 0, Spanish: -1, American: 1, Dutch: 0, Danish: 0 },
  },
};

/** Boarding and musketry: a ten-sided die for each full `crewPerDie`, a six-sided one for the rest. */
export const BOARDING: PrintedTable<{
  readonly crewPerDie: number;
  readonly marinesDice: number;
  readonly qualityDice: Readonly<Record<Quality, number>>;
  readonly hit: number;
  readonly save: number;
  /** Crew that a captured ship is given. */
  readonly prizeCrew: number;
}> = {
  rule: 'boarding.dice-by-crew',
  provenance: 'sheet',
  data: {
    crewPerDie: 5,
    marinesDice: 2,
    qualityDice: { good: 1, average: 0, poor: -1 },
    hit: 4,
    save: 5,
    prizeCrew: 10,
  },
};

/** Distances that rules name outside a table. */
export const MEASURES: PrintedTable<{
  readonly drift: number;
  readonly boardingReach: number;
  readonly flagshipMorale: number;
  readonly signal: number;
  /** Clear water on either side of the line of sight. */
  readonly corridorHalf: number;
}> = {
  rule: 'fire.line-of-sight',
  provenance: 'sheet',
  data: {
    drift: 1000,
    boardingReach: 2000,
    flagshipMorale: 12000,
    signal: 24000,
    corridorHalf: 3000,
  },
};
