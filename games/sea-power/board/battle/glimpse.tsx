/** What the winner of the weather gauge sees through his glass: the enemy's ships and leaders, stack by stack (7.2/3). */
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import type { Side, War } from '../../data/nations.ts';
import type { Berth } from '../../rules/world/squadron.ts';
import { LeaderChip, ShipChip } from '../display/chips.tsx';
import { SIDE_ADJECTIVES } from '../look/words.ts';
import './scene.css';

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
      <h3>Through the glass: {countedWords(berths.length, `${SIDE_ADJECTIVES[side]} ship`)}</h3>
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
