/** A ship's own fire in her activation, with chain shot if it is declared. */

import { mayTry, tryAction } from '../aboard/special-actions.ts';
import type { Shot } from '../table/asks.ts';
import type { Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import { type Activation, baseOf, type State } from '../table/state.ts';
import { fireBroadside } from './broadside.ts';
import { isLaid, lay } from './gunnery.ts';

/** Chain shot is tested when the shot it was declared for is really fired. chain-shot.fail: it is fired without. */
export function fireOrdered(
  table: State,
  activation: Activation,
  ship: Ship,
  shot: Shot,
  context: Context,
): void {
  const { side, target, aim } = shot;
  if (shot.chain && !activation.chain && mayTry(ship, activation) === null) {
    if (!isLaid(lay(table, ship, baseOf(ship), side, target, aim, false))) return;
    activation.chain = tryAction(ship, activation, 'chain-shot', context);
  }
  fireBroadside(table, ship, { side, target, aim }, activation.chain, 'broadside', context);
}
