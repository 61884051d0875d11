/** An Auxiliary follows what it has found; others chase it off. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useEffect } from 'react';
import { choices } from '../../rules/answers.ts';
import { counterOf } from '../../rules/auxiliaries/auxiliary.ts';
import { isInshore, screenResult } from '../../rules/auxiliaries/screening.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { Marker, View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { askTitle, askWords } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { AUX_WORDS, auxName, formationName, placeName } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { OptionRows } from '../panels/option-rows.tsx';
import { useAnswer } from '../panels/use-answer.ts';

export function ShadowPanel(panel: PanelProps<'shadow'>): ReactNode {
  const { view, ask, given, mark } = panel;
  const [shadow, setShadow] = useDrafted(`${ask.id} shadow`, given?.shadow ?? true);
  const token = view.tokens.find(({ id }) => id === ask.token);
  useEffect(() => {
    mark({ chosen: ask.token });
    return () => mark(null);
  }, [mark, ask.token]);
  return (
    <AnswerFrame panel={panel} answer={{ shadow }} confirm={shadow ? 'Follow them' : 'Let them go'}>
      <p className="ask-says">
        {token?.face == null ? 'They are' : `${formationName(view, token.face.formation)} is`} found
        {token === undefined ? '' : ` at ${placeName(view, token.place.at)}`}. Shall the Auxiliary that found
        them follow?
      </p>
      <OptionRows
        label={askTitle(ask)}
        chosen={String(shadow)}
        onChoose={setShadow}
        options={[
          {
            key: 'true',
            value: true,
            words: 'Follow them',
            means:
              'they stay in sight until a screen, a gale or a harbour ends it; the Auxiliary does nothing else',
          },
          {
            key: 'false',
            value: false,
            words: 'Let them go',
            means: 'they are lost from sight at the Impulse’s end; the Auxiliary goes to Recovery',
          },
        ]}
      />
    </AnswerFrame>
  );
}

type Counter = AnswerTo<'counter-shadow'>;

export function CounterShadowPanel(panel: PanelProps<'counter-shadow'>): ReactNode {
  const { view, ask } = panel;
  const [answer, setAnswer] = useAnswer(panel, () => ({ screens: [] }));
  const open = [...choices(view, ask)].flatMap((one) => (one as Counter).screens);
  return (
    <AnswerFrame
      panel={panel}
      answer={answer}
      confirm={answer.screens.length === 0 ? 'Let them follow' : 'Chase them off'}
    >
      <p className="ask-says">
        {askWords(view, ask)} An Auxiliary of the Formation may be sent to chase each off; it goes to Recovery
        whatever comes of it <RuleLink rule="6.28" />.
      </p>
      {ask.markers.map((marker) => {
        const shadow = view.markers.find(({ id }) => id === marker);
        const send = (aux: string | null): void =>
          setAnswer({
            screens: [
              ...answer.screens.filter((one) => one.marker !== marker),
              ...(aux === null ? [] : [{ marker, aux }]),
            ],
          });
        return (
          <section key={marker}>
            <h3 className="st-port-head">
              A shadow{shadow?.class == null ? '' : `: ${AUX_WORDS[shadow.class]}`}{' '}
              <small>{shadow !== undefined && `at ${placeName(view, shadow.at)}`}</small>
            </h3>
            <OptionRows<string | null>
              label="Who chases it off"
              chosen={answer.screens.find((one) => one.marker === marker)?.aux ?? 'none'}
              onChoose={send}
              options={[
                { key: 'none', value: null, words: 'Let it follow', means: 'you stay in the enemy’s sight' },
                ...open
                  .filter((one) => one.marker === marker)
                  .map(({ aux }) => ({
                    key: aux,
                    value: aux,
                    words: auxName(view, aux),
                    means: shadow === undefined ? '' : chaseWords(view, shadow, aux),
                  })),
              ]}
            />
          </section>
        );
      })}
    </AnswerFrame>
  );
}

/** The matrix of the charts leaves nothing to chance here: what was partly screened follows on. */
function chaseWords(view: View, { class: sort, at }: Marker, aux: string): string {
  if (sort === null) return '';
  const inshore = isInshore(theatreOf(view), at);
  return screenResult(sort, counterOf(view, aux).class, inshore) === 'screened'
    ? 'drives it off: you are followed no longer'
    : 'can’t drive off one of its kind';
}
