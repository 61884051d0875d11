import type { Page } from '@playwright/test';
import { expect, newMatch, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { effortOf } from '@weathergage/web/e2e/crew/effort.ts';
import { phaseAsked, rowsOf, sailOnTo, sendAll, sendByKeys, sent } from './crew/admiral.ts';
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
  await newMatch(page, { against: 'machine', scenario: 'trafalgar-1805', level: 'lieutenant' });
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

/** A hex in bloom that the mouse would hit, the farthest first. */
async function bloomInSight(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  let found: { x: number; y: number } | null = null;
  // The chart may be on its way to the leader in hand.
  await expect
    .poll(async () => {
      const before = found;
      found = await page.locator('.hx-bloom > path').evaluateAll((all) => {
        const hits = all.flatMap((path) => {
          const { x, y, width, height } = path.getBoundingClientRect();
          const at = { x: x + width / 2, y: y + height / 2 };
          const cost = Number(/^Cost (\d+)/.exec(path.querySelector('title')?.textContent ?? '')?.[1] ?? 0);
          const hit = document.elementFromPoint(at.x, at.y)?.closest('.hx-bloom') === path.parentElement;
          return hit ? [{ ...at, cost }] : [];
        });
        return hits.toSorted((a, b) => b.cost - a.cost)[0] ?? null;
      });
      return found !== null && before !== null && Math.hypot(found.x - before.x, found.y - before.y) < 0.5;
    })
    .toBe(true);
  return found!;
}

test('the same turn by mouse alone, the leaders’ courses pressed on the chart', async ({ page }) => {
  test.setTimeout(420_000);
  await openDuel(page);
  await newMatch(page, { against: 'machine', scenario: 'trafalgar-1805', level: 'lieutenant' });
  expect(await phaseAsked(page)).toBe('Clearing for action');
  const button = (testId: string): Promise<void> => page.getByTestId(testId).click();
  const turn = await effortOf(page, 'Trafalgar, 27 ships, the first turn by mouse', async () => {
    await sent(page, () => sendAll(page));
    for (let division = 1; division <= 5; division++) {
      if (division === 2)
        await page.locator('[data-testid^="fleet-"]:not([data-settled]).hx-fleet-row').first().click();
      else if (division > 2) await button('next-division');
      const { x, y } = await bloomInSight(page);
      await page.mouse.click(x, y);
    }
    if (!(await page.getByTestId('all-succession').isVisible())) await button('leaf-fleet');
    await button('all-succession');
    expect((await rowsOf(page)).every(({ settled }) => settled)).toBe(true);
    await sent(page, () => sendAll(page));
    await sailOnTo(page, 'Plotting');
  });
  expect(turn.presses).toBeLessThanOrEqual(15);
  await expect(page.getByTestId('turn')).toContainText('Turn 2');
});
