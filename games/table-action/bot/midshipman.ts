/** Easier opponents than the captain: his eye, but now and then the first thought that comes to mind. */
import type { Chooser } from '@weathergage/kernel';
import type { TableAction } from '../rules/types.ts';
import { captainBot } from './captain.ts';
import { closeBot } from './close.ts';

/** `lapses` of a hundred thoughts are the first that comes to mind. */
const lapsing =
  (lapses: number): Chooser<TableAction> =>
  (view, ask, dice, budgetMs) =>
    dice.below(100) < lapses ? closeBot(view, ask) : captainBot(view, ask, dice, budgetMs);

export const midshipman = lapsing(54);
export const lieutenant = lapsing(25);
