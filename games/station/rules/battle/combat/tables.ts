/** The charts of a Battle: Intensity, Personalities, casualties, Striking Colours. */
import { INTENSITIES, type Intensity, PERSONALITIES, type Personality } from '../../module/vocabulary.ts';

/** 8.321: raw Damage Levels by die, for each Intensity. */
export const LEVELS: Readonly<Record<Intensity, readonly number[]>> = {
  Light: [4, 3, 3, 2, 2, 1, 1, 1, 0, 0],
  Medium: [6, 5, 5, 4, 4, 4, 3, 3, 2, 1],
  Heavy: [8, 7, 7, 6, 6, 5, 5, 4, 3, 2],
};

/** 8.312: shifts by the Personality of who has the Gauge, then of who has not; both from Timid to Rash. */
const MATRIX: readonly (readonly number[])[] = [
  [-2, -1, 0, -1],
  [-2, -1, 0, -1],
  [-1, 0, 1, 0],
  [0, 1, 2, 1],
];

export const personalityShift = (gauge: Personality, other: Personality): number =>
  MATRIX[PERSONALITIES.indexOf(gauge)]![PERSONALITIES.indexOf(other)]!;

/** 8.312, 8.313: never beyond Light and Heavy, in a Strait never below Medium. */
export function shifted(chosen: Intensity, shift: number, strait: boolean): Intensity {
  const least = strait ? 1 : 0;
  const most = INTENSITIES.length - 1;
  return INTENSITIES[Math.min(most, Math.max(least, INTENSITIES.indexOf(chosen) + shift))]!;
}

/** 8.333: Squadrons of one side that may be added to a Combat. */
export const EXTRA: Readonly<Record<Intensity, number>> = { Light: 0, Medium: 1, Heavy: 2 };

export type Fate =
  | { readonly what: 'captured' | 'killed' | 'unhurt' }
  | { readonly what: 'wounded'; readonly turns: number };

const FATES: readonly Fate[] = [
  { what: 'captured' },
  { what: 'killed' },
  { what: 'wounded', turns: 3 },
  { what: 'wounded', turns: 2 },
  { what: 'wounded', turns: 1 },
];
/** 8.37 */
export const fateOf = (die: number): Fate => FATES[die] ?? { what: 'unhurt' };

/** 8.44: how many of a hundred Sunk Sail Strike instead. */
const STRIKES: readonly number[] = [100, 80, 60, 40, 40, 20, 20, 0, 0, 0];
export const strikePercentage = (die: number): number => STRIKES[die] ?? 0;

/** Rounded down, but one at least where any Strike at all (2.21). */
export const struckOf = (sunk: number, percentage: number): number =>
  percentage === 0 || sunk === 0 ? 0 : Math.max(1, Math.floor((sunk * percentage) / 100));

/** 8.345: half the difference of the ratings, rounded up, to the better leader. */
export const leaderShift = (own: number, other: number): number =>
  own <= other ? 0 : Math.ceil((own - other) / 2);
