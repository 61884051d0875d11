/** Who fights whom: `2. Third Division against Vanguard and Reserve`. */
import { enemyOf } from '../../rules/battle/combat/steps.ts';
import type { Combat } from '../../rules/world/battle-state.ts';
import type { View } from '../../rules/world/state.ts';
import { list, squadronName } from '../look/words.ts';

export function pairWords(view: View, { squadrons }: Combat, index: number): string {
  const side = view.side!;
  const names = (whose: string): string => list(squadrons[whose]!.map((id) => squadronName(view, id)));
  return `${index + 1}. ${names(side)} against ${names(enemyOf(view, side))}`;
}
