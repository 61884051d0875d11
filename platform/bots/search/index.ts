/** How a machine of any game thinks ahead: plans against plans, in worlds that agree with what its seat sees. */
export { type Craft, type Plan, type SearchEffort, type SearchHabits, USUAL_HABITS } from './craft.ts';
export {
  type LearntWeights,
  type Lesson,
  learntChance,
  learnWeights,
  surpriseOf,
} from './learnt-estimate.ts';
export { type SecretGame, type SecretSolution, solveSecretGame } from './regret-matching.ts';
export { type SearchFound, searchPlans, type WeighedPlan } from './search.ts';
export { pointUnit, signedWeight } from './ship-weights.ts';
export { StepDesk, type Thinker, thinkerOf } from './thinker.ts';
