/** Easier than the captain: his eye, but every other thought is the first that comes to mind. Not offered; for old matches. */
import type { Chooser } from '@weathergage/kernel';
import type { TableAction } from '../rules/types.ts';
import { captainBot } from './captain.ts';
import { closeBot } from './close.ts';

/** Of a hundred thoughts so many are lapses. */
const LAPSES = 54;

export const midshipman: Chooser<TableAction> = (view, ask, dice, budgetMs) =>
  dice.below(100) < LAPSES ? closeBot(view, ask) : captainBot(view, ask, dice, budgetMs);
