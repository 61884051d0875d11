/** 11.L: for each prize the most alike of one's idle ships comes into play for this year. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { check, choices } from '../../rules/answers.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { warOf } from '../../rules/world/war.ts';
import type { PanelProps } from '../look/types.ts';
import { shipName } from '../look/words.ts';
import { ShipChip } from './chips.tsx';
import { plainRefusal } from './refusal.ts';
import './panels.css';

/** What the rules would have, for each prize in turn. */
function candidates(all: readonly AnswerTo<'commission'>[], place: number): string[] {
  return [...new Set(all.flatMap(({ ships }) => ships[place] ?? []))];
}

export function CommissionPanel({ view, ask, given, readOnly, give }: PanelProps<'commission'>): ReactNode {
  const all = useMemo(() => [...choices(view, ask)] as AnswerTo<'commission'>[], [view, ask]);
  const [ships, setShips] = useState<readonly string[]>(given?.ships ?? all[0]?.ships ?? []);
  const answer = { ships: [...ships] };
  const fault = check(view, ask, answer);
  const war = warOf(view);
  return (
    <AskFrame
      title="Ships for the prizes"
      rule={ask.rule}
      kind={ask.kind}
      readOnly={readOnly}
      fault={fault === null ? null : { ...fault, message: plainRefusal(fault.message) }}
      confirm="Bring them into service"
      onConfirm={() => give(answer)}
    >
      <p className="sp-says">For each ship taken, one of your own that is most like her sails this year.</p>
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
            {candidates(all, place).length === 0 && <li>No ship of yours is left for her.</li>}
          </ul>
        </fieldset>
      ))}
    </AskFrame>
  );
}
