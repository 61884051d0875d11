/** Two pairs of ships alongside, a long way from each other. */
import { bondOf, type State } from '../sea/state.ts';
import { type TestShip, testSea } from './sea.ts';

const grapple = (x: string, y: string) => ({ ...bondOf(x, y), count: 1 });
const melee = (x: string, y: string) => ({ ...bondOf(x, y), since: 3 });

/** 'a' and 'c' against 'b' and 'd'; the pairs that are named are in a melee since turn 3. */
export const twoPairs = (
  fighting: readonly (readonly [string, string])[],
  ships: Readonly<Record<string, Partial<TestShip>>>,
  rest: Partial<State> = {},
): State => ({
  ...testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1, ...ships.a },
      { id: 'b', at: 'L15', heading: 1, side: 'b', ...ships.b },
      { id: 'c', at: 'AA15', heading: 1, ...ships.c },
      { id: 'd', at: 'BB15', heading: 1, side: 'b', ...ships.d },
    ],
    phase: 'melee',
    turn: 4,
  }),
  grapples: [grapple('a', 'b'), grapple('c', 'd')],
  melees: fighting.map(([x, y]) => melee(x, y)),
  ...rest,
});
