import { expect, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { PHONE } from '@weathergage/web/e2e/crew/phone.ts';
import { playOn } from './crew/hand.ts';

test('odds are told as hits to be expected, and the letters have a key', async ({ page }) => {
  await openDuel(page);
  await playOn(page, async () => {
    await moment(page);
    return (await page.locator('.hx-expect').count()) > 0;
  });
  await expect(ask(page).locator('.hx-expect').first()).toContainText(/\d\.\d hits to be expected/);
  await expect(ask(page).getByTestId('letters').first()).toHaveText(
    /H\s*hull\s*G\s*gun\s*C\s*crew\s*R\s*rigging/,
  );
  await expect(page.locator('.hx-aim-tag').first()).toContainText(/hits/);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('what a plot would lead to stands above the signs it is written with', async ({ page }) => {
    await openDuel(page);
    const list = page.locator('.hx-legal');
    await page.getByTestId('legal-2').scrollIntoViewIfNeeded();
    const before = await list.boundingBox();
    await page.getByTestId('legal-2').tap();
    const outlook = page.locator('.hx-outlook');
    await expect(outlook).toBeInViewport({ ratio: 1 });
    const [above, below] = [await outlook.boundingBox(), await page.locator('.hx-legal').boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
    expect((await list.boundingBox())!.y).toBe(before!.y);
    await expect(page.locator('.hx-bearings')).not.toContainText('table');
  });
});
