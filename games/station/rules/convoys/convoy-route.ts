/** The way of a Convoy as its route says (10.111), and what bars it. */
import { obstructing } from '../auxiliaries/interdiction.ts';
import { galeAt } from '../chart/gale-effects.ts';
import { isClosed, mayFitOut } from '../chart/politics.ts';
import type { ConvoyGroup } from '../module/organisations.ts';
import type { LocationId, SideId } from '../module/vocabulary.ts';
import type { Convoy } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, lineSailIn } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { otherSide, type Theatre, theatreOf } from '../world/theatre.ts';

export function groupOf(theatre: Theatre, group: string): ConvoyGroup {
  const found = theatre.convoys.get(group);
  if (found === undefined) throw new Error(`there is no Convoy ${group}`);
  return found;
}

/** The places it must come to, in its direction. */
export function routePath(group: ConvoyGroup, route: number, leg: 'out' | 'home'): readonly LocationId[] {
  const path = group.routes.find(({ number }) => number === route)?.path ?? [];
  return leg === 'out' ? path : [...path].reverse();
}

/** The same with the Port it has been diverted to (M5.4). */
export function pathOf(theatre: Theatre, convoy: Convoy): readonly LocationId[] {
  const group = groupOf(theatre, convoy.group);
  const path = routePath(group, convoy.route, convoy.leg);
  return convoy.diverted && group.divert !== undefined ? [...path.slice(0, -1), group.divert.to] : path;
}

/** It is where its way ends. */
export const atEnd = (theatre: Theatre, convoy: Convoy): boolean =>
  convoy.next >= pathOf(theatre, convoy).length;

/**
 * M5.2: the Space it must enter is Interdicted by an Enemy it is at war with, and its Escort has no more line Sail than
 * any one Formation that does so. Scattered it goes by whatever was in its way (10.153).
 */
export function isObstructed(world: State, side: SideId, convoy: Convoy, at: LocationId): boolean {
  if (convoy.scattered) return false;
  const theatre = theatreOf(world);
  const enemy = forcesOf(world, otherSide(theatre, side));
  const escort = convoy.escort === null ? 0 : lineSailIn(theatre, forcesOf(world, side), convoy.escort);
  return obstructing(world, at, side, groupOf(theatre, convoy.group).command).some(
    ({ formation }) => lineSailIn(theatre, enemy, formation) >= escort,
  );
}

/** M5.1: in Port and at its start it may wait for a Gale to pass. */
export function waitsForGale(world: State, side: SideId, convoy: Convoy): boolean {
  const { at, berth } = formationOf(forcesOf(world, side), convoy.id).place;
  if (berth === 'harbour') return galeAt(world, at) !== null;
  if (convoy.next > 1) return false;
  return [at, pathOf(theatreOf(world), convoy)[convoy.next]!].some((one) => galeAt(world, one) !== null);
}

/** M5.4: why the last Port is of no use: Blockaded, in a Gale, closed, lost, or an Enemy before it. */
export function isUnusable(world: State, side: SideId, convoy: Convoy, port: LocationId): boolean {
  const enemy = otherSide(theatreOf(world), side);
  return (
    isObstructed(world, side, convoy, port) ||
    galeAt(world, port) !== null ||
    isClosed(world, port) ||
    !mayFitOut(world, side, convoy.id, port) ||
    world.tokens.some(
      (token) => token.side === enemy && token.place.at === port && token.place.berth === 'sea',
    )
  );
}
