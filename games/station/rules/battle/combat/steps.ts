/** What each step of a Battle is to the machine that runs it. */
import type { SideId } from '../../module/vocabulary.ts';
import type { Context, Given } from '../../umpire/phase.ts';
import type { Battle, BattleStep } from '../../world/battle-state.ts';
import type { Open, State } from '../../world/state.ts';
import { otherSide, theatreOf } from '../../world/theatre.ts';

/** The step that follows; `wait` where sides named in `waits` must answer first; `over` when all is done. */
export type Next = BattleStep | 'wait' | 'over';

export interface BattleRules {
  begin(world: State, battle: Battle, context: Context): Next;
  resolve(world: State, battle: Battle, given: readonly Given[], context: Context): Next;
}

export const wait = (battle: Battle, sides: readonly SideId[], otherwise: () => Next): Next => {
  battle.waits = sides;
  return sides.length > 0 ? 'wait' : otherwise();
};

export const enemyOf = (world: Readonly<Open>, side: SideId): SideId => otherSide(theatreOf(world), side);

/** The Battle of which a question is asked. */
export function battleOf(world: Readonly<Open>): Battle {
  if (world.battle === null) throw new Error('there is no Battle');
  return world.battle;
}
