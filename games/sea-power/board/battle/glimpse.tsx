/** What the winner of the weather gauge sees through his glass: the enemy's ships and leaders, stack by stack (7.2/3). */

import type { ReactNode } from 'react';
import type { Side, War } from '../../data/nations.ts';
import type { Berth } from '../../rules/world/squadron.ts';
import { LeaderChip, ShipChip } from '../display/chips.tsx';

import './scene.css';
import { SCENE_WORDS } from './battle-words.ts';

export function Glimpse({
  stacks,
  side,
  war,
}: {
  readonly stacks: readonly (readonly (Berth & { readonly damage?: number })[])[];
  readonly side: Side;
  readonly war: War;
}): ReactNode {
  const berths = stacks.flat();
  return (
    <div className="spb-glimpse">
      <h3>{SCENE_WORDS.glass(berths.length, side)}</h3>
      <ol>
        {berths.map(({ ship, leader, damage = 0 }, place) => (
          <li key={ship}>
            <ShipChip ship={ship} war={war} damage={damage} place={place + 1}>
              {leader !== null && <LeaderChip leader={leader} war={war} />}
            </ShipChip>
          </li>
        ))}
      </ol>
    </div>
  );
}
