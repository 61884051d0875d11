/** The questions of a match answered at random, one at a time. */
import { looseDice } from '../dice.ts';
import { anyAnswer } from '../entry/chooser.ts';
import { owedAsks } from '../machine-seat.ts';
import { Match } from '../match.ts';
import type { Game, GameTypes } from '../vocabulary.ts';

export interface AskedMatch<T extends GameTypes> {
  readonly scenario: T['scenario'];
  readonly seed: number;
  /** So many questions, and no more. */
  readonly most: number;
}

export interface AskedNow<T extends GameTypes> {
  readonly match: Match<T>;
  readonly view: T['view'];
  readonly ask: T['ask'];
}

export function* askedAtRandom<T extends GameTypes>(
  game: Game<T>,
  { scenario, seed, most }: AskedMatch<T>,
): Generator<AskedNow<T>> {
  const dice = looseDice(seed);
  const choose = anyAnswer(game);
  const { id, rulesVersion } = game;
  const match = Match.begin(
    game,
    { game: id, rulesVersion, scenario, options: {}, dice: { kind: 'seeded', seed } },
    null,
  );
  for (let asked = 0; asked < most && match.outcome === null; asked++) {
    const ask = owedAsks(match)[0]!;
    const view = match.view(ask.seat);
    yield { match, view, ask };
    match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer: choose(view, ask, dice) });
  }
}
