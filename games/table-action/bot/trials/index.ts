/** What the machines of Table Action are weighed on and against. */
import type { LadderKit } from '@weathergage/kernel';
import type { TableAction } from '../../rules/types.ts';
import { commodores, keptAtAnchor } from '../captain.ts';
import { COURSES, viceAdmiralWith } from '../vice-admiral/index.ts';
import { exploiter } from './exploiter.ts';
import { TRIALS } from './scenarios.ts';

export const ladder: LadderKit<TableAction> = {
  levels: ['landsman', 'volunteer', 'mate', 'lieutenant', 'commander', 'vice-admiral'],
  rivals: {
    ...commodores,
    'vice-admiral': viceAdmiralWith(1),
    exploiter,
    'kept-at-anchor': keptAtAnchor,
  },
  thought: {
    unit: 'imagined courses',
    steps: [20, 40, 80, 160, 320, 640],
    of: (courses) => viceAdmiralWith(courses / COURSES),
  },
  trials: TRIALS,
  scenarios: ['trial-frigates', 'trial-threes', 'frigate-duel'],
};
