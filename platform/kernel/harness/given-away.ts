/**
 * What an answer that comes by itself, and so at once, gives away: a seat that waits guesses all that it can't see, and where
 * in such a world there would have been something to choose it has learnt that there is not.
 */
import { looseDice } from '../dice.ts';
import type { CarryOn } from '../entry/carry-on.ts';
import type { Game, GameTypes, Seat } from '../vocabulary.ts';
import { type AskedMatch, askedAtRandom } from './asked.ts';

/** Worlds guessed for each seat that waits. */
const GUESSES = 4;

interface GivenAway<T extends GameTypes> {
  readonly ask: T['ask'];
  /** The seat that learns it. */
  readonly to: Seat;
}

export function* givenAway<T extends GameTypes>(
  game: Game<T>,
  { only }: Pick<CarryOn<T>, 'only'>,
  played: AskedMatch<T>,
): Generator<GivenAway<T>> {
  if (only === undefined) return;
  const dice = looseDice(played.seed);
  const couldChoose = (seen: T['view'], { id, seat }: T['ask']): boolean => {
    const world = game.imagine(seen, dice);
    const same = game.asks(world).find((one) => one.id === id);
    return same !== undefined && only(game.view(world, seat), same) === null;
  };
  for (const { match, view, ask } of askedAtRandom(game, played)) {
    if (only(view, ask) === null) continue;
    for (const { id: to } of game.seats(played.scenario)) {
      if (to === ask.seat) continue;
      const seen = match.view(to);
      for (let guess = 0; guess < GUESSES; guess++) if (couldChoose(seen, ask)) yield { ask, to };
    }
  }
}
