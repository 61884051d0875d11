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
import { advancedFireAsk } from './gunnery/fire-orders.ts';
import { loadAsk } from './gunnery/load.ts';
import { reloadAsk } from './gunnery/reload.ts';
import { refloatAsk } from './movement/aground.ts';
import { contestedAsk } from './movement/execution.ts';
import { flagshipAsk, ordersAsk } from './orders/command-lag.ts';
import { messageAsk } from './orders/messages.ts';
import { musterAsk } from './orders/muster.ts';
import { plotAsk } from './orders/notation.ts';
import { prepareAsk } from './orders/prepare.ts';
import { squadronsAsk } from './orders/squadrons.ts';
import type { AnswerTo, AskKind, HexAsk } from './sea/asks.ts';
import { advancedView, isAdvanced } from './sea/edition.ts';
import type { AdvancedAskRules, AskRules } from './sea/phase.ts';
import type { View } from './sea/state.ts';

/** A question that both games put, each with its own rules for the answer. */
const byEdition = <K extends AskKind>(basic: AskRules<K>, advanced: AdvancedAskRules<K>): AskRules<K> => ({
  choices: (view, ask) => (isAdvanced(view) ? advanced.choices(view, ask) : basic.choices(view, ask)),
  check: (view, ask, answer) =>
    isAdvanced(view) ? advanced.check(view, ask, answer) : basic.check(view, ask, answer),
});

/** A question that only the Advanced Game puts. */
const inAdvanced = <K extends AskKind>(rules: AdvancedAskRules<K>): AskRules<K> => ({
  choices: (view, ask) => rules.choices(advancedView(view), ask),
  check: (view, ask, answer) => rules.check(advancedView(view), ask, answer),
});

export const { choices, check } = byKind<View, HexAsk, { [K in AskKind]: AnswerTo<K> }>({
  unfoul: unfoulAsk,
  plot: plotAsk,
  contested: contestedAsk,
  grapple: grappleAsk,
  ungrapple: ungrappleAsk,
  boarding: boardingAsk,
  fire: byEdition(fireAsk, advancedFireAsk),
  'gun-losses': gunLossesAsk,
  'board-on': boardOnAsk,
  disengage: disengageAsk,
  load: loadAsk,
  reload: inAdvanced(reloadAsk),
  refloat: inAdvanced(refloatAsk),
  battery: inAdvanced(batteryAsk),
  orders: inAdvanced(ordersAsk),
  flagship: inAdvanced(flagshipAsk),
  message: messageAsk,
  squadrons: inAdvanced(squadronsAsk),
  prepare: inAdvanced(prepareAsk),
  muster: inAdvanced(musterAsk),
});
