/** What a ship may still do when her movement is over, or where she has none: fire, or wait to fire as she bears. */

import { fights } from '../aboard/crippled.ts';
import { mayBear, standingChoices } from '../gunnery/bears.ts';
import { chancesFrom, mayShoot, unfired } from '../gunnery/gunnery.ts';
import { fireOrdered } from '../gunnery/shooting.ts';
import { checkShots, shotChoices } from '../gunnery/shots.ts';
import type { AnswerTo, TableAsk } from '../table/asks.ts';
import { type AskRules, askId, type Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import { type Activation, baseOf, type State, shipOf, type Table } from '../table/state.ts';
import { checkBears, declareBears } from './segment.ts';

/** Whether there is anything to ask her captain. */
export function hasSomethingToDo(table: Table, ship: Ship, activation: Activation): boolean {
  if (activation.allHands || !mayShoot(table, ship) || unfired(ship).length === 0) return false;
  return (
    chancesFrom(table, ship, baseOf(ship)).length > 0 ||
    (mayBear(table, ship, activation) === null &&
      table.ships.some((other) => fights(other) && other.side !== ship.side))
  );
}

export function fireAsks(table: Table): TableAsk[] {
  const ship = shipOf(table, table.activation!.ship);
  const id = askId(table, 'fire', ship.id);
  return [{ id, seat: ship.seat, kind: 'fire', rule: 'fire.any-point-of-move', ship: ship.id }];
}

/** Whether she is done; else she is asked again as long as there is something to do. */
export function resolveFire(table: State, order: AnswerTo<'fire'>, context: Context): boolean {
  const activation = table.activation!;
  const ship = shipOf(table, activation.ship);
  if (order.do === 'fire')
    for (const shot of order.shots) fireOrdered(table, activation, ship, shot, context);
  if (order.do === 'bears') declareBears(table, activation, ship, order.standing, context);
  return order.do === 'done';
}

export const fireAsk: AskRules<'fire'> = {
  *choices(view, ask) {
    const ship = shipOf(view, ask.ship);
    const activation = view.activation!;
    for (const shots of shotChoices(view, ship, baseOf(ship), activation)) yield { do: 'fire', shots };
    if (mayBear(view, ship, activation) === null)
      for (const standing of standingChoices()) yield { do: 'bears', standing };
    yield { do: 'done' };
  },
  check(view, ask, order) {
    const ship = shipOf(view, ask.ship);
    if (order.do === 'done') return null;
    return order.do === 'fire'
      ? checkShots(view, ship, baseOf(ship), order.shots, view.activation)
      : checkBears(view, ship, view.activation!, order.standing);
  },
};
