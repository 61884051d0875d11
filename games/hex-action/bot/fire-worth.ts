/** What one ship's broadsides into another are worth, for every range, with and without a rake. */
import { RANGES } from '../data/tables.ts';
import { isCovered } from '../rules/afloat/surrender.ts';
import { areBound } from '../rules/sea/bonds.ts';
import { dismasted, gunsLeft, type Ship } from '../rules/sea/ship.ts';
import type { Sea } from '../rules/sea/state.ts';
import { BROADSIDES, type Broadside } from '../rules/sea/words.ts';
import { BEARS, RAKES, RANGE_BITS } from './bearing.ts';
import { tableFor } from './gunnery.ts';
import { DEFEAT, type WorthTables, worthTables } from './worth.ts';

const ROW = RANGES.data.guns + 1;
const RAKE = ROW;
const SIDE: Readonly<Record<Broadside, number>> = { L: 0, R: 2 * ROW };

/** By side, rake and range. */
export type FireWorth = Float64Array;

/** A fired broadside whose load column is closed is most often loaded again: one can be loaded each turn. */
const PROBABLY_LOADED = 0.85;

export const loadedness = (ship: Ship, side: Broadside): number => {
  if (ship.loaded !== null) return ship.loaded[side] ? 1 : 0;
  return ship.initial[side] ? 1 : PROBABLY_LOADED;
};

/** What one broadside is worth when it would be read from this table. */
export function shotWorth(
  sea: Sea,
  firer: Ship,
  target: Ship,
  worths: WorthTables,
  shot: { readonly table: number | null; readonly range: number; readonly rake: boolean },
): { readonly hull: number; readonly rigging: number } {
  const { table, range, rake } = shot;
  const alone = (gunsLeft(target) === 0 && range === 1) || (dismasted(target) && rake);
  const bonus = alone && !isCovered(sea, target, firer) ? DEFEAT : 0;
  const gunless = gunsLeft(target) === 0 && range === 1;
  if (table === null) return { hull: bonus, rigging: gunless ? bonus : 0 };
  const hull = range < RANGES.data.riggingOnly ? worths.hull[table]! + bonus : 0;
  const rigging = areBound(sea, firer.id, target.id) ? 0 : worths.rigging[table]! + (gunless ? bonus : 0);
  return { hull, rigging };
}

export interface FirePlan {
  /** In this turn, with the broadsides as they are loaded. */
  readonly now: FireWorth;
  /** In a later turn: loaded, but no longer for the first time. */
  readonly later: FireWorth;
}

export function firePlan(sea: Sea, firer: Ship, target: Ship): FirePlan {
  const now = new Float64Array(4 * ROW);
  const later = new Float64Array(4 * ROW);
  const worths = worthTables(target);
  for (const side of BROADSIDES)
    for (const rake of [false, true])
      for (let range = 1; range <= RANGES.data.guns; range++) {
        const at = SIDE[side] + (rake ? RAKE : 0) + range;
        const worth = (initial: boolean): number => {
          const table = tableFor(firer, side, { range, rake, initial, away: 0 });
          if (table === null) return 0;
          const { hull, rigging } = shotWorth(sea, firer, target, worths, { table, range, rake });
          return Math.max(hull, rigging);
        };
        now[at] = loadedness(firer, side) * worth(firer.initial[side]);
        later[at] = worth(false);
      }
  return { now, later };
}

/** What the firing ship can expect when her enemy lies to her as the bearing says. */
export function fireAt(worth: FireWorth, bearing: number): number {
  const range = bearing & RANGE_BITS;
  if (range >= ROW) return 0;
  let sum = 0;
  if ((bearing & BEARS.L) !== 0) sum += worth[SIDE.L + ((bearing & RAKES.L) !== 0 ? RAKE : 0) + range]!;
  if ((bearing & BEARS.R) !== 0) sum += worth[SIDE.R + ((bearing & RAKES.R) !== 0 ? RAKE : 0) + range]!;
  return sum;
}

/** The better broadside at each range, no rake: what a plain gun duel there is worth. */
export const plainFire = (worth: FireWorth, range: number): number =>
  Math.max(worth[SIDE.L + range]!, worth[SIDE.R + range]!);
