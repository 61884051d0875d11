/** What is wanted of the person before the screen, whatever the game, and how an order is seen to be taken. */
import type { Locator, Page } from '@playwright/test';

export const ask = (page: Page): Locator => page.getByTestId('ask-panel');
export const outcome = (page: Page): Locator => page.getByTestId('outcome');

export type Moment = 'ask' | 'outcome' | 'curtain';

interface Wanted {
  readonly moment: Moment;
  /** The kind of question; null where none is put. */
  readonly kind: string | null;
}

/** Waits until something is wanted of the person before the screen; what, is read in one look: by the next it may be gone. */
async function wanted(page: Page): Promise<Wanted> {
  const seen = await page.waitForFunction((): Wanted | null => {
    const shown = (testId: string): HTMLElement | null => {
      const found = document.querySelector<HTMLElement>(`[data-testid=${testId}]`);
      return found?.checkVisibility({ visibilityProperty: true }) ? found : null;
    };
    if (shown('outcome') !== null) return { moment: 'outcome', kind: null };
    if (shown('seat-curtain') !== null) return { moment: 'curtain', kind: null };
    const panel = shown('ask-panel');
    return panel && { moment: 'ask', kind: panel.dataset.kind ?? null };
  });
  return (await seen.jsonValue())!;
}

export const moment = async (page: Page): Promise<Moment> => (await wanted(page)).moment;

/** The kind of question that is put, once something is wanted; null at a curtain, and when it is all over. */
export const kindAsked = async (page: Page): Promise<string | null> => (await wanted(page)).kind;

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
