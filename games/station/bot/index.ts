/** Who can be played against: from no plan at all to the best the machine knows. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { station } from '../rules/index.ts';
import type { Station } from '../rules/types.ts';
import { commander } from './commander.ts';
import { ADMIRAL, COMMODORE, HARBOUR, ROVER } from './temper.ts';

export const bots = {
  random: anyAnswer(station),
  harbour: commander(HARBOUR),
  commodore: commander(COMMODORE),
  rover: commander(ROVER),
  admiral: commander(ADMIRAL),
} as const satisfies Record<string, Chooser<Station>>;
