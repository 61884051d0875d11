/** The rows and tables that a broadside is thrown on (16.1). */
import {
  ADVANCED_HIT_DETERMINATION,
  ADVANCED_HIT_TABLES,
  type AdvancedFireRow,
} from '../../data/tables-advanced.ts';
import type { AdvancedState } from '../sea/edition.ts';
import type { Hits } from '../sea/told.ts';
import type { Aim } from '../sea/words.ts';
import { isBattery, type Target } from './fields.ts';

/** A cell of a hit table: so many of each letter. */
export const hitsOf = (cell: string): Hits => {
  const count = (letter: keyof Hits): number => cell.split(letter).length - 1;
  return { H: count('H'), G: count('G'), C: count('C'), R: count('R') };
};

const FACES = ADVANCED_HIT_TABLES.data.map(({ hull, rigging }) => ({
  hull: hull.split(' ').map(hitsOf),
  rigging: rigging.split(' ').map(hitsOf),
}));

/** 16.1.2: what each face of the die scores on one table. */
export const advancedFaces = (table: number, aim: Aim): readonly Hits[] => FACES[table]![aim];

/** 16.1.1: the row of so many gun squares. */
export const advancedRow = (squares: number): AdvancedFireRow =>
  ADVANCED_HIT_DETERMINATION.data.rows.find((row) => squares <= row.upTo)!;

/** 16.1.2.1: a die on the highest table as often as it goes, then one on what is left over. None below zero. */
export function splitTables(sum: number): number[] {
  const { highest } = ADVANCED_HIT_DETERMINATION.data;
  if (sum < 0) return [];
  if (sum <= highest) return [sum];
  return [highest, ...splitTables(sum - highest)];
}

/** 20.1.3, 40.0: her full sails take more; not those of a fore-and-aft rig where that rule is played. */
export const showsFullSail = (sea: AdvancedState, target: Target): boolean =>
  !isBattery(target) &&
  target.advanced?.sail === 'full' &&
  !(sea.advanced.rules.foreAndAft && target.spec.advanced?.foreAndAft === true);
