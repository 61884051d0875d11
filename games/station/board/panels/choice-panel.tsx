/** A question with a handful of answers: each in words, one of them chosen. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { choices } from '../../rules/answers.ts';
import type { Answer, AskKind } from '../../rules/asks.ts';
import type { PanelProps } from '../types.ts';
import { answerWords, askTitle, askWords } from './answer-words.ts';

const MOST = 40;

export function ChoicePanel({ view, ask, readOnly, give }: PanelProps<AskKind>): ReactNode {
  const open = useMemo(() => {
    const found = new Map<string, Answer>();
    for (const choice of choices(view, ask)) {
      found.set(JSON.stringify(choice), choice);
      if (found.size >= MOST) break;
    }
    return [...found.values()];
  }, [view, ask]);
  const [chosen, setChosen] = useState(0);
  const answer = open[chosen];
  return (
    <AskFrame
      title={askTitle(ask)}
      rule={ask.rule}
      kind={ask.kind}
      confirm="So be it"
      readOnly={readOnly || answer === undefined}
      onConfirm={() => (answer === undefined ? Promise.resolve(null) : give(answer as never))}
    >
      <p className="st-says">{askWords(view, ask)}</p>
      <div className="st-rows" role="radiogroup" aria-label={askTitle(ask)}>
        {open.map((one, index) => (
          <button
            key={JSON.stringify(one)}
            type="button"
            role="radio"
            className="st-row"
            aria-checked={index === chosen}
            data-testid={`choice-${index}`}
            onClick={() => setChosen(index)}
          >
            <span className="st-row-words">{answerWords(view, ask, one)}</span>
          </button>
        ))}
      </div>
    </AskFrame>
  );
}
