/** Orders that are always at hand: who is worn out is relieved of his (9.41), who lies where nothing is mended sails to where it is (9.42). */
import type { FormationId, LocationId, PortId } from '../rules/module/vocabulary.ts';
import { lonely, suits } from '../rules/orders/force-needed.ts';
import { checkOrdersAct } from '../rules/orders/order-acts.ts';
import type { OrdersAct } from '../rules/world/asks.ts';
import type { Formation } from '../rules/world/forces.ts';
import { type Desk, leastMargin, marginOf, shipsAtHand, squadronsOf, worthMost } from './desk.ts';
import { gathering } from './gathering.ts';
import { Passage } from './passage.ts';

/** Damage Points that can still be borne by who is to be relieved, and by who relieves him. */
const SPENT = 3;
const FRESH = 5;
/** Impulses that a relief may be away. */
const NEAR = 8;
/** Damage Points that a voyage to another Port leaves room for. */
const SEAWORTHY = 3;
/** Damage for which a Squadron is sent where she can be mended. */
const WORN = 4;

function impulsesTo(desk: Desk, id: FormationId, to: LocationId, arrive: 'hold' | 'put-in'): number {
  const passage = new Passage(desk, id, null);
  return passage.impulses(passage.start, to, arrive) ?? Number.POSITIVE_INFINITY;
}

/** Who could take an Order over before the one that has it is used up. */
function reliefFor(desk: Desk, of: Formation, free: readonly FormationId[]): OrdersAct | null {
  const { theatre, view, side } = desk;
  const order = theatre.orders.get(of.execution?.order ?? '');
  if (order === undefined || leastMargin(desk, squadronsOf(desk, of.id)) > SPENT) return null;
  const able = free.filter(
    (id) => leastMargin(desk, squadronsOf(desk, id)) >= FRESH && suits(view, side, id, order) === null,
  );
  const relief = worthMost(able, (id) => -impulsesTo(desk, id, of.place.at, 'hold'));
  if (relief === null || impulsesTo(desk, relief, of.place.at, 'hold') > NEAR) return null;
  const act: OrdersAct = { do: 'hand-over', formation: relief, of: of.id };
  return checkOrdersAct(view, side, act) === null ? act : null;
}

/** Where a Squadron by herself should rather lie: with the fleet that gathers, or where there is a dockyard. */
function meetingFor(desk: Desk, id: FormationId): OrdersAct | null {
  const { theatre, view, side, forces } = desk;
  const one = lonely(forces, id);
  if (one === undefined || marginOf(desk, one) < SEAWORTHY) return null;
  const fleet = gathering(desk)?.port;
  const here = theatre.ports.get(one.port!.at)?.kind;
  const to = (port: PortId): OrdersAct => ({ do: 'rendezvous', squadron: id, to: { port } });
  const ports = theatre.module.ports
    .filter((port) => port.id === fleet || (here !== 'key' && port.kind === 'key' && one.dp >= WORN))
    .map((port) => port.id)
    .filter((port) => checkOrdersAct(view, side, to(port)) === null);
  const found = worthMost(
    ports,
    (port) => (port === fleet ? NEAR : 0) - impulsesTo(desk, id, port, 'put-in'),
  );
  return found === null || impulsesTo(desk, id, found, 'put-in') > NEAR ? null : to(found);
}

/** Each is asked for once a Turn; `free` have nothing else to do. */
export function reliefs(desk: Desk, free: readonly FormationId[]): OrdersAct[] {
  if (!desk.temper.relieves) return [];
  const formed = free.filter((id) => desk.forces.formations[id] !== undefined);
  const acts: OrdersAct[] = [];
  for (const of of shipsAtHand(desk)) {
    const given = acts.flatMap((act) => (act.do === 'hand-over' ? [act.formation] : []));
    const act = reliefFor(
      desk,
      of,
      formed.filter((id) => !given.includes(id)),
    );
    if (act !== null) acts.push(act);
  }
  for (const id of free) {
    const act = meetingFor(desk, id);
    if (act !== null) acts.push(act);
  }
  return acts;
}
