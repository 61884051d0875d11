/** The Battle: the scene over the chart, and a panel for each of its questions. */
import { CombatPanel } from './combat-panel.tsx';
import { DoublePanel } from './double-panel.tsx';
import { EngagePanel } from './engage-panel.tsx';
import { FireshipsPanel } from './fireships-panel.tsx';
import { IntensityPanel } from './intensity-panel.tsx';
import { LineUpPanel } from './line-up-panel.tsx';
import { PrizesPanel, SinkingsPanel } from './losses-panels.tsx';
import { BattleMeansPanel } from './means-panel.tsx';
import { MulliganPanel } from './mulligan-panel.tsx';
import { RegroupPanel } from './regroup-panel.tsx';
import { ReinforcePanel } from './reinforce-panel.tsx';
import { CounterShadowPanel, ShadowPanel } from './shadow-panels.tsx';
import { ShiftsPanel } from './shifts-panel.tsx';
import { WithdrawPanel } from './withdraw-panel.tsx';

export const BATTLE_PANELS = {
  engage: EngagePanel,
  withdraw: WithdrawPanel,
  reinforce: ReinforcePanel,
  'line-up': LineUpPanel,
  intensity: IntensityPanel,
  means: BattleMeansPanel,
  combat: CombatPanel,
  double: DoublePanel,
  shifts: ShiftsPanel,
  sinkings: SinkingsPanel,
  fireships: FireshipsPanel,
  prizes: PrizesPanel,
  regroup: RegroupPanel,
  mulligan: MulliganPanel,
  'counter-shadow': CounterShadowPanel,
  shadow: ShadowPanel,
} as const;
