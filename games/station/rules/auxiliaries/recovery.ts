/** The Recovery Box and the way back from it (6.12, 6.134, 6.16). */
import { isFriendlyPort } from '../chart/politics.ts';
import type { AuxId, PortId, SideId } from '../module/vocabulary.ts';
import { throwFor } from '../umpire/own-dice.ts';
import type { Context } from '../umpire/phase.ts';
import { forcesOf } from '../world/forces.ts';
import { rankDrm } from '../world/ranks.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { auxCommand, counterOf, isPirate } from './auxiliary.ts';

/**
 * 7.37: wherever it is, off its Formation or Port, its marker off the map, into the Recovery Box: it takes no points, and
 * is never put out of play (6.114).
 */
export function toRecovery(world: State, side: SideId, aux: AuxId): void {
  const place = forcesOf(world, side).auxiliaries[aux];
  if (place === undefined || place.in === 'future' || place.in === 'gone') return;
  leavePlace(world, side, aux);
  forcesOf(world, side).auxiliaries[aux] = { in: 'recovery' };
}

const liftMarker = (world: State, marker: string): void => {
  world.markers = world.markers.filter(({ id }) => id !== marker);
};

/** Takes it off its Formation and its marker off the map; where it goes the caller says. */
export function leavePlace(world: State, side: SideId, aux: AuxId): void {
  const forces = forcesOf(world, side);
  const place = forces.auxiliaries[aux]!;
  if (place.in === 'formation') {
    const formation = forces.formations[place.formation];
    if (formation !== undefined) formation.auxiliaries = formation.auxiliaries.filter((one) => one !== aux);
  }
  if (!('marker' in place)) return;
  liftMarker(world, place.marker);
  if (place.in === 'shadow')
    for (const token of world.tokens) if (token.shadow === place.marker) token.shadow = null;
}

/** 6.134: a Formation that is no more, or a Port that is Friendly no more, sends its Auxiliaries to Recovery. */
export function sweepAuxiliaries(world: State): void {
  for (const [side, forces] of Object.entries(world.forces))
    for (const [aux, place] of Object.entries(forces.auxiliaries)) {
      const lost =
        (place.in === 'formation' &&
          forces.formations[place.formation]?.auxiliaries.includes(aux) !== true) ||
        (place.in === 'port' && !atHome(world, side, aux, place.port));
      if (lost) toRecovery(world, side, aux);
    }
}

/** Pirates lie at bases of their own (M6.1). */
const atHome = (world: World, side: SideId, aux: AuxId, port: PortId): boolean =>
  isPirate(world, aux) || isFriendlyPort(world, side, auxCommand(world, aux), port);

/** 6.161 and the table of the charts: the highest die, modified, that brings one back; its Contingent's bonus with it. */
export function recoversOn(world: World, aux: AuxId): number {
  const { recovery } = theatreOf(world).module;
  const { class: sort, contingent } = counterOf(world, aux);
  const drm = recovery.modifiers
    .filter((one) => one.contingent === contingent && one.class === sort)
    .reduce((sum, one) => sum + one.drm, 0);
  return (recovery.byClass[sort] ?? -1) - drm;
}

/**
 * 6.16: one die each. A privateer goes back to its base (10.223), others are Available; pirates wait there to be given
 * a base (M6.2).
 */
export function rollRecovery(world: State, context: Context, side: SideId): void {
  const forces = forcesOf(world, side);
  const dice: number[] = [];
  const back: AuxId[] = [];
  const not: AuxId[] = [];
  for (const [aux, place] of Object.entries(forces.auxiliaries)) {
    if (place.in !== 'recovery') continue;
    const modifier = rankDrm(world, side, 'recovery');
    const recovers = (face: number): boolean => face + modifier <= recoversOn(world, aux);
    const thrown = throwFor(world, context, side, 'recovery', recovers);
    dice.push(...thrown.dice);
    if (!recovers(thrown.die)) not.push(aux);
    else {
      back.push(aux);
      const base = isPirate(world, aux) ? undefined : counterOf(world, aux).corsair?.base;
      forces.auxiliaries[aux] =
        base !== undefined && atHome(world, side, aux, base)
          ? { in: 'port', port: base }
          : { in: 'available' };
    }
  }
  // Told whether any are there or not: how many the other has in Recovery is nobody's business.
  context.tellSide(
    side,
    { kind: 'recovered', rule: '6.161', dice, side, back, not },
    { kind: 'recovered', rule: '6.161', side },
  );
}
