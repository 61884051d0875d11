/** Who can be played against: from no plan at all to the best the machine knows. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { tableAction } from '../rules/index.ts';
import type { TableAction } from '../rules/types.ts';
import { captain } from './captain.ts';
import { close } from './close.ts';
import { midshipman } from './midshipman.ts';

export const bots = {
  random: anyAnswer(tableAction),
  close,
  midshipman,
  captain,
} as const satisfies Record<string, Chooser<TableAction>>;
