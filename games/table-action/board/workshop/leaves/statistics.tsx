/** A ship in numbers: hull, rigging and crew with the points at which they are crippled, and her dice by range. */

import { capital } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { type DiceByRange, RANGES } from '../../../data/words.ts';
import { crippledAt } from '../../../rules/aboard/crippled.ts';
import { AREAS } from '../../../rules/table/ship.ts';
import { RANGE_WORDS } from '../../look/words.ts';

interface Counted {
  readonly hull: number;
  readonly rigging: number;
  readonly crew: number;
  readonly musketry: number;
  readonly broadside: { readonly large: DiceByRange; readonly regular: DiceByRange };
}

const GUNS = [
  ['large', 'Large, D10'],
  ['regular', 'Regular, D6'],
] as const;

export const Dice = ({ broadside, musketry }: Pick<Counted, 'broadside' | 'musketry'>): ReactNode => (
  <table className="tw-dice">
    <caption>Dice of a broadside</caption>
    <thead>
      <tr>
        <th scope="col">Guns</th>
        {RANGES.map((range) => (
          <th key={range} scope="col">
            {capital(RANGE_WORDS[range])}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {GUNS.map(([kind, label]) => (
        <tr key={kind}>
          <th scope="row">{label}</th>
          {broadside[kind].map((dice, range) => (
            <td key={RANGES[range]}>{dice === 0 ? '–' : dice}</td>
          ))}
        </tr>
      ))}
      <tr>
        <th scope="row">Muskets, D6</th>
        <td>{musketry}</td>
        <td>–</td>
        <td>–</td>
        <td>–</td>
      </tr>
    </tbody>
  </table>
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
    <Dice {...ship} />
  </div>
);
