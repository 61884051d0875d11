/**
 * Answers as they come in, told apart by what had been said before: whoever was cut off may send again what he does not
 * know to have arrived, and that is no error. All else is the kernel's to judge.
 */
import { type AnswerDeed, canonical, type Match, type Seat } from '@weathergage/kernel';
import type { DeedReply, DeedRequest } from '@weathergage/kernel/protocol.ts';

type Answers = Extract<DeedRequest, { type: 'answer' }>['answers'];
/** What a seat had answered to an ask that is open no more. */
type Settled = (ask: string) => Promise<{ readonly answer: unknown } | null>;

export interface SortedAnswers {
  /** What has to be judged and done. */
  readonly deeds: readonly AnswerDeed[];
  readonly taken: DeedReply['taken'];
}

export async function sortAnswers(
  match: Match,
  seat: Seat,
  answers: Answers,
  settled: Settled,
): Promise<SortedAnswers> {
  const deeds: AnswerDeed[] = [];
  const taken: DeedReply['taken'] = [];
  for (const { ask, answer } of answers) {
    const isOpen = match.asks.some(({ id }) => id === ask);
    const before = isOpen ? null : await settled(ask);
    const wasSettled = before !== null && canonical(before.answer) === canonical(answer);
    if (!wasSettled) deeds.push({ type: 'answer', seat, ask, answer });
    taken.push({ ask, repeated: wasSettled || match.stands(seat, ask, answer) });
  }
  return { deeds, taken };
}
