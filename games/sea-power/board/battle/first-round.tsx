/** The odds of the first round by the tables, as both lines stand. */
import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import type { ReactNode } from 'react';
import { SIDES, type Side, type War } from '../../data/nations.ts';
import type { Line } from '../../rules/battle/battle-line.ts';
import { type Forecast, forecast } from '../../rules/battle/odds.ts';
import type { LineShip } from '../../rules/world/squadron.ts';
import { SideFlag } from '../look/side-mark.tsx';
import { SIDE_NAMES } from '../look/words.ts';
import './panels.css';
import { ROUND_WORDS as WORDS } from './battle-words.ts';

const idOf = ({ ship }: LineShip): string => ship;

export const firstRound = (lines: Readonly<Record<Side, Line>>, war: War): Readonly<Record<Side, Forecast>> =>
  forecast(
    {
      lines,
      round: 0,
      began: { english: lines.english.map(idOf), european: lines.european.map(idOf) },
    },
    war,
  );

/** What the first round may bring to either side, on average. */
export function FirstRound({
  odds,
  lines,
}: {
  readonly odds: Readonly<Record<Side, Forecast>>;
  readonly lines: Readonly<Record<Side, Line>>;
}): ReactNode {
  const sum = (side: Side, of: 'sunk' | 'disabled' | 'damaged'): number =>
    odds[side].broadsides.reduce((all, broadside) => all + broadside[of], 0);
  const dice = (side: Side): number =>
    odds[side].broadsides.reduce((all, broadside) => all + broadside.dice, 0);
  return (
    <table className="figures spb-odds">
      <caption>{WORDS.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="spb-hidden">{WORDS.side}</span>
          </th>
          <th scope="col">{WORDS.ships}</th>
          <th scope="col">{WORDS.dice}</th>
          <th scope="col">{WORDS.disables}</th>
          <th scope="col">{WORDS.sinks}</th>
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">
              <SideFlag side={side} size={12} /> {SIDE_NAMES[side]}
            </th>
            <td>{lines[side].length}</td>
            <td>{dice(side)}</td>
            <td>{FIGURES.tenths(sum(side, 'disabled'))}</td>
            <td>{FIGURES.tenths(sum(side, 'sunk'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
