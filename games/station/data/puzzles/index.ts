/** The puzzles of Station, in the order in which they are best taken. */
import type { PuzzleBook } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import { pairByPair } from './battle.ts';
import { comeWithTheWind, theLongWayRound, whereBothRoutesMeet, whereHeCannotHide } from './cruises.ts';
import { theLastLetter, theOrderOrTheShips } from './desks.ts';

export const puzzles: PuzzleBook<Station> = {
  turnOf: ({ turn }) => turn,
  puzzles: [
    whereBothRoutesMeet,
    whereHeCannotHide,
    theLongWayRound,
    comeWithTheWind,
    theLastLetter,
    pairByPair,
    theOrderOrTheShips,
  ],
};
