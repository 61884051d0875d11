import type { Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, newMatch, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { kindAsked } from '@weathergage/web/e2e/crew/panel.ts';
import { answer } from './crew/hand.ts';

async function untilFire(page: Page): Promise<void> {
  for (let kind = await kindAsked(page); kind !== null && kind !== 'fire'; kind = await kindAsked(page))
    await answer(page);
  await expect(page.getByTestId('ask-panel')).toHaveAttribute('data-kind', 'fire');
}

/** What is new where the chart has been looked over. */
const DOCK = '.dock';

test('no barrier at a duel', async ({ page }) => {
  await openDuel(page);
  await noBarriers(page, 'the opening duel');
  await page.getByTestId('plot-input').fill('9');
  await noBarriers(page, 'a refused plot', DOCK);
  await page.getByTestId('plot-input').fill('');
  await page.getByTestId('leaf-log').click();
  await expect(page.getByTestId('log-sheet')).toBeVisible();
  await noBarriers(page, 'the log sheet');
  await newMatch(page, { against: 'machine', scenario: 'chesapeake-shannon-1813', level: 'commander' });
  await untilFire(page);
  await noBarriers(page, 'the firing panel');
  await page.getByRole('tab', { name: 'Match' }).click();
  await noBarriers(page, 'the match tab', DOCK);
});
