/** Searches by standing instructions, for a side that does not want to be asked each Increment. */
import { counterOf, isScout, reachOf, sourceOf } from '../auxiliaries/auxiliary.ts';
import { canBeSeen } from '../auxiliaries/spotting.ts';
import type { AuxId, LocationId, SideId } from '../module/vocabulary.ts';
import type { TaskOrder } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State, World } from '../world/state.ts';
import { checkTask } from './task-check.ts';

/** A place one holds: a Formation, a Port or a Stationed Auxiliary of one's own is there. */
export const holdsPlace = (world: World, side: SideId, at: LocationId): boolean =>
  world.ports[at]?.side === side ||
  world.tokens.some((token) => token.side === side && token.place.at === at) ||
  world.markers.some((marker) => marker.side === side && marker.kind === 'station' && marker.at === at);

/** Every Space with something Unspotted in it, once, by the Auxiliary that has least far to go. */
export function standingTasks(world: State, side: SideId): TaskOrder[] {
  const forces = forcesOf(world, side);
  const { search, keep } = forces.standing;
  // Double-blind, what is Unspotted is not there to be seen.
  if (search === 'never' || world.options.movement === 'blind') return [];
  const scouts = Object.keys(forces.auxiliaries).filter(
    (aux) => isScout(counterOf(world, aux).class) && sourceOf(world, side, aux) !== null,
  );
  const places = new Set(
    world.tokens
      .filter((token) => token.side !== side && token.face === null && canBeSeen(world, token))
      .map((token) => token.place.at)
      .filter((at) => search === 'reach' || holdsPlace(world, side, at)),
  );
  const orders: TaskOrder[] = [];
  for (const at of places) {
    const free = scouts.filter((aux) => !orders.some((order) => order.aux === aux));
    if (free.length <= keep) break;
    const aux = nearest(world, side, free, at);
    if (aux !== null) orders.push({ task: 'Search', aux, at });
  }
  return orders;
}

function nearest(world: State, side: SideId, scouts: readonly AuxId[], at: LocationId): AuxId | null {
  let best: { readonly aux: AuxId; readonly cost: number } | null = null;
  for (const aux of scouts) {
    const cost = reachOf(world, side, aux).get(at);
    if (cost === undefined || (best !== null && cost >= best.cost)) continue;
    if (checkTask(world, side, { task: 'Search', aux, at }) === null) best = { aux, cost };
  }
  return best?.aux ?? null;
}
