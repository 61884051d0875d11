/** The editor for one question, whatever its kind. */
import type { ReactNode } from 'react';
import type { Answer, AnswerTo, HexAsk } from '../../rules/asks.ts';
import type { HexDesk } from '../types.ts';
import { BoardingPanel } from './boarding-panel.tsx';
import { ChoicePanel } from './choice-panels.tsx';
import { GrapplePanel, UnfoulPanel, UngrapplePanel } from './entangled-panels.tsx';
import { FirePanel } from './fire-panel.tsx';
import { PlotPanel } from './plot-panel.tsx';

export interface AskEditorProps {
  readonly view: HexDesk['view'];
  readonly ask: HexAsk;
  readonly answer: Answer;
  readonly hovered: string | null;
  onChange(answer: Answer): void;
  onHover(plot: string | null): void;
  onConfirm(): void;
}

export function AskEditor({
  view,
  ask,
  answer,
  hovered,
  onChange,
  onHover,
  onConfirm,
}: AskEditorProps): ReactNode {
  switch (ask.kind) {
    case 'plot':
      return (
        <PlotPanel
          view={view}
          ask={ask}
          answer={answer as AnswerTo<'plot'>}
          hovered={hovered}
          onChange={onChange}
          onHover={onHover}
          onConfirm={onConfirm}
        />
      );
    case 'fire':
      return <FirePanel view={view} ask={ask} answer={answer as AnswerTo<'fire'>} onChange={onChange} />;
    case 'boarding':
      return (
        <BoardingPanel view={view} ask={ask} answer={answer as AnswerTo<'boarding'>} onChange={onChange} />
      );
    case 'unfoul':
      return <UnfoulPanel view={view} ask={ask} answer={answer as AnswerTo<'unfoul'>} onChange={onChange} />;
    case 'grapple':
      return (
        <GrapplePanel view={view} ask={ask} answer={answer as AnswerTo<'grapple'>} onChange={onChange} />
      );
    case 'ungrapple':
      return (
        <UngrapplePanel view={view} ask={ask} answer={answer as AnswerTo<'ungrapple'>} onChange={onChange} />
      );
    default:
      return <ChoicePanel view={view} ask={ask} answer={answer} onChange={onChange} />;
  }
}
