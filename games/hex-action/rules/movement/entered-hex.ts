/** What the hex that a ship's bow or stern has come into does to her: shoals and booms of the Advanced Game. */
import { meetsBoom } from '../afloat/boom.ts';
import { isAdvanced, isAdvancedShip } from '../sea/edition.ts';
import type { Position } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import type { State } from '../sea/state.ts';
import { runsAground } from './aground.ts';

/** `from` is where she lay before the step or the drift. True if it ends her movement for this phase. */
export function entersHex(sea: State, ship: Ship, from: Position, context: Context): boolean {
  if (!isAdvanced(sea) || !isAdvancedShip(ship)) return false;
  return runsAground(sea, ship, from, context) || meetsBoom(sea, ship, from, context);
}
