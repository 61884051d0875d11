/** A ship whose bow crosses a fixed edge of the board is gone, and nothing holds her any longer. */
import type { Context } from './phase.ts';
import type { Ship } from './ship.ts';
import { otherOf, type State } from './state.ts';

export function leave(sea: State, ship: Ship, context: Context): void {
  ship.presence = 'gone';
  sea.fouls = sea.fouls.filter((link) => otherOf(link, ship.id) === null);
  sea.grapples = sea.grapples.filter((link) => otherOf(link, ship.id) === null);
  sea.melees = sea.melees.filter((link) => otherOf(link, ship.id) === null);
  context.tell({ kind: 'left', rule: '15.0', ship: ship.id });
}
