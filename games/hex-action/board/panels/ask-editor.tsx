/** The editor for one question, whatever its kind. */
import type { ReactNode } from 'react';
import type { Answer, AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import { isAdvanced } from '../../rules/sea/edition.ts';
import type { HexDesk } from '../look/types.ts';
import { BoardingPanel } from './boarding-panel.tsx';
import { ChoicePanel } from './choice-panels.tsx';
import { GrapplePanel, UnfoulPanel, UngrapplePanel } from './entangled-panels.tsx';
import { AdvancedFirePanel } from './guns/advanced-fire-panel.tsx';
import { BatteryPanel } from './guns/battery-panel.tsx';
import { FirePanel } from './guns/fire-panel.tsx';
import { GunLossesPanel } from './guns/gun-losses-panel.tsx';
import { ReloadPanel } from './guns/reload-panel.tsx';
import { MusterPanel } from './muster-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { PlotPanel } from './plot-panel.tsx';
import { PreparePanel } from './prepare-panel.tsx';

export interface AskEditorProps {
  readonly view: HexDesk['view'];
  readonly ask: HexAsk;
  readonly answer: Answer;
  readonly hovered: string | null;
  /** Which of the turns written ahead is on the table. */
  readonly aheadAt: number;
  onAheadAt(at: number): void;
  onChange(answer: Answer): void;
  onHover(plot: string | null): void;
  onConfirm(): void;
}

export function AskEditor({
  view,
  ask,
  answer,
  hovered,
  aheadAt,
  onAheadAt,
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
    case 'orders':
      return (
        <OrdersPanel
          view={view}
          ask={ask}
          answer={answer as AnswerTo<'orders'>}
          at={aheadAt}
          hovered={hovered}
          onAt={onAheadAt}
          onChange={onChange}
          onHover={onHover}
          onConfirm={onConfirm}
        />
      );
    case 'battery':
      return (
        <BatteryPanel view={view} ask={ask} answer={answer as AnswerTo<'battery'>} onChange={onChange} />
      );
    case 'prepare':
      return (
        <PreparePanel view={view} ask={ask} answer={answer as AnswerTo<'prepare'>} onChange={onChange} />
      );
    case 'reload':
      return <ReloadPanel view={view} ask={ask} answer={answer as AnswerTo<'reload'>} onChange={onChange} />;
    case 'muster':
      return <MusterPanel ask={ask} answer={answer as AnswerTo<'muster'>} onChange={onChange} />;
    case 'gun-losses':
      return isAdvanced(view) ? (
        <GunLossesPanel view={view} ask={ask} answer={answer as AnswerTo<'gun-losses'>} onChange={onChange} />
      ) : (
        <ChoicePanel view={view} ask={ask} answer={answer} onChange={onChange} />
      );
    case 'fire':
      return isAdvanced(view) ? (
        <AdvancedFirePanel view={view} ask={ask} answer={answer as AnswerTo<'fire'>} onChange={onChange} />
      ) : (
        <FirePanel view={view} ask={ask} answer={answer as AnswerTo<'fire'>} onChange={onChange} />
      );
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
