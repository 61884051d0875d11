/** What stands over a board while nothing is asked of the seat: who has won, or who is waited for. */
import type { Desk, Outcome } from '@weathergage/kernel';
import { capital, listedWords, nameIn } from '../phrases.ts';

/** `winners` as they stand in the middle of a sentence, `reason` a sentence of its own. */
export function verdictSentence(
  { winners: sides }: Pick<Outcome, 'winners'>,
  nameOf: (side: string) => string,
  reason: string,
): string {
  const winners = sides.map(nameOf);
  if (winners.length === 0) return `The fight is drawn. ${reason}`;
  return `${capital(listedWords(winners))} ${winners.length === 1 ? 'has' : 'have'} the day. ${reason}`;
}

interface Seats {
  readonly seats: readonly { readonly id: string; readonly name: string }[];
}

export function waitingSentence(
  desk: Pick<Desk, 'seat' | 'asks' | 'waitingFor'>,
  { seats }: Seats,
  phase: string,
): string {
  const others = desk.waitingFor.filter((seat) => seat !== desk.seat).map((seat) => nameIn(seats, seat));
  if (others.length === 0) return `${phase}: the umpire is at work.`;
  const given = desk.asks.length > 0 ? 'Your orders are in. ' : '';
  return `${given}Waiting for ${listedWords(others)}.`;
}
