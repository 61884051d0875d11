/** What each feature of a position is worth, learnt from matches of machines among themselves (`tools/learn-estimate.ts`). */
import type { LearntWeights } from '@weathergage/bots/search/index.ts';
import { FEATURES } from './features.ts';

export const TABLE_WEIGHTS: LearntWeights = {
  features: FEATURES,
  weights: [0.71032, 2.4917, -1.2141, 1.235, -1.6641, 5.1206, 0.6791, -3.3026, 1.037, 0.13888, 0],
  bias: 0,
};
