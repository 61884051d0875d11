import { expect, newMatch, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { effortOf } from '@weathergage/web/e2e/crew/effort.ts';
import { phaseAsked, rowsOf, sailOnTo, sendByKeys, sent } from './crew/admiral.ts';
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

test('a turn of Trafalgar, 27 ships in five divisions by one person, each led by hand, and no curtain', async ({
  page,
}) => {
  test.setTimeout(420_000);
  await openDuel(page);
  await newMatch(page, { against: 'machine', scenario: 'trafalgar-1805', level: 'midshipman' });
  expect(await phaseAsked(page)).toBe('Clearing for action');

  const first = await effortOf(page, 'Trafalgar, 27 ships, the first turn', async () => {
    await sent(page, () => page.keyboard.press('Control+Enter'));
    expect(await rowsOf(page)).toHaveLength(27);
    // A course for the leader of each division, then one word for all that follow them.
    for (let division = 1; division <= 5; division++) {
      if (division > 1) await page.keyboard.press('v');
      await page.keyboard.press('1');
    }
    await page.keyboard.press('a');
    expect((await rowsOf(page)).every(({ settled }) => settled)).toBe(true);
    await sent(page, () => page.keyboard.press('Control+Enter'));
    await sailOnTo(page, 'Plotting', sendByKeys);
    await expect(page.getByTestId('turn')).toContainText('Turn 2');
  });
  expect(first.presses).toBeLessThanOrEqual(15);
  await expect(page.getByTestId('seat-curtain')).toHaveCount(0);

  await test.step('divisions with a plan have their orders already, or say why they ask again', async () => {
    await page.keyboard.press('a');
    for (const plan of await page.locator('[data-testid^="plan-"]').all())
      await plan.selectOption('succession five-hexes');
    // The focus lies in a field: the key that is printed on the button sends all the same.
    await sent(page, () => page.keyboard.press('Control+Enter'));
    await sailOnTo(page, 'Plotting', sendByKeys);
    await expect(page.getByTestId('turn')).toContainText('Turn 3');
    const rows = await rowsOf(page);
    const ended = await page.locator('[data-testid^="plan-ended-"]').allTextContents();
    expect(
      ended.every((words) => /asks for orders: .+ (is near|would (meet|take the ground))\.$/.test(words)),
    ).toBe(true);
    expect(ended.length).toBeLessThan(5);
    expect(rows.filter(({ settled }) => settled).length).toBeGreaterThan(2);
  });
});
