/** How a machine answers: from the view of its seat, and nothing else. */
import type { Dice, GameTypes } from '@weathergage/kernel';

/** `budgetMs` is how long it may think; one that does not say is quick by nature. */
export type Chooser<T extends GameTypes = GameTypes> = (
  view: T['view'],
  ask: T['ask'],
  dice: Dice,
  budgetMs?: number,
) => T['answer'] | Promise<T['answer']>;
