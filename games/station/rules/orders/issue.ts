/** Issuing Orders (9.36). */

import { type Refusal, refuse } from '@weathergage/kernel';
import { atPeace } from '../chart/politics.ts';
import type { Order } from '../module/orders.ts';
import type { FormationId, LocationId, OrderId, SideId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import { strategyCheck } from '../umpire/strategy-checks.ts';
import { entryOf } from '../world/entries.ts';
import type { Convoy } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import { newExecution } from '../world/new-forces.ts';
import type { State, World } from '../world/state.ts';
import { commandOf, otherSide, theatreOf } from '../world/theatre.ts';
import { lonely, suits } from './force-needed.ts';
import { leavesOf } from './order-goals.ts';
import { planFor } from './order-plans.ts';
import { makeIndependent } from './rendezvous.ts';

export interface Issue {
  readonly order: OrderId;
  readonly formation: FormationId;
  readonly target?: LocationId | undefined;
  readonly convoy?: FormationId | undefined;
}

export const issueKey = (order: OrderId): string => `issue:${order}`;

/** 9.365: whether the Admiral must pass a Strategy Check first. */
export function needsCheck(world: World, side: SideId, id: FormationId): boolean {
  const forces = forcesOf(world, side);
  return forces.formations[id] !== undefined && topOf(forces, id).place.berth !== 'harbour';
}

/** M3.5: places that may be written down; Ports that must be the Enemy's are his now and not at peace. */
export function targetsFor(world: World, side: SideId, order: Order): readonly LocationId[] {
  const theatre = theatreOf(world);
  if (!order.invalid.includes('targetChangedSide')) return order.written ?? [];
  const enemy = otherSide(theatre, side);
  return (order.written ?? []).filter(
    (at) =>
      world.ports[at]?.side === enemy &&
      !atPeace(world, side, commandOf(theatre, theatre.ports.get(at)!.contingent)),
  );
}

/** 10.12: Convoys that an Escort may be given to: of the group, whole, and with no other (M5.1). */
export function convoysFor(world: World, side: SideId, order: Order): readonly Convoy[] {
  const escort = leavesOf(order).find((leaf) => leaf.test === 'escort');
  if (escort === undefined) return [];
  const forces = forcesOf(world, side);
  const taken = new Set(Object.values(forces.formations).map(({ execution }) => execution?.convoy));
  return Object.values(forces.convoys).filter(
    ({ id, group, scattered, waits }) =>
      group === escort.group && !scattered && waits !== 'gathering' && !taken.has(id),
  );
}

const isEscort = (order: Order): boolean => leavesOf(order).some((leaf) => leaf.test === 'escort');

export function checkIssue(world: World, side: SideId, issue: Issue): Refusal | null {
  const forces = forcesOf(world, side);
  const order = theatreOf(world).orders.get(issue.order);
  if (order === undefined || !forces.desk.hand.some((one) => one.order === issue.order))
    return refuse('not-in-hand', '9.36', 'That Order is not in your Hand.');
  const formation = forces.formations[issue.formation];
  // 9.312: one at a time.
  if (formation !== undefined && formation.execution !== null)
    return refuse('busy', '9.362', 'That Formation has Orders already.');
  if (formation !== undefined && formation.under !== null)
    return refuse('subordinate', '9.366', 'Subordinates are given no Orders.');
  // 3.351: a Squadron alone at sea has only to go home.
  if (formation?.kind === 'squadron' && formation.place.berth !== 'harbour')
    return refuse('loose', '3.351', 'A Squadron alone at sea must go to a Port first.');
  const unfit = suits(world, side, issue.formation, order);
  if (unfit !== null) return unfit;
  if (needsCheck(world, side, issue.formation) && forces.desk.tried.includes(issueKey(issue.order)))
    return refuse('tried', '9.365', 'The Admiral has tried that this Turn.');
  if (
    order.written === undefined
      ? issue.target !== undefined
      : !targetsFor(world, side, order).some((one) => one === issue.target)
  )
    return refuse('target', '9.37', `${order.name} must have a place written down that it allows, or none.`);
  if (
    isEscort(order)
      ? !convoysFor(world, side, order).some(({ id }) => id === issue.convoy)
      : issue.convoy !== undefined
  )
    return refuse('convoy', '10.12', `${order.name} must name a Convoy that it is for, or none.`);
  return null;
}

/** 9.365: freely to who Fits Out, else after a check. Says whether it was Issued. */
export function issueOrder(world: State, context: Context, side: SideId, issue: Issue): boolean {
  const forces = forcesOf(world, side);
  const order = theatreOf(world).orders.get(issue.order)!;
  if (needsCheck(world, side, issue.formation)) {
    forces.desk.tried.push(issueKey(order.id));
    if (!strategyCheck(world, context, side, order.command, '9.365', 'issue')) return false;
  }
  forces.desk.hand = forces.desk.hand.filter((one) => one.order !== order.id);
  const formation =
    lonely(forces, issue.formation) === undefined
      ? forces.formations[issue.formation]!
      : makeIndependent(world, context, side, issue.formation);
  // 10.121, 9.427: an Escort is told where the Convoy is now.
  const target = issue.target ?? entryOf(forces.formations, issue.convoy)?.place.at ?? null;
  formation.execution = newExecution(order.id, world.turn, order.fulfil, {
    target,
    convoy: issue.convoy ?? null,
  });
  formation.plan = planFor(world, side, formation) ?? formation.plan;
  context.tellSide(
    side,
    { kind: 'issued', rule: '9.36', side, order: order.id, formation: formation.id, target },
    { kind: 'issued', rule: '9.36', side },
  );
  return true;
}
