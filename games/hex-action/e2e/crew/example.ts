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
  level: 'captain',
  /** What the rules in brief speak of, and the list of keys. */
  phase: 'Movement notation',
  key: 'Next ship without orders',
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
