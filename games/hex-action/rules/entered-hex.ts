/** What the hex that a ship's bow or stern has come into does to her: shoals and booms of the Advanced Game. */
import { runsAground } from './aground.ts';
import { meetsBoom } from './boom.ts';
import type { Position } from './hex.ts';
import type { Context } from './phase.ts';
import type { Ship } from './ship.ts';
import type { State } from './state.ts';

/** `from` is where she lay before the step or the drift. True if it ends her movement for this phase. */
export function entersHex(sea: State, ship: Ship, from: Position, context: Context): boolean {
  return runsAground(sea, ship, from, context) || meetsBoom(sea, ship, from, context);
}
