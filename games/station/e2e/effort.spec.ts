import type { Page } from '@playwright/test';
import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { effortOf } from '@weathergage/web/e2e/crew/effort.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';
import { newStationMatch, untilAsked } from './crew/desk.ts';

const report = (page: Page) => page.getByTestId('turn-report');

/** Presses a key as often as something is asked, until the report of the Turn is there; then reads that. */
async function playTurn(page: Page, keyFor: (kind: string | null) => string): Promise<readonly string[]> {
  const stops: string[] = [];
  const board = page.locator('.st-board');
  while (!(await report(page).isVisible())) {
    if (!(await page.getByTestId('ask-confirm').isVisible())) {
      await page.waitForTimeout(60);
      continue;
    }
    const [kind, step] = [await ask(page).getAttribute('data-kind'), await board.getAttribute('data-step')];
    await page.waitForTimeout(80);
    // A question with one answer has gone by itself.
    if ((await board.getAttribute('data-step')) !== step || (await report(page).isVisible())) continue;
    const halt = page.getByTestId('halt');
    if (await halt.isVisible()) stops.push((await halt.getAttribute('data-stop')) ?? '');
    await page.keyboard.press(keyFor(kind));
    await page.waitForTimeout(80);
  }
  await page.keyboard.press('Enter');
  await expect(report(page)).toHaveCount(0);
  return stops;
}

test('a quiet Turn is at most three presses', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'first-cruise', level: 'harbour' });
  await untilAsked(page, 'plot');
  // In the first the cruise is done that was ordered at the start.
  expect(await playTurn(page, () => 'g')).toContain('order');
  await untilAsked(page, 'plot');
  const turn = await effortOf(page, 'Station, a quiet Turn', async () => {
    await playTurn(page, () => 'g');
  });
  expect(turn.presses).toBeLessThanOrEqual(3);
  await expect(page.getByTestId('turn')).toContainText('Turn 11');
});

/** Of a Battle; its Combats are carried on as they are proposed. */
const BY_HAND: ReadonlySet<string> = new Set([
  'engage',
  'withdraw',
  'reinforce',
  'line-up',
  'intensity',
  'double',
  'shifts',
  'sinkings',
  'fireships',
  'prizes',
  'regroup',
  'mulligan',
]);

test('a Turn with a Battle is at most twenty-five presses', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'intro-toulon', level: 'commodore' });
  await untilAsked(page, 'plot');
  const turn = await effortOf(page, 'Station, a Turn with a Battle', async () => {
    await playTurn(page, (kind) => (BY_HAND.has(kind ?? '') ? 'Enter' : 'g'));
  });
  await expect(
    page
      .getByTestId('log')
      .getByText(/has the victory at|is drawn/)
      .first(),
  ).toBeVisible();
  expect(turn.presses).toBeLessThanOrEqual(25);
});
