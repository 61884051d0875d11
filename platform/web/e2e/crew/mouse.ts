/** The mouse and nothing else: presses at places of the screen. */
import type { Locator, Page } from '@playwright/test';
import { middleOf } from './drag.ts';

/** In the middle of what is seen there, brought into sight as by the wheel, once it lies still. */
export async function mouseOn(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(what);
  await page.mouse.click(x, y);
}
