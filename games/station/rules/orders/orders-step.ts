/** The Orders Step (4.3, 9.3): the Year's end, the pools, the Mandatory chits, then each player at his desk. */
import { refuse } from '@weathergage/kernel';
import type { SideId } from '../module/vocabulary.ts';
import { holds } from '../umpire/conditions.ts';
import {
  type AskRules,
  answersOf,
  askOf,
  type Context,
  isQuarterly,
  ownForces,
  type StepRules,
  sidesOf,
  today,
} from '../umpire/phase.ts';
import { compareYear } from '../umpire/prestige.ts';
import type { OrdersAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State, View } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { convoysFor, targetsFor } from './issue.ts';
import { checkOrdersAct, checkOrdersActs, doOrdersActs } from './order-acts.ts';
import { discard, endOrder, failInHand } from './order-ends.ts';
import { inExecution } from './order-goals.ts';
import { composePool, drawsOrders, receiveMandatory } from './pools.ts';

/** 9.33: from the pool into the Hand, from there to a Formation; whatever has ended comes back. */
export const ordersStep: StepRules = {
  enter(world, context) {
    const date = today(world);
    // A match that begins with Turn 1 has no Year behind it.
    const newYear = date.turn === 1 && world.turn > 0;
    if (newYear) endYear(world, context);
    for (const side of sidesOf(world)) {
      dropInvalid(world, context, side);
      composePool(world, context, side, newYear ? 'year' : isQuarterly(date) ? 'quarter' : 'turn');
      if (drawsOrders(world)) receiveMandatory(world, context, side);
    }
    // 13.12: one desk after the other, be it the same player's.
    world.stage = { kind: 'desk', side: sidesOf(world)[0] };
    return 'waits';
  },
  asks: (world) => (world.stage?.kind === 'desk' ? [askOf(world, 'orders', world.stage.side, '9.3')] : []),
  resolve(world, answers, context) {
    const [, b] = sidesOf(world);
    for (const { side, answer } of answersOf(world, answers, 'orders')) {
      doOrdersActs(world, context, side, answer.acts);
      // 9.354: as often as he likes, until he has done; but chits that were drawn must be looked at.
      if (!answer.done || forcesOf(world, side).desk.drawn.length > 0) return 'waits';
      overdue(world, context, side);
      if (side === b) return 'done';
    }
    world.stage = { kind: 'desk', side: b };
    return 'waits';
  },
};

/** 9.332, 9.363, 9.38: what is not Fulfilled has Failed; then the Year is compared (9.383, 12.23). */
function endYear(world: State, context: Context): void {
  for (const side of sidesOf(world)) {
    terminateAll(world, context, side);
    forcesOf(world, side).desk.extended = {};
  }
  if (world.scenario.scoreOrders === undefined) compareYear(world, context);
}

/** All that a side has in Hand and in Execution Fails. */
export function terminateAll(world: State, context: Context, side: SideId): void {
  for (const { formation } of inExecution(world, side))
    endOrder(world, context, side, formation.id, { what: 'failed', why: 'year' });
  for (const { order } of [...forcesOf(world, side).desk.hand])
    failInHand(world, context, side, order, 'year');
}

/** 9.386: what can't be done any more is put away unless somebody is at it (his is tested by the Impulse). */
function dropInvalid(world: State, context: Context, side: SideId): void {
  const { desk } = forcesOf(world, side);
  for (const { order: id } of [...desk.hand]) {
    const order = theatreOf(world).orders.get(id)!;
    if (!order.invalid.includes('poolWhenFalse') || holds(world, order.poolWhen)) continue;
    desk.hand = desk.hand.filter((one) => one.order !== id);
    discard(world, side, order);
    context.tellSide(
      side,
      { kind: 'order', rule: '9.386', side, order: id, what: 'invalid' },
      { kind: 'order', rule: '9.386', side, what: 'invalid' },
    );
  }
}

/** M3.2: a Mandatory chit that was not Issued in time. */
function overdue(world: State, context: Context, side: SideId): void {
  const { mandatoryWithin } = theatreOf(world).module.orderRules;
  for (const { order, received, mandatory } of [...forcesOf(world, side).desk.hand])
    if (mandatory && world.turn - received >= mandatoryWithin)
      failInHand(world, context, side, order, 'mandatory');
}

/** A few things that can be done now, for those who look no further. */
function* possible(view: View, side: SideId): Generator<OrdersAct> {
  const forces = ownForces(view);
  const { desk } = forces;
  const { orders } = theatreOf(view);
  for (const order of desk.drawn) yield { do: 'keep', order };
  const formations = [...Object.keys(forces.formations), ...Object.keys(forces.squadrons)];
  for (const { order: id } of desk.hand) {
    const order = orders.get(id)!;
    const [target] = targetsFor(view, side, order);
    const [convoy] = convoysFor(view, side, order);
    for (const formation of formations)
      yield {
        do: 'issue',
        order: id,
        formation,
        ...(order.written === undefined || target === undefined ? {} : { target }),
        ...(convoy === undefined ? {} : { convoy: convoy.id }),
      };
  }
  yield { do: 'draw' };
  for (const order of desk.pool.slice(0, 3)) yield { do: 'choose', order };
  const [home] = Object.entries(view.ports).find(([, { side: owner }]) => owner === side) ?? [];
  for (const squadron of Object.keys(forces.squadrons)) {
    if (home !== undefined) yield { do: 'rendezvous', squadron, to: { port: home } };
    for (const flotilla of Object.keys(forces.formations).slice(0, 2))
      yield { do: 'rendezvous', squadron, to: { flotilla } };
  }
  for (const formation of Object.values(forces.formations)) {
    if (formation.execution === null) continue;
    for (const other of Object.keys(forces.formations))
      yield { do: 'hand-over', formation: other, of: formation.id };
    yield { do: 'fail', formation: formation.id };
  }
}

/** So many of each kind of act are enough to choose among. */
const ENOUGH = 4;

export const ordersAsk: AskRules<'orders'> = {
  *choices(view) {
    const side = view.side!;
    const { desk } = ownForces(view);
    const must = desk.drawn.length > 0;
    if (!must) yield { acts: [], done: true };
    const found = new Map<string, number>();
    const issues: OrdersAct[] = [];
    for (const act of possible(view, side)) {
      if ((found.get(act.do) ?? 0) >= ENOUGH || checkOrdersAct(view, side, act) !== null) continue;
      found.set(act.do, (found.get(act.do) ?? 0) + 1);
      yield { acts: [act], done: act.do !== 'draw' && act.do !== 'choose' };
      if (act.do === 'keep' || act.do === 'issue') yield { acts: [act], done: false };
      if (act.do === 'issue' && checkOrdersActs(view, side, [...issues, act]) === null) issues.push(act);
    }
    if (issues.length > 1) yield { acts: issues, done: true };
  },
  check(view, _ask, { acts, done }) {
    const side = view.side!;
    const { desk } = ownForces(view);
    if (acts.length === 0 && !done)
      return refuse('nothing', '9.354', 'Do something, or say that you have done.');
    if (desk.drawn.length > 0 && acts[0]?.do !== 'keep')
      return refuse('keep-first', '9.351', 'Choose first which of the drawn Orders to keep.');
    return checkOrdersActs(view, side, acts);
  },
};
