/** Who can be played against: from no plan at all to the best the machine knows. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { tableAction } from '../rules/index.ts';
import type { TableAction } from '../rules/types.ts';
import { captainBot, commodoreBot, commodores } from './captain.ts';
import { closeBot } from './close.ts';
import { levels } from './levels.ts';
import { midshipman } from './midshipman.ts';
import { viceAdmiral } from './vice-admiral/index.ts';

export const bots = {
  random: anyAnswer(tableAction),
  close: closeBot,
  ...levels,
  midshipman,
  captain: captainBot,
  commodore: commodoreBot,
  'vice-admiral': viceAdmiral,
  ...commodores,
} as const satisfies Record<string, Chooser<TableAction>>;
