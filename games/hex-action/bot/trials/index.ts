/** What the machines of Hex Action are weighed on and against. */
import type { LadderKit } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';
import { admiralOf } from '../admiral.ts';
import { DUEL_PLAY_OUTS, flagOfficer } from '../flag/index.ts';
import { duelExploiter, exploiter } from './exploiter.ts';
import { outsiders } from './outsiders.ts';
import { TRIALS } from './scenarios.ts';

export const ladder: LadderKit<HexAction> = {
  levels: ['landsman', 'volunteer', 'mate', 'lieutenant', 'commander', 'flag-officer'],
  rivals: {
    ...outsiders,
    'admiral-of-old': admiralOf({ rounds: 6 }),
    exploiter,
    'duel-exploiter': duelExploiter,
    'flag-quarter': flagOfficer(0.25).choose,
    'flag-twice': flagOfficer(2).choose,
  },
  thought: {
    unit: 'play-outs in a duel',
    steps: [24, 80, 240, 720],
    of: (playOuts) => flagOfficer(playOuts / DUEL_PLAY_OUTS).choose,
  },
  trials: TRIALS,
  scenarios: ['trial-38', 'trial-74', 'trial-pair', 'two-divisions'],
};
