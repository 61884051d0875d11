/** What is settled when a turn of the Advanced Game is over and the next begins. */
import { seeThrough } from './afloat/bluff.ts';
import { strikeFlags } from './orders/command-lag.ts';
import { isAdvanced } from './sea/edition.ts';
import type { Context } from './sea/phase.ts';
import type { State } from './sea/state.ts';

export function closeTurn(sea: State, context: Context): void {
  if (!isAdvanced(sea)) return;
  seeThrough(sea, context);
  strikeFlags(sea);
  const { fixedUntilTurn } = sea.advanced;
  // 15.0: from then on the sea has no edge.
  if (fixedUntilTurn !== null && sea.turn > fixedUntilTurn && sea.board.fixed)
    sea.board = { ...sea.board, fixed: false };
}
