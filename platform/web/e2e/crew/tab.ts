/** Walks by Tab, as somebody does who has no mouse. */
import type { Locator, Page } from '@playwright/test';

/** More than these nobody has the patience for. */
const MOST = 90;

export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < MOST; i++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab does not lead there');
}
