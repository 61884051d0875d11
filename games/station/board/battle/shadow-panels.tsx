/** An Auxiliary follows what it has found; others chase it off. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { check, choices } from '../../rules/answers.ts';
import type { AnswerTo } from '../../rules/asks.ts';
import { askTitle, askWords } from '../panels/answer-words.ts';
import type { PanelProps } from '../types.ts';
import { AUX_WORDS, auxName, count, formationName, placeName } from '../words.ts';

export function ShadowPanel({ view, ask, given, readOnly, give, mark }: PanelProps<'shadow'>): ReactNode {
  const [shadow, setShadow] = useState(given?.shadow ?? true);
  const token = view.tokens.find(({ id }) => id === ask.token);
  useEffect(() => {
    mark({ chosen: ask.token });
    return () => mark(null);
  }, [mark, ask.token]);
  return (
    <AskFrame
      title={askTitle(ask)}
      rule={ask.rule}
      kind={ask.kind}
      confirm={shadow ? 'Follow them' : 'Let them go'}
      readOnly={readOnly}
      onConfirm={() => give({ shadow })}
    >
      <p className="st-says">
        {token?.face == null ? 'They are' : `${formationName(view, token.face.formation)} is`} found
        {token === undefined ? '' : ` at ${placeName(view, token.place.at)}`}. Followed, they stay in sight
        wherever they go; the Auxiliary is bound to it.
      </p>
      <div className="st-ways" role="group" aria-label={askTitle(ask)}>
        <button type="button" aria-pressed={shadow} onClick={() => setShadow(true)}>
          Follow them
        </button>
        <button type="button" aria-pressed={!shadow} onClick={() => setShadow(false)}>
          Let them go
        </button>
      </div>
    </AskFrame>
  );
}

type Counter = AnswerTo<'counter-shadow'>;

export function CounterShadowPanel({
  view,
  ask,
  given,
  readOnly,
  give,
}: PanelProps<'counter-shadow'>): ReactNode {
  const [answer, setAnswer] = useState<Counter>(given ?? { screens: [] });
  const open = [...choices(view, ask)].flatMap((one) => (one as Counter).screens);
  return (
    <AskFrame
      title={askTitle(ask)}
      rule={ask.rule}
      kind={ask.kind}
      fault={check(view, ask, answer)}
      confirm={answer.screens.length === 0 ? 'Let them follow' : 'Chase them off'}
      readOnly={readOnly}
      onConfirm={() => give(answer)}
    >
      <p className="st-says">{askWords(view, ask)}</p>
      {ask.markers.map((marker) => {
        const shadow = view.markers.find(({ id }) => id === marker);
        return (
          <label key={marker} className="st-field">
            {shadow?.class == null ? count(1, 'shadow') : `A shadow: ${AUX_WORDS[shadow.class]}`}
            {shadow !== undefined && `, at ${placeName(view, shadow.at)}`}
            <select
              value={answer.screens.find((one) => one.marker === marker)?.aux ?? ''}
              onChange={({ target }) =>
                setAnswer({
                  screens: [
                    ...answer.screens.filter((one) => one.marker !== marker),
                    ...(target.value === '' ? [] : [{ marker, aux: target.value }]),
                  ],
                })
              }
            >
              <option value="">let it follow</option>
              {open
                .filter((one) => one.marker === marker)
                .map(({ aux }) => (
                  <option key={aux} value={aux}>
                    {auxName(view, aux)}
                  </option>
                ))}
            </select>
          </label>
        );
      })}
    </AskFrame>
  );
}
