/** What may be answered to each kind of ask, gathered from the phases that put them. */
import { byKind } from '@weathergage/kernel';
import { activateAsk } from './activation/opening.ts';
import { fireAsk } from './activation/parting.ts';
import { segmentAsk } from './activation/segment-choices.ts';
import { batteryAsk } from './activation/shore-battery.ts';
import { signalAsk } from './activation/signals.ts';
import { bearsAsk } from './gunnery/bears.ts';
import { snapAsk } from './sailing/alongside.ts';
import type { AnswerTo, AskKind, TableAsk } from './table/asks.ts';
import type { View } from './table/state.ts';

export const { choices, check } = byKind<View, TableAsk, { [K in AskKind]: AnswerTo<K> }>({
  signal: signalAsk,
  activate: activateAsk,
  segment: segmentAsk,
  fire: fireAsk,
  bears: bearsAsk,
  snap: snapAsk,
  battery: batteryAsk,
});
