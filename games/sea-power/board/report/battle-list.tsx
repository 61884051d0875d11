/** The battles of the war, one line each, as a clerk would draw them up. */

import { listedWords } from '@weathergage/web/toolkit/phrases.ts';
import { TableHead } from '@weathergage/web/toolkit/table-head.tsx';
import type { ReactNode } from 'react';
import { SideFlag } from '../look/side-mark.tsx';
import { areaName, SIDE_NAMES, shipName } from '../look/words.ts';
import { LEDGER_WORDS as WORDS } from './ledger-words.ts';
import type { BattleLine } from './tally.ts';

function endWords({ winner, withdrew }: BattleLine): string {
  if (withdrew !== null) return WORDS.withdrew(SIDE_NAMES[withdrew]);
  if (winner === undefined) return WORDS.notEnded;
  return winner === null ? WORDS.nobody : SIDE_NAMES[winner];
}

export const BattleList = ({ battles }: { readonly battles: readonly BattleLine[] }): ReactNode => (
  <div className="report-ledger" tabIndex={0} role="region" aria-label={WORDS.theBattles}>
    <table className="figures spr-battles">
      <TableHead columns={WORDS.columns} />
      <tbody>
        {battles.map((battle, index) => (
          <tr key={index}>
            <td>{battle.year}</td>
            <th scope="row">{areaName(battle.area)}</th>
            <td>{battle.ships.english || '–'}</td>
            <td>{battle.ships.european || '–'}</td>
            <td>{battle.rounds || '–'}</td>
            <td>
              {battle.disabled.english} : {battle.disabled.european}
            </td>
            <td className="spr-lost">
              {(['english', 'european'] as const).map(
                (side) =>
                  battle.lost[side].length > 0 && (
                    <span key={side}>
                      <SideFlag side={side} size={10} /> {listedWords(battle.lost[side].map(shipName))}
                    </span>
                  ),
              )}
            </td>
            <td>{endWords(battle)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
