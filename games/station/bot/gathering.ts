/** A fleet brought together for an Order that nobody could do alone (3.33, 3.333). */
import type { Order } from '../rules/module/orders.ts';
import type { FormationId, PortId } from '../rules/module/vocabulary.ts';
import { lonely, suits } from '../rules/orders/force-needed.ts';
import { mayCommand } from '../rules/organisation/seniority.ts';
import { spareFlotillas } from '../rules/reorganisation/act-forming.ts';
import type { ReorganisationAct } from '../rules/world/asks.ts';
import type { Formation } from '../rules/world/forces.ts';
import { hullOwner } from '../rules/world/theatre.ts';
import {
  type Desk,
  isMoored,
  leastMargin,
  lineIn,
  lineOf,
  shipsAtHand,
  squadronsOf,
  worthMost,
} from './desk.ts';
import { fleetOrder, laidUpFor, SOUND, SPARE } from './fleet-orders.ts';

export interface Gathering {
  readonly order: Order;
  readonly port: PortId;
}

/** Line Sail from which an Order is more than a Flotilla of the usual size can do. */
export const MANY = 6;
/** Turns that an Order for a fleet takes, which must be left when it is brought together. */
const TIME = 3;

const fit = (desk: Desk, id: FormationId): boolean => leastMargin(desk, squadronsOf(desk, id)) >= SOUND;

/** Whose ships may take part. */
const ofCommand = ({ command, combined }: Order, whose: string | null): boolean =>
  combined === true || command === null || command === whose;

/** Flotillas without Orders in a Port, sound enough. */
const idleAt = (desk: Desk, order: Order, port: PortId): Formation[] =>
  shipsAtHand(desk).filter(
    (one) =>
      one.kind === 'flotilla' &&
      one.execution === null &&
      isMoored(one) &&
      one.place.at === port &&
      ofCommand(order, one.command) &&
      fit(desk, one.id),
  );

const looseAt = (desk: Desk, order: Order, port: PortId): FormationId[] =>
  Object.keys(desk.forces.squadrons).filter(
    (id) =>
      lonely(desk.forces, id)?.port?.at === port &&
      ofCommand(order, hullOwner(desk.theatre, id)) &&
      fit(desk, id),
  );

const lineAt = (desk: Desk, order: Order, port: PortId): number =>
  idleAt(desk, order, port).reduce((sum, one) => sum + lineIn(desk, one.id), 0) +
  lineOf(
    desk,
    looseAt(desk, order, port).map((one) => desk.forces.squadrons[one]!),
  );

/** Who could be given an Order as he is. */
const ready = ({ view, side }: Desk, all: readonly Formation[], order: Order): Formation[] =>
  all.filter((one) => one.execution === null && suits(view, side, one.id, order) === null);

/** The Order for a fleet that ships are kept for, unless those who are to do it still lie laid up. */
function expected(desk: Desk): Order | null {
  const forced = fleetOrder(desk);
  return forced === null || laidUpFor(desk).held.length > 0 ? null : forced.order;
}

/** Orders of the Hand that take a fleet, what is forced on the side first; and one that soon will be. */
function forFleets(desk: Desk): Order[] {
  const { forces, theatre, left } = desk;
  const forced = expected(desk);
  const others = forces.desk.hand
    .filter(({ mandatory }) => !mandatory)
    .map(({ order }) => theatre.orders.get(order)!)
    .filter(({ force }) => force.line >= MANY);
  return [...(forced === null ? [] : [forced]), ...(left >= TIME ? others : [])];
}

/** Counters under which the Order could be done and that are not on the map. */
export const counters = ({ theatre, side, forces }: Desk, order: Order): FormationId[] =>
  theatre.module.flotillas
    .filter(
      ({ id, kind, side: owner }) =>
        owner === side && order.formations.includes(kind) && forces.formations[id] === undefined,
    )
    .map(({ id }) => id);

/** Flotillas in Port without Orders whose leaders could have such a counter, those in one Port first. */
function underAdmirals(desk: Desk, order: Order, port: PortId): FormationId[] {
  const { view, side } = desk;
  const free = counters(desk, order);
  return shipsAtHand(desk)
    .filter(
      ({ kind, leader, execution, place }) =>
        kind === 'flotilla' &&
        leader !== null &&
        execution === null &&
        isMoored({ place }) &&
        free.some((id) => mayCommand(view, side, leader, id)),
    )
    .toSorted((a, b) => Number(b.place.at === port) - Number(a.place.at === port))
    .map(({ id }) => id);
}

