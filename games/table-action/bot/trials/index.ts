/** What the machines of Table Action are weighed on and against. */
import type { LadderKit } from '@weathergage/kernel';
import type { TableAction } from '../../rules/types.ts';
import { commodores, keptAtAnchor, thoughtful } from '../captain.ts';
import { flagCaptain } from '../flag/index.ts';
import { TRIALS } from './scenarios.ts';

export const ladder: LadderKit<TableAction> = {
  levels: ['landsman', 'volunteer', 'mate', 'lieutenant', 'commander', 'commodore'],
  /** Who plays moves out is no better than the captain for all his time, and weaker than the commodore. */
  rivals: {
    ...commodores,
    'kept-at-anchor': keptAtAnchor,
    'flag-captain': flagCaptain().choose,
    'flag-quarter': flagCaptain(0.25).choose,
  },
  thought: { unit: 'half-made plans', steps: [2, 4, 8, 16, 32, 64, 128, 256], of: thoughtful },
  trials: TRIALS,
  scenarios: ['trial-frigates', 'trial-threes', 'frigate-duel'],
};
