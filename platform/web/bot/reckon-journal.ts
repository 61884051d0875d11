/** Where the day was lost, worked out from a finished match's journal, through the eyes of one seat. */
import {
  type GameTypes,
  type Journal,
  type Life,
  type Officer,
  type Proposal,
  type Reckoning,
  reckon,
  type Seat,
} from '@weathergage/kernel';
import { Film } from '../replay/film.ts';

/** Worlds tried for each order, and the milliseconds after which no further order is looked into. */
const WORLDS = 24;
const PATIENCE = 8000;

export const lifeOf = (film: Film, seat: Seat): Life => ({
  seat,
  length: film.length,
  view: (frame) => film.desk(frame, seat).view,
  told: (frame) => film.chapter(frame, seat)?.told ?? [],
  answered: (frame) => film.answered(frame, seat),
  gaveUp: (frame) => film.gaveUp(frame),
});

export function reckonJournal(
  officer: Officer,
  journal: Journal,
  seat: Seat,
  proposal: Proposal<GameTypes> | null,
): Promise<Reckoning> {
  const end = performance.now() + PATIENCE;
  const film = Film.of(officer.rules, journal);
  const pains = { worlds: WORLDS, timeIsUp: () => performance.now() > end };
  return reckon(officer, lifeOf(film, seat), pains, proposal);
}
