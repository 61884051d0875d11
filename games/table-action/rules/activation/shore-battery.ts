/** A shore battery's turn: it never moves, bears all round, and fires once. */

import { isAfloat } from '../aboard/crippled.ts';
import { fireShot } from '../gunnery/broadside.ts';
import { isLaid, layBattery } from '../gunnery/gunnery.ts';
import type { AnswerTo, TableAsk } from '../table/asks.ts';
import { type AskRules, askId, type Context } from '../table/phase.ts';
import type { Battery } from '../table/ship.ts';
import { batteryOf, type State, type Table } from '../table/state.ts';

const AIMS = ['hull', 'rigging'] as const;

/** Whether there is anything that it could fire at. */
export const bearsOnAnything = (table: Table, battery: Battery): boolean =>
  table.ships.some((ship) => isAfloat(ship) && isLaid(layBattery(table, battery, ship.id, 'hull')));

/** shore.never-moves: it is asked about its fire alone. */
export const batteryAsks = (table: Table, battery: Battery): TableAsk[] => [
  {
    id: askId(table, 'battery', battery.id),
    seat: battery.seat,
    kind: 'battery',
    rule: 'shore.own-squadron',
    battery: battery.id,
  },
];

export function resolveBattery(
  table: State,
  battery: Battery,
  { shot }: AnswerTo<'battery'>,
  context: Context,
): void {
  const laid = shot === null ? null : layBattery(table, battery, shot.target, shot.aim);
  if (laid !== null && isLaid(laid)) fireShot(table, battery, laid, 'battery', context);
  else context.tell({ kind: 'battery-held', rule: 'shore.own-squadron', ship: battery.id });
}

/** Nobody is asked where there is nothing to fire at, but the log says so. */
export const standIdle = ({ id }: Battery, { tell }: Context): void =>
  tell({ kind: 'battery-held', rule: 'shore.own-squadron', ship: id, idle: true });

export const batteryAsk: AskRules<'battery'> = {
  *choices(view, ask) {
    const battery = batteryOf(view, ask.battery);
    for (const { id } of view.ships)
      for (const aim of AIMS)
        if (isLaid(layBattery(view, battery, id, aim))) yield { shot: { target: id, aim } };
    yield { shot: null };
  },
  check(view, ask, { shot }) {
    if (shot === null) return null;
    const laid = layBattery(view, batteryOf(view, ask.battery), shot.target, shot.aim);
    return isLaid(laid) ? null : laid;
  },
};
