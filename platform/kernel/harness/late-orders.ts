/** What a game orders for whoever does not come in time, wherever a match at random leads: a question at a time. */
import { type CarryOn, proposalOf } from '../entry/carry-on.ts';
import type { Game, GameTypes } from '../vocabulary.ts';
import { type AskedMatch, askedAtRandom } from './asked.ts';

interface LateOrder<T extends GameTypes> {
  readonly view: T['view'];
  readonly ask: T['ask'];
  /** By carrying on, or what is said for the late where that leaves it to the player; null where neither has any. */
  readonly answer: T['answer'] | null;
  readonly isProposed: boolean;
  /** Why the umpire would not take it. */
  readonly refusal: string | null;
}

export function* lateOrders<T extends GameTypes>(
  game: Game<T>,
  carryOn: CarryOn<T>,
  played: AskedMatch<T>,
): Generator<LateOrder<T>> {
  const proposal = proposalOf(carryOn);
  for (const { match, view, ask } of askedAtRandom(game, played)) {
    const { seat } = ask;
    const proposed = proposal(view, ask);
    const isProposed = proposed !== null && match.refusal(seat, ask.id, proposed) === null;
    const answer = isProposed ? proposed : (carryOn.late?.(view, ask) ?? null);
    const refusal = answer === null ? null : (match.refusal(seat, ask.id, answer)?.message ?? null);
    yield { view, ask, answer, isProposed, refusal };
  }
}
