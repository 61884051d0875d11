import { expect, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';

test('a good officer lays his order as a draft with his reasons, and it can be put away again', async ({
  page,
}) => {
  await openDuel(page);
  const plot = page.getByTestId('plot-input');
  await page.getByTestId('legal-2').click();
  await page.keyboard.press('o');
  await expect(page.getByTestId('advice-order')).toHaveText('A good officer: 4 hexes on');
  await expect(page.getByTestId('advice-reasons')).toContainText('The next best');
  await expect(plot).toHaveValue('4');
  await page.getByTestId('advice-back').click();
  await expect(plot).toHaveValue('2');
  await page.getByTestId('advice-lay').click();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('turn')).toHaveText('Turn 2');
  await expect(page.getByTestId('advice-note')).toHaveCount(0);
});
