/** A screen: whoever goes comes home to recover, whatever comes of it; so it is said what each would stop. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { counterOf } from '../../rules/auxiliaries/auxiliary.ts';
import { screenersAt } from '../../rules/auxiliaries/screening.ts';
import { askWords } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { auxName } from '../look/words.ts';
import { screensWords } from './tasks/task-odds.ts';

export function ScreenPanel({ view, ask, given, readOnly, give, mark }: PanelProps<'screen'>): ReactNode {
  const { at, against } = ask.against;
  const able = screenersAt(view, view.side!, at);
  const [aux, setAux] = useState<string | null>(given?.aux ?? null);
  useEffect(() => {
    mark({ chosen: against, reach: new Map([[at, 0]]) });
    return () => mark(null);
  }, [mark, at, against]);
  return (
    <AskFrame
      title="A screen"
      rule={ask.rule}
      kind={ask.kind}
      confirm={aux === null ? 'Let them' : 'Screen'}
      readOnly={readOnly}
      onConfirm={() => give({ aux })}
    >
      <p className="st-says">{askWords(view, ask)} Who screens goes home to recover.</p>
      <div className="st-rows" role="radiogroup" aria-label="Who screens">
        {[null, ...able].map((one) => (
          <button
            key={one ?? ''}
            type="button"
            role="radio"
            className="st-row"
            aria-checked={one === aux}
            data-testid={`screen-${one ?? 'none'}`}
            onClick={() => setAux(one)}
          >
            <span className="st-row-words">
              {one === null ? 'Let them' : auxName(view, one)}
              {one !== null && <small>{screensWords(view, counterOf(view, one).class, at)}</small>}
            </span>
          </button>
        ))}
      </div>
    </AskFrame>
  );
}
