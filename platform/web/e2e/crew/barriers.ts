/** What stands in the way of people who hear the page, or see it otherwise. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './desk.ts';

const THEMES = ['day', 'night'] as const;

type Inspected = typeof globalThis & { axe?: typeof axe };

/** Axe is half a megabyte to be read: once for each loading of the page, however often it looks. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
}

/** What axe calls serious or critical, one line each: the rule, and the elements that break it. */
export async function barriers(page: Page, only?: string, within?: string): Promise<string[]> {
  // A part that was asked for by the last press may not be there yet.
  if (within !== undefined) await page.locator(within).first().waitFor();
  await bringAxe(page);
  return page.evaluate(
    async ([rule, part]) => {
      const inspector = (globalThis as Inspected).axe!;
      // A chart is a thousand shapes: that axe writes down the text of each takes as long as what it looks for.
      inspector.configure({ noHtml: true });
      const { violations } = await inspector.run(part ?? document, {
        // Nor need it make a list of what is in order.
        resultTypes: ['violations'],
        ...(rule === undefined ? {} : { runOnly: [rule] }),
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    [only, within] as const,
  );
}

/** Puts a theme on, and every colour at once to where it would come by and by. */
const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  }, theme);

/**
 * None in either theme, which differ in nothing but their colours: what is there is looked over once. Where the rest
 * of the page has been looked over before, `within` names the part that is new.
 */
export async function noBarriers(page: Page, where: string, within?: string): Promise<void> {
  await test.step(where, async () => {
    const worn = await page.evaluate(() => document.documentElement.dataset.theme ?? 'day');
    expect(await barriers(page, undefined, within), `${where} by ${worn}`).toEqual([]);
    for (const theme of THEMES.filter((one) => one !== worn)) {
      await wear(page, theme);
      expect(await barriers(page, 'color-contrast', within), `${where} by ${theme}`).toEqual([]);
    }
    await wear(page, worn);
  });
}
