import { expect, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';

test('a good officer lays his order as a draft with his reasons, and it can be put away again', async ({
  page,
}) => {
  await openDuel(page);
  const plot = page.getByTestId('plot-input');
  await page.getByTestId('legal-2').click();
  // Asked from another leaf, he brings the orders back, where his reasons stand.
  await page.getByTestId('leaf-log').click();
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

for (const [where, viewport] of [
  ['on a desk', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
  ['in a low window', { width: 800, height: 420 }],
] as const)
  test(`the words of the button that asks him keep clear of its edge ${where}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openDuel(page);
    const clear = await page.getByTestId('advice').evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const [inner, outer, body] = [words, button, button.parentElement!].map((one) =>
        one.getBoundingClientRect(),
      );
      return [inner!.left - outer!.left, outer!.right - inner!.right, outer!.left - body!.left];
    });
    // The third: nor is the edge cut off by the panel.
    expect(Math.min(...clear.slice(0, 2))).toBeGreaterThanOrEqual(8);
    expect(clear[2]).toBeGreaterThanOrEqual(0);
  });
