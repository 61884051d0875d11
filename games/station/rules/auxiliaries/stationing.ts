/** Stationing (6.29): put down, Screened off, called home. */
import { type Refusal, refuse } from '@weathergage/kernel';
import type { AuxClass, AuxId, LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import { newTokenId } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import type { Marker, State, World } from '../world/state.ts';
import { counterOf, isScout, sourceOf } from './auxiliary.ts';
import { leavePlace, toRecovery } from './recovery.ts';
import { screenTask } from './screening.ts';

/** 6.292: face down, unless a Screen that failed has made it show its Class; nor is it said what it is for (6.293). */
export function putOnStation(
  world: State,
  side: SideId,
  aux: AuxId,
  at: LocationId,
  shown: AuxClass | null,
): void {
  leavePlace(world, side, aux);
  const marker = newTokenId(world);
  world.markers.push({ id: marker, side, kind: 'station', at, class: shown });
  forcesOf(world, side).auxiliaries[aux] = { in: 'station', at, marker };
}

/** The Auxiliary behind a marker, known to its side and the umpire. */
export function behindMarker(world: World, side: SideId, marker: TokenId): AuxId | null {
  for (const [aux, place] of Object.entries(world.forces[side]?.auxiliaries ?? {}))
    if ('marker' in place && place.marker === marker) return aux;
  return null;
}

/** 6.156: nobody finds one that is Based in a Zone; it can't be Screened before it acts (6.299). */
const stationed = (world: World, side: SideId, id: TokenId): Marker | undefined =>
  world.markers.find((one) => one.id === id && one.side !== side && one.kind === 'station');

/** 6.295: by a Formation as it enters the Space, or from the Port at any time. */
export function checkStationScreen(
  world: World,
  side: SideId,
  { marker: id, aux }: { readonly marker: TokenId; readonly aux: AuxId },
): Refusal | null {
  const marker = stationed(world, side, id);
  if (marker === undefined) return refuse('screen-target', '6.295', 'No Enemy is Stationed there.');
  const place = forcesOf(world, side).auxiliaries[aux];
  if (place === undefined || !isScout(counterOf(world, aux).class))
    return refuse('screen-class', '6.282', 'It can’t Screen.');
  const source = sourceOf(world, side, aux);
  if (source === null || source.at !== marker.at)
    return refuse('screen-place', '6.295', 'It must be in the same Space.');
  if (source.from === 'port') return null;
  if (source.formation === null)
    return refuse('screen-place', '6.295', 'It must be with a Formation or in the Port.');
  const top = topOf(forcesOf(world, side), source.formation);
  return top.place.berth === 'sea' && top.came.clock === world.clock && top.came.how !== 'station'
    ? null
    : refuse('screen-entered', '6.295', 'A Formation may Screen it off as it enters the Space.');
}

export function screenStationed(
  world: State,
  context: Context,
  side: SideId,
  order: { readonly marker: TokenId; readonly aux: AuxId },
): void {
  if (checkStationScreen(world, side, order) !== null) return;
  const marker = stationed(world, side, order.marker)!;
  const aux = behindMarker(world, marker.side, marker.id)!;
  const sort = counterOf(world, aux).class;
  marker.class = sort;
  const outcome = screenTask(world, { side: marker.side, aux }, { side, aux: order.aux }, marker.at);
  context.tell(
    {
      kind: 'task',
      rule: '6.295',
      side: marker.side,
      task: 'Station',
      at: marker.at,
      class: sort,
      screen: outcome,
      result: outcome.result === 'screened' ? 'screened' : 'stationed',
    },
    { news: true },
  );
}

/** 6.296: at the Turn's end all that are still Stationed come home. */
export function recallStationed(world: State): void {
  for (const [side, forces] of Object.entries(world.forces))
    for (const [aux, place] of Object.entries(forces.auxiliaries))
      if (place.in === 'station') toRecovery(world, side, aux);
}
