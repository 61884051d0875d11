/** An easier opponent: the captain's eye, but every other thought is the first that comes to mind. */
import type { Chooser } from '@weathergage/kernel';
import type { TableAction } from '../rules/types.ts';
import { captainBot } from './captain.ts';
import { closeBot } from './close.ts';

/** One thought in so many is a lapse. */
const LAPSES = 2;

export const midshipman: Chooser<TableAction> = (view, ask, dice, budgetMs) =>
  dice.below(LAPSES) === 0 ? closeBot(view, ask) : captainBot(view, ask, dice, budgetMs);
