/** What one ship's broadsides into another are worth in an imagined duel, as captains reckon it. */
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { BEARS, RAKES, RANGE_BITS } from '../bearing.ts';
import { shotWorth } from '../fire-worth.ts';
import { tableFor } from '../gunnery.ts';
import { BOLD, MOST_SPIRIT } from '../prospect.ts';
import { worthTables } from '../worth.ts';
import type { DuelLog } from './logs.ts';

/** Ranges from none to ten hexes. */
const ROW = 11;

/** A broadside: not loaded, loaded, never fired, or most likely loaded. */
const STATES = { empty: 0, loaded: 1, first: 2, perhaps: 3 } as const;
const PERHAPS = 0.85;

export const LOADED = STATES.loaded;

export const ownLoad = ({ loaded, first }: DuelLog, side: 'L' | 'R'): number =>
  !loaded[side] ? STATES.empty : first[side] ? STATES.first : STATES.loaded;
export const seenLoad = ({ first }: DuelLog, side: 'L' | 'R'): number =>
  first[side] ? STATES.first : STATES.perhaps;

/** What one ship's broadsides into the other are worth: by side, load, rake and range. */
export function fireWorths(sea: Sea, firer: Ship, target: Ship): Float64Array {
  const found = new Float64Array(2 * 4 * 2 * ROW);
  const worths = worthTables(target);
  for (const [at, side] of (['L', 'R'] as const).entries())
    for (const rake of [false, true])
      for (let range = 1; range < ROW; range++) {
        const worth = (initial: boolean): number => {
          const table = tableFor(firer, side, { range, rake, initial, away: 0 });
          if (table === null) return 0;
          const { hull, rigging } = shotWorth(sea, firer, target, worths, { table, range, rake });
          return Math.max(hull, rigging);
        };
        const put = (load: number, value: number): void => {
          found[((at * 4 + load) * 2 + (rake ? 1 : 0)) * ROW + range] = value;
        };
        put(STATES.loaded, worth(false));
        put(STATES.first, worth(true));
        put(STATES.perhaps, PERHAPS * worth(false));
      }
  return found;
}

/** What she fires as the other lies to her, with her broadsides as they are. */
export function fired(worths: Float64Array, bearing: number, L: number, R: number): number {
  const range = bearing & RANGE_BITS;
  if (range >= ROW || range === 0) return 0;
  let sum = 0;
  if ((bearing & BEARS.L) !== 0) sum += worths[(L * 2 + ((bearing & RAKES.L) !== 0 ? 1 : 0)) * ROW + range]!;
  if ((bearing & BEARS.R) !== 0)
    sum += worths[((4 + R) * 2 + ((bearing & RAKES.R) !== 0 ? 1 : 0)) * ROW + range]!;
  return sum;
}

/** The better broadside at a range, no rake. */
export const plainly = (worths: Float64Array, range: number): number =>
  Math.max(worths[STATES.loaded * 2 * ROW + range]!, worths[(4 + STATES.loaded) * 2 * ROW + range]!);

/** At her best range a captain must find a plain exchange worth having. */
export function spiritBetween(own: Float64Array, foe: Float64Array): number {
  let best = 0;
  for (let range = 1; range <= 5; range++) {
    const dealt = plainly(own, range);
    const taken = plainly(foe, range);
    if (dealt > 0) best = Math.max(best, taken === 0 ? 1 : dealt / taken);
  }
  return best === 0 ? BOLD : Math.min(MOST_SPIRIT, Math.max(BOLD, BOLD / best));
}
