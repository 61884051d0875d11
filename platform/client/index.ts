export { type Decide, type PlayTerms, playSeat } from './play-seat.ts';
export { Refused } from './refused.ts';
export { Weathergage } from './weathergage.ts';
