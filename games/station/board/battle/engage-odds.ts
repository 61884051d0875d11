/** What a Battle would cost before it is declared: one's own Squadrons as they are, of the Enemy's only the number. */

import { type Prospect, prospectOf } from '../../attention/expected.ts';
import { fightersBehind } from '../../rules/battle/combat/fighters.ts';
import { enemyOf } from '../../rules/battle/combat/steps.ts';
import type { SideId } from '../../rules/module/vocabulary.ts';
import type { Battle, Engaged } from '../../rules/world/battle-state.ts';
import { forcesOf } from '../../rules/world/forces.ts';
import { isLine, squadronsIn } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { strengths } from './strength.ts';

/** Ships of a Squadron of which nothing is known. */
const USUAL_SAIL = 3;

const engaged = (squadron: string, sail: number, dp: number): Engaged => ({
  squadron,
  kind: 'squadron',
  formation: squadron,
  engaged: squadron,
  independent: true,
  mate: null,
  sail,
  dp,
  leaders: [],
  out: false,
});

/** A regular action against as many Squadrons of the line as show; null where none shows, or nobody of one's own fights. */
export function engageProspect(view: View, battle: Battle, side: SideId): Prospect | null {
  const enemy = enemyOf(view, side);
  const theatre = theatreOf(view);
  const forces = forcesOf(view, side);
  const own = fightersBehind(forces, battle.tokens[side]!)
    .filter(({ convoy }) => !convoy)
    .flatMap(({ formation }) => squadronsIn(forces, formation))
    .filter(({ id }) => theatre.hulls.get(id)?.flagship === false)
    .map(({ id, sail, dp }) => engaged(id, sail, dp));
  const his = [...theatre.hulls.values()]
    .filter(
      (hulls) =>
        isLine(hulls) && !hulls.flagship && theatre.contingents.get(hulls.contingent)?.side === enemy,
    )
    .slice(0, strengths(view, battle, side).his)
    .map(({ id }) => engaged(id, USUAL_SAIL, 0));
  if (own.length === 0 || his.length === 0) return null;
  const imagined: Battle = {
    ...battle,
    squadrons: { ...battle.squadrons, [side]: own, [enemy]: his },
    gauge: battle.gauge ?? side,
  };
  return prospectOf(view, imagined, 'Medium');
}
