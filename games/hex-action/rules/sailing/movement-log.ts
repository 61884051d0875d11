/** What the log keeps of a movement for the next turn's (20.4), once it is known what a ship really did. */
import type { AdvancedShip } from '../sea/edition.ts';
import { voidNote } from '../sea/note-fault.ts';
import type { Context } from '../sea/phase.ts';
import { atAnchor } from './anchoring.ts';

/** `done` are the steps she made, before any drift. */
export function noteMovement(ship: AdvancedShip, done: string, context: Context): void {
  const log = ship.advanced;
  const ahead = done.includes('F');
  // 20.4.1.3: one that stood sets full sails only if she has got under way in a straight line.
  const straight = ahead && !done.includes('L') && !done.includes('R');
  if (log.notes.sail === 'FS' && log.stood && !straight) voidNote(ship, 'sail', 'stood', '20.4.1.3', context);
  // 20.4.1: her bow stayed in its hex.
  log.stood = !ahead;
  // Backing is no movement: a turn before it is still the last that she did.
  const last = [...done].findLast((step) => step !== 'B');
  log.endedOnTurn = last === 'L' || last === 'R';
  // Phases spent at anchor do not count towards a drift (8.2.1).
  if (atAnchor(ship)) ship.still = 0;
}
