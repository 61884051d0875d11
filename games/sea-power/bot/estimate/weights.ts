/** What each feature of a war is worth, learnt from wars of machines among themselves (`tools/learn-estimate.ts`). */
import type { LearntWeights } from '@weathergage/bots/search/index.ts';
import { FEATURES } from './features.ts';

export const SEA_WEIGHTS: LearntWeights = {
  features: FEATURES,
  weights: [0.72518, 0.75758, -0.01169, 0.46107, -1.0417, -0.046907],
  bias: 0,
};
