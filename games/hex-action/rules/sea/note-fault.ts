/** What can be wrong with a note beside a move (20.0), and the taking back of one. */
import type { Notes } from './advanced-log.ts';
import type { AdvancedShip } from './edition.ts';
import type { Context } from './phase.ts';

export interface NoteFault {
  readonly note: keyof Notes;
  readonly code: string;
  readonly rule: string;
  readonly message: string;
}

/** Takes back one of this turn's notes and says why. */
export function voidNote(
  ship: AdvancedShip,
  note: keyof Notes,
  code: string,
  rule: string,
  context: Context,
): void {
  if (ship.advanced.notes[note] === undefined) return;
  const { [note]: _void, ...rest } = ship.advanced.notes;
  ship.advanced.notes = rest;
  context.tell({ kind: 'note-void', rule, ship: ship.id, note, code });
}
