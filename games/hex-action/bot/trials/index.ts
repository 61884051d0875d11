/** What the machines of Hex Action are weighed on and against. */
import type { LadderKit } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';
import { admiralOf } from '../admiral.ts';
import { POST_CAPTAIN, postCaptain } from '../duel/post-captain.ts';
import { flagOfficer } from '../flag/index.ts';
import { duelExploiter, exploiter, temperedCaptain } from './exploiter.ts';
import { outsiders } from './outsiders.ts';
import { TRIALS } from './scenarios.ts';

export const ladder: LadderKit<HexAction> = {
  levels: ['landsman', 'volunteer', 'mate', 'lieutenant', 'commander', 'post-captain'],
  rivals: {
    ...outsiders,
    'flag-officer': flagOfficer().choose,
    'admiral-of-old': admiralOf({ rounds: 6 }),
    exploiter,
    'duel-exploiter': duelExploiter,
    'tempered-captain': temperedCaptain,
    'flag-quarter': flagOfficer(0.25).choose,
    'flag-twice': flagOfficer(2).choose,
  },
  thought: {
    unit: 'turns looked ahead in a duel',
    steps: [12, 60, 240, 960],
    of: (looks) => postCaptain(flagOfficer(), { ...POST_CAPTAIN, looks }).choose,
  },
  trials: TRIALS,
  scenarios: ['trial-38', 'trial-74', 'trial-pair', 'two-divisions'],
};
