/** An easier opponent: the captain's eye, but every other thought is the first that comes to mind. */
import type { Chooser } from '@weathergage/kernel';
import type { TableAction } from '../rules/types.ts';
import { captain } from './captain.ts';
import { close } from './close.ts';

/** One thought in so many is a lapse. */
const LAPSES = 2;

export const midshipman: Chooser<TableAction> = (view, ask, dice, budgetMs) =>
  dice.below(LAPSES) === 0 ? close(view, ask) : captain(view, ask, dice, budgetMs);
