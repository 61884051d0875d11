import { expect, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { effortOf } from '@weathergage/web/e2e/crew/effort.ts';
import { confirm, offeredPlots } from './crew/hand.ts';

test('a turn of the first duel before the guns bear is two presses', async ({ page }) => {
  await openDuel(page);
  const [first] = await offeredPlots(page);
  const turn = await effortOf(page, 'Hex Action, a turn of the duel', async () => {
    await page.keyboard.press(first!.charAt(0));
    await confirm(page, () => page.keyboard.press('Enter'));
    await expect(page.getByTestId('turn')).toContainText('Turn 2');
  });
  expect(turn.questions).toBeLessThanOrEqual(2);
  expect(turn.presses).toBe(2);
});
