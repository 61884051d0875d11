/** The Orders Step: what is drawn, what is kept, and who gets it (9.35, 9.36). */
import type { Order } from '../rules/module/orders.ts';
import type { FormationId, OrderId } from '../rules/module/vocabulary.ts';
import { lonely, suits } from '../rules/orders/force-needed.ts';
import { checkOrdersAct, checkOrdersActs } from '../rules/orders/order-acts.ts';
import { leavesOf } from '../rules/orders/order-goals.ts';
import { drawCount, drawsOrders } from '../rules/orders/pools.ts';
import type { OrdersAct } from '../rules/world/asks.ts';
import {
  type Answerer,
  type Desk,
  isMoored,
  leastMargin,
  shipsAtHand,
  squadronsOf,
  worthMost,
} from './desk.ts';
import { askFor } from './drawing.ts';
import { fleetOrder } from './fleet-orders.ts';
import { reserved } from './gathering.ts';
import { Passage } from './passage.ts';
import { type Prospect, prospect } from './prospects.ts';
import { reliefs } from './reliefs.ts';
import { together } from './together.ts';
import { isSettled } from './year-sum.ts';

/** Who could be given an Order now: Flotillas without, and Squadrons that Fit Out alone. */
export function idleFormations(desk: Desk): FormationId[] {
  const { forces } = desk;
  const formed = shipsAtHand(desk)
    .filter((one) => one.execution === null && (one.kind === 'flotilla' || isMoored(one)))
    .map(({ id }) => id);
  const alone = Object.keys(forces.squadrons).filter((id) => lonely(forces, id) !== undefined);
  return [...formed, ...alone].filter((id) => leastMargin(desk, squadronsOf(desk, id)) >= 1);
}

/** Sail that an Escort should have: past four raiders do next to nothing (10.184). */
const ESCORT = 4;
/** Places from the beginning of its way where a Convoy should be met, and what is out of reach. */
const NEAR = 4;
const FAR = 99;

/**
 * Who lies nearest to where a Convoy of one's own will gather next Turn, and is fit to go with it: he is kept for it, or
 * the raiders have it before anybody comes.
 */
export function convoyGuard(desk: Desk, who: readonly FormationId[]): FormationId | null {
  const { theatre, side, date, view, left } = desk;
  if (left < 3 || !desk.temper.guards) return null;
  for (const group of theatre.module.convoys) {
    const next = group.assembles.find(({ turn }) => turn === date.turn + 1);
    const order = theatre.module.orders.find(
      (one) =>
        one.side === side &&
        one.mandatoryWhen !== null &&
        leavesOf(one).some((leaf) => leaf.test === 'escort' && leaf.group === group.group),
    );
    if (group.side !== side || next === undefined || order === undefined) continue;
    const path = group.routes.flatMap(({ path: places }) =>
      next.leg === 'home' ? places.toReversed() : places,
    );
    const found = worthMost(
      who.filter((id) => suits(view, side, id, order) === null),
      (id) => {
        const passage = new Passage(desk, id, null);
        const squadrons = squadronsOf(desk, id);
        const sail = squadrons.reduce((sum, one) => sum + one.sail, 0);
        const far = Math.min(
          ...path.slice(0, NEAR).map((at) => passage.impulses(passage.start, at, 'hold') ?? FAR),
        );
        return Math.min(ESCORT, sail) + Math.min(2, leastMargin(desk, squadrons) / 3) - far;
      },
    );
    if (found !== null) return found;
  }
  return null;
}

const orderOf = ({ theatre }: Desk, id: OrderId): Order => theatre.orders.get(id)!;

/** Every match of an Order and a Formation that is worth trying, the best first. */
function matches(desk: Desk, orders: readonly OrderId[], who: readonly FormationId[]): Prospect[] {
  return orders
    .flatMap((id) => who.flatMap((formation) => prospect(desk, orderOf(desk, id), formation) ?? []))
    .toSorted((a, b) => b.worth - a.worth);
}

