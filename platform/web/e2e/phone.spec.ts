import { expect, openDuel, test } from './crew/desk.ts';
import { fitsAFinger, overhang, PHONE } from './crew/phone.ts';

test.use(PHONE);

test('the sheets stay within a phone’s width', async ({ page }) => {
  await openDuel(page);
  for (const item of ['New match', 'Settings', 'The rulebook', 'Matches and journals']) {
    await page.getByTestId('menu').tap();
    await page.getByRole('menuitem', { name: item }).tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    expect(await overhang(page), item).toBe(0);
    await fitsAFinger(`the cross of ${item}`, sheet.getByRole('button', { name: 'Close' }));
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
  }
});
