/** Who plays the matches that are learnt from: the student, who chooses by what he knows so far, and those he meets. */
import { type Dice, looseDice, type QuickChooser, seedFor } from '@weathergage/kernel';
import { captainBot, commodoreBot } from '../../games/table-action/bot/captain.ts';
import { candidatesFor } from '../../games/table-action/bot/vice-admiral/candidates.ts';
import { imaginedTable } from '../../games/table-action/bot/vice-admiral/imagined.ts';
import { GRIDS } from '../../games/table-action/bot/vice-admiral/manoeuvres.ts';
import { outlookOf } from '../../games/table-action/bot/vice-admiral/outlook.ts';
import type { PairWeights } from '../../games/table-action/bot/vice-admiral/pair-network.ts';
import { playOn } from '../../games/table-action/bot/vice-admiral/play-on.ts';
import { quickHand } from '../../games/table-action/bot/vice-admiral/quick-hand.ts';
import { siftMoves } from '../../games/table-action/bot/vice-admiral/sifting.ts';
import {
  following,
  type SegmentAsk,
  type WholeMove,
} from '../../games/table-action/bot/vice-admiral/whole-move.ts';
import { tableAction } from '../../games/table-action/rules/index.ts';
import type { State, View } from '../../games/table-action/rules/table/state.ts';
import type { TableAction } from '../../games/table-action/rules/types.ts';

export type Hand = QuickChooser<TableAction>;

const someSeed = (dice: Dice): number => dice.below(256) * 256 + dice.below(256);

/** Decides on a whole move when a ship's turn begins, where it is not left to the other hand. */
type Choice = (view: View, ask: SegmentAsk, dice: Dice) => WholeMove | undefined;

const BREADTH = { moves: 14, held: 7, manoeuvres: 10, grid: GRIDS.coarse, beam: 16 };

function settling(choose: Choice, hand: Hand): Hand {
  let move: WholeMove | undefined;
  let whose = '';
  return (view, ask, dice) => {
    if (ask.kind !== 'segment' && ask.kind !== 'fire') return hand(view, ask, dice);
    const now = `${ask.ship} ${view.turn}`;
    const { underWay, sailChanged } = view.activation!;
    if (ask.kind === 'segment' && ask.segment === 1 && !underWay && !sailChanged)
      [move, whose] = [choose(view, ask, dice), now];
    return (move !== undefined && whose === now ? following(move, hand) : hand)(view, ask, dice);
  };
}

const movesFor = (view: View, ask: SegmentAsk, weights: PairWeights, seed: number): readonly WholeMove[] =>
  candidatesFor(view, ask, imaginedTable(view, seed), weights, BREADTH).map(({ move }) => move);

/** In so many of a hundred turns takes any move that came into question, and in the others does as the choice has it. */
const straying =
  (often: number, weights: PairWeights, choose: Choice): Choice =>
  (view, ask, dice) => {
    if (dice.below(100) >= often) return choose(view, ask, dice);
    const moves = movesFor(view, ask, weights, someSeed(dice));
    return moves.length === 0 ? undefined : moves[dice.below(moves.length)];
  };

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

/** Tries each move twice and takes what promises most when it is over. */
const hasty =
  (weights: PairWeights): Choice =>
  (view, ask, dice) => {
    const side = view.side!;
    const world = imaginedTable(view, someSeed(dice));
    const seed = someSeed(dice);
    let [best, value]: [WholeMove | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
    for (const move of movesFor(view, ask, weights, seed)) {
      let sum = 0;
      for (const course of [0, 1]) {
        const after = playMove(world, side, following(move, quickHand()), seedFor(seed, course));
        sum += outlookOf(weights, after, side);
      }
      if (sum > value) [best, value] = [move, sum];
    }
    return best;
  };

/** With the enemy's answer, as the vice-admiral does, but not so often. */
const thorough =
  (weights: PairWeights, courses: number): Choice =>
  (view, ask, dice) => {
    const side = view.side!;
    const world = imaginedTable(view, someSeed(dice));
    const seed = someSeed(dice);
    const judge = (move: WholeMove, course: number): number => {
      const own = quickHand();
      const hands = { first: following(move, own), own, enemy: captainBot };
      return outlookOf(weights, playOn(world, side, hands, seedFor(seed, course)), side);
    };
    const moves = movesFor(view, ask, weights, seed).map((move) => ({ move, before: 0 }));
    return siftMoves(moves, judge, (tried) => tried / courses);
  };

const STRAYS = [0, 5, 10, 30] as const;
const COURSES = 70;

function student(weights: PairWeights, dice: Dice): Hand {
  const choice = dice.below(5) < 3 ? hasty(weights) : thorough(weights, COURSES);
  return settling(straying(STRAYS[dice.below(4)]!, weights, choice), captainBot);
}

export interface Party {
  readonly hand: Hand;
  readonly isStudent: boolean;
}

/** The student, and of ten enemies five captains, three commodores, a captain who strays, and himself. */
export function partiesFor(weights: PairWeights, dice: Dice): readonly [Party, Party] {
  const way = dice.below(10);
  const own = { hand: student(weights, dice), isStudent: true };
  if (way === 9) return [own, { hand: student(weights, dice), isStudent: true }];
  if (way === 8)
    return [
      own,
      {
        hand: settling(
          straying(25, weights, () => undefined),
          captainBot,
        ),
        isStudent: false,
      },
    ];
  return [own, { hand: way < 5 ? captainBot : commodoreBot, isStudent: false }];
}
