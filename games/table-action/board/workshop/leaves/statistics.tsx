/** A ship in numbers: hull, rigging and crew with the points at which they are crippled, and her dice by range. */

import { capital } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { crippledAt } from '../../../rules/aboard/crippled.ts';
import { AREAS } from '../../../rules/table/ship.ts';
import { type Dice, DiceTable } from '../../look/dice-table.tsx';
import { RANGE_WORDS } from '../../look/words.ts';

interface Counted extends Dice {
  readonly hull: number;
  readonly rigging: number;
  readonly crew: number;
}

export const BenchDice = ({ broadside, musketry }: Dice): ReactNode => (
  <DiceTable
    className="tw-dice"
    caption="Dice of a broadside"
    heading="Guns"
    broadside={broadside}
    musketry={musketry}
    rangeWords={(range) => capital(RANGE_WORDS[range])}
  />
);

export const Statistics = ({ ship }: { readonly ship: Counted }): ReactNode => (
  <div className="tw-statistics">
    <dl className="tw-areas">
      {AREAS.map((area) => (
        <div key={area}>
          <dt>{capital(area)}</dt>
          <dd>
            {ship[area]} <small>crippled at {crippledAt(ship[area])}</small>
          </dd>
        </div>
      ))}
    </dl>
    <BenchDice {...ship} />
  </div>
);
