/** What the enemy is taken to be, by what all have seen of him. */
import type { Side } from '../../data/nations.ts';
import type { View } from '../../rules/world/state.ts';
import type { Tempers } from '../lords/index.ts';
import { HIGH_LORDS, sameTemper } from '../lords/tempers.ts';
import { SEA_LORD } from '../sea-lord.ts';
import { keepToPort } from '../standing.ts';

const SEA_LORDS = sameTemper(SEA_LORD);
const IN_PORT = sameTemper({ ...SEA_LORD, stays: true });

const USUAL: readonly Tempers[] = [HIGH_LORDS, SEA_LORDS];
const QUIET_ONES: readonly Tempers[] = [IN_PORT, IN_PORT, IN_PORT, HIGH_LORDS];

/** World by world: a lord like himself, a sea lord as there are many, or one who has never come out. */
export const likelyEnemies = (view: View, side: Side): readonly Tempers[] =>
  side === 'english' && keepToPort(view) ? QUIET_ONES : USUAL;
