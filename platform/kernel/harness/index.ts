/** The harness every game is put through. It needs no test runner, and runs in a browser as well. */
export { seedFor } from '../draw.ts';
export { finishAdopted, finishMatch, firstAnswer } from './finish.ts';
export { givenAway } from './given-away.ts';
export { goldenLine, inOneHand } from './golden.ts';
export { hashJournal } from './hash-journal.ts';
export { lateOrders } from './late-orders.ts';
export { lessonFlaws } from './lesson.ts';
export type { EngagementLink } from './link.ts';
export { fallingAs, hearOfficer, livedBy } from './officers.ts';
export { type PlayedMatch, type PlayPlan, playOut, playOutSlowly } from './play-out.ts';
export type { FoughtOut } from './reports.ts';
export {
  type MatchSeries,
  type SeriesTally,
  seedOfMatch,
  simulateMatches,
  simulateMatchesSlowly,
} from './simulate.ts';
export { ALL_CHECKS, type HarnessCheck, QUICK_CHECKS, type Violation } from './violation.ts';
