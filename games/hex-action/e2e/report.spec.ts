import type { BrowserContext } from '@playwright/test';
import type { Journal } from '@weathergage/kernel';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import { sealed } from '@weathergage/web/e2e/crew/record.ts';
import { duels } from '../data/duels.ts';
import { hexAction } from '../rules/index.ts';

/** Puts a finished match into the browser as the page itself keeps it. */
async function keepFinished(context: BrowserContext, journal: Journal): Promise<void> {
  const { id: scenarioId, title, sides } = duels[1]!;
  const about = {
    id: 'finished',
    gameId: 'hex-action',
    scenarioId,
    title,
    created: 1,
    touched: 1,
    over: true,
  };
  const hands = Object.fromEntries(
    sides.flatMap(({ seats }) => seats.map((seat) => [seat.id, { by: 'person' }])),
  );
  await context.addInitScript(
    (kept) => {
      if (location.protocol === 'about:') return;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    },
    { 'weathergage.matches': [about], 'weathergage.match.finished': { ...about, hands, journal } },
  );
}

test('a finished match has a report that keys can read', async ({ page }) => {
  await settle(page.context());
  await keepFinished(page.context(), sealed(hexAction, duels[1]!, 7));
  await page.goto('/#/replay/local/finished');
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByTestId('report').click();
  await expect(page).toHaveURL(/#\/report\/local\/finished$/);
  const report = page.getByTestId('report-page');
  await expect(report.getByRole('heading', { name: 'Turn by turn' })).toBeVisible();
  const slider = report.getByRole('slider', { name: /^Hull/ });
  const last = await slider.getAttribute('aria-valuetext');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^After turn 0: /);
  await expect(slider).not.toHaveAttribute('aria-valuetext', last!);
  await report.getByText('As a table').first().click();
  await expect(report.getByTestId('where-lost')).toBeVisible({ timeout: 20_000 });
  await noBarriers(page, 'the report');
  await report.getByTestId('turning-point').first().getByRole('link').click();
  await expect(page).toHaveURL(/#\/replay\/local\/finished\/@\d+$/);
});
