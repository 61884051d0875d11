/** What is wanted of the person before the screen, whatever the game, and how an order is seen to be taken. */
import type { Locator, Page } from '@playwright/test';

export const ask = (page: Page): Locator => page.getByTestId('ask-panel');
export const outcome = (page: Page): Locator => page.getByTestId('outcome');
const curtain = (page: Page): Locator => page.getByTestId('seat-curtain');

export type Moment = 'ask' | 'outcome' | 'curtain';

/** Waits until something is wanted of the person before the screen. */
export async function moment(page: Page): Promise<Moment> {
  await ask(page).or(outcome(page)).or(curtain(page)).first().waitFor();
  if (await outcome(page).isVisible()) return 'outcome';
  return (await curtain(page).isVisible()) ? 'curtain' : 'ask';
}

/** The step that the board on the page shows: every board says it. */
export const stepOn = (page: Page): Promise<string | null> =>
  page.locator('[data-step]').getAttribute('data-step');

/** Waits until the umpire has taken what was given at that step. */
export async function taken(page: Page, step: string | null): Promise<void> {
  await page.waitForFunction((before) => {
    const board = document.querySelector<HTMLElement>('[data-step]');
    return document.querySelector('[data-testid=ask-panel]') === null || board?.dataset.step !== before;
  }, step);
}

/** Does something that answers the question, and waits until the umpire has taken it. */
export async function giving(page: Page, act: () => Promise<void>): Promise<void> {
  const step = await stepOn(page);
  await act();
  await taken(page, step);
}
