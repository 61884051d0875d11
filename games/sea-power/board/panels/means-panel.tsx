/** The lines are drawn up: by the tables, or fought out in a match of its own. */
import { MeansPanel } from '@weathergage/web/toolkit/board-panel/means-panel.tsx';
import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import { type ReactNode, useMemo } from 'react';
import { battleOdds } from '../../attention/battle-odds.ts';
import { SIDES } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import { isJoint } from '../../rules/battle/round.ts';
import { warOf } from '../../rules/world/war.ts';
import { FirstRound, firstRound } from '../battle/index.ts';
import { SideFlag } from '../look/side-mark.tsx';
import type { PanelProps } from '../look/types.ts';
import { areaName, leaderName, shipName, theSide } from '../look/words.ts';
import { MEANS_OF_BATTLE_WORDS as WORDS } from './panel-words.ts';

export function BattleMeansPanel({ view, ask, given, readOnly, give }: PanelProps<'means'>): ReactNode {
  const battle = view.battle!;
  const { lines, gauge } = battle;
  const { won, sunk } = useMemo(
    () => battleOdds({ lines: lines!, war: warOf(view), joint: isJoint(battle) }),
    [view, battle, lines],
  );
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
      <p className="ask-says" data-testid="battle-odds">
        {WORDS.odds(
          [won.english, won.european],
          [FIGURES.tenths(sunk.english), FIGURES.tenths(sunk.european)],
        )}
      </p>
      <FirstRound odds={firstRound(lines!, warOf(view))} lines={lines!} />
    </MeansPanel>
  );
}
