/** The machine that has no plan: any legal answer, each as likely as any other. */
import type { Dice, Game, GameTypes } from '@weathergage/kernel';
import { anyAnswer } from '@weathergage/kernel/harness/index.ts';

export const randomBot: <T extends GameTypes>(
  game: Game<T>,
) => (view: T['view'], ask: T['ask'], dice: Dice) => T['answer'] = anyAnswer;
