/** Counters put out as a scenario says: Flotillas, Squadrons, leaders, Auxiliaries, Convoys, Orders already Issued. */
import { routePath } from '../convoys/convoy-route.ts';
import type { LeaderCounter } from '../module/forces.ts';
import type { ContingentId, Rank, SideId, When } from '../module/vocabulary.ts';
import { atSea, faceOf, inHarbour, putToken, tokenOf } from '../umpire/tokens.ts';
import type { AuxPlace, LeaderState } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { rankBy } from '../world/leaders.ts';
import { convoyId, newConvoy, newExecution, newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { keeperOf, type Theatre } from '../world/theatre.ts';

const before = (a: When, b: When): boolean => a.year < b.year || (a.year === b.year && a.turn < b.turn);

export function musterFleets(world: State, theatre: Theatre): void {
  musterFlotillas(world, theatre);
  musterSquadrons(world, theatre);
  musterLeaders(world, theatre);
  musterAuxiliaries(world, theatre);
  musterConvoys(world, theatre);
  issueOrders(world, theatre);
  for (const side of [theatre.a, theatre.b])
    for (const formation of Object.values(forcesOf(world, side).formations))
      if (formation.under === null && formation.token === null) putToken(world, side, formation);
  for (const { id, sighted } of world.scenario.flotillas)
    if (sighted === true) showFace(world, theatre.flotillas.get(id)!.side, id);
  for (const side of [theatre.a, theatre.b])
    for (const { id } of Object.values(forcesOf(world, side).convoys)) showFace(world, side, id);
}

/** 7.111: in sight before anybody has sailed. */
function showFace(world: State, side: SideId, id: string): void {
  const formation = forcesOf(world, side).formations[id]!;
  if (formation.token !== null) tokenOf(world, formation.token).face = faceOf(world, side, formation);
}

function musterFlotillas(world: State, theatre: Theatre): void {
  for (const { id, at, leader, state, under } of world.scenario.flotillas) {
    const counter = theatre.flotillas.get(id)!;
    const formation = newFormation(
      id,
      'flotilla',
      counter.command,
      state === 'Ready' ? atSea(at) : inHarbour(at),
      0,
    );
    formation.under = under;
    formation.leader = leader;
    forcesOf(world, counter.side).formations[id] = formation;
  }
}

function musterSquadrons(world: State, theatre: Theatre): void {
  for (const { id, sail, dp, in: where } of world.scenario.squadrons) {
    const side = keeperOf(theatre, theatre.hulls.get(id)!.contingent);
    if (side === null) continue;
    const forces = forcesOf(world, side);
    if ('flotilla' in where) {
      forces.squadrons[id] = { id, sail, dp, formation: where.flotilla, port: null };
      forces.formations[where.flotilla]!.squadrons.push(id);
    } else if (where.state === 'Ready' || theatre.hulls.get(id)!.corsair !== undefined) {
      const formation = newFormation(
        id,
        'squadron',
        theatre.contingents.get(theatre.hulls.get(id)!.contingent)!.command,
        where.state === 'Ready' ? atSea(where.port) : inHarbour(where.port),
        0,
      );
      const { corsair } = theatre.hulls.get(id)!;
      if (corsair !== undefined) formation.corsair = true;
      formation.squadrons.push(id);
      forces.formations[id] = formation;
      const squadron = { id, sail, dp, formation: id, port: null };
      // 10.231: of no certain number, unless the module lets them perish.
      forces.squadrons[id] = corsair?.perish === false ? { ...squadron, countless: true } : squadron;
    } else
      forces.squadrons[id] = {
        id,
        sail,
        dp,
        formation: null,
        port: { at: where.port, state: where.state },
      };
  }
}

/** Named for the Mess or a Flotilla; else he comes on his date, or has no part in this scenario. */
function musterLeaders(world: State, theatre: Theatre): void {
  const { start, mess, flotillas } = world.scenario;
  for (const counter of theatre.module.leaders) {
    const side = keeperOf(theatre, counter.contingent);
    if (side === null) continue;
    const posted = flotillas.find(({ leader }) => leader === counter.id)?.id ?? null;
    const at: LeaderState['at'] =
      posted !== null
        ? 'posted'
        : mess.includes(counter.id) || Object.values(world.scenario.stations).includes(counter.id)
          ? 'mess'
          : before(counter.in, start)
            ? 'gone'
            : 'future';
    forcesOf(world, side).leaders[counter.id] = {
      rank: rankAt(counter, start),
      at,
      formation: posted,
      until: null,
      won: false,
    };
  }
}

/** 11.171: promotions come in the last Steps of Turn 1: a scenario which begins on that Turn still waits for them. */
const rankAt = (counter: LeaderCounter, { year, turn }: When): Rank =>
  rankBy(counter, turn === 1 ? year - 1 : year);

function musterAuxiliaries(world: State, theatre: Theatre): void {
  const stated = new Map(world.scenario.auxiliaries.map(({ id, at }) => [id, at]));
  for (const { id, contingent } of theatre.module.auxiliaries) {
    const side = keeperOf(theatre, contingent) ?? corsairKeeper(theatre, contingent);
    if (side === null) continue;
    const forces = forcesOf(world, side);
    const at = stated.get(id);
    const formation = at === undefined ? undefined : forces.formations[at];
    if (formation !== undefined) formation.auxiliaries.push(id);
    forces.auxiliaries[id] = placeOf(theatre, at, formation !== undefined);
  }
}

/** Corsairs of no side are kept with whoever plays them, at first with the one that has them in a tie (M6.1). */
const corsairKeeper = (theatre: Theatre, contingent: ContingentId): SideId | null =>
  theatre.module.corsairs?.contingent === contingent ? theatre.module.corsairs.tied : null;

function placeOf(theatre: Theatre, at: string | undefined, formed: boolean): AuxPlace {
  if (at === undefined) return { in: 'future' };
  if (at === 'Available') return { in: 'available' };
  if (formed) return { in: 'formation', formation: at };
  return theatre.ports.has(at) ? { in: 'port', port: at } : { in: 'future' };
}

/** 10.123: some with an Escort, whose Order was Issued before. */
function musterConvoys(world: State, theatre: Theatre): void {
  for (const { group: id, route, at, escort } of world.scenario.convoys) {
    const group = theatre.convoys.get(id)!;
    const forces = forcesOf(world, group.side);
    // One that lies where its way out ends is to come home; any other is on its way out.
    const leg = routePath(group, route, 'home')[0] === at ? 'home' : 'out';
    const convoy = newConvoy(convoyId(id, 0, leg), id, leg, route, null);
    convoy.next = routePath(group, route, leg).indexOf(at) + 1;
    forces.convoys[convoy.id] = convoy;
    const formation = newFormation(
      convoy.id,
      'convoy',
      group.command,
      theatre.ports.has(at) ? inHarbour(at) : atSea(at),
      0,
    );
    forces.formations[convoy.id] = formation;
    const guard = escort === undefined ? undefined : forces.formations[escort];
    if (guard === undefined) continue;
    convoy.escort = guard.id;
    guard.under = convoy.id;
  }
}

/** As if in the Turn before the first. */
function issueOrders(world: State, theatre: Theatre): void {
  for (const { order: id, formation: to, target } of world.scenario.issued) {
    const order = theatre.orders.get(id)!;
    const forces = forcesOf(world, order.side);
    const convoy = Object.values(forces.convoys).find(({ escort }) => escort === to)?.id ?? null;
    forces.formations[to]!.execution = newExecution(id, -1, order.fulfil, { target: target ?? null, convoy });
  }
}
