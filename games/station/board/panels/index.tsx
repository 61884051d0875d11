/** Which panel answers which question. */
import type { ComponentType, ReactNode } from 'react';
import type { AskKind } from '../../rules/asks.ts';
import { BATTLE_PANELS } from '../battle/index.ts';
import type { PanelProps } from '../types.ts';
import { AuxiliariesPanel } from './auxiliaries-panel.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { DockyardPanel } from './dockyard-panel.tsx';
import { ExtendPanel } from './extend-panel.tsx';
import { LayUpPanel } from './lay-up-panel.tsx';
import { LeewayPanel } from './leeway-panel.tsx';
import { useLetGo } from './let-go.ts';
import { OrdersPanel } from './orders-panel.tsx';
import { PlotPanel } from './plot-panel.tsx';
import { ReorganisePanel } from './reorganise-panel.tsx';
import { RoutePanel } from './route-panel.tsx';
import { ScreenPanel } from './screen-panel.tsx';
import { TasksPanel } from './tasks-panel.tsx';

const PANELS: { readonly [K in AskKind]?: ComponentType<PanelProps<K>> } = {
  ...BATTLE_PANELS,
  auxiliaries: AuxiliariesPanel,
  dockyard: DockyardPanel,
  extend: ExtendPanel,
  'lay-up': LayUpPanel,
  leeway: LeewayPanel,
  orders: OrdersPanel,
  plot: PlotPanel,
  reorganise: ReorganisePanel,
  route: RoutePanel,
  screen: ScreenPanel,
  tasks: TasksPanel,
};

/** At the desk one thing is done after the other, and the panel stays as it was left. */
const STAYS: readonly AskKind[] = ['orders', 'reorganise'];

/** A new question opens a new panel: drafts of the last one are not carried over. */
export function AskPanel(props: PanelProps<AskKind>): ReactNode {
  const { ask, view } = props;
  useLetGo();
  const Panel = (PANELS[ask.kind] ?? ChoicePanel) as ComponentType<PanelProps<AskKind>>;
  return <Panel key={STAYS.includes(ask.kind) ? `${ask.kind}/${view.turn}` : ask.id} {...props} />;
}
