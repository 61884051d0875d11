/** A captain in haste, for imagined courses: he thinks of a ship's move once, when she begins it, and carries it out. */
import type { QuickChooser } from '@weathergage/kernel';
import type { TableAction } from '../../rules/types.ts';
import { captainBot } from '../captain.ts';
import { bestMove, stepOf, type WholeMove } from './whole-move.ts';

const BEAM = 4;

/** For one imagined course: he keeps the move in mind. */
export function quickHand(): QuickChooser<TableAction> {
  let move: WholeMove | undefined;
  let whose = '';
  return (view, ask, dice) => {
    if (ask.kind !== 'segment') return captainBot(view, ask, dice);
    const { underWay, sailChanged } = view.activation!;
    const begins = ask.segment === 1 && !underWay && !sailChanged;
    const now = `${ask.ship} ${view.turn}`;
    if (begins || whose !== now || move === undefined) [move, whose] = [bestMove(view, ask, BEAM), now];
    let order = move === undefined ? null : stepOf(move, view, ask);
    if (order === null) {
      move = bestMove(view, ask, BEAM);
      order = move === undefined ? null : stepOf(move, view, ask);
    }
    return order ?? { do: 'move', distance: ask.most, turn: 0 };
  };
}
