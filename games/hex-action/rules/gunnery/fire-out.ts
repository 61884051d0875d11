/** A broadside that has gone off, and one that is fired at nothing to make room for another load (13.4, 24.2.5). */
import { isArmed } from '../bearing/gun-sections.ts';
import type { Notes, ShotKind } from '../sea/advanced-log.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { NoteFault } from '../sea/note-fault.ts';
import type { Context } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { NO_HITS } from '../sea/told.ts';
import type { Aim, Broadside } from '../sea/words.ts';
import { gunsBarred } from './gunners.ts';
import { shotFor } from './shot.ts';

type Load = NonNullable<AnswerTo<'reload'>[Broadside]>;

/** 24.1.4: fired by one section or both, the broadside is empty and no longer initial. */
export function spendBroadside(ship: AdvancedShip, side: Broadside): void {
  const log = ship.advanced;
  ship.loaded = { ...ship.loaded!, [side]: false };
  ship.initial[side] = false;
  ship.empty = Math.min(2, ship.empty + 1);
  ship.advanced = { ...log, shot: { ...log.shot!, [side]: null }, did: { ...log.did, fired: true } };
}

/** Everybody hears the guns, and sees what flies. */
export function tellShotAtNothing(ship: AdvancedShip, side: Broadside, aim: Aim, context: Context): void {
  const shot = ship.advanced.shot![side]!;
  const guns = { guns: ship.guns[side], carronades: ship.carronades[side] };
  const sum = { range: 0, base: 0, modifiers: [], table: null, rake: false, hits: NO_HITS };
  const told = { kind: 'fire', rule: '13.4', ship: ship.id, side, target: null, aim, shot } as const;
  context.tell({ ...told, ...guns, ...sum }, { news: true });
}

/**
 * 24.2.5: a captain who wants another kind of shot in a loaded broadside has it fired out when he orders the new load,
 * so that nobody need be asked in the Combat Phase for it.
 */
export function fireOutLoads(sea: AdvancedState, ship: AdvancedShip, side: Broadside): Load[] {
  if (gunsBarred(sea, ship) !== null || ship.advanced.did.bombarded) return [];
  const loaded = ship.loaded?.[side] === true ? ship.advanced.shot?.[side] : null;
  if (loaded == null || !isArmed(sea, ship, side)) return [];
  const others = shotFor(sea, ship).filter((shot: ShotKind) => shot !== loaded);
  return others.map((shot): Load => ({ shot, out: true }));
}

/** By what everybody can see; whether the broadside is loaded is another matter, and nobody else's. */
export function outFault(sea: Sea, ship: Ship, { out, repair }: Notes): Omit<NoteFault, 'note'> | null {
  const fault = (code: string, rule: string, message: string) => ({ code, rule, message });
  const { name } = ship.spec;
  if (sea.noCombat) return fault('no-combat', '24.0', 'No gun is fired in this scenario.');
  if (repair !== undefined)
    return fault('repairing', '20.5.3', `${name} can’t fire while her crew makes repairs.`);
  return isArmed(sea, ship, out!)
    ? null
    : fault('no-guns', '24.2.5', `${name} has no gun left on that side to fire out.`);
}

/** 24.2.5: broadsides noted to be fired out, before anybody lays a gun; those that can't fire or are empty stay silent. */
export function fireOutNoted(sea: AdvancedState, context: Context): void {
  for (const ship of sea.ships) {
    const out = ship.advanced.notes.out;
    if (out === undefined || ship.loaded?.[out] !== true || ship.advanced.did.fired) continue;
    if (gunsBarred(sea, ship) === null && isArmed(sea, ship, out)) fireOut(ship, out, context);
  }
}

export function fireOut(ship: AdvancedShip, side: Broadside, context: Context): void {
  tellShotAtNothing(ship, side, 'hull', context);
  spendBroadside(ship, side);
}
