/** What a bot may know: it must answer alike in the world as it is and in one imagined from what its seat sees. */
import { type Dice, type Game, type GameTypes, looseDice, type QuickChooser } from '@weathergage/kernel';
import { expect } from 'vitest';

/** So many questions of a match answered by one hand for all seats. */
export function playedTo<T extends GameTypes>(
  game: Game<T>,
  begun: T['state'],
  questions: number,
  bot: QuickChooser<T>,
  dice: Dice,
): T['state'] {
  let state = begun;
  for (let asked = 0; asked < questions; asked++) {
    const answers = game
      .asks(state)
      .map((ask) => ({ ask, answer: bot(game.view(state, ask.seat), ask, dice) }));
    state = game.resolve(state, answers, dice).state;
  }
  return state;
}

/** How many questions of a position were put in both worlds. */
export function answersAlike<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  bot: QuickChooser<T>,
  seed: number,
): number {
  const asks = game.asks(state);
  for (const ask of asks) {
    const seen = game.view(state, ask.seat);
    const other = game.view(game.imagine(seen, looseDice(seed)), ask.seat);
    expect(bot(other, ask, looseDice(9)), ask.kind).toEqual(bot(seen, ask, looseDice(9)));
  }
  return asks.length;
}
