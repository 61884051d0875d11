import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';
import { dragFlag, fleetTurn, openSixes } from './crew/fleet.ts';
import { confirmButton } from './crew/hand.ts';

test('a division’s order that is being thought over outlasts a reload', async ({ page }) => {
  await openSixes(page);
  let tried = false;
  await fleetTurn(
    page,
    async () => {
      if (!tried) {
        tried = true;
        const planned = ask(page).locator('.ta-planned').first();
        const before = await planned.textContent();
        await page.getByTestId('guns-hold').click();
        await dragFlag(page, { x: 2, y: 12 });
        await expect(planned).not.toHaveText(before!);
        const laid = await ask(page).textContent();
        await page.reload();
        await expect(ask(page)).toHaveText(laid!);
        await expect(page.getByTestId('guns-hold')).toBeChecked();
      }
      await confirmButton(page).click();
    },
    async () => {
      const stopped = page.getByTestId('drill-carry-on');
      await ((await stopped.isVisible()) ? stopped : confirmButton(page)).click();
    },
  );
  expect(tried).toBe(true);
});
