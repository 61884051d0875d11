/** What may be answered to each kind of ask, gathered from the steps that put them. */
import { byKind } from '@weathergage/kernel';
import { fireshipsAsk } from './battle/battle-fireships.ts';
import { combatAsk } from './battle/combat/combats.ts';
import { doubleAsk } from './battle/combat/double.ts';
import { meansAsk } from './battle/combat/fought-out.ts';
import { intensityAsk } from './battle/combat/intensity.ts';
import { mulliganAsk } from './battle/combat/mulligan.ts';
import { prizesAsk } from './battle/combat/prizes.ts';
import { shiftsAsk } from './battle/combat/shifts.ts';
import { sinkingsAsk } from './battle/combat/sinkings.ts';
import { engageAsk } from './battle/engage.ts';
import { lineUpAsk } from './battle/line-up.ts';
import { regroupAsk } from './battle/regroup.ts';
import { reinforceAsk } from './battle/reinforce.ts';
import { withdrawAsk } from './battle/withdraw.ts';
import { routeAsk } from './convoys/convoys.ts';
import { counterShadowAsk, extendAsk } from './impulse-end.ts';
import { namePortAsk } from './orders/events.ts';
import { ordersAsk } from './orders/orders-step.ts';
import { reorganiseAsk } from './reorganisation/reorganisation.ts';
import { plotAsk } from './sailing/plot.ts';
import { leewayAsk } from './sailing/sail.ts';
import { screenAsk, shadowAsk, tasksAsk } from './tasks/task-answers.ts';
import type { AnswerTo, AskKind, StationAsk } from './world/asks.ts';
import type { View } from './world/state.ts';
import { auxiliariesAsk } from './yards/auxiliary-step.ts';
import { dockyardAsk } from './yards/dockyard.ts';
import { layUpAsk } from './yards/lay-up.ts';

export const { choices, check } = byKind<View, StationAsk, { [K in AskKind]: AnswerTo<K> }>({
  combat: combatAsk,
  double: doubleAsk,
  engage: engageAsk,
  fireships: fireshipsAsk,
  intensity: intensityAsk,
  'line-up': lineUpAsk,
  means: meansAsk,
  mulligan: mulliganAsk,
  prizes: prizesAsk,
  route: routeAsk,
  regroup: regroupAsk,
  reinforce: reinforceAsk,
  shifts: shiftsAsk,
  sinkings: sinkingsAsk,
  withdraw: withdrawAsk,
  auxiliaries: auxiliariesAsk,
  'counter-shadow': counterShadowAsk,
  extend: extendAsk,
  screen: screenAsk,
  shadow: shadowAsk,
  tasks: tasksAsk,
  dockyard: dockyardAsk,
  'lay-up': layUpAsk,
  reorganise: reorganiseAsk,
  'name-port': namePortAsk,
  orders: ordersAsk,
  plot: plotAsk,
  leeway: leewayAsk,
});
