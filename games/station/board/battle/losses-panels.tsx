/** Whose ships outright losses take, where prizes go. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useState } from 'react';
import { check, choices } from '../../rules/answers.ts';
import type { AnswerTo } from '../../rules/asks.ts';
import { homesFor } from '../../rules/battle/prizes.ts';
import { takingPart } from '../../rules/battle/resolve-combat.ts';
import { battleOf, enemyOf } from '../../rules/battle/steps.ts';
import type { SailClass } from '../../rules/vocabulary.ts';
import { askTitle } from '../panels/answer-words.ts';
import type { PanelProps } from '../types.ts';
import { CLASS_WORDS, count, squadronName } from '../words.ts';

export function SinkingsPanel({ view, ask, given, readOnly, give }: PanelProps<'sinkings'>): ReactNode {
  const battle = battleOf(view);
  const enemy = enemyOf(view, view.side!);
  const [answer, setAnswer] = useState<AnswerTo<'sinkings'>>(
    () => given ?? ([...choices(view, ask)][0] as AnswerTo<'sinkings'>),
  );
  return (
    <AskFrame
      title={askTitle(ask)}
      rule={ask.rule}
      kind={ask.kind}
      fault={check(view, ask, answer)}
      confirm="Those go down"
      readOnly={readOnly}
      onConfirm={() => give(answer)}
    >
      <p className="st-says">Your guns have sunk ships outright. Of which Squadron are they?</p>
      {answer.take.map((ships, index) =>
        ships.map((squadron, nth) => (
          <label key={`${index}/${nth}`} className="st-field">
            Combat {index + 1}, {count(nth + 1, 'ship')}
            <select
              value={squadron}
              onChange={({ target }) =>
                setAnswer({ take: answer.take.with(index, ships.with(nth, target.value)) })
              }
            >
              {takingPart(battle, battle.combats[index]!, enemy)
                .filter(({ kind, mate }) => kind !== 'flagship' || mate === null)
                .map(({ squadron: id, sail, dp }) => (
                  <option key={id} value={id}>
                    {squadronName(view, id)} ({count(sail, 'ship')}, damage {dp})
                  </option>
                ))}
            </select>
          </label>
        )),
      )}
    </AskFrame>
  );
}

export function PrizesPanel({ view, ask, given, readOnly, give }: PanelProps<'prizes'>): ReactNode {
  const battle = battleOf(view);
  const side = view.side!;
  const [answer, setAnswer] = useState<AnswerTo<'prizes'>>(
    () => given ?? ([...choices(view, ask)][0] as AnswerTo<'prizes'>),
  );
  return (
    <AskFrame
      title={askTitle(ask)}
      rule={ask.rule}
      kind={ask.kind}
      fault={check(view, ask, answer)}
      confirm="Take possession"
      readOnly={readOnly}
      onConfirm={() => give(answer)}
    >
      <p className="st-says">They have struck to you. A prize brings three points of damage with her.</p>
      {battle.prizes.map(({ class: sort, from }, index) => (
        <label key={index} className="st-field">
          One of the {CLASS_WORDS[sort as SailClass]}, from {squadronName(view, from)}
          <select
            value={answer.into[index] ?? ''}
            onChange={({ target }) =>
              setAnswer({ into: answer.into.with(index, target.value === '' ? null : target.value) })
            }
          >
            <option value="">scuttle her</option>
            {homesFor(view, battle, side, sort, answer.into.slice(0, index)).map((id) => (
              <option key={id} value={id}>
                into {squadronName(view, id)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </AskFrame>
  );
}
