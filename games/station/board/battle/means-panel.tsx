/** The Battle is joined: by the tables, or fought out in a match of its own. */
import { MeansPanel } from '@weathergage/web/toolkit/board-panel/means-panel.tsx';
import { type ReactNode, useMemo } from 'react';
import { type Harm, harmIn, harmWords, plainCombats } from '../../attention/expected.ts';
import type { SideId } from '../../rules/module/vocabulary.ts';
import { sidesOf } from '../../rules/umpire/phase.ts';
import type { Battle } from '../../rules/world/battle-state.ts';
import type { View } from '../../rules/world/state.ts';
import type { PanelProps } from '../look/types.ts';
import { list, sideName, squadronName } from '../look/words.ts';

/** What a side does by the tables on average, line against line as they stand. */
const harmBy = (view: View, battle: Battle, side: SideId): Harm =>
  plainCombats(view, battle, battle.intensity!)
    .map((combat) => harmIn(view, battle, combat, side))
    .reduce((all, { dp, sunk }) => ({ dp: all.dp + dp, sunk: all.sunk + sunk }), { dp: 0, sunk: 0 });

export function BattleMeansPanel({ view, ask, given, readOnly, give }: PanelProps<'means'>): ReactNode {
  const battle = view.battle!;
  const fighting = (side: SideId) => battle.squadrons[side]!.filter(({ out }) => !out);
  const harm = useMemo(
    () => new Map(sidesOf(view).map((side) => [side, harmWords(harmBy(view, battle, side))])),
    [view, battle],
  );
  return (
    <MeansPanel
      title="The Battle is joined"
      ask={ask}
      ways={view.options.foughtOut!.ways}
      given={given}
      readOnly={readOnly}
      give={give}
    >
      <ul>
        {sidesOf(view).map((side) => (
          <li key={side}>
            {sideName(view, side)}: {fighting(side).reduce((sum, { sail }) => sum + sail, 0)} Sail
            {battle.gauge === side && ', to windward'}. By the tables they do about {harm.get(side)}.
          </li>
        ))}
      </ul>
      {view.side !== null && (
        <p className="ask-says">
          You would command {list(fighting(view.side).map(({ squadron }) => squadronName(view, squadron)))}.
        </p>
      )}
    </MeansPanel>
  );
}
