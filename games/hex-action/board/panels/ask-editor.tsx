/** The editor for one question, whatever its kind. */
import type { FunctionComponent, ReactNode } from 'react';
import type { Answer, AnswerTo, AskKind, HexAsk } from '../../rules/sea/asks.ts';
import { type AdvancedView, isAdvanced } from '../../rules/sea/edition.ts';
import type { AskProps, HexDesk } from '../look/types.ts';
import { BoardingPanel } from './boarding-panel.tsx';
import { ChoicePanel } from './choice-panels.tsx';
import { GrapplePanel, UnfoulPanel, UngrapplePanel } from './entangled-panels.tsx';
import { AdvancedFirePanel } from './guns/advanced-fire-panel.tsx';
import { BatteryPanel } from './guns/battery-panel.tsx';
import { FirePanel } from './guns/fire-panel.tsx';
import { GunLossesPanel } from './guns/gun-losses-panel.tsx';
import { ReloadPanel } from './guns/reload-panel.tsx';
import { MusterPanel } from './muster-panel.tsx';
import { MessagePanel } from './notes-editor.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { PlotPanel } from './plot-panel.tsx';
import { PreparePanel } from './prepare-panel.tsx';
import { SquadronsPanel } from './squadrons-panel.tsx';

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

type Written = 'plot' | 'orders';
type Editors<V> = { readonly [K in Exclude<AskKind, Written>]: FunctionComponent<AskProps<K, V>> };

const BASIC: Editors<HexDesk['view']> = {
  battery: BatteryPanel,
  'board-on': ChoicePanel,
  boarding: BoardingPanel,
  contested: ChoicePanel,
  disengage: ChoicePanel,
  fire: FirePanel,
  flagship: ChoicePanel,
  grapple: GrapplePanel,
  'gun-losses': ChoicePanel,
  load: ChoicePanel,
  message: MessagePanel,
  muster: MusterPanel,
  prepare: PreparePanel,
  refloat: ChoicePanel,
  reload: ReloadPanel,
  squadrons: SquadronsPanel,
  unfoul: UnfoulPanel,
  ungrapple: UngrapplePanel,
};
const ADVANCED: Editors<AdvancedView> = { ...BASIC, fire: AdvancedFirePanel, 'gun-losses': GunLossesPanel };

export function AskEditor(props: AskEditorProps): ReactNode {
  const { view, ask, aheadAt, onAheadAt, ...rest } = props;
  if (ask.kind === 'plot')
    return <PlotPanel {...rest} view={view} ask={ask} answer={props.answer as AnswerTo<'plot'>} />;
  if (ask.kind === 'orders')
    return (
      <OrdersPanel
        {...rest}
        view={view}
        ask={ask}
        answer={props.answer as AnswerTo<'orders'>}
        at={aheadAt}
        onAt={onAheadAt}
      />
    );
  // The table has the editor of the question's own kind; the compiler cannot follow the two together.
  const editors = isAdvanced(view) ? ADVANCED : BASIC;
  const Editor = editors[ask.kind] as FunctionComponent<
    Pick<AskEditorProps, 'view' | 'ask' | 'answer' | 'onChange'>
  >;
  return <Editor view={view} ask={ask} answer={props.answer} onChange={props.onChange} />;
}
