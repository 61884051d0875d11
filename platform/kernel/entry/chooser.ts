/** How a machine answers: from the view of its seat, and nothing else. */
import type { Dice } from '../dice.ts';
import { drawOne } from '../draw.ts';
import type { Game, GameTypes } from '../vocabulary.ts';

/**
 * `budgetMs` is how long it may think; one that does not say is quick by nature. The method form lets a bot of one game
 * stand in a list of many.
 */
export type Chooser<T extends GameTypes = GameTypes> = {
  choose(view: T['view'], ask: T['ask'], dice: Dice, budgetMs?: number): T['answer'] | Promise<T['answer']>;
}['choose'];

/** One that answers at once. */
export type QuickChooser<T extends GameTypes = GameTypes> = {
  choose(view: T['view'], ask: T['ask'], dice: Dice): T['answer'];
}['choose'];

/** The machine that has no plan: any legal answer, each as likely as any other. */
export const anyAnswer =
  <T extends GameTypes>(game: Game<T>): QuickChooser<T> =>
  (view, ask, dice) => {
    const answer = drawOne(game.choices(view, ask), dice);
    if (answer === undefined) throw new Error(`there is nothing to choose for ${ask.id}`);
    return answer;
  };
