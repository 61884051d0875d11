/** A fleet brought together for an Order that is forced on a side and that nobody could do alone (3.33, 3.333). */
import type { Order } from '../rules/module/orders.ts';
import type { FormationId, PortId } from '../rules/module/vocabulary.ts';
import { lonely, suits } from '../rules/orders/force-needed.ts';
import { spareFlotillas } from '../rules/reorganisation/act-forming.ts';
import type { ReorganisationAct } from '../rules/world/asks.ts';
import type { Formation } from '../rules/world/forces.ts';
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

export interface Gathering {
  readonly order: Order;
  readonly port: PortId;
}

/** Line Sail from which an Order is one for a fleet. */
const FLEET = 8;
/** Damage Points that ships must be able to bear to be sent on such a service. */
const SOUND = 5;

const fit = (desk: Desk, id: FormationId): boolean => leastMargin(desk, squadronsOf(desk, id)) >= SOUND;

/** Flotillas without Orders in a Port, sound enough. */
const idleAt = (desk: Desk, port: PortId): Formation[] =>
  shipsAtHand(desk).filter(
    (one) =>
      one.kind === 'flotilla' &&
      one.execution === null &&
      isMoored(one) &&
      one.place.at === port &&
      fit(desk, one.id),
  );

const looseAt = (desk: Desk, port: PortId): FormationId[] =>
  Object.keys(desk.forces.squadrons).filter(
    (id) => lonely(desk.forces, id)?.port?.at === port && fit(desk, id),
  );

/** Where there is Force enough for an Order of the Hand that must be Issued and that no single Formation can have. */
export function gathering(desk: Desk): Gathering | null {
  const { forces, theatre, view, side, temper } = desk;
  if (!temper.guards) return null;
  for (const { order: id, mandatory } of forces.desk.hand) {
    const order = theatre.orders.get(id)!;
    if (!mandatory || order.force.line < FLEET) continue;
    if (shipsAtHand(desk).some((one) => one.execution === null && suits(view, side, one.id, order) === null))
      continue;
    const line = (port: PortId): number =>
      idleAt(desk, port).reduce((sum, one) => sum + lineIn(desk, one.id), 0) +
      lineOf(
        desk,
        looseAt(desk, port).map((one) => forces.squadrons[one]!),
      );
    const found = worthMost(theatre.module.ports, ({ id: port }) => line(port));
    if (found !== null && line(found.id) >= order.force.line) return { order, port: found.id };
  }
  return null;
}

/** Who is kept for it. */
export const gathered = (desk: Desk, { port }: Gathering): FormationId[] => [
  ...idleAt(desk, port).map(({ id }) => id),
  ...looseAt(desk, port),
];

/** The next thing to be done to bring it together. */
export function bringTogether(
  desk: Desk,
  { order, port }: Gathering,
  may: (act: ReorganisationAct) => boolean,
): ReorganisationAct | null {
  const { theatre } = desk;
  const kindOf = (id: FormationId) => theatre.flotillas.get(id)!.kind;
  const here = idleAt(desk, port);
  const loose = looseAt(desk, port);
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
      const act = { do: 'form', flotilla, squadrons: loose, flotillas } as const;
      if (may({ ...act, squadrons: [...act.squadrons], flotillas: [...act.flotillas] }))
        return { ...act, squadrons: [...loose], flotillas: [...flotillas] };
    }
  }
  if (host === null) return null;
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
