/** A question with a handful of answers: each in words, one of them chosen. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useMemo } from 'react';
import { choices } from '../../rules/answers.ts';
import type { Answer, AskKind } from '../../rules/world/asks.ts';
import { answerMeans, answerWords, askTitle, askWords } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { OptionRows } from './option-rows.tsx';

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
  const [chosen, setChosen] = useDrafted(`${ask.id} chosen`, 0);
  const answer = open[chosen];
  return (
    <AskFrame
      title={askTitle(ask)}
      ask={ask}
      confirm="So be it"
      readOnly={readOnly || answer === undefined}
      onConfirm={() => (answer === undefined ? Promise.resolve(null) : give(answer as never))}
    >
      <p className="ask-says">{askWords(view, ask)}</p>
      <OptionRows
        label={askTitle(ask)}
        chosen={String(chosen)}
        onChoose={setChosen}
        options={open.map((one, index) => ({
          key: String(index),
          value: index,
          words: answerWords(view, ask, one),
          means: answerMeans(view, ask, one),
        }))}
      />
    </AskFrame>
  );
}
