/** Who can be played against: from no plan at all to the best the machine knows. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { hexAction } from '../rules/index.ts';
import type { HexAction } from '../rules/types.ts';
import { admiralOf, admirals, plainAdmiral } from './admiral.ts';
import { captainBot } from './captain.ts';
import { postCaptain } from './duel/post-captain.ts';
import { flagOfficer } from './flag/index.ts';
import { SQUADRON } from './flag/squadron.ts';
import { commanders, levels } from './levels.ts';
import { midshipman } from './midshipman.ts';
import { straightBot } from './straight.ts';

export const bots = {
  random: anyAnswer(hexAction),
  straight: straightBot,
  ...levels,
  ...commanders,
  midshipman,
  captain: captainBot,
  /** The admiral in haste: enough for many matches, and it replays exactly. */
  commodore: admiralOf({ rounds: 1 }),
  admiral: plainAdmiral,
  ...admirals,
  /** Plays plans out against plans, before anything is ordered. */
  'flag-officer': flagOfficer().choose,
  /** He has learnt duels of the Basic Game by heart, and looks a turn on wherever more than two ships meet. */
  'post-captain': postCaptain(flagOfficer(1, SQUADRON)).choose,
} as const satisfies Record<string, Chooser<HexAction>>;
