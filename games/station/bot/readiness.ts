/** Who lies Fitting Out: at anchor ships wear faster than at sea (11.22), so that nobody does without an Order in prospect. */
import type { Order } from '../rules/module/orders.ts';
import type { FormationId, SquadronId } from '../rules/module/vocabulary.ts';
import { spareFlotillas } from '../rules/reorganisation/act-forming.ts';
import type { Squadron } from '../rules/world/forces.ts';
import { hullsOf } from '../rules/world/formations.ts';
import { bestEscort, escortsWanted } from './convoys-expected.ts';
import { type Desk, isMoored, marginOf, shipsAtHand, squadronsOf } from './desk.ts';
import { isFor } from './divisions.ts';
import { reserved } from './gathering.ts';
import { convoyGuard, idleFormations } from './hand.ts';
import { type Prospect, prospect } from './prospects.ts';
import { joined } from './together.ts';
import { isSettled } from './year-sum.ts';

/** Turns until a Squadron that lies by herself can be in a Flotilla and have an Order. */
const FORMING = 1;

/** Whether ships are kept for what they will be worth: where their number counts, or there is long to go. */
export const isThrifty = ({ temper, view, last }: Desk): boolean =>
  temper.thrift && (view.scenario.fleetCounts === true || last > 6);

/** What a Squadron that lies by herself could make of an Order in a Flotilla of her own. */
function alone(desk: Desk, order: Order, one: Squadron): Prospect | null {
  if (one.port === null) return null;
  const { theatre, view, side } = desk;
  const { contingent } = hullsOf(theatre, one.id);
  const under = spareFlotillas(view, side).find((id) => {
    const { contingents, kind, combined } = theatre.flotillas.get(id)!;
    return contingents.includes(contingent) && combined === undefined && order.formations.includes(kind);
  });
  if (under === undefined) return null;
  const { command } = theatre.flotillas.get(under)!;
  return prospect(joined(desk, one.port.at, under, [one.id], command), order, under, desk.left - FORMING);
}

/** Takes out of the Orders what this one would be given, the best of them. */
function serve(desk: Desk, orders: Set<Order>, weigh: (order: Order) => Prospect | null): boolean {
  const { readyDare, handDare } = desk.temper.scales;
  const inHand = new Set(desk.forces.desk.hand.map(({ order }) => order));
  let best: Prospect | null = null;
  for (const order of orders) {
    const found = weigh(order);
    if (found === null) continue;
    const held = handDare > 0 && inHand.has(order.id);
    const least = desk.temper.trust - readyDare - (held ? handDare : 0);
    if (found.chance < least || (found.worth <= 0 && !held)) continue;
    if (best === null || found.worth > best.worth) best = found;
  }
  if (best === null) return false;
  orders.delete(best.order);
  return true;
}

const soundest = (desk: Desk, squadrons: readonly Squadron[]): Squadron[] =>
  squadrons.toSorted((a, b) => marginOf(desk, b) - marginOf(desk, a) || b.sail - a.sail);

/** Who waits for a Convoy that will gather, and who can go with one that has: its Order comes only after the laying up (10.12). */
function guards(desk: Desk, idle: readonly FormationId[]): FormationId[] {
  const next = convoyGuard(desk, idle);
  const found = next === null ? [] : [next];
  for (const order of escortsWanted(desk)) {
    const best = bestEscort(
      desk,
      order,
      idle.filter((one) => !found.includes(one)),
    );
    if (best !== null) found.push(best);
  }
  return found;
}

/** Of those who lie Fitting Out the ones that a Convoy waits for, worn or not. */
export const escortsKept = (desk: Desk): ReadonlySet<SquadronId> =>
  new Set(guards(desk, idleFormations(desk)).flatMap((id) => squadronsOf(desk, id).map((one) => one.id)));

/** Squadrons at anchor with something in prospect: of the Orders in Hand and in the pool each is for one Flotilla at most. */
export function keptReady(desk: Desk): ReadonlySet<SquadronId> {
  const { forces, theatre, view, side } = desk;
  const kept = new Set<SquadronId>();
  const keep = (id: FormationId): void => {
    for (const one of squadronsOf(desk, id)) kept.add(one.id);
  };
  const idle = idleFormations(desk);
  for (const id of [...reserved(desk), ...guards(desk, idle)]) keep(id);
  for (const one of shipsAtHand(desk)) if (isMoored(one) && isFor(desk, one)) keep(one.id);
  const pool = isSettled(desk) ? [] : forces.desk.pool;
  const ids = [...forces.desk.hand.map(({ order }) => order), ...pool];
  const orders = new Set(ids.map((id) => theatre.orders.get(id)!));
  const { ready: most } = desk.temper.scales;
  let ready = 0;
  for (const id of idle) {
    if (forces.formations[id] === undefined || squadronsOf(desk, id).some((one) => kept.has(one.id)))
      continue;
    if (!serve(desk, orders, (order) => prospect(desk, order, id))) continue;
    keep(id);
    ready++;
  }
  const lying = Object.values(forces.squadrons).filter(({ id, port }) => {
    const { flagship, contingent } = hullsOf(theatre, id);
    return (
      port?.state === 'FittingOut' && !flagship && view.contingents[contingent] === side && !kept.has(id)
    );
  });
  for (const one of soundest(desk, lying)) {
    if (ready >= most) break;
    if (!serve(desk, orders, (order) => prospect(desk, order, one.id) ?? alone(desk, order, one))) continue;
    kept.add(one.id);
    ready++;
  }
  return kept;
}
