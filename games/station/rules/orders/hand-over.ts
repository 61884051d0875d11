/** Hand-Over Orders: another Formation takes over what one can't finish (9.41). */

import { type Refusal, refuse } from '@weathergage/kernel';
import type { Order } from '../module/orders.ts';
import type { CommandId, FormationId, SideId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import { strategyCheck } from '../umpire/strategy-checks.ts';
import { samePlace } from '../umpire/tokens.ts';
import { entryIn, entryOf } from '../world/entries.ts';
import type { Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf } from '../world/formations.ts';
import { newExecution } from '../world/new-forces.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { joinConvoy, leaveConvoy } from './escorts.ts';
import { suits } from './force-needed.ts';
import { planFor } from './order-plans.ts';

/** 9.412, 9.424: chits of a kind in use, of the side or the Command whose counters they are. */
export const chitsInUse = (
  world: World,
  side: SideId,
  command: CommandId | null,
  kind: 'rendezvous' | 'hand-over',
): number =>
  Object.values(forcesOf(world, side).formations).filter(
    (one) => one.execution?.order === kind && one.command === command,
  ).length;

/** 9.343: not of the pool, but to be had up to the counters of the Command; one of several Commands may use any. */
export function chitLimit(
  world: World,
  side: SideId,
  command: CommandId | null,
  kind: 'rendezvous' | 'handOver',
): number {
  const theatre = theatreOf(world);
  const { counters } = theatre.module;
  const own = counters[command ?? side];
  if (own !== undefined) return own[kind];
  return theatre.sides.get(side)!.commands.reduce((sum, { id }) => sum + counters[id]![kind], 0);
}

/** A chit of the pool that a Formation is Executing. */
const orderOf = (world: World, { execution }: Formation): Order | undefined =>
  entryIn(theatreOf(world).orders, execution?.order);

export const overKeys = (formation: FormationId, order: string): readonly [string, string] => [
  `hand-over:${formation}`,
  `hand-over-of:${order}`,
];

/** 9.411: to a Formation that could do the Order itself. */
export function checkHandOver(world: World, side: SideId, to: FormationId, of: FormationId): Refusal | null {
  const forces = forcesOf(world, side);
  const [taker, giver] = [forces.formations[to], forces.formations[of]];
  const order = giver === undefined ? undefined : orderOf(world, giver);
  if (taker === undefined || giver === undefined || order === undefined || to === of)
    return refuse('hand-over', '9.411', 'There is no Order there to be handed over.');
  if (taker.execution !== null) return refuse('busy', '9.362', 'That Formation has Orders already.');
  if (taker.under !== null) return refuse('subordinate', '9.366', 'Subordinates are given no Orders.');
  const unfit = suits(world, side, to, order);
  if (unfit !== null) return unfit;
  if (overKeys(to, order.id).some((key) => forces.desk.tried.includes(key)))
    return refuse('tried', '9.413', 'That has been tried this Turn.');
  if (
    chitsInUse(world, side, taker.command, 'hand-over') >= chitLimit(world, side, taker.command, 'handOver')
  )
    return refuse('chits', '9.412', 'All Hand-Over chits are in use.');
  return null;
}

/** 9.331: the Admiral must pass a Strategy Check for it, once a Turn (9.413). */
export function issueHandOver(
  world: State,
  context: Context,
  side: SideId,
  to: FormationId,
  of: FormationId,
): void {
  const forces = forcesOf(world, side);
  const [taker, giver] = [formationOf(forces, to), formationOf(forces, of)];
  const order = orderOf(world, giver)!;
  forces.desk.tried.push(...overKeys(to, order.id));
  if (!strategyCheck(world, context, side, order.command, '9.413', 'hand-over')) return;
  taker.execution = { ...newExecution('hand-over', world.turn, null), formation: of, target: giver.place.at };
  context.tellSide(
    side,
    { kind: 'issued', rule: '9.411', side, order: 'hand-over', formation: to },
    { kind: 'issued', rule: '9.411', side },
  );
  // Stacked from the beginning: at once.
  if (samePlace(taker.place, giver.place)) takeOver(world, context, side, to, of);
  else taker.plan = { kind: 'voyage', to: giver.place.at, arrive: 'hold' };
}

/** 9.411: stacked together, for one Movement Point. Says whether the Order has changed hands. */
export function takeOver(
  world: State,
  context: Context,
  side: SideId,
  to: FormationId,
  of: FormationId,
): boolean {
  const forces = forcesOf(world, side);
  const [taker, giver] = [forces.formations[to], forces.formations[of]];
  if (taker?.execution?.order !== 'hand-over' || taker.execution.formation !== of || giver === undefined)
    return false;
  if (orderOf(world, giver) === undefined || !samePlace(taker.place, giver.place)) return false;
  pass(world, context, side, giver, taker);
  return true;
}

/** 9.37, 9.411: at each Increment's end, those who were to take over an Order that is no more are free. */
export function noteHandOvers(world: State, context: Context, side: SideId): void {
  const { formations } = forcesOf(world, side);
  for (const { id, execution } of Object.values(formations)) {
    if (execution?.order !== 'hand-over') continue;
    const giver = entryOf(formations, execution.formation);
    if (giver === undefined || orderOf(world, giver) === undefined)
      context.endOrder(side, id, { what: 'invalid' });
  }
}

/** 9.41: the one goes on where the other stood; the other is free. */
function pass(world: State, context: Context, side: SideId, from: Formation, to: Formation): void {
  const { execution } = from;
  to.execution = execution;
  from.execution = null;
  const convoy = entryOf(forcesOf(world, side).convoys, execution!.convoy);
  to.plan = planFor(world, side, to) ?? to.plan;
  if (convoy?.escort === from.id) {
    leaveConvoy(world, context, side, from);
    joinConvoy(world, context, convoy, to);
  }
  const told = { kind: 'order', rule: '9.411', side, what: 'handed-over' } as const;
  context.tellSide(side, { ...told, order: execution!.order, formation: to.id }, null);
}

/** 9.378: when it is Unformed a Flotilla that was under it may go on with the Order. */
export function inherit(world: State, context: Context, side: SideId, formation: Formation): boolean {
  const forces = forcesOf(world, side);
  const order = orderOf(world, formation);
  if (order === undefined) return false;
  const heir = Object.values(forces.formations).find(
    (one) =>
      one.under === formation.id && one.kind === 'flotilla' && suits(world, side, one.id, order) === null,
  );
  if (heir === undefined) return false;
  const keys = overKeys(heir.id, order.id);
  if (keys.some((key) => forces.desk.tried.includes(key))) return false;
  if (chitsInUse(world, side, heir.command, 'hand-over') >= chitLimit(world, side, heir.command, 'handOver'))
    return false;
  forces.desk.tried.push(...keys);
  if (!strategyCheck(world, context, side, order.command, '9.378', 'hand-over')) return false;
  pass(world, context, side, formation, heir);
  return true;
}
