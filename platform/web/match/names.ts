/** What things and people are called on the page. */

import type { Desk, Outcome, Seat } from '@weathergage/kernel';
import type { LoadedGame } from '../games.ts';
import type { TableNow } from '../tables/table.ts';
import type { GameBoard } from '../toolkit/contract.ts';
import { MONTHS } from '../toolkit/phrases.ts';
import { OUTCOME_WORDS } from './match-words.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const words = (id: string): string => id.split('-').map(capital).join(' ');

export const subjectName = (board: GameBoard, subject: string, desk: Desk): string =>
  board.subjectName?.(subject, desk) ?? words(subject);

export const seatName = (now: Pick<TableNow, 'seats'>, seat: Seat): string =>
  now.seats.find((info) => info.id === seat)?.name ?? words(seat);

/** A side is named by the scenario's card; a scenario that the page does not have names it by who sits there. */
export function sideName(loaded: LoadedGame, now: TableNow, side: string): string {
  const card = loaded.cards.find((candidate) => candidate.id === now.scenarioId);
  const named = card?.sides.find((one) => one.seats.some((seat) => seat.side === side))?.name;
  if (named !== undefined) return named;
  const seats = now.seats.filter((seat) => seat.side === side).map((seat) => seat.name);
  return seats.length > 0 ? OUTCOME_WORDS.together(seats) : words(side);
}

/** "Victory" and "Defeat" are for those who played on one side; whoever watched or played both reads who won. */
export function verdictOf(loaded: LoadedGame, now: TableNow, outcome: Outcome): string {
  if (outcome.winners.length === 0) return OUTCOME_WORDS.draw;
  const winners = OUTCOME_WORDS.together(outcome.winners.map((side) => sideName(loaded, now, side)));
  const sides = new Set(now.seats.filter((seat) => now.persons.includes(seat.id)).map((seat) => seat.side));
  const [own] = sides;
  if (sides.size !== 1 || own === undefined) return OUTCOME_WORDS.wins(winners, outcome.winners.length > 1);
  return outcome.winners.includes(own) ? OUTCOME_WORDS.victory : OUTCOME_WORDS.defeat;
}

/** Games give the reason of an outcome in a word or two; a board that has none better lets it stand as a sentence. */
export function reasonOf(board: GameBoard, desk: Desk): string {
  const reason = desk.outcome?.reason ?? '';
  const text = board.outcomeWords?.(desk) ?? capital(reason);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A date as a log would write it: 1813-06-01 is 1 June 1813; whatever is no whole date stays as it is. */
export function dateInWords(date: string): string {
  const parts = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date);
  if (parts === null) return date;
  const [, year, month, day] = parts;
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return date;
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`;
}
