/** The panel for each kind of question. */
import { type ComponentType, memo, type ReactNode } from 'react';
import type { Answer, AskKind, SeaAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { GaugePanel, LinePanel, RefugePanel } from '../battle/index.ts';
import {
  CommissionPanel,
  DemobilisePanel,
  OrganisePanel,
  ReorganisePanel,
  RepairPanel,
  WearPanel,
} from '../display/index.ts';
import type { PanelProps } from '../look/types.ts';
import { BidPanel } from './bid-panel.tsx';
import { AssaultPanel, BattleOrderPanel, DefendPanel } from './combat-panels.tsx';
import { FrigatePanel } from './frigate-panel.tsx';
import { BattleMeansPanel } from './means-panel.tsx';
import { OnwardPanel } from './onward-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { SailPanel } from './sail-panel.tsx';
import { SearchPanel } from './search-panel.tsx';
import { Tidings } from './tidings.tsx';

const PANELS: { readonly [K in AskKind]: ComponentType<PanelProps<K>> } = {
  bid: BidPanel,
  demobilise: DemobilisePanel,
  commission: CommissionPanel,
  organise: OrganisePanel,
  place: PlacePanel,
  reorganise: ReorganisePanel,
  frigate: FrigatePanel,
  sail: SailPanel,
  onward: OnwardPanel,
  search: SearchPanel,
  wear: WearPanel,
  'battle-order': BattleOrderPanel,
  gauge: GaugePanel,
  means: BattleMeansPanel,
  line: LinePanel,
  refuge: RefugePanel,
  assault: AssaultPanel,
  defend: DefendPanel,
  return: ReturnPanel,
  repair: RepairPanel,
};

/** Composition boxes and lines of battle want the width of the board. */
export const WIDE: ReadonlySet<AskKind> = new Set<AskKind>([
  'demobilise',
  'commission',
  'organise',
  'reorganise',
  'gauge',
  'line',
  'refuge',
  'repair',
]);

type Untyped = Omit<PanelProps<AskKind>, 'view' | 'ask' | 'given' | 'give'> & {
  readonly view: View;
  readonly ask: SeaAsk;
  readonly given: Answer | null;
  give(answer: Answer): ReturnType<PanelProps<AskKind>['give']>;
};

/** Drawn anew for a new view or a new answer, not for what it has itself drawn on the chart. */
export const AskPanel = memo(function AskPanel(props: Untyped): ReactNode {
  // The table is typed by kind; an ask brings its own kind of answer.
  const Panel = PANELS[props.ask.kind] as unknown as ComponentType<Untyped>;
  return (
    <>
      <Tidings view={props.view} />
      <Panel key={props.ask.id} {...props} />
    </>
  );
});