/** Each Order and each Formation once. */
function pairUp(all: readonly Prospect[]): Prospect[] {
  const chosen: Prospect[] = [];
  for (const one of all)
    if (
      !chosen.some(
        (other) =>
          other.order === one.order ||
          other.formation === one.formation ||
          (one.convoy !== null && other.convoy === one.convoy),
      )
    )
      chosen.push(one);
  return chosen;
}

const issue = ({ order, formation, target, convoy }: Prospect): OrdersAct => ({
  do: 'issue',
  order: order.id,
  formation,
  ...(target === null ? {} : { target }),
  ...(convoy === null ? {} : { convoy }),
});

/** What is in Hand is lost if it is never tried: toward the end any chance is better than none. */
function issues(desk: Desk): Prospect[] {
  const { hand } = desk.forces.desk;
  const fleet = fleetOrder(desk);
  // A fleet's Order waits for calmer weather as long as it may.
  const early = fleet !== null && desk.view.turn < fleet.issue ? fleet.order.id : null;
  const forced = hand
    .filter(({ order, mandatory }) => mandatory && order !== early)
    .map(({ order }) => order);
  const free = hand.filter(({ mandatory }) => !mandatory).map(({ order }) => order);
  const who = idleFormations(desk);
  const first = pairUp(matches(desk, forced, who).toSorted((a, b) => b.chance - a.chance));
  const taken = new Set(first.map(({ formation }) => formation));
  const guard = convoyGuard(
    desk,
    who.filter((id) => !taken.has(id)),
  );
  if (guard !== null) taken.add(guard);
  for (const id of reserved(desk)) taken.add(id);
  const { dare, lastDays } = desk.temper.scales;
  const least = desk.left <= lastDays ? 0 : desk.temper.trust - dare;
  if (!inSeason(desk)) return first;
  const rest = matches(
    desk,
    free,
    who.filter((id) => !taken.has(id)),
  ).filter(({ chance }) => chance >= least);
  return [...first, ...pairUp(rest)];
}

/** Chances that of so many drawn blindly at least one is among the good. */
function oneOf(good: number, all: number, drawn: number): number {
  let none = 1;
  for (let at = 0; at < Math.min(drawn, all); at++) none *= Math.max(0, all - good - at) / (all - at);
  return 1 - none;
}

/** What the pool has for those who are still without Orders. */
export function offers(desk: Desk, who: readonly FormationId[]): Map<OrderId, Prospect> {
  const found = new Map<OrderId, Prospect>();
  for (const one of matches(desk, desk.forces.desk.pool, who))
    if (one.chance >= desk.temper.trust && !found.has(one.order.id)) found.set(one.order.id, one);
  for (const id of desk.forces.desk.pool) {
    const one = found.has(id) ? null : together(desk, orderOf(desk, id), who);
    if (one !== null && one.chance >= desk.temper.trust) found.set(id, one);
  }
  return found;
}

/** In the first Winter months ships wear twice as fast: they are better kept for the Spring. */
const inSeason = ({ date, left, temper }: Desk): boolean =>
  left >= 1 && !(date.turn < temper.spring - 1 && left > 8);

/** With such a chance of something useful one draws and keeps the best: nothing comes with it that nobody wants. */
const SURE = 0.8;

