/** Flagship and squadrons of a match with command lag (32.1): a row a ship, with the squadron she sails in. */

import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { SelectOptions } from '@weathergage/web/toolkit/select-options.tsx';
import { TableHead } from '@weathergage/web/toolkit/table-head.tsx';
import type { ReactNode } from 'react';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import { shipOf } from '../../rules/sea/state.ts';
import type { AskProps } from '../look/types.ts';

type Squadrons = AnswerTo<'squadrons'>['squadrons'];

/** The ship goes over to another squadron, or to a new one after the last; one that is empty then is no more. */
function moved(squadrons: Squadrons, ship: string, to: number): Squadrons {
  const left = [...squadrons, []].map((ships, index) => [
    ...ships.filter((id) => id !== ship),
    ...(index === to ? [ship] : []),
  ]);
  return left.filter((ships) => ships.length > 0);
}

export function SquadronsPanel({ view, ask, answer, onChange }: AskProps<'squadrons'>): ReactNode {
  const { flagship, squadrons } = answer;
  const numbers = Array.from({ length: Math.min(squadrons.length + 1, ask.ships.length) }, (_, at) => at);
  return (
    <>
      <p className="hx-soft">
        The flagship’s squadron is plotted turn by turn, the others three turns ahead. Six ships at most sail
        in one. <RuleLink rule="32.1" />
      </p>
      <table className="sea-sum hx-squadrons">
        <TableHead columns={['Flag', 'Ship', 'Squadron']} />
        <tbody>
          {ask.ships.map((id) => {
            const { name, rated } = shipOf(view, id).spec;
            return (
              <tr key={id}>
                <td>
                  <input
                    type="radio"
                    name={`hx-flag-${ask.id}`}
                    aria-label={`${name} is the flagship`}
                    data-testid={`flagship-${id}`}
                    checked={id === flagship}
                    onChange={() => onChange({ squadrons, flagship: id })}
                  />
                </td>
                <th scope="row">
                  {name} <span className="hx-soft">{rated}</span>
                </th>
                <td>
                  <select
                    aria-label={`Squadron of ${name}`}
                    data-testid={`squadron-of-${id}`}
                    value={squadrons.findIndex((ships) => ships.includes(id))}
                    onChange={({ target }) =>
                      onChange({ flagship, squadrons: moved(squadrons, id, Number(target.value)) })
                    }
                  >
                    <SelectOptions
                      of={numbers}
                      words={(at) => (at < squadrons.length ? `${at + 1}` : 'a new one')}
                    />
                  </select>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p aria-live="polite">
        {squadrons.map((ships, at) => `${at + 1}: ${countedWords(ships.length, 'ship')}`).join(', ')}
      </p>
    </>
  );
}
