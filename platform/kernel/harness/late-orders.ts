/** What a game orders for whoever does not come in time, wherever a match at random leads: a question at a time. */

import { looseDice } from '../dice.ts';
import { type CarryOn, proposalOf } from '../entry/carry-on.ts';
import { anyAnswer } from '../entry/chooser.ts';
import { owedAsks } from '../machine-seat.ts';
import { Match } from '../match.ts';
import type { Game, GameTypes } from '../vocabulary.ts';

interface LateOrder<T extends GameTypes> {
  readonly view: T['view'];
  readonly ask: T['ask'];
  /** By carrying on, or what is said for the late where that leaves it to the player; null where neither has any. */
  readonly answer: T['answer'] | null;
  readonly isProposed: boolean;
  /** Why the umpire would not take it. */
  readonly refusal: string | null;
}

interface Played<T extends GameTypes> {
  readonly scenario: T['scenario'];
  readonly seed: number;
  /** So many questions, and no more. */
  readonly most: number;
}

export function* lateOrders<T extends GameTypes>(
  game: Game<T>,
  carryOn: CarryOn<T>,
  { scenario, seed, most }: Played<T>,
): Generator<LateOrder<T>> {
  const dice = looseDice(seed);
  const choose = anyAnswer(game);
  const proposal = proposalOf(carryOn);
  const { id, rulesVersion } = game;
  const match = Match.begin(
    game,
    { game: id, rulesVersion, scenario, options: {}, dice: { kind: 'seeded', seed } },
    null,
  );
  for (let asked = 0; asked < most && match.outcome === null; asked++) {
    const ask = owedAsks(match)[0]!;
    const { seat } = ask;
    const view = match.view(seat);
    const proposed = proposal(view, ask);
    const isProposed = proposed !== null && match.refusal(seat, ask.id, proposed) === null;
    const answer = isProposed ? proposed : (carryOn.late?.(view, ask) ?? null);
    const refusal = answer === null ? null : (match.refusal(seat, ask.id, answer)?.message ?? null);
    yield { view, ask, answer, isProposed, refusal };
    match.do({ type: 'answer', seat, ask: ask.id, answer: choose(view, ask, dice) });
  }
}
