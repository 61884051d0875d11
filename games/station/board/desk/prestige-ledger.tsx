/** Where each point of Prestige came from: when, why, how many, and where that left either side. */
import type { ReactNode } from 'react';
import { sidesOf } from '../../rules/umpire/phase.ts';
import type { View } from '../../rules/world/state.ts';
import { marksOf } from '../look/side-mark.ts';
import { SOURCE_WORDS } from '../look/source-words.ts';
import { sideName, signed, turnTitle } from '../look/words.ts';
import { ledgerLines } from './ledger-lines.ts';

export function PrestigeLedger({ view }: { readonly view: View }): ReactNode {
  const sides = sidesOf(view);
  const lines = ledgerLines(view);
  return (
    <table className="figures st-ledger" data-testid="prestige-ledger">
      <caption>Where it came from</caption>
      <thead>
        <tr>
          <th>When</th>
          <th>Why</th>
          {sides.map((side) => (
            <th key={side} style={{ color: marksOf(view, side).colour }}>
              {sideName(view, side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ date, source, points, totals }, index) => (
          <tr key={index}>
            <td>{date === null ? 'before' : turnTitle(date)}</td>
            <td>{SOURCE_WORDS[source]}</td>
            {sides.map((side) => (
              <td key={side} aria-label={`${signed(points[side] ?? 0)}, then ${totals[side]}`}>
                {points[side] !== undefined && <b>{signed(points[side])}</b>}{' '}
                <small>{points[side] === undefined ? totals[side] : `to ${totals[side]}`}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
