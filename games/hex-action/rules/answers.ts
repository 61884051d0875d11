/** What may be answered to each kind of ask, gathered from the phases that put them. */
import { byKind } from '@weathergage/kernel';
import { boardingAsk } from './boarding/boarding.ts';
import { grappleAsk } from './boarding/grappling.ts';
import { boardOnAsk, disengageAsk } from './boarding/melee.ts';
import { unfoulAsk } from './boarding/unfouling.ts';
import { ungrappleAsk } from './boarding/ungrappling.ts';
import { gunLossesAsk } from './damage/gun-losses.ts';
import { batteryAsk } from './gunnery/batteries.ts';
import { fireAsk } from './gunnery/combat.ts';
import { loadAsk } from './gunnery/load.ts';
import { reloadAsk } from './gunnery/reload.ts';
import { refloatAsk } from './movement/aground.ts';
import { contestedAsk } from './movement/execution.ts';
import { flagshipAsk, ordersAsk } from './orders/command-lag.ts';
import { musterAsk } from './orders/muster.ts';
import { plotAsk } from './orders/notation.ts';
import { prepareAsk } from './orders/prepare.ts';
import type { AnswerTo, AskKind, HexAsk } from './sea/asks.ts';
import type { View } from './sea/state.ts';

export const { choices, check } = byKind<View, HexAsk, { [K in AskKind]: AnswerTo<K> }>({
  unfoul: unfoulAsk,
  plot: plotAsk,
  contested: contestedAsk,
  grapple: grappleAsk,
  ungrapple: ungrappleAsk,
  boarding: boardingAsk,
  fire: fireAsk,
  'gun-losses': gunLossesAsk,
  'board-on': boardOnAsk,
  disengage: disengageAsk,
  load: loadAsk,
  reload: reloadAsk,
  refloat: refloatAsk,
  battery: batteryAsk,
  orders: ordersAsk,
  flagship: flagshipAsk,
  prepare: prepareAsk,
  muster: musterAsk,
});
