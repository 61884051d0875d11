/** 11.L: for each prize the most alike of one's idle ships comes into play for this year. */
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useMemo } from 'react';
import { choices } from '../../rules/answers.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { warOf } from '../../rules/world/war.ts';
import type { PanelProps } from '../look/types.ts';
import { shipName } from '../look/words.ts';
import { ShipChip } from './chips.tsx';
import './panels.css';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { PRIZE_WORDS as WORDS } from './display-words.ts';

/** What the rules would have, for each prize in turn. */
function candidates(all: readonly AnswerTo<'commission'>[], place: number): string[] {
  return [...new Set(all.flatMap(({ ships }) => ships[place] ?? []))];
}

export function CommissionPanel(panel: PanelProps<'commission'>): ReactNode {
  const { view, ask, given, readOnly } = panel;
  const all = useMemo(() => [...choices(view, ask)] as AnswerTo<'commission'>[], [view, ask]);
  const [ships, setShips] = useDrafted<readonly string[]>(
    `${ask.id} ships`,
    given?.ships ?? all[0]?.ships ?? [],
  );
  const answer = { ships: [...ships] };
  const war = warOf(view);
  return (
    <AnswerFrame panel={panel} title={WORDS.title} answer={answer} confirm={WORDS.confirm}>
      <p className="ask-says">{WORDS.says}</p>
      {ask.captured.map((prize, place) => (
        <fieldset key={prize} className="spd-nation">
          <legend>{shipName(prize)}</legend>
          <ul className="spd-roll">
            {candidates(all, place).map((ship) => (
              <li key={ship}>
                <label>
                  <input
                    type="radio"
                    name={`prize-${prize}`}
                    checked={ships[place] === ship}
                    disabled={readOnly}
                    onChange={() => setShips(ships.with(place, ship))}
                  />
                  <ShipChip ship={ship} war={war} damage={0} />
                </label>
              </li>
            ))}
            {candidates(all, place).length === 0 && <li>{WORDS.none}</li>}
          </ul>
        </fieldset>
      ))}
    </AnswerFrame>
  );
}
