/** Rendezvous Orders: one Squadron from a Port to a Port or to a Flotilla (9.42). */
import { type Refusal, refuse } from '@weathergage/kernel';
import { isClosed, isFriendlyPort, serves } from '../chart/politics.ts';
import type { FormationId, SideId, SquadronId } from '../module/vocabulary.ts';
import { enrol, joinFormation } from '../organisation/organisation.ts';
import type { Context } from '../umpire/phase.ts';
import { strategyCheck } from '../umpire/strategy-checks.ts';
import { inHarbour, putToken, samePlace, shuffle } from '../umpire/tokens.ts';
import type { Formation, Plan } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, topOf } from '../world/formations.ts';
import { newExecution, newFormation } from '../world/new-forces.ts';
import type { State, World } from '../world/state.ts';
import { hullOwner, theatreOf } from '../world/theatre.ts';
import { lonely } from './force-needed.ts';
import { chitLimit, chitsInUse } from './hand-over.ts';
import { endOrder } from './order-ends.ts';

export type Destination = { readonly port: string } | { readonly flotilla: FormationId };

export const rendezvousKey = (squadron: SquadronId): string => `rendezvous:${squadron}`;

/** 9.422, 9.423: to a Squadron that lies Fitting Out by itself, in no Flotilla. */
export function checkRendezvous(world: World, side: SideId, id: SquadronId, to: Destination): Refusal | null {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const squadron = lonely(forces, id);
  if (squadron === undefined)
    return refuse(
      'not-fitting-out',
      '9.422',
      'Only a Squadron Fitting Out by itself may have a Rendezvous Order.',
    );
  const hulls = hullsOf(theatre, id);
  if (!serves(world, side, hulls.contingent))
    return refuse('neutral', '3.13', 'Its Contingent does not serve.');
  if (hulls.flagship) return refuse('flagship', '10.311', 'A Flagship does not sail by itself.');
  const command = hullOwner(theatre, id);
  if (forces.desk.tried.includes(rendezvousKey(id)))
    return refuse('tried', '9.422', 'That has been tried this Turn.');
  if (chitsInUse(world, side, command, 'rendezvous') >= chitLimit(world, side, command, 'rendezvous'))
    return refuse('chits', '9.424', 'All Rendezvous chits are in use.');
  if ('port' in to) {
    if (!theatre.ports.has(to.port) || to.port === squadron.port!.at || isClosed(world, to.port))
      return refuse('port', '9.425', 'It must be sent to another Port.');
    return isFriendlyPort(world, side, command, to.port)
      ? null
      : refuse('port', '9.425', 'That Port is not Friendly.');
  }
  const counter = theatre.flotillas.get(to.flotilla);
  if (forces.formations[to.flotilla]?.kind !== 'flotilla' || counter === undefined)
    return refuse('flotilla', '9.425', 'There is no such Flotilla.');
  if (
    !counter.contingents.includes(hulls.contingent) ||
    (counter.galleysOnly === true && hulls.class !== 'G')
  )
    return refuse('flotilla', '9.426', 'That Flotilla can’t take it in.');
  return null;
}

/** 9.42: an Independent Squadron in the Harbour where it lay (3.351), and a Formation like others (9.429). */
export function makeIndependent(world: State, context: Context, side: SideId, id: SquadronId): Formation {
  const forces = forcesOf(world, side);
  const place = inHarbour(forces.squadrons[id]!.port!.at);
  const formation = newFormation(id, 'squadron', hullOwner(theatreOf(world), id), place, world.clock);
  forces.formations[id] = formation;
  enrol(world, side, id, id);
  putToken(world, side, formation);
  shuffle(world, context, place, side);
  return forces.formations[id]!;
}

/** 9.421: without a chit of the pool. */
export function issueRendezvous(
  world: State,
  context: Context,
  side: SideId,
  id: SquadronId,
  to: Destination,
): void {
  const forces = forcesOf(world, side);
  forces.desk.tried.push(rendezvousKey(id));
  const command = hullOwner(theatreOf(world), id);
  if (!strategyCheck(world, context, side, command, '9.422', 'rendezvous')) return;
  const formation = makeIndependent(world, context, side, id);
  const flotilla = 'flotilla' in to ? to.flotilla : null;
  const target = 'port' in to ? to.port : topOf(forces, to.flotilla).place.at;
  formation.execution = { ...newExecution('rendezvous', world.turn, null), target, formation: flotilla };
  formation.plan = forcedPlan(world, side, id)!;
  context.tellSide(
    side,
    { kind: 'issued', rule: '9.42', side, order: 'rendezvous', formation: id, target },
    { kind: 'issued', rule: '9.42', side },
  );
  met(world, context, side, formation);
}

/** 9.425: no other way than the most expedient one. Null for a Formation that has no such Order. */
export function forcedPlan(world: World, side: SideId, id: FormationId): Plan | null {
  const { execution } = forcesOf(world, side).formations[id]!;
  if (execution?.order !== 'rendezvous' || execution.target === null) return null;
  const to = execution.target;
  if (execution.formation === null) return { kind: 'voyage', to, arrive: 'put-in' };
  const flotilla = forcesOf(world, side).formations[execution.formation];
  const moored =
    flotilla !== undefined && topOf(forcesOf(world, side), flotilla.id).place.berth === 'harbour';
  return { kind: 'voyage', to, arrive: moored ? 'put-in' : 'hold' };
}

/** At each Increment's end. */
export function noteRendezvous(world: State, context: Context, side: SideId): void {
  for (const formation of Object.values(forcesOf(world, side).formations))
    if (formation.execution?.order === 'rendezvous') met(world, context, side, formation);
}

/** 9.427: joins the Flotilla where it meets it; where that was, learns where it is; if it is no more, the Order ends. */
function met(world: State, context: Context, side: SideId, formation: Formation): void {
  const forces = forcesOf(world, side);
  const { execution, place, id } = formation;
  if (execution === null) return;
  if (execution.formation === null) {
    // 9.428: arrived in its Port.
    if (place.at === execution.target && place.berth === 'harbour')
      endOrder(world, context, side, id, { what: 'arrived' });
    return;
  }
  const flotilla = forces.formations[execution.formation];
  if (flotilla === undefined) {
    endOrder(world, context, side, id, { what: 'failed', why: 'unformed' });
    return;
  }
  const where = topOf(forces, flotilla.id).place;
  if (samePlace(place, where)) {
    formation.execution = null;
    context.tellSide(
      side,
      { kind: 'order', rule: '9.428', side, order: 'rendezvous', formation: id, what: 'arrived' },
      null,
    );
    joinFormation(world, context, side, id, flotilla.id);
    return;
  }
  if (place.at === execution.target) formation.execution = { ...execution, target: where.at };
  formation.plan = forcedPlan(world, side, id) ?? formation.plan;
}
