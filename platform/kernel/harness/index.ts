/** The harness every game is put through. It needs no test runner, and runs in a browser as well. */
export { seedFor } from '../draw.ts';
export { type Golden, goldenOf } from './golden.ts';
export { hashJournal } from './hash-journal.ts';
export { type Plan, type PlayedMatch, playOut, playOutSlowly } from './play-out.ts';
export { type Series, seedOfMatch, simulate, simulateSlowly, type Tally } from './simulate.ts';
export { CHECKS, type Check, QUICK_CHECKS, type Violation } from './violation.ts';
