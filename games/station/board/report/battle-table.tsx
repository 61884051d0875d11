/** Every Battle in a line. */
import type { ReactNode } from 'react';
import { sidesOf } from '../../rules/umpire/phase.ts';
import type { View } from '../../rules/world/state.ts';
import { placeName, sideName, turnWords } from '../look/words.ts';
import type { BattleLine } from './tally.ts';

export const BattleTable = ({
  view,
  battles,
}: {
  readonly view: View;
  readonly battles: readonly BattleLine[];
}): ReactNode => (
  <div className="report-ledger" tabIndex={0} role="region" aria-label="The Battles">
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">Turn</th>
          <th scope="col">Where</th>
          <th scope="col">Combats</th>
          <th scope="col">Damage level</th>
          {sidesOf(view).map((side) => (
            <th key={side} scope="col">
              {sideName(view, side)} suffered
            </th>
          ))}
          <th scope="col">struck</th>
          <th scope="col">Victor</th>
        </tr>
      </thead>
      <tbody>
        {battles.map(({ turn, at, combats, level, dp, sunk, struck, victor }, index) => (
          <tr key={index}>
            <td>{turnWords(view, turn)}</td>
            <th scope="row">{placeName(view, at)}</th>
            <td>{combats}</td>
            <td>{level ?? '–'}</td>
            {sidesOf(view).map((side) => (
              <td key={side}>
                {dp[side] ?? 0} damage, {sunk[side] ?? 0} ships
              </td>
            ))}
            <td>{struck}</td>
            <td>{victor == null ? 'nobody' : sideName(view, victor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
