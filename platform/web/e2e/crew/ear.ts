/** The page as it is heard: by roles and names alone, as somebody has it who does not see the screen. */
import { expect, type Locator, type Page } from '@playwright/test';

/** What the umpire asks, in a sentence. */
const umpire = (page: Page): Locator => page.getByRole('region', { name: 'What the umpire asks' });
export const ending = (page: Page): Locator => page.getByRole('status', { name: 'The match is over' });

/** All names and texts under a part of the page, one a line. */
export const heard = (part: Locator): Promise<string> => part.ariaSnapshot();

/** The moment of the match: what stands at the head of the page, and what is asked. */
const momentHeard = async (page: Page): Promise<string> =>
  [
    await page.getByRole('banner').textContent(),
    await umpire(page).textContent(),
    (await ending(page).isVisible()) ? 'over' : '',
  ].join(' | ');

/** Presses by name, and waits until something else is said. */
export async function pressAndHear(page: Page, button: Locator): Promise<void> {
  const before = await momentHeard(page);
  await button.click();
  await expect.poll(() => momentHeard(page), { intervals: [30, 60, 120] }).not.toBe(before);
}

/** The first of these buttons that is there and can be pressed, on the page or in a part of it. */
export async function firstOf(part: Page | Locator, names: readonly RegExp[]): Promise<Locator | null> {
  for (const name of names) {
    const button = part.getByRole('button', { name, disabled: false }).first();
    if (await button.isVisible()) return button;
  }
  return null;
}

/** What has the focus: never the page itself, once something was pressed. */
export const focusHeard = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === null || at === document.body ? 'nothing' : (at.getAttribute('aria-label') ?? at.tagName);
  });

/** Presses a drawing as a screen reader does: by its name, wherever it lies on the screen. */
export const pressDrawing = (drawing: Locator): Promise<void> => drawing.dispatchEvent('click');
