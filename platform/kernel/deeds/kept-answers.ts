/** What was already answered stands where the same question is still open and it is still legal. */

import type { Position } from '../position.ts';
import type { GameTypes } from '../vocabulary.ts';
import { answerRefusal } from './answer-deeds.ts';

/** Goes on to another state; answers that waited are kept as far as they can be. */
export function keepAnswers<T extends GameTypes, R>(at: Position<T>, change: () => R): R {
  const answered = at.pending;
  const before = new Map(at.asks.map((ask) => [ask.id, ask.seat]));
  const changed = change();
  if (at.pending === answered) return changed;
  for (const ask of at.asks) {
    const answer = answered.get(ask.id);
    if (answer === undefined || before.get(ask.id) !== ask.seat) continue;
    if (answerRefusal(at, ask.seat, ask.id, answer) === null) at.pending.set(ask.id, answer);
  }
  return changed;
}
