/** What may be answered to each kind of ask, gathered from the steps that put them. */
import type { Refusal } from '@weathergage/kernel';
import type { Answer, AskKind, StationAsk } from './asks.ts';
import { auxiliariesAsk } from './auxiliaries.ts';
import { fireshipsAsk } from './battle/battle-fireships.ts';
import { combatAsk } from './battle/combats.ts';
import { doubleAsk } from './battle/double.ts';
import { engageAsk } from './battle/engage.ts';
import { intensityAsk } from './battle/intensity.ts';
import { lineUpAsk } from './battle/line-up.ts';
import { mulliganAsk } from './battle/mulligan.ts';
import { prizesAsk } from './battle/prizes.ts';
import { regroupAsk } from './battle/regroup.ts';
import { reinforceAsk } from './battle/reinforce.ts';
import { shiftsAsk } from './battle/shifts.ts';
import { sinkingsAsk } from './battle/sinkings.ts';
import { withdrawAsk } from './battle/withdraw.ts';
import { routeAsk } from './convoys.ts';
import { dockyardAsk } from './dockyard.ts';
import { namePortAsk } from './events.ts';
import { counterShadowAsk, extendAsk } from './impulse-end.ts';
import { layUpAsk } from './lay-up.ts';
import { ordersAsk } from './orders-step.ts';
import type { AskRules } from './phase.ts';
import { plotAsk } from './plot.ts';
import { reorganiseAsk } from './reorganisation.ts';
import { leewayAsk } from './sail.ts';
import type { View } from './state.ts';
import { screenAsk, shadowAsk, tasksAsk } from './task-answers.ts';

const RULES: { readonly [K in AskKind]?: AskRules<K> } = {
  combat: combatAsk,
  double: doubleAsk,
  engage: engageAsk,
  fireships: fireshipsAsk,
  intensity: intensityAsk,
  'line-up': lineUpAsk,
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
};

// The table is typed by kind; an ask and its answer have met their schema before they come here.
const rulesOf = (ask: StationAsk): AskRules<never> => RULES[ask.kind] as unknown as AskRules<never>;

export const choices = (view: View, ask: StationAsk): Iterable<Answer> =>
  rulesOf(ask).choices(view, ask as never);
export const check = (view: View, ask: StationAsk, answer: Answer): Refusal | null =>
  rulesOf(ask).check(view, ask as never, answer as never);
