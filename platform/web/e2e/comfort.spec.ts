/** What a person may set to see and hear better, and the call to a turn that has come. */
import type { Page } from '@playwright/test';
import { noBarriers } from './crew/barriers.ts';
import { expect, newMatch, openDuel, settle, test } from './crew/desk.ts';
import { example } from './crew/example.ts';

const games = [
  { id: 'hex-action', title: 'Hex Action' },
  { id: 'table-action', title: 'Table Action' },
  { id: 'station', title: 'Station' },
  { id: 'sea-power', title: 'Sea Power' },
] as const;

declare global {
  interface Window {
    heard: { readonly loop: boolean }[];
  }
}

test('nothing is heard until sound is put on; then the wind, the guns and the bell are', async ({ page }) => {
  await page.addInitScript(() => {
    window.heard = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.heard.push({ loop: this.loop });
      return start.apply(this, when);
    };
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const heard = (loop: boolean): Promise<number> =>
    page.evaluate((wanted) => window.heard.filter((one) => one.loop === wanted).length, loop);
  await openDuel(page);
  await example.answer(page);
  expect([await heard(true), await heard(false)]).toEqual([0, 0]);
  expect(fetched.filter((url) => /recipes|synthesis/.test(url))).toEqual([]);

  await page.getByTestId('menu').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByTestId('settings');
  await expect(settings.getByTestId('volume')).toBeHidden();
  await settings.getByTestId('choice-on').click();
  await expect.poll(() => heard(true)).toBe(1);
  await settings.getByTestId('volume').fill('3');
  await expect.poll(() => heard(false)).toBe(1);
  await page.keyboard.press('Escape');
  // A turn has silent steps, too.
  await expect(async () => {
    await example.answer(page);
    expect(await heard(false)).toBeGreaterThan(1);
  }).toPass();

  // Kept like every other setting.
  await page.reload();
  await page.getByTestId('menu').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(settings.getByTestId('volume')).toHaveValue('3');
});

test('the tab says whose turn it is', async ({ page }) => {
  await openDuel(page);
  await expect(page).toHaveTitle(/^Your turn · .+ · Weathergage$/);
  await newMatch(page, { against: 'same-screen', scenario: example.scenario.id });
  await expect(page).toHaveTitle(/ to move · .+ · Weathergage$/);
});

/** What sticks out of the window, or of the part of the page that it stands in, by its words. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.top-bar *, .action-bar *, .dock button, .panel button')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const scrolls = element.closest('.log-filter') !== null;
        return width > 0 && !scrolls && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => element.textContent ?? element.tagName),
  );

/** The match is begun on the smaller: the sheet, too, is pressed there. */
const WINDOWS = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a small desk', width: 1280, height: 720 },
] as const;

for (const { id, title } of games)
  test(`${title} in the largest text on a phone and on a small desk`, async ({ page }) => {
    await page.setViewportSize(WINDOWS[0]);
    await settle(page.context(), { text: 'largest' });
    await page.goto('/#/verify');
    await expect(page.getByTestId('journal-file')).toBeAttached();
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect(Number.parseFloat(size)).toBeCloseTo(19.5, 1);
    await page.keyboard.press('n');
    const sheet = page.getByTestId('new-match-sheet');
    await sheet.getByTestId(`game-${id}`).click();
    await sheet.getByTestId('begin').click();
    await expect(sheet).toBeHidden();
    await expect(page.locator('.action-mine')).toBeVisible();
    for (const { name, width, height } of WINDOWS)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        // The way to answer is in the window, and the chart is still larger than what stands beside it.
        await expect(page.locator('.dock .button-brass').first()).toBeInViewport({ ratio: 1 });
        await expect.poll(() => sticksOut(page)).toEqual([]);
        const reach = (): Promise<number[]> =>
          page.evaluate(() => [document.body.scrollWidth, document.body.scrollHeight]);
        await expect.poll(reach).toEqual([width, height]);
        const chart = (await page.locator('.match-board').boundingBox())!;
        expect(chart.width * chart.height).toBeGreaterThan((width * height) / 4);
        await noBarriers(page, `${title} in the largest text on ${name}`);
      });
  });

test('the log is drawn up over long orders, and down again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openDuel(page);
  await example.answer(page);
  const log = page.getByTestId('log');
  const height = async (): Promise<number> => (await log.boundingBox())!.height;
  // The log has the whole column until the next orders are drawn over it.
  await expect(page.getByTestId('plot-confirm')).toBeVisible();
  let before = Number.NaN;
  const still = async (): Promise<boolean> => {
    const now = await height();
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(still).toBe(true);
  const low = await height();
  await page.getByTestId('log-tall').click();
  await expect.poll(height).toBeGreaterThan(Math.max(200, low));
  await expect(page.getByTestId('plot-confirm')).toBeInViewport();
  await page.getByTestId('log-tall').click();
  await expect.poll(height).toBe(low);
});
