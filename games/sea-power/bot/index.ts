/** Who can be played against: from no plan at all to the best the machine knows. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { seaPower } from '../rules/index.ts';
import type { SeaPower } from '../rules/types.ts';
import { admiral } from './admiral.ts';
import { bold, methodical, wary } from './characters.ts';
import { commodore, rearAdmiral, viceAdmiral } from './commodore.ts';
import { nearestBot } from './nearest.ts';
import { seaLord, warden } from './sea-lord.ts';

export const bots = {
  random: anyAnswer(seaPower),
  nearest: nearestBot,
  commodore,
  'rear-admiral': rearAdmiral,
  'vice-admiral': viceAdmiral,
  admiral,
  warden,
  'sea-lord': seaLord,
  'sea-lord-bold': bold,
  'sea-lord-wary': wary,
  'sea-lord-methodical': methodical,
  /** What these three were called; there are matches with them. */
  bold,
  wary,
  methodical,
} as const satisfies Record<string, Chooser<SeaPower>>;
