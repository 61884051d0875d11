/** Desks for tests of the board: a scenario laid out, and whatever its first question is. */

import { looseDice } from '@weathergage/kernel';
import { quietDesk } from '@weathergage/kernel/harness/testing/quiet-desk.ts';
import { scenarios } from '../../data/scenarios.ts';
import { tableAction } from '../../rules/index.ts';
import type { Answer, TableAsk } from '../../rules/table/asks.ts';
import { type State, shipOf, type View } from '../../rules/table/state.ts';
import type { TableTold } from '../../rules/table/told.ts';
import type { TableDesk } from '../look/types.ts';

export const laidOut = (id = 'frigate-duel', seed = 7): State =>
  tableAction.setup(scenarios.find((scenario) => scenario.id === id)!, {}, looseDice(seed));

/** The state with a ship changed. */
export const withShip = (state: State, id: string, change: Partial<State['ships'][number]>): State => ({
  ...state,
  ships: state.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)),
});

export const firstAsk = (state: State): TableAsk => tableAction.asks(state)[0]!;
export const viewOf = (state: State, seat = firstAsk(state).seat): View => tableAction.view(state, seat);

/** A duel at its first question, which is of a segment: who moves, and whom against. */
export function duelBegun() {
  const first = laidOut();
  const ask = firstAsk(first);
  if (ask.kind !== 'segment') throw new Error('a duel begins with a segment');
  const mover = shipOf(first, ask.ship);
  return { first, ask, mover, enemy: first.ships.find(({ id }) => id !== mover.id)! };
}

/** The state after every open question is answered alike. */
export function played(
  state: State,
  answer: (ask: TableAsk, view: View) => Answer,
  seed = 1,
): { state: State; told: TableTold[] } {
  const answers = tableAction
    .asks(state)
    .map((ask) => ({ ask, answer: answer(ask, viewOf(state, ask.seat)) }));
  const { state: next, happenings } = tableAction.resolve(state, answers, looseDice(seed));
  return { state: next, told: happenings.map(({ truth }) => truth) };
}

export function deskOf(state: State = laidOut(), more: Partial<TableDesk> = {}): TableDesk {
  const asks = tableAction.asks(state);
  const seat = asks[0]?.seat ?? 'gallery';
  return {
    ...quietDesk(seat, tableAction.view(state, seat)),
    asks: asks.filter((ask) => ask.seat === seat).map((ask) => ({ ask, answer: null })),
    ...more,
  };
}
