/** What sails, repairs and anchors leave of a crew for boarding, and what boarding leaves of them (23.0, 20.5.6). */
import { menInTheRigging, sectionsElsewhere } from '../gunnery/gunners.ts';
import { isWeighing, letGoAgain } from '../sailing/anchoring.ts';
import { inConvoy, topmen } from '../sailing/full-sail.ts';
import { voidRepair } from '../sailing/repairs.ts';
import { isAdvancedShip } from '../sea/edition.ts';
import { voidNote } from '../sea/note-fault.ts';
import type { Context } from '../sea/phase.ts';
import type { Party, Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';

/** 23.0: the section that is in the rigging to change sail; null if none is. */
export const sectionAloft = (ship: Ship): number | null =>
  ship.advanced?.notes.sail === undefined ? null : (topmen(ship)?.no ?? null);

/** Sections with a duty below or beside the ship: keeping the water out, or in the boats. */
export const sectionsBusy = (sea: Sea, ship: Ship): number =>
  sectionsElsewhere(sea, ship) - (menInTheRigging(ship) ? 1 : 0);

/** Why she may send no boarders out this turn, or null. */
export function boardersBarred(sea: Sea, ship: Ship): { code: string; rule: string; message: string } | null {
  const { name } = ship.spec;
  if (ship.advanced?.notes.repair !== undefined)
    return {
      code: 'repairing',
      rule: '20.5.6',
      message: `${name} makes repairs: she may defend, not board.`,
    };
  if (ship.advanced?.did.weighed)
    return { code: 'weighing', rule: '20.3.6.1', message: `${name} weighs her anchor: she may not board.` };
  if (inConvoy(sea, ship))
    return { code: 'convoy', rule: '10.2.2', message: `${name} sails in convoy and sends no boarders.` };
  return null;
}

/** A defending party calls everybody to the deck: from the rigging, from repairs, from the capstan. */
export function callToDefence(ship: Ship, parties: readonly Party[], context: Context): void {
  if (!isAdvancedShip(ship)) return;
  const defenders = parties.filter(({ type }) => type === 'DBP').flatMap(({ sections }) => sections);
  if (defenders.length === 0) return;
  const aloft = sectionAloft(ship);
  if (defenders.some((no) => no === aloft)) voidNote(ship, 'sail', 'defending', '23.0', context);
  voidRepair(ship, 'defending', '20.5.6', context);
  if (isWeighing(ship)) letGoAgain(ship, context);
}
