/** What may be answered to each kind of ask, gathered from the phases that put them. */
import type { Refusal } from '@weathergage/kernel';
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
import type { Answer, AskKind, HexAsk } from './sea/asks.ts';
import type { AskRules } from './sea/phase.ts';
import type { View } from './sea/state.ts';

const RULES: { readonly [K in AskKind]: AskRules<K> } = {
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
};

// The table is typed by kind; an ask and its answer have met their schema before they come here.
const rulesOf = (ask: HexAsk): AskRules<never> => RULES[ask.kind] as unknown as AskRules<never>;

export const choices = (view: View, ask: HexAsk): Iterable<Answer> =>
  rulesOf(ask).choices(view, ask as never);
export const check = (view: View, ask: HexAsk, answer: Answer): Refusal | null =>
  rulesOf(ask).check(view, ask as never, answer as never);
