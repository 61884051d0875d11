/** What whoever plays seats by machine, at a server or in a page, has to know of a match. */
import type { Match } from './match.ts';
import type { GameTypes, Seat } from './vocabulary.ts';

/** The questions that a match still waits for an answer to: from one seat, or from anybody. */
export const owedAsks = <T extends GameTypes>(match: Match<T>, seat?: Seat): T['ask'][] =>
  match.asks.filter(
    (ask) => (seat === undefined || ask.seat === seat) && match.pendingAnswer(ask.id) === undefined,
  );

/** How many of a game's own choices are tried before it is given up. */
const TRIES = 50;

/** What is answered for a machine that has failed: the first of the game's own choices that is allowed. */
export function fallbackAnswer<T extends GameTypes>(match: Match<T>, ask: T['ask']): T['answer'] {
  let tries = 0;
  for (const answer of match.game.choices(match.view(ask.seat), ask)) {
    if (match.refusal(ask.seat, ask.id, answer) === null) return answer;
    if (++tries === TRIES) break;
  }
  throw new Error(`no answer to ${ask.id} was found`);
}
