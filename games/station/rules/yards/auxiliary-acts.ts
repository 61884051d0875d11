/** What a Reorganisation does with Auxiliaries: Transfer and Rebasing (6.135, 6.153, 6.154). */
import { type Refusal, refuse } from '@weathergage/kernel';
import {
  auxCommand,
  counterOf,
  mayBeAtPort,
  reachOf,
  sourceOf,
  unfitForFormation,
} from '../auxiliaries/auxiliary.ts';
import { leavePlace } from '../auxiliaries/recovery.ts';
import { isFriendlyPort, serves } from '../chart/politics.ts';
import type { AuxId, FormationId, LocationId, PortId, SideId } from '../module/vocabulary.ts';
import { type Context, seasonOf, today } from '../umpire/phase.ts';
import { admiralOf, checkRating } from '../umpire/strategy-checks.ts';
import { newTokenId } from '../umpire/tokens.ts';
import type { AuxPlace } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';

export type AuxTarget = { readonly port: PortId } | { readonly formation: FormationId };

interface Transfer {
  readonly aux: AuxId;
  readonly to: AuxTarget;
}

interface Rebasing {
  readonly aux: AuxId;
  readonly to: LocationId;
}

/** Why an Auxiliary may not be with that Port or Formation at all; null if it may. */
export function checkPost(world: World, side: SideId, aux: AuxId, to: AuxTarget): Refusal | null {
  const { contingent, corsair } = counterOf(world, aux);
  if (!serves(world, side, contingent))
    return refuse('aux-serves', '6.13', 'Its Contingent does not serve you.');
  if (corsair !== undefined && (!('port' in to) || to.port !== corsair.base))
    return refuse('aux-corsair', '10.223', 'A Corsair stays with the Port it is based at.');
  // 6.133, 6.136: a Key Port or a Minor one, Interdicted or not.
  if ('port' in to) {
    if (!isFriendlyPort(world, side, auxCommand(world, aux), to.port))
      return refuse('aux-port', '6.13', 'Auxiliaries are Assigned to Friendly Ports.');
    if (!mayBeAtPort(counterOf(world, aux)))
      return refuse('aux-class', '6.132', 'Bombs and Marines sail with Flotillas.');
    return null;
  }
  if (world.forces[side]?.formations[to.formation] === undefined)
    return refuse('aux-formation', '6.13', 'There is no such Formation.');
  const unfit = unfitForFormation(world, side, aux, to.formation);
  return unfit === null ? null : refuse('aux-class', unfit.rule, unfit.message);
}

const placeOf = (world: World, side: SideId, to: AuxTarget): LocationId =>
  'port' in to ? to.port : topOf(forcesOf(world, side), to.formation).place.at;

/** 6.135: both must be in one place, but for one of unlimited range. */
export function checkTransferAuxiliary(
  world: World,
  side: SideId,
  act: Transfer,
  at: LocationId | null,
): Refusal | null {
  const source = sourceOf(world, side, act.aux);
  if (source === null || source.from === 'station')
    return refuse('aux-source', '6.135', 'It is not Assigned to a Formation or a Port.');
  const counter = counterOf(world, act.aux);
  if (counter.corsair !== undefined)
    return refuse('aux-corsair', '10.223', 'A Corsair stays with the Port it is based at.');
  const flaw = checkPost(world, side, act.aux, act.to);
  if (flaw !== null) return flaw;
  const target = placeOf(world, side, act.to);
  if (at !== null && (source.at !== at || target !== at))
    return refuse('aux-elsewhere', '8.42', 'After a Battle only what is in its Space is Reorganised.');
  if (source.from === 'port' && 'port' in act.to && source.at === act.to.port)
    return refuse('aux-same', '6.135', 'It is there already.');
  if ('formation' in act.to && source.formation === act.to.formation)
    return refuse('aux-same', '6.135', 'It is there already.');
  if (source.at === target && source.from !== 'zone') return null;
  if (counter.range !== 'U')
    return refuse('aux-elsewhere', '6.135', 'They must be in the same place for a Transfer.');
  if (!reachOf(world, side, act.aux).has(target))
    return refuse('aux-range', '6.154', 'That is beyond its range of a Turn.');
  return null;
}

/** Like Sail (3.26): the Admiral must pass a Strategy Check, save after a Battle. Says whether it was done. */
export function transferAuxiliary(
  world: State,
  context: Context,
  side: SideId,
  act: Transfer,
  free: boolean,
): boolean {
  const passed =
    free ||
    checkRating(world, context, {
      side,
      leader: admiralOf(world, side, auxCommand(world, act.aux)),
      rating: 'sr',
      rule: '6.135',
      for: 'transfer-auxiliary',
    });
  if (!passed) return false;
  postAuxiliary(world, side, act.aux, act.to);
  context.tellSide(
    side,
    {
      kind: 'transferred-auxiliary',
      rule: '6.135',
      side,
      aux: act.aux,
      to: 'port' in act.to ? act.to.port : act.to.formation,
    },
    null,
  );
  return true;
}

/** Puts it with a Port or a Formation, from wherever it was. */
export function postAuxiliary(world: State, side: SideId, aux: AuxId, to: AuxTarget): void {
  const forces = forcesOf(world, side);
  leavePlace(world, side, aux);
  forces.auxiliaries[aux] = 'port' in to ? { in: 'port', port: to.port } : { in: 'formation', ...to };
  if ('formation' in to) forces.formations[to.formation]!.auxiliaries.push(aux);
}

/** 6.153: to any Friendly Port; to any Sea Zone its Class may enter, but not in Winter. */
export function checkRebase(world: World, side: SideId, act: Rebasing): Refusal | null {
  const place: AuxPlace | undefined = world.forces[side]?.auxiliaries[act.aux];
  if (place === undefined || !['port', 'zone', 'formation'].includes(place.in))
    return refuse('aux-source', '6.153', 'It is in no place to Rebase from.');
  const counter = counterOf(world, act.aux);
  if (counter.range !== 'U')
    return refuse('aux-range', '6.153', 'Only Auxiliaries of unlimited range Rebase.');
  if (!theatreOf(world).zones.has(act.to)) {
    if (place.in === 'port' && place.port === act.to)
      return refuse('aux-same', '6.153', 'It is there already.');
    return checkPost(world, side, act.aux, { port: act.to });
  }
  if (seasonOf(today(world)) === 'Winter')
    return refuse('aux-winter', '6.153', 'In Winter they Rebase to Ports alone.');
  return null;
}

/** 6.157: no Task. At sea it is a marker that does not show its Class. */
export function rebaseAuxiliary(world: State, context: Context, side: SideId, act: Rebasing): void {
  if (theatreOf(world).zones.has(act.to)) {
    leavePlace(world, side, act.aux);
    const marker = newTokenId(world);
    world.markers.push({ id: marker, side, kind: 'zone', at: act.to, class: null });
    forcesOf(world, side).auxiliaries[act.aux] = { in: 'zone', at: act.to, marker };
  } else postAuxiliary(world, side, act.aux, { port: act.to });
  context.tellSide(
    side,
    { kind: 'rebased', rule: '6.153', side, aux: act.aux, to: act.to },
    { kind: 'rebased', rule: '6.153', side },
  );
}
