/** A screen: whoever goes comes home to recover, whatever comes of it; so it is said what each would stop. */

import { Row, Rows } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useEffect } from 'react';
import { counterOf } from '../../rules/auxiliaries/auxiliary.ts';
import { screenersAt } from '../../rules/auxiliaries/screening.ts';
import { askWords } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { auxName } from '../look/words.ts';
import { AnswerFrame } from './answer-frame.tsx';
import { screensWords } from './tasks/task-odds.ts';

export function ScreenPanel(panel: PanelProps<'screen'>): ReactNode {
  const { view, ask, given, mark } = panel;
  const { at, against } = ask.against;
  const able = screenersAt(view, view.side!, at);
  const [aux, setAux] = useDrafted<string | null>(`${ask.id} aux`, given?.aux ?? null);
  useEffect(() => {
    mark({ chosen: against, reach: new Map([[at, 0]]) });
    return () => mark(null);
  }, [mark, at, against]);
  return (
    <AnswerFrame
      panel={panel}
      title="A screen"
      answer={{ aux }}
      confirm={aux === null ? 'Let them' : 'Screen'}
    >
      <p className="ask-says">{askWords(view, ask)} Who screens goes home to recover.</p>
      <Rows label="Who screens">
        {[null, ...able].map((one) => (
          <Row
            key={one ?? ''}
            chosen={one === aux}
            data-testid={`screen-${one ?? 'none'}`}
            onClick={() => setAux(one)}
          >
            {one === null ? 'Let them' : auxName(view, one)}
            {one !== null && <small>{screensWords(view, counterOf(view, one).class, at)}</small>}
          </Row>
        ))}
      </Rows>
    </AnswerFrame>
  );
}
