import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { newStationMatch, sendTo, takeInHand, untilAsked } from './crew/desk.ts';

test('courses that are being laid outlast a reload, and a good officer’s beside them', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'valdoro-trade' });
  await untilAsked(page, 'plot');
  await sendTo(page, 'crown-flag', 'Broad Sound');
  const row = page.getByTestId('plot-crown-flag');
  const laid = await row.textContent();
  await page.reload();
  await untilAsked(page, 'plot');
  await takeInHand(page, 'crown-flag');
  await expect(row).toHaveText(laid!);
  await expect(row).toContainText('Broad Sound');
  await page.keyboard.press('o');
  await expect(page.getByTestId('advice-reasons')).toBeVisible();
  await expect(row).not.toContainText('Broad Sound');
  await page.getByTestId('advice-back').click();
  await expect(row).toContainText('Broad Sound');
});
