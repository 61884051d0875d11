/** Who can be played against: from no plan at all to the best the machine knows. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { station } from '../rules/index.ts';
import type { Station } from '../rules/types.ts';
import { commander } from './commander.ts';
import { ADMIRAL, BOLD, CAPTAIN, COMMODORE, HARBOUR, LIEUTENANT, ROVER, WARY } from './temper.ts';

export const bots = {
  random: anyAnswer(station),
  harbour: commander(HARBOUR),
  lieutenant: commander(LIEUTENANT),
  captain: commander(CAPTAIN),
  commodore: commander(COMMODORE),
  admiral: commander(ADMIRAL),
  rover: commander(ROVER),
  bold: commander(BOLD),
  wary: commander(WARY),
} as const satisfies Record<string, Chooser<Station>>;
