/** Leaders hit in Battle (8.37, 3.49). */
import type { LeaderId, SideId } from '../../module/vocabulary.ts';
import { leaderFate } from '../../organisation/organisation.ts';
import type { Context } from '../../umpire/phase.ts';
import type { Battle } from '../../world/battle-state.ts';
import type { State } from '../../world/state.ts';
import { type Fate, fateOf } from './tables.ts';

/** 8.37: a die for a leader aboard. With a Flagship lost he is hit for certain: dice that spare him fall again (10.321). */
export function casualty(
  world: State,
  battle: Battle,
  context: Context,
  side: SideId,
  leader: LeaderId,
  certain: boolean,
): Fate {
  const dice = [context.d10()];
  while (certain && fateOf(dice.at(-1)!).what === 'unhurt') dice.push(context.d10());
  const fate = fateOf(dice.at(-1)!);
  const turns = fate.what === 'wounded' ? { turns: fate.turns } : {};
  context.tell({ kind: 'casualty', rule: '8.37', dice, side, leader, fate: fate.what, ...turns });
  if (fate.what === 'unhurt') return fate;
  for (const one of battle.squadrons[side]!) one.leaders = one.leaders.filter((id) => id !== leader);
  // It has been told with its die.
  const quiet: Context = { ...context, tell: () => {} };
  if (fate.what === 'wounded') leaderFate(world, quiet, side, leader, { what: 'wounded', turns: fate.turns });
  else leaderFate(world, quiet, side, leader, { what: fate.what });
  return fate;
}
