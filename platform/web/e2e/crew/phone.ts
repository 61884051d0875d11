/** The page on a phone: nothing hangs over, and a finger hits what it aims at. */
import { expect, type Locator, type Page } from '@playwright/test';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** The least that a finger hits surely, with a hair's breadth for rounding. */
const FINGER = 43.5;

/** How far the page is wider than the screen. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
  });

export async function fitsAFinger(name: string, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  expect(box, `${name} is on the page`).not.toBeNull();
  expect(box!.height, `height of ${name}`).toBeGreaterThanOrEqual(FINGER);
  expect(box!.width, `width of ${name}`).toBeGreaterThanOrEqual(FINGER);
  expect(box!.x, `left edge of ${name}`).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width, `right edge of ${name}`).toBeLessThanOrEqual(PHONE.viewport.width);
}
