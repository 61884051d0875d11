/** What became of every ship: a line for each, as a clerk would draw it up. */

import type { ComponentProps, ReactNode } from 'react';
import { Pennant } from '../controls.tsx';
import { TableHead } from '../table-head.tsx';
import { hitsOf, type Shot } from './tally.ts';
import './ship-report.css';
import { SHIP_REPORT_WORDS as WORDS } from './ship-report-words.ts';

export interface LedgerLine {
  readonly id: string;
  readonly name: string;
  readonly mark: Pick<ComponentProps<typeof Pennant>, 'colour' | 'shape'>;
  /** What is left and what there was, in the order of the measures. */
  readonly left: readonly (readonly [left: number, of: number])[];
  readonly fate: string;
}

interface LedgerProps {
  readonly measures: readonly string[];
  readonly lines: readonly LedgerLine[];
  readonly shots: readonly Shot[];
}

export const ShipLedger = ({ measures, lines, shots }: LedgerProps): ReactNode => (
  <div className="report-ledger ship-ledger" tabIndex={0} role="region" aria-label={WORDS.atEnd}>
    <table className="figures">
      <TableHead
        columns={[WORDS.ship, ...measures, WORDS.broadsides, WORDS.hitsGiven, WORDS.hitsTaken, WORDS.fate]}
      />
      <tbody>
        {lines.map(({ id, name, mark, left, fate }) => {
          const given = shots.filter(({ ship }) => ship === id);
          return (
            <tr key={id}>
              <th scope="row">
                <Pennant {...mark} size={16} /> {name}
              </th>
              {left.map(([now, before], at) => (
                <td key={measures[at]} data-what={measures[at]}>
                  {WORDS.leftOf(now, before)}
                </td>
              ))}
              <td data-what={WORDS.broadsides}>{given.length}</td>
              <td data-what={WORDS.hitsGiven}>{hitsOf(given)}</td>
              <td data-what={WORDS.hitsTaken}>{hitsOf(shots.filter(({ target }) => target === id))}</td>
              <td>{fate}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
