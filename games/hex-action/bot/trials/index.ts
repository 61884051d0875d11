/** What the machines of Hex Action are weighed on and against. */
import type { LadderKit } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';
import { admiralOf } from '../admiral.ts';
import { USUAL_TERMS } from '../flag/craft.ts';
import { DUEL_PLAY_OUTS, FLAG_HABITS, flagOfficer } from '../flag/index.ts';
import { exploiter } from './exploiter.ts';
import { outsiders } from './outsiders.ts';
import { TRIALS } from './scenarios.ts';

/** Takes the enemy for a captain more often than not. */
const BELIEVING = { ...FLAG_HABITS, plainness: 0.8 };

export const ladder: LadderKit<HexAction> = {
  levels: ['landsman', 'volunteer', 'mate', 'lieutenant', 'commander', 'flag-officer'],
  rivals: {
    ...outsiders,
    'admiral-of-old': admiralOf({ rounds: 6 }),
    exploiter,
    'flag-believing': flagOfficer(1, USUAL_TERMS, BELIEVING).choose,
    'flag-foreseeing': flagOfficer(1, { ...USUAL_TERMS, ahead: 2 }, BELIEVING).choose,
    'flag-foreseeing-more': flagOfficer(3, { ...USUAL_TERMS, ahead: 2 }, BELIEVING).choose,
    'flag-trusting': flagOfficer(1, { ...USUAL_TERMS, ahead: 2, trust: 1 }, BELIEVING).choose,
    'flag-quarter': flagOfficer(0.25).choose,
    'flag-twice': flagOfficer(2).choose,
  },
  thought: {
    unit: 'play-outs in a duel',
    steps: [12, 40, 120, 400, 1200],
    of: (playOuts) => flagOfficer(playOuts / DUEL_PLAY_OUTS).choose,
  },
  trials: TRIALS,
  scenarios: ['trial-38', 'trial-74', 'trial-pair', 'two-divisions'],
};
