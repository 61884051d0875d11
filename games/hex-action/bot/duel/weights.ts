/** What each feature of a duel is worth, learnt from imagined duels (`tools/learn-duels.ts`). */
import type { LearntWeights } from '@weathergage/bots/search/index.ts';
import { DUEL_FEATURES } from './features.ts';

export const DUEL_WEIGHTS: LearntWeights = {
  features: DUEL_FEATURES,
  weights: [
    0.94985, 0.53034, -0.71711, 0.28074, -0.19185, 1.4034, 0.23927, -0.97401, 1.5701, -0.58512, 0.14528,
  ],
  bias: 0.5232,
};
