/** Interdiction and Blockade (7.2). */
import { galeAt } from '../chart/gale-effects.ts';
import { atPeace } from '../chart/politics.ts';
import type { FulfilLeaf } from '../module/language.ts';
import type { CommandId, FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import type { Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import type { World } from '../world/state.ts';
import { otherSide, type Theatre, theatreOf } from '../world/theatre.ts';

export interface Interdictor {
  readonly side: SideId;
  readonly formation: FormationId;
}

/** 7.212: Straits and Ports. */
export const mayBeInterdicted = (theatre: Theatre, at: LocationId): boolean =>
  theatre.spaces.get(at)?.kind === 'strait' || theatre.ports.has(at);

/** 7.211: the places an Order tells its Formation to obstruct; what was written down goes before the list (M3.5). */
function targetsOf(theatre: Theatre, { execution }: Formation): readonly LocationId[] {
  const order = execution && theatre.orders.get(execution.order);
  if (!order) return [];
  const tests: readonly FulfilLeaf[] = 'of' in order.fulfil ? order.fulfil.of : [order.fulfil];
  const places = tests.flatMap((one) => (one.test === 'interdict' ? one.at : []));
  if (execution.target === null) return places;
  return places.includes(execution.target) ? [execution.target] : [];
}

/**
 * 7.2, 7.21, 7.22: Formations that Interdict the Space: there under an Order to do so, of which nothing need be said
 * (7.222). Who has left it or is no more does not (7.224), nor others that happen to be there (7.226); in a Gale nobody
 * does (4.23).
 */
export function interdictorsAt(world: World, at: LocationId): readonly Interdictor[] {
  const theatre = theatreOf(world);
  if (!mayBeInterdicted(theatre, at) || galeAt(world, at) !== null) return [];
  return Object.entries(world.forces).flatMap(([side, forces]) =>
    Object.values(forces!.formations)
      .filter(
        (formation) =>
          targetsOf(theatre, formation).includes(at) &&
          topOf(forces!, formation.id).place.at === at &&
          topOf(forces!, formation.id).place.berth === 'sea',
      )
      .map(({ id }) => ({ side, formation: id })),
  );
}

/** Those of them that obstruct a Formation of the side and Command: the Enemy's, unless the two are at peace (M1.4). */
export function obstructing(
  world: World,
  at: LocationId,
  side: SideId,
  command: CommandId | null,
): readonly Interdictor[] {
  const enemy = otherSide(theatreOf(world), side);
  return interdictorsAt(world, at).filter(
    (one) =>
      one.side === enemy &&
      !atPeace(world, enemy, command) &&
      !atPeace(world, side, forcesOf(world, enemy).formations[one.formation]!.command),
  );
}

/** 7.23: a Port that is Interdicted by the Enemy of the side. */
export const isBlockaded = (world: World, side: SideId, port: LocationId): boolean =>
  theatreOf(world).ports.has(port) && obstructing(world, port, side, null).length > 0;
