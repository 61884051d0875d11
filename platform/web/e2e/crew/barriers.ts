/** What stands in the way of people who hear the page, or see it otherwise. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './desk.ts';

const THEMES = ['day', 'night'] as const;

/** What axe calls serious or critical, one line each: the rule, and the elements that break it. */
export async function barriers(page: Page, only?: string, within?: string): Promise<string[]> {
  // Of what is in order axe need not make a list: on a chart of a thousand shapes that takes longest.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  const { violations } = await (only === undefined ? axe : axe.withRules(only)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
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
