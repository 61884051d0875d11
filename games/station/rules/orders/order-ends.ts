/** How Orders end: counted, their effects done, the chit put where it belongs; or Extended, or given up (9.38, 9.39). */

import { type Refusal, refuse } from '@weathergage/kernel';
import type { Order } from '../module/orders.ts';
import { type FormationId, IMPULSES, type OrderId, type SideId } from '../module/vocabulary.ts';
import { fittedOut } from '../organisation/organisation.ts';
import { holds } from '../umpire/conditions.ts';
import { type Context, dateOf, type Ending, seasonOf } from '../umpire/phase.ts';
import { countOrders } from '../umpire/prestige.ts';
import { strategyCheck, triedBefore } from '../umpire/strategy-checks.ts';
import type { Execution, Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, membersOf, squadronOf } from '../world/formations.ts';
import { newExecution } from '../world/new-forces.ts';
import type { Open, State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { apply } from './effects.ts';
import { leaveConvoy } from './escorts.ts';
import { inherit } from './hand-over.ts';

/** 9.38: ends an Order, counts it, does its effects, puts the chit where it belongs. */
export function endOrder(world: State, context: Context, side: SideId, id: FormationId, how: Ending): void {
  const formation = forcesOf(world, side).formations[id];
  if (formation === undefined || formation.execution === null) return;
  const { execution } = formation;
  // 9.378: one of its own may go on with it.
  if (how.why === 'unformed' && inherit(world, context, side, formation)) return;
  // 9.381: free for another.
  formation.execution = null;
  const order = theatreOf(world).orders.get(execution.order);
  const told = { kind: 'order', rule: '9.38', side, order: execution.order, formation: id, ...how } as const;
  if (order === undefined) {
    // 9.414, 9.42.10: Rendezvous and Hand-Over count for nothing.
    context.tellSide(side, told, null);
  } else if (how.what === 'fulfilled') {
    // 9.322: this chit all may see; of others they hear that there was one.
    context.tell(told, { news: true });
    fulfil(world, context, side, order, execution);
    discard(world, side, order);
  } else {
    context.tellSide(side, told, { kind: 'order', rule: '9.38', side, what: how.what });
    if (how.what === 'failed') countOrders(world, context, side, { failed: 1 });
    discard(world, side, order);
  }
  released(world, context, side, formation);
}

/** 9.31: one more Fulfilled, and what follows from it. */
function fulfil(world: State, context: Context, side: SideId, order: Order, execution: Execution): void {
  countOrders(world, context, side, { fulfilled: 1 });
  world.fulfilled[order.id] = world.turn;
  apply(world, context, order.effects, execution.target);
}

/** 9.382, 9.342, M3.7: back to the pool at once, later, or never. */
export function discard(world: State, side: SideId, order: Order): void {
  const { desk } = forcesOf(world, side);
  if (order.recycle === 'immediate' && holds(world, order.poolWhen)) {
    desk.pool.push(order.id);
    return;
  }
  const back = order.recycle === 'once' ? 'never' : order.recycle === 'year' ? 'year' : 'quarter';
  desk.discards.push({ order: order.id, back });
}

/** 9.376, 3.351: free of Orders; a Squadron is no longer Independent, an Escort no longer with its Convoy. */
function released(world: State, context: Context, side: SideId, formation: Formation): void {
  leaveConvoy(world, context, side, formation);
  if (formation.kind === 'squadron' && formation.under === null && formation.place.berth === 'harbour')
    fittedOut(world, context, side, formation.id);
}

/** The first Turn in which an Order Extended now would go on. */
const nextTurn = (world: Readonly<Open>): number => world.turn + (world.impulse === IMPULSES ? 1 : 0);

/** 9.392, M3.7: which Orders, how often in a Year, and no Blockade into the Winter. */
export function mayExtend(world: World, side: SideId, id: OrderId): boolean {
  const theatre = theatreOf(world);
  const order = theatre.orders.get(id);
  const { extensionsInYear, noWinterExtension } = theatre.module.orderRules;
  if (order === undefined || !order.extendable) return false;
  if ((forcesOf(world, side).desk.extended[id] ?? 0) >= extensionsInYear) return false;
  return !(noWinterExtension.includes(order.type) && seasonOf(dateOf(world, nextTurn(world))) === 'Winter');
}

/**
 * 9.39: after a Strategy Check, one for each Order (9.391), the same Order anew; else it ends as it would have. Says
 * whether it was Extended.
 */
export function extendOrder(world: State, context: Context, side: SideId, id: FormationId): boolean {
  const formation = formationOf(forcesOf(world, side), id);
  const { execution } = formation;
  if (execution === null) return false;
  const order = theatreOf(world).orders.get(execution.order)!;
  const may = mayExtend(world, side, order.id);
  if (!may || !strategyCheck(world, context, side, order.command, '9.39', 'extend')) {
    endOrder(world, context, side, id, { what: 'fulfilled' });
    return false;
  }
  const { desk } = forcesOf(world, side);
  desk.extended[order.id] = (desk.extended[order.id] ?? 0) + 1;
  context.tell(
    { kind: 'order', rule: '9.39', side, order: order.id, formation: id, what: 'extended' },
    { news: true },
  );
  fulfil(world, context, side, order, execution);
  const { target, convoy } = execution;
  formation.execution = newExecution(order.id, world.turn, order.fulfil, { target, convoy });
  return true;
}

/** 9.387: -1 for every four DPs that its Squadrons have on the average. */
export function abandonModifier(world: World, side: SideId, id: FormationId): number {
  const forces = forcesOf(world, side);
  const squadrons = membersOf(forces, id).flatMap(({ squadrons: all }) => all);
  if (squadrons.length === 0) return 0;
  const dp = squadrons.reduce((sum, one) => sum + squadronOf(forces, one).dp, 0);
  return 0 - Math.floor(dp / squadrons.length / 4);
}

const abandonKey = (id: FormationId): string => `abandon:${id}`;

/** 9.387, 9.391: there must be an Order, and the Admiral is asked once a Turn to let a Formation off it. */
export function checkAbandon(world: World, side: SideId, id: FormationId): Refusal | null {
  if ((forcesOf(world, side).formations[id]?.execution ?? null) === null)
    return refuse('no-order', '9.387', 'That Formation has no Order to give up.');
  return triedBefore(world, side, abandonKey(id))
    ? refuse('tried', '9.391', 'The Admiral has been asked about that this Turn.')
    : null;
}

/** 9.387: an Order is given up if the Admiral agrees; Rendezvous and Hand-Over count for nothing and end likewise. */
export function abandonOrder(world: State, context: Context, side: SideId, id: FormationId): boolean {
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, id);
  if (checkAbandon(world, side, id) !== null) return false;
  forces.desk.tried.push(abandonKey(id));
  const order = theatreOf(world).orders.get(formation.execution!.order) ?? { command: formation.command };
  if (
    !strategyCheck(world, context, side, order.command, '9.387', 'abandon', abandonModifier(world, side, id))
  )
    return false;
  endOrder(world, context, side, id, { what: 'failed', why: 'given-up' });
  return true;
}

/** 9.363, 9.332, M3.2: a chit of the Hand that was never Issued. */
export function failInHand(world: State, context: Context, side: SideId, id: OrderId, why: string): void {
  const { desk } = forcesOf(world, side);
  const order = theatreOf(world).orders.get(id)!;
  desk.hand = desk.hand.filter((one) => one.order !== id);
  context.tellSide(
    side,
    { kind: 'order', rule: '9.363', side, order: id, what: 'failed', why },
    { kind: 'order', rule: '9.363', side, what: 'failed' },
  );
  countOrders(world, context, side, { failed: 1 });
  discard(world, side, order);
}
