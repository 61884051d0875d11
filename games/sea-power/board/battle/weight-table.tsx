/** 11.N: hits by weight, and the dice that share them out down the line. */

import { Die } from '@weathergage/web/toolkit/controls.tsx';

import type { ReactNode } from 'react';
import type { SeaTold } from '../../rules/world/told.ts';
import { shipName } from '../look/words.ts';
import { SCENE_WORDS } from './battle-words.ts';

export const WeightTable = ({
  told,
}: {
  readonly told: readonly Extract<SeaTold, { kind: 'weight' }>[];
}): ReactNode => (
  <div className="spb-weight">
    {told.map(({ side, hits, marks }) => (
      <section key={side}>
        <h3>{SCENE_WORDS.fire(side, hits)}</h3>
        <ul>
          {marks.map(({ ship, die, hits: on }, index) => (
            <li key={index} data-hit={on > 0 || undefined}>
              <Die face={die} size={18} /> {shipName(ship)} {on > 0 && <b>−{on}</b>}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
