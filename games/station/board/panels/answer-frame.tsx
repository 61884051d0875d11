/** The frame of a question while its answer is made up: it can be given once the rules have nothing against it. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import type { ReactNode } from 'react';
import { check } from '../../rules/answers.ts';
import type { AnswerTo, AskKind } from '../../rules/world/asks.ts';
import { askTitle } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';

interface AnswerFrameProps<K extends AskKind> {
  readonly panel: PanelProps<K>;
  /** Left out where the question says it itself. */
  readonly title?: string;
  readonly answer: AnswerTo<K>;
  readonly confirm: string;
  /** More to do, beside the confirmation. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

export function AnswerFrame<K extends AskKind>(props: AnswerFrameProps<K>): ReactNode {
  const { panel, answer, title = askTitle(panel.ask), ...frame } = props;
  const { view, ask, readOnly, give } = panel;
  return (
    <AskFrame
      {...frame}
      title={title}
      ask={ask}
      readOnly={readOnly}
      fault={check(view, ask, answer)}
      onConfirm={() => give(answer)}
    />
  );
}
