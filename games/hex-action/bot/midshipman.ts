/** An easier opponent: the captain's eye, but every other thought is the first that comes to mind. */
import { anyAnswer, type Chooser } from '@weathergage/kernel';
import { hexAction } from '../rules/index.ts';
import type { HexAction } from '../rules/types.ts';
import { captainBot } from './captain.ts';
import { straightBot } from './straight.ts';

/** One thought in so many is a lapse. */
const LAPSES = 2;
const anyhow = anyAnswer(hexAction);

export const midshipman: Chooser<HexAction> = (view, ask, dice) => {
  if (dice.below(LAPSES) > 0) return captainBot(view, ask, dice);
  return ask.kind === 'plot' ? anyhow(view, ask, dice) : straightBot(view, ask);
};
