import type { Page } from '@playwright/test';
import { expect, newMatch, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, kindAsked } from '@weathergage/web/e2e/crew/panel.ts';
import { answer, confirm, offeredPlots, playOn } from './crew/hand.ts';

const board = '.hx-board';

/** All that stands on the page. React numbers what it has drawn so far; how much that was is no order of anybody's. */
const now = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.innerHTML.replace(/_r_[0-9a-z]+_/g, '_r_'));

/** The same once the eye has come to rest: while it moves, names look for room where they are. */
async function everything(page: Page): Promise<string> {
  let last = '';
  await expect(async () => {
    const before = last;
    last = await now(page);
    expect(last === before).toBe(true);
  }).toPass({ intervals: [600], timeout: 15_000 });
  return last;
}

async function throughCurtain(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByTestId('seat-curtain')).toContainText(name);
  await page.getByTestId('curtain-continue').click();
  await expect(ask(page)).toBeVisible();
}

test('two captains at one screen fight a duel to a surrender, with a curtain between their orders', async ({
  page,
}) => {
  await openDuel(page);
  await newMatch(page, { against: 'same-screen', scenario: 'ranger-drake-1778' });

  await test.step('while the curtain hangs nothing of any desk is on the page', async () => {
    await expect(page.getByTestId('seat-curtain')).toContainText('American captain');
    for (const gone of [
      board,
      '[data-testid=ask-panel]',
      '[data-testid=log]',
      '[data-testid=action-sentence]',
    ])
      await expect(page.locator(gone)).toHaveCount(0);
  });

  await throughCurtain(page, /American captain/);
  await expect(ask(page)).toContainText('Ranger');
  await answer(page);
  await throughCurtain(page, /British captain/);
  await expect(ask(page)).toContainText('Drake');
  await expect(page.getByTestId('plot-input')).toHaveValue('');

  const kinds = await playOn(page);
  expect(kinds.filter((kind) => kind === 'plot').length).toBeGreaterThan(3);
  expect(kinds).toContain('fire');
  await expect(page.getByTestId('outcome')).toContainText(/(Royal Navy|United States) wins|A draw/);
  await expect(page.getByTestId('outcome')).toContainText(/[Ss]urrender|crew lost|not a man left/);
});

test('whatever the first captain has ordered, the page before the second is the same to the letter', async ({
  page,
}) => {
  await openDuel(page);
  await newMatch(page, { against: 'same-screen', scenario: 'amethyst-thetis-1808' });
  // A turn with fire behind them, so that there are load columns to hide; then up to where both have yet to plot.
  await playOn(page, (kind) => kind === 'fire');
  await playOn(page, async (kind) => kind !== 'plot' && (await kindAsked(page)) === 'plot');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));

  const own: string[] = [];
  const seen: string[] = [];
  for (const pick of [0, -1]) {
    await page.evaluate((all) => {
      for (const [key, value] of Object.entries(JSON.parse(all) as Record<string, string>))
        localStorage.setItem(key, value);
    }, kept);
    await page.reload();
    await throughCurtain(page, /British captain/);
    await expect(ask(page)).toHaveAttribute('data-kind', 'plot');
    const plot = (await offeredPlots(page)).at(pick)!;
    await page.getByTestId(`legal-${plot}`).click();
    own.push(await everything(page));
    await confirm(page);
    await expect(page.getByTestId('seat-curtain')).toContainText('French captain');
    const hanging = await everything(page);
    await throughCurtain(page, /French captain/);
    await expect(ask(page)).toHaveAttribute('data-kind', 'plot');
    seen.push(hanging + (await everything(page)));
  }
  expect(own[1]).not.toBe(own[0]);
  expect(seen[1]).toBe(seen[0]);
});
