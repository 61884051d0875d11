/** What is settled when a turn is over, in the order in which it is told; `sea.turn` is already the next. */
import { seeThrough } from './afloat/bluff.ts';
import { recover } from './afloat/surrender.ts';
import { strikeFlags } from './orders/command-lag.ts';
import { endAnchoring } from './sailing/anchoring.ts';
import { type AdvancedState, isAdvanced } from './sea/edition.ts';
import type { Context } from './sea/phase.ts';
import type { State } from './sea/state.ts';

export function closeTurn(sea: State, context: Context): void {
  if (isAdvanced(sea)) {
    seeThrough(sea, context);
    strikeFlags(sea);
    openEdges(sea);
  }
  // 10.2.8: for that turn.
  for (const ship of sea.ships) delete ship.toldOff;
  recover(sea, context);
  if (isAdvanced(sea)) clearNotes(sea, context);
}

/** 15.0: edges that were real for a time; from then on the sea has none. */
function openEdges(sea: AdvancedState): void {
  const { fixedUntilTurn } = sea.advanced;
  if (fixedUntilTurn !== null && sea.turn > fixedUntilTurn && sea.board.fixed)
    sea.board = { ...sea.board, fixed: false };
}

/** What was noted in the last turn has been done; what takes effect from this turn on does so now. */
function clearNotes(sea: AdvancedState, context: Context): void {
  for (const ship of sea.ships) {
    endAnchoring(sea, ship, context);
    ship.advanced.notes = {};
    ship.advanced.did = {};
  }
}
