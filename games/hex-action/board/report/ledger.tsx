/** What became of every ship: a line for each, as a clerk would draw it up. */
import { Pennant } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import type { Ship } from '../../rules/ship.ts';
import { markOf } from '../side-mark.tsx';
import { nameOf, SURRENDER_WORDS, theSide } from '../words.ts';
import { type Frame, left, MEASURES, type Shot } from './tally.ts';

interface LedgerProps {
  readonly frames: readonly Frame[];
  readonly shots: readonly Shot[];
}

export function Ledger({ frames, shots }: LedgerProps): ReactNode {
  const first = frames[0]!.desk.view;
  const { ships, ...sea } = frames.at(-1)!.desk.view;
  return (
    <div className="report-ledger" tabIndex={0} role="region" aria-label="The ships at the end">
      <table>
        <thead>
          <tr>
            <th scope="col">Ship</th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col">
                {measure}
              </th>
            ))}
            <th scope="col">broadsides</th>
            <th scope="col">hits given</th>
            <th scope="col">hits taken</th>
            <th scope="col">at the end</th>
          </tr>
        </thead>
        <tbody>
          {ships.map((ship) => {
            const before = first.ships.find(({ id }) => id === ship.id) ?? ship;
            const given = shots.filter((shot) => shot.ship === ship.id);
            const taken = shots.filter((shot) => shot.target === ship.id);
            return (
              <tr key={ship.id}>
                <th scope="row">
                  <Pennant {...markOf(sea, ship.owner)} size={16} /> {ship.spec.name}
                </th>
                {MEASURES.map((measure) => (
                  <td key={measure}>
                    {left(ship, measure)} of {left(before, measure)}
                  </td>
                ))}
                <td>{given.length}</td>
                <td>{sumOf(given)}</td>
                <td>{sumOf(taken)}</td>
                <td>{fateOf({ ...sea, ships }, ship)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const sumOf = (shots: readonly Shot[]): number => shots.reduce((sum, { hits }) => sum + hits, 0);

function fateOf(sea: Frame['desk']['view'], ship: Ship): string {
  if (ship.captured) return `taken by ${theSide(sea, ship.side)}`;
  if (ship.surrender !== null) return SURRENDER_WORDS[ship.surrender];
  if (ship.presence === 'gone') return 'left the waters';
  if (ship.presence === 'due') return 'never came up';
  const held = sea.grapples.filter(({ a, b }) => a === ship.id || b === ship.id);
  if (held.length > 0)
    return `grappled to ${held.map(({ a, b }) => nameOf(sea, a === ship.id ? b : a)).join(' and ')}`;
  return 'under her own colours';
}
