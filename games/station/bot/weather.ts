/** When it is better to wait until a Gale has gone by: in Port before an Order's voyage (9.375), and at sea on the way home. */
import { expedient } from '../rules/chart/expedient.ts';
import { galeOn } from '../rules/chart/gale-effects.ts';
import type { LocationId } from '../rules/module/vocabulary.ts';
import type { Formation } from '../rules/world/forces.ts';
import type { Desk } from './desk.ts';
import { prospect } from './prospects.ts';

const IN_A_TURN = 4;
/** Turns that must be left beside what the voyage takes. */
const LEISURE = 0.6;

/** Whether there is time to let a Gale on the Port Space go by. */
export function waitsInPort(desk: Desk, formation: Formation): boolean {
  const { view, temper, theatre, left } = desk;
  const { place, execution, id } = formation;
  if (!temper.weather || execution === null || galeOn(view, { ...place, berth: 'sea' }) === null)
    return false;
  const order = theatre.orders.get(execution.order);
  if (order === undefined) return false;
  const deadline = order.fails.find((one) => one.test === 'deadline')?.turns ?? 99;
  const gone = (view.impulse - 1) / IN_A_TURN;
  const time = Math.min(deadline - (view.turn - execution.issued), left) + 1 - gone;
  return (prospect(desk, order, id, 99)?.turns ?? 99) + LEISURE <= time;
}

/** Whether a Gale lies on the way that is sailed in this Impulse and none where it waits. */
export function waitsAtSea(
  desk: Desk,
  formation: Formation,
  to: LocationId,
  arrive: 'hold' | 'put-in',
): boolean {
  const { view, side, temper } = desk;
  const { place, id } = formation;
  if (!temper.weather || place.berth !== 'sea' || galeOn(view, place) !== null) return false;
  const way = expedient(view, side, id, to, { arrive });
  if (way === null) return false;
  return way.path.slice(0, IN_A_TURN).some((one) => galeOn(view, one) !== null);
}
