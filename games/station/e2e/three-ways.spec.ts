import type { Locator, Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { firstOf, focusHeard, heard, pressDrawing } from '@weathergage/web/e2e/crew/ear.ts';
import { mouseOn } from '@weathergage/web/e2e/crew/mouse.ts';
import { tabTo } from '@weathergage/web/e2e/crew/tab.ts';
import { newStationMatch, stationBoard, untilAsked } from './crew/desk.ts';
import { howTo, playTurn } from './crew/turn.ts';

/** The blockade of Toulon: the British lie before it, and in the first Turn somebody comes out. */
async function openToulon(page: Page): Promise<void> {
  await newStationMatch(page, { against: 'machine', scenario: 'intro-toulon', level: 'rear-admiral' });
  await untilAsked(page, 'plot');
}

const fought = (page: Page): Locator =>
  page
    .getByTestId('log')
    .getByText(/has the victory at|is drawn/)
    .first();

test('a Turn with a Battle by mouse alone', async ({ page }) => {
  await openToulon(page);
  // The flag on the chart, and its row answers.
  await mouseOn(page, stationBoard(page).locator('.st-token-choice').first());
  await expect(page.locator('[data-testid^="plot-"][aria-pressed="true"]')).toHaveCount(1);
  await playTurn(page, (kind) => {
    const carry = kind !== 'turn-report' && howTo(kind) === 'carry';
    return mouseOn(page, page.getByTestId(carry ? 'carry-on' : 'ask-confirm'));
  });
  await expect(fought(page)).toBeVisible();
  await expect(page.getByTestId('turn')).toContainText('Turn 4');
});

test('a Turn with a Battle by keys alone, with the situation told', async ({ page }) => {
  await openToulon(page);
  await page.keyboard.press('t');
  await expect(page.getByTestId('situation')).toContainText(/Prestige: .*Undecided: Courses\./s);
  const row = page.locator('[data-testid^="plot-"][aria-pressed]').first();
  // The only Formation is in hand from the start: laid down, and taken up again.
  await tabTo(page, row);
  for (const inHand of ['false', 'true']) {
    await page.keyboard.press('Enter');
    await expect(row).toHaveAttribute('aria-pressed', inHand);
  }
  await playTurn(page, async (kind) => {
    const carry = kind !== 'turn-report' && howTo(kind) === 'carry';
    if (carry) return page.keyboard.press('g');
    // A Battle's buttons themselves, so that the focus goes with them.
    await tabTo(page, page.getByTestId('ask-confirm'));
    await page.keyboard.press('Enter');
  });
  await expect(fought(page)).toBeVisible();
  expect(await focusHeard(page)).not.toBe('nothing');
});

const panelOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Orders, desk and chronicle' });
/** The question's own heading. */
const heading = async (page: Page): Promise<string> => {
  const title = panelOf(page).getByRole('heading', { level: 2 }).first();
  return (await title.isVisible())
    ? ((await title.textContent({ timeout: 2000 }).catch(() => '')) ?? '')
    : '';
};

/** Presses by name what a listener would press; a question may have answered itself meanwhile. */
async function goOn(page: Page, names: readonly RegExp[]): Promise<void> {
  const button = await firstOf(page, names);
  await button?.click({ timeout: 2000 }).catch(() => undefined);
  await page.waitForTimeout(60);
}

const CARRY_ON = /^Carry on until … ?g$/;
const CONFIRM = /Enter$/;

test('a Turn with a Battle through the accessibility tree alone', async ({ page }) => {
  await openToulon(page);
  const head = page.getByRole('banner');
  await panelOf(page).getByRole('button', { name: 'Tell the situation' }).click();
  const told = page.getByRole('status', { name: 'The situation' });
  await expect(told).toContainText(/Enemy .*Toulon/);
  await noBarriers(page, 'the situation told');
  let battle = false;
  for (let n = 0; n < 200 && !(await heading(page)).startsWith('Report'); n++) {
    // In a Battle each question is answered; else it is carried on until something happens.
    const fighting = /Battle/.test((await head.textContent()) ?? '');
    battle ||= fighting;
    await goOn(page, fighting ? [CONFIRM] : [CARRY_ON, CONFIRM]);
  }
  expect(battle).toBe(true);
  const report = await heard(panelOf(page));
  expect(report).toMatch(/You have lost \d+ ships?|No ship of yours was lost/);
  await panelOf(page)
    .getByRole('button', { name: /^Read ?Enter$/ })
    .click();
  await expect(page.getByRole('complementary', { name: 'Log and match' })).toContainText(
    /has the victory at|is drawn/,
  );
  await expect.poll(() => focusHeard(page)).not.toBe('nothing');
});

test('the lessons through the accessibility tree alone, as far as an Order that is issued', async ({
  page,
}) => {
  await newStationMatch(page, { against: 'machine', scenario: 'first-cruise', level: 'random' });
  const lesson = page.getByRole('region', { name: 'Lesson' });
  const title = lesson.getByRole('heading');
  const chart = page.getByRole('main', { name: 'The chart' });
  const panel = panelOf(page);
  await expect(title).toHaveText('What it is about');
  await lesson.getByRole('button', { name: 'Next' }).click();

  await expect(title).toHaveText('Flags');
  await panel.getByRole('button', { name: /^Crown Flag/ }).click();
  await pressDrawing(chart.getByRole('button', { name: /^Broad Sound/ }));
  await expect(
    panel.getByRole('button', { name: /^Crown Flag.*bound for Broad Sound/, pressed: true }),
  ).toBeVisible();
  await panel.getByRole('button', { name: /^Give these courses/ }).click();
  await expect(title).not.toHaveText('Flags');

  let issued = false;
  for (let n = 0; n < 240 && !issued; n++) {
    const next = lesson.getByRole('button', { name: 'Next' });
    if (await next.isVisible()) await next.click({ timeout: 2000 }).catch(() => undefined);
    const issue = panel.getByRole('button', { name: /^To Crown/ }).first();
    const pool = panel.getByRole('button', { name: /^Show of Force/ }).first();
    if ((await heading(page)) !== 'Orders from home') await goOn(page, [/^Read ?Enter$/, CARRY_ON, CONFIRM]);
    else if (await issue.isVisible()) {
      await goOn(page, [/^To Crown/]);
      issued = true;
    } else if (await pool.isVisible()) {
      await pool.click();
      await goOn(page, [/^Take it/]);
    } else await goOn(page, [CONFIRM]);
  }
  expect(issued).toBe(true);
});
