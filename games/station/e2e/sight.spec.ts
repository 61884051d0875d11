import type { Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { newStationMatch, stationBoard, untilAsked } from './crew/desk.ts';

/** A flag of one's own that is covered by something, or out of sight. */
const hiddenFlags = (page: Page, name: string): Promise<string[]> =>
  stationBoard(page)
    .getByRole('button', { name })
    .locator('.st-token-choice')
    .evaluateAll((flags) =>
      flags.flatMap((flag) => {
        const { left, top, width, height } = flag.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return at?.closest('.stage-sea') === null || at === null
          ? [flag.closest('[role=button]')?.getAttribute('aria-label') ?? '']
          : [];
      }),
    );

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 390, height: 844 },
] as const;

test('at any size, and after each change of it, the flag in hand lies beside the panel', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'minor-1744' });
  await untilAsked(page, 'plot');
  await page.getByRole('button', { name: /^British Detachment 2.*Gibraltar/ }).click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect
      .poll(() => hiddenFlags(page, 'British Detachment 2,'), `${size.width}×${size.height}`)
      .toEqual([]);
  }
});

test('who is taken in hand on the chart has the helm in sight, below a lesson’s card too', async ({
  page,
}) => {
  await newStationMatch(page, { against: 'machine', scenario: 'first-cruise' });
  await untilAsked(page, 'plot');
  await page.setViewportSize({ width: 1280, height: 560 });
  const helm = page.getByTestId('helm-voyage');
  await expect(helm).toHaveCount(0);
  await page.getByRole('button', { name: /^Crown Flag, / }).press('Enter');
  await expect(helm).toBeInViewport();
});

test('to show it all shows all of it beside the panel', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'minor-1744' });
  await untilAsked(page, 'plot');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Show it all' }).click();
  const panel = (await page.locator('.board-panel').boundingBox())!;
  const board = (await stationBoard(page).boundingBox())!;
  await expect
    .poll(() =>
      stationBoard(page)
        .locator('.st-place-name, .st-roundel, .st-port')
        .evaluateAll(
          (marks, free) =>
            marks.filter((mark) => {
              const { left, right, top, bottom } = mark.getBoundingClientRect();
              return left < free.left || right > free.right || top < free.top || bottom > free.bottom;
            }).length,
          { left: board.x, right: panel.x, top: board.y, bottom: board.y + board.height },
        ),
    )
    .toBe(0);
});

test('the legend tells the signs, and short words tell themselves', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'first-cruise' });
  await untilAsked(page, 'plot');
  await page.getByTestId('signs').click();
  await expect(page.getByRole('region', { name: 'Signs of the chart' })).toContainText('Movement Points');
  await noBarriers(page, 'the legend');
  await page.keyboard.press('Escape');
  await page.getByTestId('leaf-desk').click();
  const short = page.locator('.st-class', { hasText: /^SOL$/ }).first();
  await short.hover();
  await expect(page.getByTestId('word-tip')).toContainText('ships of the line');
  await noBarriers(page, 'the desk with its words', '.st-board');
});
