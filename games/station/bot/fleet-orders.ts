/** Orders for a great fleet that are forced on a side (9.351), and when each is best Issued: the ships must be kept for it. */
import type { Condition } from '../rules/module/language.ts';
import type { Order } from '../rules/module/orders.ts';
import type { SquadronId } from '../rules/module/vocabulary.ts';
import { leavesOf } from '../rules/orders/order-goals.ts';
import { holds } from '../rules/umpire/conditions.ts';
import { dateOf, seasonOf } from '../rules/umpire/phase.ts';
import type { Squadron } from '../rules/world/forces.ts';
import { hullsOf, isLine } from '../rules/world/formations.ts';
import { type Desk, lineOf, marginOf, worthMost } from './desk.ts';
import { galeRisk } from './gale-risk.ts';

export interface FleetOrder {
  readonly order: Order;
  /** The Turn of the match in which it should be Issued. */
  readonly issue: number;
}

/** Line Sail from which an Order is one for a fleet. */
export const FLEET = 8;
/** Line Sail that a fleet takes along beyond what its Order asks for: a gale or a Battle must not end it. */
export const SPARE = 4;
/** Damage Points that ships must be able to bear to be sent on such a service. */
export const SOUND = 5;
/** Turns from the Issue of an Order until ships are on their station. */
const LEAD = 2;
/** Of the Sail that an Order wants in the Enemy's Port so much must be thought to lie there for it to be expected. */
const LIKELY = 0.6;
/** Turns for which one looks ahead. */
const AHEAD = 2;

const seasonIn = ({ view }: Desk, turn: number) => seasonOf(dateOf(view, turn));

/** Whether a condition may well hold in a Turn: who lies in the Enemy's Ports is a guess, and none where all are laid up. */
function mayHold(desk: Desk, condition: Condition, turn: number): boolean {
  switch (condition.if) {
    case 'all':
      return condition.of.every((one) => mayHold(desk, one, turn));
    case 'any':
      return condition.of.some((one) => mayHold(desk, one, turn));
    case 'season':
      return condition.in.includes(seasonIn(desk, turn));
    case 'event':
      return desk.view.events[condition.event]?.stands === true;
    case 'lineAt': {
      if (desk.date.turn < desk.temper.spring - 1) return true;
      const some = { ...condition, min: Math.ceil(LIKELY * condition.min) };
      return desk.imagined().some((world) => holds(world, some));
    }
    default:
      return true;
  }
}

/** How likely Gales are where the Order keeps ships, if it is Issued in that Turn. */
function storms(desk: Desk, order: Order, turn: number): number {
  const season = seasonIn(desk, turn + LEAD);
  const places = leavesOf(order).flatMap((leaf) =>
    leaf.test === 'station' || leaf.test === 'interdict' ? leaf.at : [],
  );
  return Math.max(0, ...places.map((at) => galeRisk({ ...desk, season }, at)));
}

/** The calmest Turn of those in which it may be Issued, the first of several. */
function calmest(desk: Desk, order: Order, from: number, to: number): number {
  const turns = Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => from + at);
  return worthMost(turns, (turn) => -storms(desk, order, turn)) ?? from;
}

/** The Order for a fleet that a side has in Hand by force, or must expect to have so soon. */
export function fleetOrder(desk: Desk): FleetOrder | null {
  const { forces, theatre, view, temper, left } = desk;
  if (!temper.fleets || left < LEAD) return null;
  const { mandatoryWithin } = theatre.module.orderRules;
  for (const { order: id, mandatory, received } of forces.desk.hand) {
    const order = theatre.orders.get(id)!;
    if (mandatory && order.force.line >= FLEET)
      return { order, issue: calmest(desk, order, view.turn, received + mandatoryWithin) };
  }
  for (const id of forces.desk.pool) {
    const order = theatre.orders.get(id)!;
    const { mandatoryWhen } = order;
    if (mandatoryWhen === null || order.force.line < FLEET) continue;
    for (let turn = view.turn; turn <= view.turn + AHEAD; turn++)
      if (mayHold(desk, mandatoryWhen, turn))
        return { order, issue: calmest(desk, order, turn, turn + mandatoryWithin) };
  }
  return null;
}

/** Of Squadrons laid up in one Port those that make up the fleet, the soundest first; none where there are too few. */
function fleetLaidUp(desk: Desk, { order }: FleetOrder): Squadron[] {
  const { forces, theatre, view, side } = desk;
  const ready = Object.values(forces.squadrons).filter((one) => {
    const hulls = hullsOf(theatre, one.id);
    if (one.port?.state !== 'InOrdinary' || !isLine(hulls) || hulls.flagship) return false;
    return view.contingents[hulls.contingent] === side && marginOf(desk, one) >= SOUND;
  });
  const at = worthMost(new Set(ready.map(({ port }) => port!.at)), (port) =>
    lineOf(
      desk,
      ready.filter((one) => one.port!.at === port),
    ),
  );
  const chosen: Squadron[] = [];
  for (const one of ready
    .filter(({ port }) => port!.at === at)
    .toSorted((a, b) => marginOf(desk, b) - marginOf(desk, a) || b.sail - a.sail))
    if (lineOf(desk, chosen) < order.force.line + SPARE) chosen.push(one);
  return lineOf(desk, chosen) < order.force.line ? [] : chosen;
}

/** Who stays laid up until the fleet is wanted, since ships Fitting Out wear; and who comes out for it now. */
export function laidUpFor(desk: Desk): { readonly held: SquadronId[]; readonly called: SquadronId[] } {
  const wanted = fleetOrder(desk);
  if (wanted === null) return { held: [], called: [] };
  const fleet = fleetLaidUp(desk, wanted).map(({ id }) => id);
  return desk.view.turn < wanted.issue - 1 ? { held: fleet, called: [] } : { held: [], called: fleet };
}
