/** The puzzles of Sea Power, in the order in which they are best taken. */
import type { PuzzleBook } from '@weathergage/kernel';
import type { SeaPower } from '../../rules/types.ts';
import {
  aWarOnTrade,
  guardBothTrades,
  theLesserEvil,
  theSugarIslands,
  twoPrizes,
  withTheWind,
} from './years.ts';

export const puzzles: PuzzleBook<SeaPower> = {
  turnOf: ({ year }) => year,
  puzzles: [theSugarIslands, withTheWind, aWarOnTrade, guardBothTrades, theLesserEvil, twoPrizes],
};
