/** Which panel answers which question. */
import type { ComponentType, ReactNode } from 'react';
import type { AskKind } from '../rules/world/asks.ts';
import { BATTLE_PANELS } from './battle/index.ts';
import type { PanelProps } from './look/types.ts';
import { AuxiliariesPanel } from './panels/auxiliaries-panel.tsx';
import { ChoicePanel } from './panels/choice-panel.tsx';
import { DockyardPanel } from './panels/dockyard-panel.tsx';
import { ExtendPanel } from './panels/extend-panel.tsx';
import { LayUpPanel } from './panels/lay-up-panel.tsx';
import { LeewayPanel } from './panels/leeway-panel.tsx';
import { useLetGo } from './panels/let-go.ts';
import { OrdersPanel } from './panels/orders-panel.tsx';
import { PlotPanel } from './panels/plot-panel.tsx';
import { ReorganisePanel } from './panels/reorganise-panel.tsx';
import { RoutePanel } from './panels/route-panel.tsx';
import { ScreenPanel } from './panels/screen-panel.tsx';
import { TasksPanel } from './panels/tasks-panel.tsx';

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
