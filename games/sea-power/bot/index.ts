/** Who can be played against: from no plan at all to the best the machine knows. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { seaPower } from '../rules/index.ts';
import type { SeaPower } from '../rules/types.ts';
import { admiral } from './admiral.ts';
import { commodore } from './commodore.ts';
import { nearestBot } from './nearest.ts';

export const bots = {
  random: anyAnswer(seaPower),
  nearest: nearestBot,
  commodore,
  admiral,
} as const satisfies Record<string, Chooser<SeaPower>>;
