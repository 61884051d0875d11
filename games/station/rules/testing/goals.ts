/** Red’s Flag under an Order, looked at for what it asks. */
import type { Fulfil } from '../module/language.ts';
import { lookAt } from '../orders/order-goals.ts';
import type { Progress } from '../world/forces.ts';
import { chitLike, type Desks, desksAt, executes } from './orders.ts';
import { formationIn, type Put } from './station.ts';

export const FLAG: Put = { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-a red-b' };

/** Red's Flag with a chit that asks for this, so far on. */
export const looked = (
  fulfil: Fulfil,
  progress: Partial<Progress> = {},
  more: { put?: Put; others?: readonly Put[]; target?: string; desks?: Desks; chit?: object } = {},
) => {
  const world = desksAt({
    turn: 3,
    put: [more.put ?? FLAG, ...(more.others ?? [])],
    ...more.desks,
    module: { orders: [chitLike('red-cruise', { fulfil, ...more.chit })], ...more.desks?.module },
  });
  executes(world, 'red-flag', 'red-cruise', { target: more.target ?? null });
  const formation = formationIn(world, 'red-flag');
  formation.execution = {
    ...formation.execution!,
    progress: { ...formation.execution!.progress, ...progress },
  };
  return lookAt(world, 'red', formation)!;
};
