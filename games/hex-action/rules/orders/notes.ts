/** What may stand in the notes beside a move (20.0), and what becomes of a note that may not. */
import { outFault } from '../gunnery/fire-out.ts';
import { anchorFault } from '../sailing/anchoring.ts';
import type { Judgement } from '../sailing/course.ts';
import { lightFault } from '../sailing/fireships.ts';
import { sailFault } from '../sailing/full-sail.ts';
import { oarsFault } from '../sailing/oars.ts';
import { judgePlot } from '../sailing/plot.ts';
import { repairFaults, voidRepair } from '../sailing/repairs.ts';
import { towCandidates, towFault } from '../sailing/towing.ts';
import type { Notes, PlotOrder } from '../sea/advanced-log.ts';
import { type AdvancedShip, isAdvanced, isAdvancedShip } from '../sea/edition.ts';
import { type NoteFault, voidNote } from '../sea/note-fault.ts';
import type { Context } from '../sea/phase.ts';
import { canWork, crewLeft, type Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';

/** In the order in which they are told. */
const NOTES = [
  'sail',
  'anchor',
  'repair',
  'oars',
  'light',
  'tow',
  'out',
] as const satisfies readonly (keyof Notes)[];

/** The notes of an order, without its move and whatever else was answered with it. */
export function notesOf(order: PlotOrder): Notes {
  const { sail, anchor, repair, oars, light, tow, out } = order;
  return {
    ...(sail && { sail }),
    ...(anchor && { anchor }),
    ...(repair && { repair }),
    ...(oars && { oars }),
    ...(light && { light }),
    ...(tow !== undefined && { tow }),
    ...(out && { out }),
  };
}

/** Everything that is wrong with the notes of one ship, given what she is written to do beside them. */
export function noteFaults(sea: Sea, ship: Ship, order: PlotOrder, judgement: Judgement): NoteFault[] {
  const notes = notesOf(order);
  const written = NOTES.filter((note) => notes[note] !== undefined);
  if (written.length === 0) return [];
  if (!isAdvanced(sea) || !isAdvancedShip(ship))
    return written.map((note) => ({
      note,
      code: 'advanced-game',
      rule: '20.0',
      message: 'Notes beside the move belong to the Advanced Game.',
    }));
  // One who enters this turn gives her orders outside.
  if (ship.presence === 'due' ? crewLeft(ship) === 0 : !canWork(ship, sea.turn))
    return written.map((note) => ({
      note,
      code: 'nobody',
      rule: '20.0',
      message: `Nobody aboard ${ship.spec.name} can carry out an order.`,
    }));
  const found: NoteFault[] = [];
  const add = (note: keyof Notes, fault: Omit<NoteFault, 'note'> | null): void =>
    void (fault && found.push({ ...fault, note }));
  if (notes.sail) add('sail', sailFault(sea, ship, notes.sail, judgement));
  if (notes.anchor) add('anchor', anchorFault(sea, ship, notes.anchor));
  // 20.5.1: repairs are noted beside the move.
  if (notes.repair) for (const fault of repairFaults(ship, notes, judgement)) found.push(fault);
  if (notes.oars) add('oars', oarsFault(sea, ship));
  if (notes.light) add('light', lightFault(sea, ship));
  if (notes.tow !== undefined) add('tow', towFault(sea, ship, notes.tow));
  if (notes.out) add('out', outFault(sea, ship, notes));
  return found;
}

/**
 * Enters an order's notes in the open log without those that may not stand. A repair that may not stays written: she
 * has given herself to it and does not fire (20.5.4, 20.5.5).
 */
export function openNotes(sea: Sea, ship: AdvancedShip, order: PlotOrder, context: Context): void {
  const log = ship.advanced;
  log.notes = notesOf(order);
  if (Object.keys(log.notes).length === 0) return;
  const faults = noteFaults(sea, ship, order, judgePlot(sea, ship, order.plot, log.notes));
  for (const { note, code, rule } of faults) {
    if (note !== 'repair') voidNote(ship, note, code, rule, context);
    else voidRepair(ship, code, rule, context);
  }
}

/** Every note she may write by itself beside this move. */
export function possibleNotes(sea: Sea, ship: Ship, plot: string): Notes[] {
  if (!isAdvanced(sea) || !isAdvancedShip(ship)) return [];
  const judgement = judgePlot(sea, ship, plot, {});
  const single: Notes[] = [
    { sail: ship.advanced.sail === 'full' ? 'BS' : 'FS' },
    { anchor: 'A' },
    { anchor: 'AB' },
    { anchor: 'AS' },
    { anchor: 'up' },
    { anchor: 'cut' },
    { repair: 'RR' },
    { repair: 'RG' },
    { repair: 'RH' },
    { light: true },
    ...towCandidates(sea, ship).map(({ id }) => ({ tow: id })),
  ];
  return single.filter((notes) => noteFaults(sea, ship, { plot, ...notes }, judgement).length === 0);
}
