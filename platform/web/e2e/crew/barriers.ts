/** What stands in the way of people who hear the page, or see it otherwise. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './desk.ts';

/** What axe calls serious or critical, one line each: the rule, and the elements that break it. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

export async function noBarriers(page: Page, where: string): Promise<void> {
  await test.step(where, async () => expect(await barriers(page), where).toEqual([]));
}
