/** Why she has so many hexes: her allowance in one attitude, line by line. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital, countedWords, signedNumber } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { allowanceLines, allowancesIn } from '../../rules/sailing/allowance.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';

export function AllowanceLines({ sea, ship }: { readonly sea: Sea; readonly ship: Ship }): ReactNode {
  const at = attitude(ship.heading, sea.wind);
  const lines = allowanceLines(sea, ship, at);
  const total = allowancesIn(sea, ship)[at];
  if (lines.length < 2) return null;
  return (
    <details className="hx-why">
      <summary>
        Why {countedWords(total, 'hex', 'hexes')} in attitude {at}?
      </summary>
      <table className="sea-sum hx-sum">
        <tbody>
          {lines.map(({ what, by, rule }, i) => (
            <tr key={what + rule}>
              <th scope="row">
                {capital(what)} <RuleLink rule={rule} />
              </th>
              <td>{i === 0 ? by : signedNumber(by)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Hexes, never below 0</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
