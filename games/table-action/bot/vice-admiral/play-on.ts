/** One imagined course by the rules: a ship's move, then everybody's hands, until the enemy has answered it. */
import { looseDice, type QuickChooser } from '@weathergage/kernel';
import { tableAction } from '../../rules/index.ts';
import { type State, shipOf } from '../../rules/table/state.ts';
import type { TableAction } from '../../rules/types.ts';

type Hand = QuickChooser<TableAction>;

export interface Hands {
  /** Of the ship whose move is tried, for as long as it lasts. */
  readonly first: Hand;
  readonly own: Hand;
  readonly enemy: Hand;
}

/** A course that comes to no end is judged where it stands. */
const MOST_STEPS = 400;

/** Where the table stands when the enemy's ships have acted and somebody else begins, or it is all over. */
export function playOn(from: State, side: string, hands: Hands, seed: number): State {
  const dice = looseDice(seed);
  const ship = from.activation?.ship;
  let state = from;
  /** The turn in which the enemy answered. */
  let answered: number | null = null;
  for (let step = 0; step < MOST_STEPS && state.outcome === null; step++) {
    const { turn, activation } = state;
    const moving = turn === from.turn && activation?.ship === ship;
    if (activation !== null) {
      const own = shipOf(state, activation.ship).side === side;
      if (answered !== null && (own || turn > answered)) return state;
      if (!own) answered = turn;
    }
    const answers = tableAction.asks(state).map((ask) => {
      const view = tableAction.view(state, ask.seat);
      const hand = view.side !== side ? hands.enemy : moving ? hands.first : hands.own;
      return { ask, answer: hand(view, ask, dice) };
    });
    state = tableAction.resolve(state, answers, dice).state;
  }
  return state;
}
