/** Who has more in the place of a meeting, as far as it is seen. */
import { fightersBehind } from '../../rules/battle/combat/fighters.ts';
import { enemyOf } from '../../rules/battle/combat/steps.ts';
import type { SideId } from '../../rules/module/vocabulary.ts';
import type { Battle } from '../../rules/world/battle-state.ts';
import { forcesOf } from '../../rules/world/forces.ts';
import { sailIn, squadronsIn } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { count } from '../look/words.ts';

interface Strengths {
  /** Squadrons, one's own and those of his that show. */
  readonly own: number;
  readonly his: number;
  readonly ships: number;
  /** Flags of his that nobody has made out. */
  readonly unknown: number;
}

export function strengths(view: View, battle: Battle, side: SideId): Strengths {
  const forces = forcesOf(view, side);
  const mine = fightersBehind(forces, battle.tokens[side]!).filter(({ convoy }) => !convoy);
  const theirs = view.tokens.filter(({ id }) => battle.tokens[enemyOf(view, side)]!.includes(id));
  return {
    own: mine.reduce((sum, { formation }) => sum + squadronsIn(forces, formation).length, 0),
    ships: mine.reduce((sum, { formation }) => sum + sailIn(forces, formation), 0),
    his: theirs.reduce((sum, { face }) => sum + (face?.squadrons ?? 0), 0),
    unknown: theirs.filter(({ face }) => face === null).length,
  };
}

export function strengthWords(view: View, battle: Battle, side: SideId): string {
  const { own, his, ships, unknown } = strengths(view, battle, side);
  const unseen = unknown === 0 ? '' : ` and ${count(unknown, 'flag')} not made out`;
  return `You have ${count(own, 'Squadron')} here, ${count(ships, 'ship')} in all; the enemy shows ${count(his, 'Squadron')}${unseen}.`;
}