/** Whether to ask for more Orders, and how. */
function more(desk: Desk, who: readonly FormationId[]): OrdersAct | null {
  const { view, side, forces, temper } = desk;
  if (!temper.orders || who.length === 0 || !drawsOrders(view) || !inSeason(desk)) return null;
  const { pool, hand } = forces.desk;
  if (hand.filter(({ mandatory }) => !mandatory).length >= temper.scales.waiting) return null;
  const good = offers(desk, who);
  if (temper.thrift) return askFor(desk, who, good);
  if (good.size === 0) return null;
  const mean = [...good.values()].reduce((sum, { chance }) => sum + chance, 0) / good.size;
  const chance = oneOf(good.size, pool.length, drawCount(view, side));
  // What is drawn in vain is a Failed Order.
  const blind = chance * (2 * mean - 1) - (1 - chance);
  const share = (good.size - 1) / Math.max(1, pool.length - 1);
  const [first] = [...good.values()].toSorted((a, b) => b.worth - a.worth);
  const busy = who.length < 2 ? 0.4 : 1;
  const picked = 2 * first!.chance - 1 + share * busy * (2 * mean - 1) - (1 - share);
  const choose: OrdersAct = { do: 'choose', order: first!.order.id };
  if (chance < SURE && picked > blind && picked > 0.2 && checkOrdersAct(view, side, choose) === null)
    return choose;
  return blind > 0.2 && checkOrdersAct(view, side, { do: 'draw' }) === null ? { do: 'draw' } : null;
}

/** Of those drawn the one that serves best, now or when somebody is free. */
function keep(desk: Desk): OrderId {
  const { drawn } = desk.forces.desk;
  const waiting = new Set(issues(desk).map(({ formation }) => formation));
  const free = idleFormations(desk).filter((id) => !waiting.has(id));
  const now = [
    ...matches(desk, drawn, free),
    ...drawn.flatMap((id) => together(desk, orderOf(desk, id), free) ?? []),
  ].toSorted((a, b) => b.worth - a.worth);
  if (now[0] !== undefined && now[0].chance >= desk.temper.trust - 0.1) return now[0].order.id;
  const everybody = [...shipsAtHand(desk).map(({ id }) => id), ...idleFormations(desk)];
  const later = drawn
    .flatMap((id) => everybody.flatMap((who) => prospect(desk, orderOf(desk, id), who, desk.left - 2) ?? []))
    .toSorted((a, b) => b.worth - a.worth);
  return (later[0] ?? now[0])?.order.id ?? easiest(desk, drawn);
}

/** Nobody can do any of them as things are: the least Force is the soonest found. */
const easiest = (desk: Desk, drawn: readonly OrderId[]): OrderId =>
  drawn.toSorted((a, b) => need(orderOf(desk, a)) - need(orderOf(desk, b)))[0]!;
const need = ({ force }: Order): number => force.line + force.any + (force.auxiliary === undefined ? 0 : 4);

export const answerOrders: Answerer<'orders'> = (desk) => {
  const { view, side, forces } = desk;
  if (forces.desk.drawn.length > 0) return { acts: [{ do: 'keep', order: keep(desk) }], done: false };
  const given = issues(desk);
  const acts: OrdersAct[] = [];
  for (const one of given) {
    const act = issue(one);
    if (checkOrdersActs(view, side, [...acts, act]) === null) acts.push(act);
  }
  if (acts.length > 0) return { acts, done: false };
  // Who waits for an Admiral to agree is not without Orders.
  const waiting = new Set(given.map(({ formation }) => formation));
  const together = reserved(desk);
  const open = idleFormations(desk).filter((id) => !waiting.has(id) && !together.includes(id));
  const guard = convoyGuard(desk, open);
  const free = open.filter((id) => id !== guard);
  const act = isSettled(desk) ? null : more(desk, free);
  const others = act === null ? reliefs(desk, free) : [];
  if (others.length > 0) return { acts: others, done: false };
  return act === null ? { acts: [], done: true } : { acts: [act], done: false };
};

/** 9.39: the same again, if there is time for it and the ships can bear it. */
export const answerExtend: Answerer<'extend'> = (desk, ask) => ({
  orders: ask.orders.filter((id) => {
    const formation = shipsAtHand(desk).find(({ execution }) => execution?.order === id);
    if (formation === undefined || !desk.temper.orders) return false;
    const left = desk.left + (4 - desk.view.impulse) / 4;
    const again = prospect(desk, orderOf(desk, id), formation.id, left);
    return again !== null && again.chance >= desk.temper.trust;
  }),
});
