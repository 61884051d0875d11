/** The ships at the end, one line each. */
import { Pennant } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { AREAS, type Ship } from '../../rules/ship.ts';
import { markOf } from '../side-mark.tsx';
import { stateOf, theSide } from '../words.ts';
import type { Frame, Shot } from './tally.ts';

interface LedgerProps {
  readonly frames: readonly Frame[];
  readonly shots: readonly Shot[];
}

const sumOf = (shots: readonly Shot[]): number => shots.reduce((sum, { hits }) => sum + hits, 0);

function fateOf(view: Frame['desk']['view'], ship: Ship): string {
  if (ship.fate === 'afloat' && ship.colours === 'prize') return `prize of ${theSide(view, ship.side)}`;
  const state = stateOf(ship);
  return state === '' || state === 'at anchor' ? 'under her own colours' : state;
}

export function Ledger({ frames, shots }: LedgerProps): ReactNode {
  const { view } = frames.at(-1)!.desk;
  return (
    <div className="report-ledger" tabIndex={0} role="region" aria-label="The ships at the end">
      <table>
        <thead>
          <tr>
            <th scope="col">Ship</th>
            {AREAS.map((area) => (
              <th key={area} scope="col">
                {area}
              </th>
            ))}
            <th scope="col">broadsides</th>
            <th scope="col">hits given</th>
            <th scope="col">hits taken</th>
            <th scope="col">at the end</th>
          </tr>
        </thead>
        <tbody>
          {view.ships.map((ship) => {
            const given = shots.filter((shot) => shot.ship === ship.id);
            return (
              <tr key={ship.id}>
                <th scope="row">
                  <Pennant {...markOf(view, ship.owner)} size={16} /> {ship.spec.name}
                </th>
                {AREAS.map((area) => (
                  <td key={area}>
                    {ship[area]} of {ship.spec[area]}
                  </td>
                ))}
                <td>{given.length}</td>
                <td>{sumOf(given)}</td>
                <td>{sumOf(shots.filter((shot) => shot.target === ship.id))}</td>
                <td>{fateOf(view, ship)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
