/** What may be answered to each kind of ask, gathered from the phases that put them. */
import type { Refusal } from '@weathergage/kernel';
import { refloatAsk } from './aground.ts';
import type { Answer, AskKind, HexAsk } from './asks.ts';
import { batteryAsk } from './batteries.ts';
import { boardingAsk } from './boarding.ts';
import { fireAsk } from './combat.ts';
import { flagshipAsk, ordersAsk } from './command-lag.ts';
import { contestedAsk } from './execution.ts';
import { grappleAsk } from './grappling.ts';
import { gunLossesAsk } from './gun-losses.ts';
import { loadAsk } from './load.ts';
import { boardOnAsk, disengageAsk } from './melee.ts';
import { musterAsk } from './muster.ts';
import { plotAsk } from './notation.ts';
import type { AskRules } from './phase.ts';
import { prepareAsk } from './prepare.ts';
import { reloadAsk } from './reload.ts';
import type { View } from './state.ts';
import { unfoulAsk } from './unfouling.ts';
import { ungrappleAsk } from './ungrappling.ts';

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
