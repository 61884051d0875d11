import type { BrowserContext } from '@playwright/test';
import { duels } from '@weathergage/hex-action/data/duels.ts';
import { hexAction } from '@weathergage/hex-action/rules/index.ts';
import type { Journal } from '@weathergage/kernel';
import { noBarriers } from './crew/barriers.ts';
import { expect, openDuel, settle, test } from './crew/desk.ts';
import { stepOn } from './crew/hand.ts';
import { sealed } from './crew/record.ts';

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
  await noBarriers(page, 'the report');
});

test('a second tab does not write over a match that is played in the first', async ({ page, context }) => {
  await openDuel(page);
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByTestId('elsewhere')).toBeVisible();
  await noBarriers(second, 'the match is elsewhere');
  await second.getByTestId('take-over').click();
  await expect(second.getByTestId('ask-panel')).toBeVisible();
  await expect(page.getByTestId('elsewhere')).toBeVisible();
  // Whoever leaves lets go: then the other has it for the asking.
  await second.close();
  await page.reload();
  await expect(page.getByTestId('ask-panel')).toBeVisible();
});

test('the machine takes a seat in the middle of a match, and gives it back', async ({ page }) => {
  await openDuel(page);
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByTestId('give-level').selectOption('captain');
  // Time stands still unless the spec lets it pass: machines that play alone take a breath after every step.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: /^Give to the machine/ }).click();
  await expect(page.getByText('the machine: captain')).toBeVisible();
  const turn = page.getByTestId('turn');
  const take = page.getByRole('button', { name: /^Take the seat/ });
  const places = async (): Promise<unknown[]> =>
    Promise.all((await take.all()).map((one) => one.boundingBox()));
  await expect(take).toHaveCount(2);
  const before = await places();
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2000);
        return turn.textContent();
      },
      { timeout: 120_000 },
    )
    .not.toBe('Turn 1');
  expect(await places(), 'nothing moves under the hand').toEqual(before);

  const pause = page.getByTestId('pause');
  await pause.click();
  await expect(pause).toHaveText('Go on');
  // A seat that was thinking gives its order still; then nothing happens, however long it takes.
  await expect(page.getByText('is thinking')).toHaveCount(0);
  const step = await stepOn(page);
  await page.clock.runFor(20_000);
  expect(await stepOn(page)).toBe(step);

  await take.first().click();
  await expect(page.getByTestId('ask-panel')).toBeVisible();
  await expect(pause).toHaveCount(0);
});
