/** The lines are drawn up: by the tables, or fought out in a match of its own. */
import { MeansPanel } from '@weathergage/web/toolkit/board-panel/means-panel.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { SIDES } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import { warOf } from '../../rules/world/war.ts';
import { FirstRound, firstRound } from '../battle/index.ts';
import { SideFlag } from '../look/side-mark.tsx';
import type { PanelProps } from '../look/types.ts';
import { areaName, leaderName, shipName, theSide } from '../look/words.ts';
import { MEANS_OF_BATTLE_WORDS as WORDS } from './panel-words.ts';

export function BattleMeansPanel({ view, ask, given, readOnly, give }: PanelProps<'means'>): ReactNode {
  const { lines, gauge } = view.battle!;
  return (
    <MeansPanel
      title={WORDS.title(areaName(ask.area))}
      ask={ask}
      ways={ask.ways}
      given={given}
      readOnly={readOnly}
      // What has battles of its own is no fight of a day.
      {...(view.options.foughtOut?.below === undefined ? {} : { board: WORDS.season })}
      give={give}
    >
      <dl className="sp-versus">
        {SIDES.map((side) => (
          <div key={side}>
            <dt>
              <SideFlag side={side} /> {capital(theSide(side))}
            </dt>
            <dd>
              <b>{lines![side].length}</b>
              {WORDS.inLine(
                lines![side].reduce((guns, { ship }) => guns + shipOf(ship).guns, 0),
                gauge === side,
              )}
            </dd>
          </div>
        ))}
      </dl>
      {view.side !== null && (
        <p className="ask-says">
          {WORDS.command(
            lines![view.side].map(({ ship, leader }) =>
              leader === null ? shipName(ship) : WORDS.led(shipName(ship), leaderName(leader)),
            ),
          )}
        </p>
      )}
      <FirstRound odds={firstRound(lines!, warOf(view))} lines={lines!} />
    </MeansPanel>
  );
}
