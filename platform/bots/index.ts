export type { Chooser } from './chooser.ts';
export { type Pairing, pairings, type Score, type Standing, scoreOf, standing, wilson } from './ladder.ts';
export { randomBot } from './random.ts';
