/**
 * From a request to the deeds it comes to. Everything is checked before anything is done, so that a batch of answers
 * is taken whole or not at all; what had been said before is left out.
 */
import {
  type Ask,
  canonical,
  type Deed,
  fits,
  type Game,
  type Match,
  type Refusal,
  refuse,
  type Seat,
} from '@weathergage/kernel';
import type { DeedReply, DeedRequest } from '@weathergage/kernel/protocol.ts';
import { Fault, refusalFault } from './faults.ts';

type Answers = Extract<DeedRequest, { type: 'answer' }>['answers'];
/** What a seat had answered to an ask that is open no more. */
type Settled = (ask: string) => Promise<{ readonly answer: unknown } | null>;

export interface Plan {
  readonly deeds: readonly Deed[];
  readonly taken: DeedReply['taken'];
}

const UMPIRE_RULE = 'umpire';
const over = () => refusalFault(refuse('match-over', UMPIRE_RULE, 'The match is over.'));

export async function planOf(
  match: Match,
  seat: Seat,
  request: DeedRequest,
  settled: Settled,
): Promise<Plan> {
  if (request.type === 'answer') return planAnswers(match, seat, request.answers, settled);
  // The secret of the dice is out when the match is over: nothing may be taken back after that.
  if (match.outcome !== null) throw over();
  return { deeds: [{ ...request, seat } as Deed], taken: [] };
}

async function planAnswers(match: Match, seat: Seat, answers: Answers, settled: Settled): Promise<Plan> {
  const taken: DeedReply['taken'] = [];
  const edits: Deed[] = [];
  const firsts: Deed[] = [];
  const named = new Set<string>();
  for (const { ask, answer } of answers) {
    if (named.has(ask)) throw new Fault('malformed', 'One question is answered twice.', { ask });
    named.add(ask);
    const given = await givenBefore(match, seat, ask, answer, settled);
    taken.push({ ask, repeated: given === 'same' });
    if (given === 'other') edits.push({ type: 'answer', seat, ask, answer });
    if (given === 'none') firsts.push({ type: 'answer', seat, ask, answer });
  }
  // The last first answer may resolve the step; by then all changes of mind must be in.
  return { deeds: [...edits, ...firsts], taken };
}

async function givenBefore(
  match: Match,
  seat: Seat,
  askId: string,
  answer: unknown,
  settled: Settled,
): Promise<'none' | 'same' | 'other'> {
  const ask = match.asks.find((open) => open.id === askId);
  if (ask === undefined) {
    const before = await settled(askId);
    if (before !== null && canonical(before.answer) === canonical(answer)) return 'same';
    if (before === null && match.outcome !== null) throw over();
    throw refusalFault(
      refuse('ask-not-open', UMPIRE_RULE, 'That question is not open: it was settled, or never put.'),
      askId,
    );
  }
  const refusal = refusalOf(match.game, match.view(seat), seat, ask, answer);
  if (refusal !== null) throw refusalFault(refusal, askId);
  const pending = match.pendingAnswer(askId);
  if (pending === undefined) return 'none';
  return canonical(pending) === canonical(answer) ? 'same' : 'other';
}

/** Why an answer can't be taken from a seat, if it can't. */
export function refusalOf(game: Game, view: unknown, seat: Seat, ask: Ask, answer: unknown): Refusal | null {
  if (ask.seat !== seat)
    return refuse('not-your-ask', UMPIRE_RULE, 'That question was put to somebody else.');
  const schema = game.schema.answers[ask.kind];
  if (schema === undefined || !fits(schema, answer))
    return refuse('malformed', ask.rule, `That is not an answer to a question of kind ${ask.kind}.`);
  return game.check(view, ask, answer);
}
