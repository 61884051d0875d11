import type { Browser, Page } from '@playwright/test';
import type { CreatedReply } from '@weathergage/kernel/protocol.ts';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, giving, kindAsked, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { confirmButton, logLine, openTable, passOn, playOn } from './crew/hand.ts';
import { BATTERY, GAUNTLET } from './crew/scenes.ts';

async function sit(browser: Browser, address: string, faults: string[]): Promise<Page> {
  const context = await browser.newContext();
  await settle(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(address);
  return page;
}

/** Who of the two is asked something now. */
async function whoIsAsked(captains: readonly [Page, Page]): Promise<Page> {
  await Promise.race(captains.map((captain) => moment(captain)));
  for (const captain of captains) if (await ask(captain).isVisible()) return captain;
  return whoIsAsked(captains);
}

/** The ship at anchor keeps her guns ready, if she has not tried it yet; else she is done. */
async function wait(page: Page): Promise<void> {
  const ready = ask(page).getByRole('button', { name: 'Keep guns ready' });
  if (await ready.isVisible()) await giving(page, () => ready.click());
  else await passOn(page);
}

/** One ship of a division by herself. */
const alone = (page: Page): Promise<void> =>
  giving(page, async () => {
    const one = page.getByTestId('ask-alone');
    await ((await one.isVisible()) ? one : confirmButton(page)).click();
  });

test('ships that wait fire as she bears, in the middle of another captain’s move', async ({
  browser,
  request,
  faults,
}) => {
  const made = await request.post('/api/matches', {
    data: { game: 'table-action', scenario: GAUNTLET, options: {}, gallery: 'closed' },
  });
  const { match, tokens } = (await made.json()) as CreatedReply;
  const address = (seat: string): string => `/#/match/${match.id}/${tokens[seat]}`;
  const waiting = await sit(browser, address('british-1'), faults);
  const sailing = await sit(browser, address('french-1'), faults);

  // Each of the four has her three dice every turn: that all fail for long is not to be expected.
  for (let i = 0; i < 100; i++) {
    const page = await whoIsAsked([waiting, sailing]);
    const kind = await kindAsked(page);
    if (kind === 'bears') break;
    await (kind === 'activate'
      ? alone(page)
      : kind === 'fire' && page === waiting
        ? wait(page)
        : passOn(page));
  }
  expect(await kindAsked(waiting)).toBe('bears');
  await expect(ask(waiting)).toContainText('Her fire comes first');
  await expect(ask(sailing)).toHaveCount(0);
  await expect(sailing.getByTestId('action-sentence')).toContainText('Waiting for');
  const name = (await ask(waiting).locator('h2').textContent())!.trim();
  await expect(confirmButton(waiting)).toHaveText(/^Fire/);
  // Several may bear at once: the umpire waits until each is answered.
  const bears = waiting.locator('[data-testid=ask-panel][data-kind=bears]');
  await expect(async () => {
    if (await bears.isVisible()) await confirmButton(waiting).click({ timeout: 2000 });
    await expect(bears).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  for (const page of [waiting, sailing])
    await expect(logLine(page, new RegExp(`${name}.* at Th[eé]tis`)).first()).toBeVisible();
});

/** What is new where the sea has been looked over. */
const DOCK = '.dock';

async function guns(page: Page): Promise<void> {
  await page.getByTestId('segment-special').click();
  await noBarriers(page, 'special actions', DOCK);
  await page.getByTestId('segment-guns').click();
  await ask(page)
    .getByTestId(/^fire-(larboard|starboard)-(bri|fre)/)
    .first()
    .click();
  await noBarriers(page, 'the guns');
}

for (const width of [1280, 390])
  test.describe(`${width} wide`, () => {
    test.use(
      width === 390
        ? { viewport: { width, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width, height: 800 } },
    );
    test('no barrier at a table', async ({ page }) => {
      await openTable(page, BATTERY);
      const unseen = new Set(['signal', 'activate', 'segment', 'battery']);
      await playOn(
        page,
        (kind) => (kind === 'activate' ? alone(page) : passOn(page)),
        async () => {
          const kind = (await kindAsked(page))!;
          if (unseen.delete(kind)) {
            await noBarriers(page, kind);
            if (kind === 'segment') await guns(page);
          }
          return unseen.size === 0;
        },
      );
      await page.getByTestId('leaf-card').click();
      await noBarriers(page, 'a card', DOCK);
      await page.getByTestId('leaf-play').click();
      await noBarriers(page, 'the squadrons', DOCK);
      if (width === 390) await page.getByTestId('panel-handle').click();
      await page.getByRole('tab', { name: 'Match' }).click();
      await page.getByTestId('resign').click();
      await page.getByTestId('resign-confirm').click();
      await page.getByTestId('outcome').getByTestId('report').click();
      await expect(page.getByTestId('report-page').getByRole('heading').first()).toBeVisible();
      await noBarriers(page, 'the report');
    });
  });
