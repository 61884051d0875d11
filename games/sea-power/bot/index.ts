/** Who can be played against: from no plan at all to the best the machine knows. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { seaPower } from '../rules/index.ts';
import type { SeaPower } from '../rules/types.ts';
import { admiral } from './admiral.ts';
import { bold, methodical, wary } from './characters.ts';
import { commodore, rearAdmiral, viceAdmiral } from './commodore.ts';
import { FIRST_LORD } from './council/first-lord.ts';
import { council } from './council/index.ts';
import { lordOf } from './lords/index.ts';
import { HIGH_LORDS, LORDS } from './lords/tempers.ts';
import { nearestBot } from './nearest.ts';
import { seaLord, warden } from './sea-lord.ts';

/** Play-outs to a year's muster where nobody says how long he may think. */
const PLAY_OUTS = 48;

export const bots = {
  random: anyAnswer(seaPower),
  nearest: nearestBot,
  commodore,
  'rear-admiral': rearAdmiral,
  'vice-admiral': viceAdmiral,
  admiral,
  warden,
  'sea-lord': seaLord,
  'first-sea-lord': lordOf(LORDS),
  'lord-high-admiral': lordOf(HIGH_LORDS),
  'first-lord': council(PLAY_OUTS, FIRST_LORD).choose,
  'sea-lord-bold': bold,
  'sea-lord-wary': wary,
  'sea-lord-methodical': methodical,
  /** What these three were called; there are matches with them. */
  bold,
  wary,
  methodical,
} as const satisfies Record<string, Chooser<SeaPower>>;
