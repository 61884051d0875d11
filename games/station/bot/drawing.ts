/** What an Order of the pool would bring, and so whether to choose one, to draw some unseen, or to leave it (9.351). */
import type { Order } from '../rules/module/orders.ts';
import { type AuxClass, type FormationId, type OrderId, TURNS_IN_YEAR } from '../rules/module/vocabulary.ts';
import { checkOrdersAct } from '../rules/orders/order-acts.ts';
import { drawCount } from '../rules/orders/pools.ts';
import type { OrdersAct } from '../rules/world/asks.ts';
import type { Squadron } from '../rules/world/forces.ts';
import { hullsOf } from '../rules/world/formations.ts';
import { hullOwner } from '../rules/world/theatre.ts';
import { type Desk, lineOf, marginOf, worthMost } from './desk.ts';
import type { Prospect } from './prospects.ts';

/** Line Sail beyond what it asks for that must be left where several come together. */
const SPARE = 2;
/** Damage Points that a Squadron must be able to bear to be thought of. */
const SOUND = 5;

/** Whether the Auxiliary that it wants can be had at all. */
const canHave = ({ forces, theatre }: Desk, wanted: AuxClass): boolean =>
  Object.entries(forces.auxiliaries).some(
    ([aux, place]) => theatre.auxiliaries.get(aux)?.class === wanted && place.in !== 'future',
  );

/** Squadrons sound enough, wherever they are. */
const soundFor = (desk: Desk, { command, combined }: Order): Squadron[] =>
  Object.values(desk.forces.squadrons).filter((one) => {
    const { flagship, contingent } = hullsOf(desk.theatre, one.id);
    if (flagship || desk.view.contingents[contingent] !== desk.side) return false;
    if (marginOf(desk, one) < SOUND) return false;
    return command === null || combined === true || hullOwner(desk.theatre, one.id) === command;
  });

/** With all the time there is. */
function someDay(desk: Desk, order: Order): number | null {
  const { line, any, auxiliary } = order.force;
  const { anotherDay, together } = desk.temper.scales;
  if (auxiliary !== undefined) return canHave(desk, auxiliary) ? together : null;
  const sound = soundFor(desk, order);
  if (sound.some((one) => lineOf(desk, [one]) >= line && one.sail >= any)) return anotherDay;
  return lineOf(desk, sound) >= line + SPARE ? together : null;
}

/** With nobody to be given it now: Fulfilled another day, or Failed at the Year's end. */
function laterWorth(desk: Desk, order: Order): number {
  const { left } = desk;
  const { long, short, late } = desk.temper.scales;
  const worth = left < short ? null : someDay(desk, order);
  if (worth === null) return -1;
  const time = Math.min(1, (left - short + 1) / (long - short));
  return worth * time - Math.max(0, late - left / TURNS_IN_YEAR);
}

/** Each Order of the pool by what it would bring: one for whom there is somebody now by his chance, another by who may come. */
export function poolWorths(desk: Desk, good: ReadonlyMap<OrderId, Prospect>): ReadonlyMap<OrderId, number> {
  const worths = new Map<OrderId, number>();
  for (const id of desk.forces.desk.pool) {
    const later = laterWorth(desk, desk.theatre.orders.get(id)!);
    const now = good.get(id);
    worths.set(id, now === undefined ? later : Math.max(later, 2 * now.chance - 1));
  }
  return worths;
}

/** The best of so many drawn unseen, on the average: the worths from the best down, each by the chance to be the best drawn. */
export function bestOf(worths: readonly number[], drawn: number): number {
  const sorted = worths.toSorted((a, b) => b - a);
  const count = Math.min(drawn, sorted.length);
  let sum = 0;
  let none = 1;
  for (const [at, worth] of sorted.entries()) {
    const left = sorted.length - at;
    const hit = Math.min(1, count / left);
    sum += none * hit * worth;
    none *= 1 - hit;
  }
  return sum;
}

/** What to ask for, if anything is worth it. */
export function askFor(
  desk: Desk,
  who: readonly FormationId[],
  good: ReadonlyMap<OrderId, Prospect>,
): OrdersAct | null {
  const { view, side } = desk;
  const { least } = desk.temper.scales;
  if (good.size === 0 || who.length === 0) return null;
  const worths = poolWorths(desk, good);
  const blind = bestOf([...worths.values()], drawCount(view, side));
  const first = worthMost(good.values(), ({ worth }) => worth)!;
  const others = [...worths].filter(([id]) => id !== first.order.id).map(([, worth]) => worth);
  const picked = worths.get(first.order.id)! + bestOf(others, 1);
  const choose: OrdersAct = { do: 'choose', order: first.order.id };
  if (picked > blind && picked > least && checkOrdersAct(view, side, choose) === null) return choose;
  return blind > least && checkOrdersAct(view, side, { do: 'draw' }) === null ? { do: 'draw' } : null;
}
