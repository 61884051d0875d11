/** What stands on the table for each question before anybody has said a word, and what is wrong with a draft. */
import { check } from '../../rules/answers.ts';
import type { Answer, HexAsk } from '../../rules/sea/asks.ts';
import { isWritten } from '../fleet/plans.ts';
import type { HexDesk, Refusal } from '../look/types.ts';

export { defaultAnswer } from '../../attention/defaults.ts';

type View = HexDesk['view'];

/** A plot that is still being written is no fault yet. */
export function faultIn(view: View, ask: HexAsk, answer: Answer): Refusal | null {
  if (!isWritten({ ask, answer }))
    return { code: 'no-plot', rule: '7.2.6', message: 'Write a plot, or 0 to lie still.' };
  return check(view, ask, answer);
}
