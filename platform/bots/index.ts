export type { Chooser } from '@weathergage/kernel';
export { type Pairing, pairings, type Score, type Standing, scoreOf, standing, wilson } from './ladder.ts';
export { randomBot } from './random.ts';