/** Whether there is, or can be, a Flotilla of the kind that the Order wants. */
function hasFlag(desk: Desk, order: Order, port: PortId): boolean {
  const { theatre, view, side } = desk;
  const spare = spareFlotillas(view, side);
  return (
    idleAt(desk, order, port).some(({ id }) => order.formations.includes(theatre.flotillas.get(id)!.kind)) ||
    counters(desk, order).some((id) => spare.includes(id)) ||
    underAdmirals(desk, order, port).length > 0
  );
}

/** Where there is Force enough for an Order that no single Formation can have. */
export function gatheringFor(desk: Desk, order: Order): Gathering | null {
  if (ready(desk, shipsAtHand(desk), order).length > 0) return null;
  const found = worthMost(desk.theatre.module.ports, ({ id }) => lineAt(desk, order, id));
  if (found === null || lineAt(desk, order, found.id) < order.force.line) return null;
  return hasFlag(desk, order, found.id) ? { order, port: found.id } : null;
}

export function gathering(desk: Desk): Gathering | null {
  if (!desk.temper.fleets) return null;
  for (const order of forFleets(desk)) {
    const found = gatheringFor(desk, order);
    if (found !== null) return found;
  }
  return null;
}

/** As many Flotillas and Squadrons, the largest first, as give the Force and something over. */
export function partsOf(desk: Desk, { order, port }: Gathering): readonly [Formation[], FormationId[]] {
  const flotillas = idleAt(desk, order, port);
  const loose = looseAt(desk, order, port);
  const size = (id: FormationId): number => lineOf(desk, squadronsOf(desk, id));
  const chosen: FormationId[] = [];
  for (const id of [...flotillas.map((one) => one.id), ...loose].toSorted((a, b) => size(b) - size(a)))
    if (size(id) > 0 && chosen.reduce((sum, one) => sum + size(one), 0) < order.force.line + SPARE)
      chosen.push(id);
  return [flotillas.filter(({ id }) => chosen.includes(id)), loose.filter((id) => chosen.includes(id))];
}

/** Who is kept for it. */
function gathered(desk: Desk, fleet: Gathering): FormationId[] {
  const [flotillas, loose] = partsOf(desk, fleet);
  return [
    ...flotillas.map(({ id }) => id),
    ...loose,
    ...underAdmirals(desk, fleet.order, fleet.port).slice(0, 1),
  ];
}

/** Who is given nothing else to do: parts of a fleet, and a fleet that waits for an Order still to come or to be Issued. */
export function reserved(desk: Desk): FormationId[] {
  const fleet = gathering(desk);
  const wanted = expected(desk);
  const whole =
    wanted === null
      ? null
      : worthMost(ready(desk, shipsAtHand(desk).filter(isMoored), wanted), ({ id }) => lineIn(desk, id));
  return [...(fleet === null ? [] : gathered(desk, fleet)), ...(whole === null ? [] : [whole.id])];
}

/** The next thing to be done to bring it together. */
export function bringTogether(
  desk: Desk,
  fleet: Gathering,
  may: (act: ReorganisationAct) => boolean,
): ReorganisationAct | null {
  const { theatre } = desk;
  const { order } = fleet;
  const kindOf = (id: FormationId) => theatre.flotillas.get(id)!.kind;
  const [here, loose] = partsOf(desk, fleet);
  const rank = { GrandFlag: 2, Flag: 1, Detachment: 0 } as const;
  const host = worthMost(
    here.filter(({ id }) => order.formations.includes(kindOf(id))),
    ({ id }) => 100 * rank[kindOf(id)] + lineIn(desk, id),
  );
  const spare = spareFlotillas(desk.view, desk.side);
  if (host === null || (kindOf(host.id) !== 'GrandFlag' && here.some(({ id }) => id !== host.id))) {
    const flotillas = here.map(({ id }) => id);
    for (const flotilla of spare
      .filter((id) => order.formations.includes(kindOf(id)))
      .toSorted((a, b) => rank[kindOf(b)] - rank[kindOf(a)])) {
      const act: ReorganisationAct = { do: 'form', flotilla, squadrons: [...loose], flotillas };
      if (may(act)) return act;
    }
  }
  if (host === null) {
    // 3.341: a Flotilla is given up whose Admiral is the only one who could have the fleet.
    const given = underAdmirals(desk, order, fleet.port).find((id) => may({ do: 'unform', flotilla: id }));
    return given === undefined ? null : { do: 'unform', flotilla: given };
  }
  for (const { id } of here) {
    const act = { do: 'subordinate', formation: id, to: host.id } as const;
    if (id !== host.id && may(act)) return act;
  }
  for (const flotilla of spare) {
    const act: ReorganisationAct = { do: 'form', flotilla, squadrons: [...loose], flotillas: [] };
    if (loose.length > 0 && kindOf(flotilla) === 'Detachment' && may(act)) return act;
  }
  return null;
}
