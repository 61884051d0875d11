/** Two ships grappled, and one taken by boarders of the other. */
import { meleePhase } from '../boarding/melee.ts';
import type { Party, Ship } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import { context, type TestShip, testSea } from './sea.ts';

export const obp = (sections: number[], target: string): Party => ({ type: 'OBP', sections, target });

export const dbp = (...sections: number[]): Party => ({ type: 'DBP', sections, target: null });

export const of = (state: State, id: string): Ship => state.ships.find((each) => each.id === id)!;

export const bound = (a: Partial<TestShip>, b: Partial<TestShip>, rest: Partial<State> = {}): State => ({
  ...testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1, ...a },
      { id: 'b', at: 'L15', heading: 1, side: 'b', ...b },
      // Somebody else on either side, so that the action goes on.
      { id: 'x', at: 'A1', heading: 1 },
      { id: 'y', at: 'ZZ30', heading: 1, side: 'b' },
    ],
    phase: 'melee',
    turn: 4,
  }),
  grapples: [{ ...bondOf('a', 'b'), count: 1 }],
  ...rest,
});

/** 'b' taken by two sections of 'a'. */
export const taken = (b: Partial<TestShip> = {}): State => {
  const state = bound({ parties: [obp([1, 2], 'b')], quality: 'crack' }, b);
  meleePhase.enter(state, context());
  return state;
};

export const men = (ship: Ship) => ship.sections.map(({ no, role, side, left }) => [no, role, side, left]);

/** So many men of another ship aboard a prize, and all of her own prisoners. */
export function putPrizeCrew(prize: Ship, from: string, squares: number): void {
  for (const section of prize.sections) section.role = 'prisoner';
  const crew = { from, side: 'a', role: 'prize', total: squares, left: squares } as const;
  prize.sections.push({ ...prize.sections[0]!, no: 4, ...crew });
}
