import type { Page } from '@playwright/test';
import { expect, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { giving, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { openScene, outOfReach } from '@weathergage/web/e2e/crew/sizes.ts';
import { shipsOn } from './crew/hand.ts';
import { trafalgarScene } from './crew/scene.ts';

const chartLies = (page: Page): Promise<string | null> =>
  page.locator('.stage-sea > g').getAttribute('transform');

test('the chart lies still from turn to turn: a ship is seen to have moved', async ({ page }) => {
  await openDuel(page);
  const [before, lay] = [await shipsOn(page), await chartLies(page)];
  await page.getByTestId('plot-input').fill('1');
  await giving(page, () => page.keyboard.press('Enter'));
  expect(await moment(page)).toBe('ask');
  await expect.poll(() => shipsOn(page)).not.toEqual(before);
  expect(await chartLies(page)).toBe(lay);
});

test('a ship taken from the list is brought near, and the mini-map leads elsewhere', async ({ page }) => {
  await openScene(page, trafalgarScene);
  const map = page.getByTestId('mini-map');
  await test.step('her brass hexes are large enough to press, and in reach, with the enemy before her', async () => {
    const hex = page.locator(trafalgarScene.asked).first();
    await expect.poll(async () => (await hex.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await expect(page.getByTestId('ship-bucentaure')).toBeInViewport();
    await expect.poll(() => outOfReach(page, trafalgarScene.asked)).toEqual([]);
    await expect(map).toBeVisible();
  });
  await test.step('a press on the mini-map goes there', async () => {
    const lay = await chartLies(page);
    await map.locator('svg').click({ position: { x: 4, y: 4 } });
    await expect.poll(() => chartLies(page)).not.toBe(lay);
    expect(await outOfReach(page, trafalgarScene.asked)).not.toEqual([]);
  });
  await test.step('where all are in view there is none, and Settings hide it', async () => {
    await page.getByRole('button', { name: 'Show it all' }).click();
    await expect(map).toBeHidden();
    for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Closer' }).click();
    await expect(map).toBeVisible();
    await page.getByTestId('menu').click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByTestId('choice-hidden').click();
    await page.keyboard.press('Escape');
    await expect(map).toBeHidden();
  });
});
