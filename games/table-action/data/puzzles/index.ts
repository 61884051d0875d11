/** The puzzles of Table Action, in the order in which they are best taken. */
import type { PuzzleBook } from '@weathergage/kernel';
import type { TableAction } from '../../rules/types.ts';
import { acrossHerStern, bothSides, intoTheWind } from './rakes.ts';
import { aClearLane, layHerAlongside, steadyGuns, throughTheNarrows } from './sails.ts';

export const puzzles: PuzzleBook<TableAction> = {
  turnOf: ({ turn }) => turn,
  puzzles: [
    acrossHerStern,
    layHerAlongside,
    intoTheWind,
    bothSides,
    steadyGuns,
    aClearLane,
    throughTheNarrows,
  ],
};
