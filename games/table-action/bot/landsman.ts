/** The easiest opponent but for no plan at all: knows where the enemy is, and forgets it every other moment. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { tableAction } from '../rules/index.ts';
import type { TableAction } from '../rules/types.ts';
import { closeBot } from './close.ts';

/** Thoughts in a hundred that are any that the rules allow. */
const LAPSES = 60;
const anyhow = anyAnswer(tableAction);

export const landsman: Chooser<TableAction> = (view, ask, dice) =>
  dice.below(100) < LAPSES ? anyhow(view, ask, dice) : closeBot(view, ask);
