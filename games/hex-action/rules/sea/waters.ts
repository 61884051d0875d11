/** What a hex of the sea is: on the board or past its edge, water or land. */
import { columnOf, type Hex, hexKey, rowOf } from './hex.ts';
import type { Sea } from './state.ts';

/** As printed, odd columns lie half a hex lower and have one hex fewer. A sea without fixed edges has no outside (15.0). */
export function onBoard(board: Sea['board'], hex: Hex): boolean {
  if (!board.fixed) return true;
  const column = columnOf(hex);
  const row = rowOf(hex);
  return column >= 0 && column < board.columns && row >= 1 && row <= board.rows - (column % 2);
}

// The list never changes during a match and all copies of a sea share it, so its set is made once.
const SETS = new WeakMap<readonly Hex[], ReadonlySet<string>>();

export function isLand(land: readonly Hex[], hex: Hex): boolean {
  if (land.length === 0) return false;
  let set = SETS.get(land);
  if (set === undefined) {
    set = new Set(land.map(hexKey));
    SETS.set(land, set);
  }
  return set.has(hexKey(hex));
}
