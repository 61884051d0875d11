import { expect, newMatch, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';

test('a plot that is being written outlasts a reload, and is gone once it is given', async ({ page }) => {
  await openDuel(page);
  const plot = page.getByTestId('plot-input');
  await page.getByTestId('legal-2').click();
  await expect(plot).toHaveValue('2');
  await page.reload();
  await expect(plot).toHaveValue('2');
  await page.getByTestId('plot-confirm').click();
  await expect(page.getByTestId('turn')).toHaveText('Turn 2');
  await expect(plot).toHaveValue('');
  await page.reload();
  await expect(plot).toHaveValue('');
});

test('a draft is its own seat’s, whoever loads the page', async ({ page }) => {
  await openDuel(page);
  await newMatch(page, { against: 'same-screen', scenario: 'ranger-drake-1778' });
  const curtain = page.getByTestId('seat-curtain');
  const plot = page.getByTestId('plot-input');
  await page.getByTestId('curtain-continue').click();
  await page.getByTestId('legal-2').click();
  await page.reload();
  await expect(curtain).toContainText('American captain');
  await expect(plot).toHaveCount(0);
  await page.getByTestId('curtain-continue').click();
  await expect(plot).toHaveValue('2');
  await page.getByTestId('plot-confirm').click();
  await expect(curtain).toContainText('British captain');
  await page.getByTestId('curtain-continue').click();
  await expect(ask(page)).toContainText('Drake');
  await expect(plot).toHaveValue('');
});
