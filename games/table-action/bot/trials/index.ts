/** What the machines of Table Action are weighed on and against. */
import type { LadderKit } from '@weathergage/kernel';
import type { TableAction } from '../../rules/types.ts';
import { flagCaptain } from '../flag/index.ts';
import { TRIALS } from './scenarios.ts';

export const ladder: LadderKit<TableAction> = {
  levels: ['random', 'landsman', 'close', 'midshipman', 'captain'],
  /** Who plays moves out is weaker than the captain as yet, and stands here until that is mended. */
  rivals: { 'flag-captain': flagCaptain().choose, 'flag-quarter': flagCaptain(0.25).choose },
  trials: TRIALS,
  scenarios: ['trial-frigates', 'trial-threes', 'frigate-duel'],
};
