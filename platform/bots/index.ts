/**
 * What weighs bots, whatever their game. How a bot answers (`Chooser`) is a word of the kernel, and each game's own bots
 * stand in its folder. `pool.ts` is imported for itself: it needs Node's threads.
 */
export { type EloGap, eloBetween, type PairResult, ratingsOf } from './elo.ts';
export {
  type BoutScore,
  type LadderStanding,
  type SeedPairing,
  scoreOf,
  seedPairings,
  standingOf,
  wilsonInterval,
} from './ladder.ts';
