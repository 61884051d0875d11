/** Who plays the matches that are learnt from: many ways of sailing, so that many positions come about. */
import { type Dice, looseDice, type QuickChooser, seedFor } from '@weathergage/kernel';
import { captainBot } from '../../games/table-action/bot/captain.ts';
import { outlookOf } from '../../games/table-action/bot/vice-admiral/outlook.ts';
import type { PairWeights } from '../../games/table-action/bot/vice-admiral/pair-network.ts';
import { quickHand } from '../../games/table-action/bot/vice-admiral/quick-hand.ts';
import {
  following,
  type SegmentAsk,
  unlikeMoves,
  type WholeMove,
} from '../../games/table-action/bot/vice-admiral/whole-move.ts';
import { tableAction } from '../../games/table-action/rules/index.ts';
import type { State, View } from '../../games/table-action/rules/table/state.ts';
import type { TableAction } from '../../games/table-action/rules/types.ts';

export type Hand = QuickChooser<TableAction>;

/** Decides on a whole move when a ship's turn begins, where it is not left to the other hand. */
type Choice = (view: View, ask: SegmentAsk, dice: Dice) => WholeMove | undefined;

function settling(choose: Choice, hand: Hand): Hand {
  let move: WholeMove | undefined;
  let whose = '';
  return (view, ask, dice) => {
    if (ask.kind !== 'segment') return hand(view, ask, dice);
    const { underWay, sailChanged } = view.activation!;
    const now = `${ask.ship} ${view.turn}`;
    if (ask.segment === 1 && !underWay && !sailChanged) [move, whose] = [choose(view, ask, dice), now];
    return (move !== undefined && whose === now ? following(move, hand) : hand)(view, ask, dice);
  };
}

/** In so many of a hundred turns takes any move that came into question. */
const straying = (often: number, hand: Hand): Hand =>
  settling((view, ask, dice) => {
    if (dice.below(100) >= often) return undefined;
    const moves = unlikeMoves(view, ask, 30, 12);
    return moves.length === 0 ? undefined : moves[dice.below(moves.length)];
  }, hand);

/** Where the table stands when that ship's turn is over. */
function playMove(from: State, side: string, hand: Hand, seed: number): State {
  const dice = looseDice(seed);
  let state = from;
  while (
    state.outcome === null &&
    state.turn === from.turn &&
    state.activation?.ship === from.activation?.ship
  ) {
    const answers = tableAction.asks(state).map((ask) => {
      const view = tableAction.view(state, ask.seat);
      return { ask, answer: (view.side === side ? hand : captainBot)(view, ask, dice) };
    });
    state = tableAction.resolve(state, answers, dice).state;
  }
  return state;
}

/** Tries each move twice and takes what promises most when it is over, not always by a hair. */
const learned = (weights: PairWeights, heat: number): Hand =>
  settling((view, ask, dice) => {
    const moves = unlikeMoves(view, ask, 24, 16);
    const side = view.side!;
    const world = tableAction.imagine(view, dice);
    const seed = dice.below(256) * 256 + dice.below(256);
    let [best, value]: [WholeMove | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
    for (const move of moves) {
      let sum = (heat * (dice.below(256) + dice.below(256) - 255)) / 128;
      for (const course of [0, 1]) {
        const after = playMove(world, side, following(move, quickHand()), seedFor(seed, course));
        sum += outlookOf(weights, after, side) / 2;
      }
      if (sum > value) [best, value] = [move, sum];
    }
    return best;
  }, captainBot);

/** A hand for each side of each match. */
export const readyHands =
  (weights: PairWeights | null) =>
  (dice: Dice): Hand => {
    const way = dice.below(10);
    if (way === 9) return straying(10, captainBot);
    if (weights !== null && way < 6) return straying([0, 10, 20][dice.below(3)]!, learned(weights, 0.06));
    return straying([10, 25, 50, 70][dice.below(4)]!, quickHand());
  };
