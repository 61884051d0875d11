/** What each feature of a duel is worth, learnt from imagined duels (`tools/learn-duels.ts`). */
import type { LearntWeights } from '@weathergage/bots/search/index.ts';
import { DUEL_FEATURES } from './features.ts';

export const DUEL_WEIGHTS: LearntWeights = {
  features: DUEL_FEATURES,
  weights: [
    0.95629, 0.52148, -0.72648, 0.23729, 0.058014, 1.2298, 0.11096, -0.97307, 1.5677, -0.60574, 0.14203,
  ],
  bias: 0.51602,
};
