/** The frame of a question while its answer is made up: what the rules have against it is said in plain words. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import type { ReactNode } from 'react';
import { check } from '../../rules/answers.ts';
import type { AnswerTo, AskKind } from '../../rules/world/asks.ts';
import { worded } from './plain-refusal.ts';
import type { PanelProps } from './types.ts';

interface AnswerFrameProps<K extends AskKind> {
  readonly panel: PanelProps<K>;
  readonly title: string;
  /** Null while there is nothing yet that could be given. */
  readonly answer: AnswerTo<K> | null;
  readonly confirm: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

export function AnswerFrame<K extends AskKind>(props: AnswerFrameProps<K>): ReactNode {
  const { panel, answer, confirm, ...frame } = props;
  const { view, ask, readOnly, give } = panel;
  return (
    <AskFrame
      {...frame}
      ask={ask}
      readOnly={readOnly}
      fault={answer === null ? null : worded(check(view, ask, answer))}
      {...(answer === null ? {} : { confirm, onConfirm: () => give(answer) })}
    />
  );
}
