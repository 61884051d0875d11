/** Who can be played against, the weaker first. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { cutterAndBrig } from '../rules/index.ts';
import type { CutterAndBrig } from '../rules/types.ts';
import { oldHand } from './old-hand.ts';

export const bots = {
  random: anyAnswer(cutterAndBrig),
  'old-hand': oldHand,
} as const satisfies Record<string, Chooser<CutterAndBrig>>;
