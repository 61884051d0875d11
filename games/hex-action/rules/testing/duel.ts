/** Two ships of the Basic Game on one course: three hexes apart in a single-ship action, or side by side. */
import type { State } from '../sea/state.ts';
import { type TestShip, testSea } from './sea.ts';

export const duel = (
  a: Partial<TestShip> = {},
  b: Partial<TestShip> = {},
  rest: Partial<State> = {},
): State => ({
  ...testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1, ...a },
      { id: 'b', at: 'N15', heading: 1, side: 'b', ...b },
    ],
    victory: { type: 'single-ship' },
  }),
  ...rest,
});

/** Everybody aboard the one of that number is dead. */
export const killed = (state: State, index: number): State => {
  for (const section of state.ships[index]!.sections) section.left = 0;
  return state;
};

/** In the third turn, in hexes that touch; `b` an enemy unless it says otherwise. */
export const sideBySide = (rest: object = {}, b: object = { side: 'b' }): State =>
  testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1 },
      { id: 'b', at: 'L15', heading: 1, ...b },
    ],
    turn: 3,
    ...rest,
  });
