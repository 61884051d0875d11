/** What each feature of a position is worth, learnt from matches of machines among themselves (`tools/learn-estimate.ts`). */
import type { LearntWeights } from '@weathergage/bots/search/index.ts';
import { FEATURES } from './features.ts';

export const HEX_WEIGHTS: LearntWeights = {
  features: FEATURES,
  weights: [
    1.0059, 3.4999, -1.3241, 0.90268, -0.58012, 2.5204, 0.099983, 1.086, -1.2232, 0.55248, 0.14978, 0.47771,
    -1.6015, 1.2994, -0.43457, -0.57536,
  ],
  bias: 0,
};
