/**
 * What weighs bots, whatever their game. How a bot answers (`Chooser`) is a word of the kernel, and each game's own bots
 * stand in its folder. `pool.ts` is imported for itself: it needs Node's threads.
 */
export { type Pairing, pairings, type Score, type Standing, scoreOf, standing, wilson } from './ladder.ts';
