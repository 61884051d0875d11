/** Great fleets taken apart: Flotillas under another get no Orders of their own, and too many together wear out (3.44). */
import { endsOrder, suits } from '../rules/orders/force-needed.ts';
import { drawsOrders } from '../rules/orders/pools.ts';
import type { ReorganisationAct } from '../rules/world/asks.ts';
import type { Formation } from '../rules/world/forces.ts';
import { squadronsIn } from '../rules/world/formations.ts';
import { type Desk, isMoored, lineIn, shipsAtHand } from './desk.ts';
import { MANY, reserved } from './gathering.ts';

/** Line Sail that a fleet under Orders keeps beyond what they ask for. */
const SPARE = 2;

const under = ({ forces }: Desk, { id }: Formation): Formation[] =>
  Object.values(forces.formations).filter((one) => one.under === id && one.kind === 'flotilla');

/** Whether it was brought together for an Order still in Hand: one that is forced, or takes a fleet. */
export const isFor = ({ view, side, forces, theatre }: Desk, { id }: Formation): boolean =>
  forces.desk.hand.some(({ order: chit, mandatory }) => {
    const order = theatre.orders.get(chit)!;
    return (mandatory || order.force.line >= MANY) && suits(view, side, id, order) === null;
  });

/** Whether the Order that a fleet has would be done as well without this part of it. */
function mayGo(desk: Desk, top: Formation, part: Formation): boolean {
  const { view, side, forces, theatre } = desk;
  const order = theatre.orders.get(top.execution?.order ?? '');
  if (top.execution === null) return isMoored(top) && !isFor(desk, top);
  if (order === undefined) return false;
  const leaving = squadronsIn(forces, part.id).map(({ id }) => id);
  const staying = lineIn(desk, top.id) - lineIn(desk, part.id);
  return staying >= order.force.line + SPARE && !endsOrder(view, side, top.id, leaving);
}

/** The part of a fleet that is best let go, if there are Orders for it to be had. */
export function letGo(desk: Desk, may: (act: ReorganisationAct) => boolean): ReorganisationAct | null {
  if (!drawsOrders(desk.view)) return null;
  const kept = reserved(desk);
  for (const top of shipsAtHand(desk).filter(({ id }) => !kept.includes(id)))
    for (const part of under(desk, top)) {
      const act = { do: 'detach', formation: part.id } as const;
      if (mayGo(desk, top, part) && may(act)) return act;
    }
  return null;
}
