/** What may be answered to each kind of ask, gathered from the phases that put them. */
import type { Refusal } from '@weathergage/kernel';
import { activateAsk } from './activation/opening.ts';
import { fireAsk } from './activation/parting.ts';
import { segmentAsk } from './activation/segment-choices.ts';
import { batteryAsk } from './activation/shore-battery.ts';
import { signalAsk } from './activation/signals.ts';
import { bearsAsk } from './gunnery/bears.ts';
import { snapAsk } from './sailing/alongside.ts';
import type { Answer, AskKind, TableAsk } from './table/asks.ts';
import type { AskRules } from './table/phase.ts';
import type { View } from './table/state.ts';

const RULES: { readonly [K in AskKind]: AskRules<K> } = {
  signal: signalAsk,
  activate: activateAsk,
  segment: segmentAsk,
  fire: fireAsk,
  bears: bearsAsk,
  snap: snapAsk,
  battery: batteryAsk,
};

// The table is typed by kind; an ask and its answer have met their schema before they come here.
const rulesOf = (ask: TableAsk): AskRules<never> => RULES[ask.kind] as unknown as AskRules<never>;

export const choices = (view: View, ask: TableAsk): Iterable<Answer> =>
  rulesOf(ask).choices(view, ask as never);
export const check = (view: View, ask: TableAsk, answer: Answer): Refusal | null =>
  rulesOf(ask).check(view, ask as never, answer as never);
