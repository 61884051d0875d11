/** The server's side of tournaments, as the page uses it. */

import type {
  Correction,
  NewTournament,
  TournamentReply,
  TournamentsReply,
} from '@weathergage/kernel/people/tournament-protocol.ts';
import type { GamesReply } from '@weathergage/kernel/protocol.ts';
import { callServer, post } from '../tables/api.ts';

const at = (id: string): string => `people/tournaments/${encodeURIComponent(id)}`;
const send = (path: string, body: unknown = {}): Promise<TournamentReply> =>
  callServer<TournamentReply>(path, post(body), null);

export type Summary = TournamentsReply['tournaments'][number];

export const tournamentsApi = {
  list: async (): Promise<readonly Summary[]> =>
    (await callServer<TournamentsReply>('people/tournaments', {}, null)).tournaments,
  find: (id: string) => callServer<TournamentReply>(at(id), {}, null),
  make: (terms: NewTournament) => send('people/tournaments', terms),
  join: (id: string) => send(`${at(id)}/join`),
  leave: (id: string) => send(`${at(id)}/leave`),
  start: (id: string) => send(`${at(id)}/start`),
  callOff: (id: string) => send(`${at(id)}/call-off`),
  correct: (id: string, correction: Correction) => send(`${at(id)}/correct`, correction),
  games: async (): Promise<GamesReply['games']> => (await callServer<GamesReply>('games', {}, null)).games,
};
