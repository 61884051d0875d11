/** Steps back: alone over what was quiet, by everybody's consent over anything else. */
import type { DeedOf, Entry } from '../journal.ts';
import type { Position } from '../position.ts';
import { refused, type Verdict } from '../receipt.ts';
import type { GameTypes, Seat } from '../vocabulary.ts';
import { UMPIRE_REFUSES } from './umpire-refusals.ts';

/** The earliest step that a seat may go back to without asking anybody; null if it may not. */
export function freeUndo<T extends GameTypes>(at: Position<T>, seat: Seat): number | null {
  // The secret of the dice is published at the end: who knows it must not play on.
  if (at.outcome !== null) return null;
  // Others may have begun to answer what came after: that is theirs to keep.
  if (at.asks.some((ask) => ask.seat !== seat && at.pending.has(ask.id))) return null;
  return at.past.freeTo(seat);
}

export function undoFreely<T extends GameTypes>(at: Position<T>, { seat, to }: DeedOf<'undo'>): Verdict<T> {
  if (at.outcome !== null) return refused(UMPIRE_REFUSES.matchOver);
  if (at.awaiting !== null) return refused(UMPIRE_REFUSES.awaitsWitness);
  const free = freeUndo(at, seat);
  if (free === null || to < free) return refused(UMPIRE_REFUSES.undoNeedsConsent);
  return rewind(at, { n: at.n + 1, type: 'undo', seat, to }, to);
}

export function requestUndo<T extends GameTypes>(
  at: Position<T>,
  { seat, to }: DeedOf<'undo-request'>,
): Verdict<T> {
  if (at.outcome !== null) return refused(UMPIRE_REFUSES.matchOver);
  if (!at.sits(seat)) return refused(UMPIRE_REFUSES.noSuchSeat);
  if (at.awaiting !== null) return refused(UMPIRE_REFUSES.awaitsWitness);
  // Consent is given to one request: another put in its place could be agreed to by mistake.
  if (at.request !== null) return refused(UMPIRE_REFUSES.undoAlreadyAsked);
  if (at.opening.firm) return refused(UMPIRE_REFUSES.nothingIsTakenBack);
  if (!at.past.holds(to)) return refused(UMPIRE_REFUSES.undoTooFar);
  const entry = { n: at.n + 1, type: 'undo-request', seat, to } as const;
  if (at.seats.length === 1) return rewindAgreed(at, entry, to);
  at.request = { by: seat, to, agreed: [seat] };
  return at.done(entry);
}

export function replyToUndo<T extends GameTypes>(
  at: Position<T>,
  { seat, agree, to }: DeedOf<'undo-reply'>,
): Verdict<T> {
  if (at.outcome !== null) return refused(UMPIRE_REFUSES.matchOver);
  const { request } = at;
  if (request === null || (to !== undefined && to !== request.to))
    return refused(UMPIRE_REFUSES.noUndoRequest);
  if (!at.sits(seat)) return refused(UMPIRE_REFUSES.noSuchSeat);
  const named = to === undefined ? {} : { to };
  const entry = { n: at.n + 1, type: 'undo-reply', seat, agree, ...named } as const;
  if (!agree) {
    at.request = null;
    return at.done(entry);
  }
  const agreed = request.agreed.includes(seat) ? request.agreed : [...request.agreed, seat];
  if (at.seats.every(({ id }) => agreed.includes(id))) return rewindAgreed(at, entry, request.to);
  at.request = { ...request, agreed };
  return at.done(entry);
}

/** By consent: what comes now may be another answer to what the witness has signed. */
function rewindAgreed<T extends GameTypes>(at: Position<T>, entry: Entry, to: number): Verdict<T> {
  const verdict = rewind(at, entry, to);
  if (verdict.ok) at.again++;
  return verdict;
}

function rewind<T extends GameTypes>(at: Position<T>, entry: Entry, to: number): Verdict<T> {
  const moment = at.past.backTo(to);
  if (moment === null) return refused(UMPIRE_REFUSES.undoTooFar);
  at.step = moment.step;
  at.chain = moment.chain;
  at.request = null;
  at.enter(moment.state);
  return at.done(entry, null, to);
}
