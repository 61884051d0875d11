/** The parts of a deed that is done for a seat: whether it still holds, what the match makes of it, what follows from it. */
import type { AnswerDeed, Deed, Match, Receipt, Seat } from '@weathergage/kernel';
import type { DeedRequest } from '@weathergage/kernel/protocol.ts';
import type { EntryEffects, StandingRecord } from '@weathergage/store';
import { Fault, refusalFault } from './faults.ts';
import type { LiveMatch } from './match/live-match.ts';

/** The questions of a step taken back are put again under their old names: who has not seen that means the old ones. */
export function refuseOutdated(request: DeedRequest, rewound: number): void {
  if (request.type !== 'answer' || request.seen === undefined || request.seen >= rewound) return;
  throw new Fault('answer-outdated', 'A step was taken back in the meantime. Look again, then answer.', {
    rule: 'umpire',
  });
}

/** What the match makes of one deed, or of answers given together. */
export function receiptsOf(match: Match, deeds: Deed | readonly AnswerDeed[]): readonly Receipt[] {
  if ('type' in deeds) {
    const verdict = match.do(deeds);
    if (!verdict.ok) throw refusalFault(verdict.refusal);
    return [verdict];
  }
  const verdict = match.doAll(deeds);
  if (!verdict.ok) throw refusalFault(verdict.refusal, verdict.ask);
  return verdict.receipts;
}

/**
 * What a deed makes of its seat's instructions: counted on; or forgotten, once he who was called has answered himself, or
 * somebody takes back what was answered for him.
 */
export function standingAfter(
  live: LiveMatch,
  seat: Seat,
  { type }: DeedRequest,
  record: StandingRecord | undefined,
): EntryEffects['standing'] {
  if (record !== undefined) return { seat, record };
  const left = live.standing.get(seat);
  if (left === undefined) return undefined;
  return type === 'retract' || (type === 'answer' && left.halt !== null) ? { seat, record: null } : undefined;
}
