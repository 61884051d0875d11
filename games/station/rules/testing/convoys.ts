/** Worlds for tests of Convoys: one on its way, the wind fair for it, Increment after Increment. */
import { groupOf, pathOf } from '../convoys/convoy-route.ts';
import type { Module } from '../module/module.ts';
import type { ConvoyGroup } from '../module/organisations.ts';
import { atSea, faceOf, inHarbour, putToken, tokenOf } from '../umpire/tokens.ts';
import type { Convoy } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { newConvoy, newExecution, newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { testModule } from './module.ts';
import { afloat } from './sailing.ts';
import type { Stated, Telling } from './station.ts';

export interface Sailing extends Partial<Convoy> {
  readonly group: string;
  readonly at: string;
  readonly fitting?: true;
}

/** Puts a Convoy on the map where it may be on its way. Its id is its group. */
export function putConvoy(world: State, { group: name, at, fitting, ...more }: Sailing): Convoy {
  const theatre = theatreOf(world);
  const group = groupOf(theatre, name);
  const forces = forcesOf(world, group.side);
  const convoy: Convoy = { ...newConvoy(name, name, 'out', 1, null), ...more };
  convoy.next = more.next ?? pathOf(theatre, convoy).indexOf(at) + 1;
  const place = fitting === true ? inHarbour(at) : atSea(at);
  const formation = newFormation(name, 'convoy', group.command, place, 0);
  forces.convoys[name] = convoy;
  forces.formations[name] = formation;
  putToken(world, group.side, formation);
  if (!convoy.scattered) tokenOf(world, formation.token!).face = faceOf(world, group.side, formation);
  return convoy;
}

export const escort = {
  id: 'azure-det',
  at: 'narrows',
  leader: 'a-brun',
  squadrons: 'azure-f',
  order: 'north-escort',
} as const;

/** A Summer Turn with the war declared and one Convoy on its way. */
export function convoyAt(sailing: Sailing, stated: Stated = {}): { world: State; convoy: Convoy } {
  const world = afloat(stated);
  const convoy = putConvoy(world, sailing);
  return {
    world,
    convoy: forcesOf(world, groupOf(theatreOf(world), sailing.group).side).convoys[convoy.id]!,
  };
}

/** An Escort under its Convoy, as if it had joined it. */
export function escortedBy(world: State, convoy: string, formation: string): State {
  const forces = world.forces.blue!;
  const escort = forces.formations[formation]!;
  world.tokens = world.tokens.filter(({ id }) => id !== escort.token);
  escort.token = null;
  escort.under = convoy;
  escort.execution = newExecution('north-escort', 0, null, { convoy });
  forces.convoys[convoy]!.escort = formation;
  return world;
}

/** The little sea with one group of Convoys changed. */
export const withGroup = (id: string, change: Partial<ConvoyGroup>): Module => ({
  ...testModule,
  convoys: testModule.convoys.map((one) => (one.group === id ? { ...one, ...change } : one)),
});

/** What is told of a Convoy; Blue's trade if nothing else is said. */
export const convoyTold = (
  rule: string,
  what: string,
  more: object,
  side = 'blue',
  group = 'blue-trade',
): Telling => ({ kind: 'convoy', rule, side, group, what, ...more }) as Telling;
