/** The tables of sails and wind that only the Advanced Game reads, each with its rule and where it comes from. */
import type { Velocity } from '../rules/sea/advanced-sea.ts';
import type { TableChoices } from '../rules/sea/rule-set.ts';
import type { Attitude } from './tables.ts';

interface PrintedTable<T> {
  readonly rule: string;
  readonly provenance: 'seed' | 'public' | 'reconstructed';
  readonly confidence: 'certain' | 'likely' | 'reconstructed';
  readonly data: T;
}
type ByAttitude = Readonly<Record<Attitude, number>>;
/** One entry for each face of a die, from 1. */
type ByDie<T> = readonly [T, T, T, T, T, T];

/** 20.1.1: hexes by full-sail speed and attitude. */
export const FULL_SAIL_ALLOWANCE: PrintedTable<Readonly<Record<5 | 6 | 7, ByAttitude>>> = {
  rule: '20.1.1',
  provenance: 'public',
  confidence: 'certain',
  data: {
    5: { A: 5, B: 4, C: 2, D: 0 },
    6: { A: 6, B: 5, C: 2, D: 0 },
    7: { A: 7, B: 6, C: 2, D: 0 },
  },
};

/** 18.1.2 */
export const VELOCITY_NAMES = [
  'becalmed',
  'light breeze',
  'moderate breeze',
  'normal breeze',
  'heavy breeze',
  'gale',
  'storm',
  'hurricane',
] as const;

/** 18.1.3.1: sixths of the compass clockwise; `initial` brings the wind back to where it blew at the start. */
export const WIND_DIRECTION_CHANGE: PrintedTable<ByDie<number | 'initial'>> = {
  rule: '18.1.3.1',
  provenance: 'public',
  confidence: 'certain',
  data: ['initial', 0, 1, -1, 2, -2],
};

/** 18.1.3.2: steps of velocity. */
export const WIND_VELOCITY_CHANGE: PrintedTable<ByDie<number>> = {
  rule: '18.1.3.2',
  provenance: 'public',
  confidence: 'certain',
  data: [-1, -1, 0, 0, 1, 1],
};

/** 33.0: the new wind change number; what a die of an earlier printing comes to on two dice is `converted`. */
export const CHANGING_WIND_NUMBER: PrintedTable<
  Readonly<Record<TableChoices['windNumbers'] & string, ByDie<number>>>
> = {
  rule: '33.0',
  provenance: 'reconstructed',
  confidence: 'reconstructed',
  data: { thirds: [7, 7, 9, 9, 11, 11], converted: [7, 7, 7, 7, 9, 11] },
};

/** 34.0: the velocity a match begins with. */
export const STARTING_VELOCITY: PrintedTable<
  Readonly<Record<TableChoices['startingWind'] & string, ByDie<Velocity>>>
> = {
  rule: '34.0',
  provenance: 'reconstructed',
  confidence: 'reconstructed',
  data: { die: [1, 2, 3, 4, 5, 6], mild: [1, 2, 3, 3, 4, 5] },
};

/** A line of the Wind Effects Table: ships of the line of class 1, of class 2, frigates, and what is smaller. */
export const WIND_GROUPS = ['first', 'second', 'frigates', 'small'] as const;
export type WindGroup = (typeof WIND_GROUPS)[number];

const effect = (A: number, B: number, C: number): ByAttitude => ({ A, B, C, D: 0 });
const NONE = effect(0, 0, 0);

/** 18.2.2, optional: hexes gained or lost in each attitude. Becalmed and hurricane are rules by themselves. */
export const WIND_EFFECTS: PrintedTable<
  Readonly<Partial<Record<Velocity, Readonly<Record<WindGroup, ByAttitude>>>>>
> = {
  rule: '18.2.2',
  provenance: 'public',
  confidence: 'certain',
  data: {
    1: {
      first: effect(-3, -2, -2),
      second: effect(-3, -2, -1),
      frigates: effect(-3, -2, -1),
      small: effect(-2, -1, 0),
    },
    2: {
      first: effect(-1, -1, -1),
      second: effect(-1, -1, 0),
      frigates: effect(-1, 0, 0),
      small: effect(-1, 0, 0),
    },
    3: { first: NONE, second: NONE, frigates: NONE, small: NONE },
    4: {
      first: NONE,
      second: effect(-1, 0, 0),
      frigates: effect(-1, -1, 0),
      small: effect(-2, -2, -1),
    },
    5: {
      first: effect(-1, 0, 0),
      second: effect(-1, -1, 0),
      frigates: effect(-1, -1, -1),
      small: effect(-3, -2, -2),
    },
    6: {
      first: effect(-2, -1, -1),
      second: effect(-3, -2, -1),
      frigates: effect(-3, -2, -1),
      small: effect(-3, -3, -2),
    },
  },
};
