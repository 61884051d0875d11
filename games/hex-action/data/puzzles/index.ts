/** The puzzles of Hex Action, in the order in which they are best taken. */
import type { PuzzleBook } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';
import { shieldTheCripple, springOnTheCable, stopTheRunner } from './guns.ts';
import { breakTheLine, oneWayOnly, rakeInTwoTurns } from './rakes.ts';
import { anchorInTime, fullSails, takeHerWind, weatherGauge } from './wind.ts';

export const puzzles: PuzzleBook<HexAction> = {
  turnOf: ({ turn }) => turn,
  puzzles: [
    rakeInTwoTurns,
    stopTheRunner,
    fullSails,
    anchorInTime,
    shieldTheCripple,
    breakTheLine,
    weatherGauge,
    springOnTheCable,
    takeHerWind,
    oneWayOnly,
  ],
};
