/** What a player may do at his desk in the Orders Step: looked at on his view, done on the state (9.35, 9.36, 9.4). */
import { type Refusal, refuse } from '@weathergage/kernel';
import type { SideId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import type { OrdersAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State, World } from '../world/state.ts';
import { checkHandOver, issueHandOver } from './hand-over.ts';
import { checkIssue, issueOrder } from './issue.ts';
import { abandonOrder, checkAbandon } from './order-ends.ts';
import { chooseOrders, drawOrders, drawsOrders, keepOrder, RANDOM } from './pools.ts';
import { settle } from './progress.ts';
import { checkRendezvous, issueRendezvous } from './rendezvous.ts';

function checkDraw(
  world: World,
  side: SideId,
  act: Extract<OrdersAct, { do: 'choose' | 'draw' }>,
): Refusal | null {
  const { desk } = forcesOf(world, side);
  if (!drawsOrders(world)) return refuse('no-draws', '9.35', 'No further Orders are given in this scenario.');
  if (act.do === 'draw')
    return desk.pool.length > 0
      ? null
      : refuse('empty', '9.351', 'There is nothing left in the Orders Pool.');
  if (!desk.pool.includes(act.order))
    return refuse('not-in-pool', '9.351', 'That Order is not in the Orders Pool.');
  if (desk.tried.includes(RANDOM))
    return refuse('too-late', '9.353', 'Orders are chosen before any is drawn blind.');
  return null;
}

/** One act by itself, as things stand before it. */
export function checkOrdersAct(world: World, side: SideId, act: OrdersAct): Refusal | null {
  const { desk } = forcesOf(world, side);
  if (act.do === 'keep')
    return desk.drawn.includes(act.order) ? null : refuse('not-drawn', '9.351', 'That Order was not drawn.');
  if (desk.drawn.length > 0)
    return refuse('keep-first', '9.351', 'Choose first which of the drawn Orders to keep.');
  if ((act.do === 'rendezvous' || act.do === 'hand-over') && !drawsOrders(world))
    return refuse('no-orders', '9.343', 'No Orders but those Issued are used in this scenario.');
  switch (act.do) {
    case 'choose':
    case 'draw':
      return checkDraw(world, side, act);
    case 'issue':
      return checkIssue(world, side, act);
    case 'rendezvous':
      return checkRendezvous(world, side, act.squadron, act.to);
    case 'hand-over':
      return checkHandOver(world, side, act.formation, act.of);
    case 'fail':
      return checkAbandon(world, side, act.formation);
  }
}

/** What an act is about: nothing may be the matter of two acts of one answer. */
function matters(act: OrdersAct): readonly string[] {
  switch (act.do) {
    case 'choose':
      return [`order:${act.order}`];
    case 'draw':
    case 'keep':
      return [];
    case 'issue':
      return [`order:${act.order}`, act.formation, ...(act.convoy === undefined ? [] : [act.convoy])];
    case 'rendezvous':
      return [act.squadron];
    case 'hand-over':
      return [act.formation, act.of];
    case 'fail':
      return [act.formation];
  }
}

/**
 * 9.361: any number of acts in one answer: each must be possible as things stand, no two about the same thing, and what
 * is drawn or chosen comes last, since nobody knows beforehand what it brings.
 */
export function checkOrdersActs(world: World, side: SideId, acts: readonly OrdersAct[]): Refusal | null {
  const seen = new Set<string>();
  const { desk } = forcesOf(world, side);
  const kept = acts.length > 0 && acts[0]!.do === 'keep';
  const after = kept
    ? { ...world, forces: { [side]: { ...forcesOf(world, side), desk: { ...desk, drawn: [] } } } }
    : world;
  for (const [index, act] of acts.entries()) {
    const before = acts[index - 1];
    if (before?.do === 'draw' || (before?.do === 'choose' && act.do !== 'choose'))
      return refuse('draw-last', '9.351', 'What is drawn is seen before anything else is done.');
    const refusal = checkOrdersAct(index === 0 ? world : after, side, act);
    if (refusal !== null) return refusal;
    for (const matter of matters(act)) {
      if (seen.has(matter))
        return refuse('twice', '9.362', 'Two acts of one answer are about the same thing.');
      seen.add(matter);
    }
  }
  return null;
}

/** Does acts that have been checked; one that a failed check or an earlier act has made impossible is passed over. */
export function doOrdersActs(world: State, context: Context, side: SideId, acts: readonly OrdersAct[]): void {
  const chosen: string[] = [];
  for (const act of acts) {
    if (checkOrdersAct(world, side, act) !== null) continue;
    if (act.do === 'choose') chosen.push(act.order);
    else doOrdersAct(world, context, side, act);
  }
  if (chosen.length > 0) chooseOrders(world, context, side, chosen);
}

function doOrdersAct(
  world: State,
  context: Context,
  side: SideId,
  act: Exclude<OrdersAct, { do: 'choose' }>,
): void {
  switch (act.do) {
    case 'draw':
      drawOrders(world, context, side);
      break;
    case 'keep':
      keepOrder(world, context, side, act.order);
      break;
    case 'issue':
      if (issueOrder(world, context, side, act))
        settle(world, side, forcesOf(world, side).formations[act.formation]!);
      break;
    case 'rendezvous':
      issueRendezvous(world, context, side, act.squadron, act.to);
      break;
    case 'hand-over':
      issueHandOver(world, context, side, act.formation, act.of);
      break;
    case 'fail':
      abandonOrder(world, context, side, act.formation);
      break;
  }
}
