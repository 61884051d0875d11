/** Questions that a rule gives a time for. Who keeps the time is elsewhere: the rules have no clock. */
import { owedAsks } from './machine-seat.ts';
import type { Match } from './match.ts';
import type { Clock, GameTypes } from './vocabulary.ts';

export interface PressingAsk<T extends GameTypes = GameTypes> extends Clock<T> {
  readonly ask: T['ask'];
}

/** The asks still open that have a clock, with what stands for an answer when their time is up. */
export function pressingAsks<T extends GameTypes>(match: Match<T>): PressingAsk<T>[] {
  const { game } = match;
  if (game.clock === undefined) return [];
  return owedAsks(match).flatMap((ask) => {
    const clock = game.clock!(match.view(ask.seat), ask);
    return clock === null ? [] : [{ ask, ...clock }];
  });
}
