import type { Page } from '@playwright/test';
import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { effortOf } from '@weathergage/web/e2e/crew/effort.ts';
import { newStationMatch, untilAsked } from './crew/desk.ts';
import { howTo, playTurn } from './crew/turn.ts';

/** One key for each question; the report is read with Enter. */
const keys = (page: Page, keyFor: (kind: string | null) => string) => (kind: string | null) =>
  page.keyboard.press(kind === 'turn-report' ? 'Enter' : keyFor(kind));

test('a quiet Turn is at most three presses', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'first-cruise', level: 'harbour' });
  await untilAsked(page, 'plot');
  // In the first the cruise is done that was ordered at the start.
  expect(
    await playTurn(
      page,
      keys(page, () => 'g'),
    ),
  ).toContain('order');
  await untilAsked(page, 'plot');
  const turn = await effortOf(page, 'Station, a quiet Turn', async () => {
    await playTurn(
      page,
      keys(page, () => 'g'),
    );
  });
  expect(turn.presses).toBeLessThanOrEqual(3);
  await expect(page.getByTestId('turn')).toContainText('Turn 11');
});

test('a Turn with a Battle is at most twenty-five presses', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'intro-toulon', level: 'rear-admiral' });
  await untilAsked(page, 'plot');
  const turn = await effortOf(page, 'Station, a Turn with a Battle', async () => {
    await playTurn(
      page,
      keys(page, (kind) => (howTo(kind) === 'confirm' ? 'Enter' : 'g')),
    );
  });
  await expect(
    page
      .getByTestId('log')
      .getByText(/has the victory at|is drawn/)
      .first(),
  ).toBeVisible();
  expect(turn.presses).toBeLessThanOrEqual(25);

  // The same Battle once more from its line in the log, and from the chronicle: step by step, and away again.
  const tale = page.getByTestId('battle-tale');
  await page.getByTestId('log').getByRole('button', { name: 'See it again' }).first().click();
  await expect(tale).toBeVisible();
  await page.getByTestId('tale-step').click();
  await expect(page.getByTestId('tale-pause')).toHaveText(/Play/);
  await page.keyboard.press('Escape');
  await expect(tale).toHaveCount(0);
  await page.getByTestId('leaf-chronicle').click();
  await page.getByTestId('battle-again').first().click();
  await expect(tale).toBeVisible();
  await page.getByTestId('story-skip').click();
  await expect(tale).toHaveCount(0);
});
