/** Answers, given one by one or together, changed and taken back: what speaks against them, and what they set off. */
import type { AnswerDeed, DeedOf } from '../journal.ts';
import type { Position } from '../position.ts';
import { type BatchVerdict, type Receipt, refused, type Verdict } from '../receipt.ts';
import { fitsSchema } from '../schema.ts';
import type { GameTypes, Refusal, Seat } from '../vocabulary.ts';
import { UMPIRE_REFUSES } from './umpire-refusals.ts';

/** Why an answer can't be taken from a seat, if it can't. */
export function answerRefusal<T extends GameTypes>(
  at: Position<T>,
  seat: Seat,
  askId: string,
  answer: unknown,
): Refusal | null {
  const { game } = at;
  const ask = at.openAsk(askId);
  if (ask?.seat !== seat) return notAsked(at);
  const schema = game.schema.answers[ask.kind];
  if (schema === undefined) throw new Error(`${game.id} has no answer schema for asks of kind ${ask.kind}`);
  if (!fitsSchema(schema, answer)) return UMPIRE_REFUSES.malformedAnswer(ask);
  // What stands may be said again; whatever is new would be for a hash that was never signed.
  if (at.awaiting !== null && !at.pending.says(askId, answer)) return UMPIRE_REFUSES.awaitsWitness;
  return game.check(at.view(seat), ask, answer as T['answer']);
}

export function giveAnswer<T extends GameTypes>(at: Position<T>, deed: AnswerDeed): Verdict<T> {
  const refusal =
    answerRefusal(at, deed.seat, deed.ask, deed.answer) ??
    (at.awaiting === null ? null : UMPIRE_REFUSES.awaitsWitness);
  return refusal === null ? at.orAsItWas(() => takeAnswer(at, deed)) : refused(refusal);
}

/** Taken whole or not at all, changes of mind first; what stands already gets no receipt. */
export function giveAnswers<T extends GameTypes>(
  at: Position<T>,
  deeds: readonly AnswerDeed[],
  each: (receipt: Receipt<T>) => void,
): BatchVerdict<T> {
  const named = new Set<string>();
  for (const { seat, ask, answer } of deeds) {
    const refusal =
      answerRefusal(at, seat, ask, answer) ?? (named.has(ask) ? UMPIRE_REFUSES.answeredTwice : null);
    if (refusal !== null) return { ok: false, refusal, ask };
    named.add(ask);
  }
  return at.orAsItWas(() => ({
    ok: true,
    receipts: at.pending.inOrder(deeds).map((deed) => {
      const receipt = takeAnswer(at, deed);
      each(receipt);
      return receipt;
    }),
  }));
}

/** An answer that nothing speaks against. */
function takeAnswer<T extends GameTypes>(at: Position<T>, { seat, ask, answer }: AnswerDeed): Receipt<T> {
  at.pending.set(ask, answer as T['answer']);
  const step = at.allAnswered ? at.resolve() : null;
  at.request = null;
  return at.done({ n: at.n + 1, type: 'answer', seat, ask, answer }, step);
}

export function retractAnswer<T extends GameTypes>(
  at: Position<T>,
  { seat, ask: askId }: DeedOf<'retract'>,
): Verdict<T> {
  const ask = at.openAsk(askId);
  if (ask?.seat !== seat) return refused(notAsked(at));
  if (at.awaiting !== null) return refused(UMPIRE_REFUSES.awaitsWitness);
  if (!at.pending.delete(askId)) return refused(UMPIRE_REFUSES.nothingToRetract(ask));
  return at.done({ n: at.n + 1, type: 'retract', seat, ask: askId });
}

const notAsked = ({ outcome }: { readonly outcome: unknown }): Refusal =>
  outcome === null ? UMPIRE_REFUSES.askNotOpen : UMPIRE_REFUSES.matchOver;
