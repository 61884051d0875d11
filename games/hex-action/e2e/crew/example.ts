/** Hex Action as the game that the page's own specs are played with. */
import type { Page } from '@playwright/test';
import { duels } from '../../data/duels.ts';
import { hexAction } from '../../rules/index.ts';
import { playOn } from './hand.ts';

export const example = {
  game: hexAction,
  /** A seat a side and one question at first. */
  scenario: duels.find(({ id }) => id === 'ranger-drake-1778')!,
  /** Whom the first seat waits for. */
  second: 'British captain',
  /** A level of the machine. */
  level: 'commander',
  /** A word to look up in the rulebook, a rule that has it with some of its text, and how many rules there are at least. */
  looked: { word: 'raking', rule: '11.3.2', text: 'firing along a ship', rules: 390 },
  /** What the rulebook begins with, and the list of keys. */
  phase: 'Movement notation',
  key: 'One hex ahead',
  /** An answer to the first question that the rules refuse, and the word they have for it. */
  refused: { answer: { plot: '99' }, code: 'allowance' },
  /** Answers the question on the screen, and does not wait for the umpire. */
  order: async (page: Page): Promise<void> => {
    await page.getByTestId('legal-1').click();
    await page.getByTestId('plot-confirm').click();
  },
  /** Answers the question on the screen. */
  answer: async (page: Page): Promise<void> => {
    await playOn(page, () => true);
  },
} as const;
