/** The puzzles of Hex Action, in the order in which they are best taken. */
import type { PuzzleBook } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';
import { breakTheLine, rakeInTwoTurns } from './rakes.ts';

export const puzzles: PuzzleBook<HexAction> = {
  turnOf: ({ turn }) => turn,
  puzzles: [rakeInTwoTurns, breakTheLine],
};
