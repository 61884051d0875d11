import type { Page } from '@playwright/test';
import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { drag, fingerDrag } from '@weathergage/web/e2e/crew/drag.ts';
import { ask, giving, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { PHONE } from '@weathergage/web/e2e/crew/phone.ts';
import { scenarios } from '../data/scenarios.ts';
import {
  confirm,
  confirmButton,
  dial,
  headingOf,
  logLine,
  openTable,
  passOn,
  playOn,
  ship,
  steer,
  untilAsked,
} from './crew/hand.ts';
import { BATTERY, BOARDING, COLLISION } from './crew/scenes.ts';

const duel = scenarios.find(({ id }) => id === 'frigate-duel')!;
const turn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.getByTestId('turn').textContent()) ?? '')?.[0]);

/** A segment by mouse alone: how far and how much, guns laid by a click on the enemy where they bear. */
async function sailByMouse(page: Page): Promise<boolean> {
  const dragged = await steer(page, drag);
  await page.getByTestId('segment-guns').click();
  const target = page.getByTestId(/^fire-(larboard|starboard)-fre-thetis$/).first();
  if (await target.isVisible()) {
    await target.click();
    await expect(target).toHaveAttribute('aria-checked', 'true');
    await expect(confirmButton(page)).toHaveText(/Fire now/);
  }
  await confirm(page);
  return dragged;
}

/** The same with keys alone, but for what a ship taken aback or without her rudder cannot do. */
async function sailByKeys(page: Page): Promise<boolean> {
  const [ahead, round] = [page.getByTestId('distance'), page.getByTestId('turn-by')];
  const free = (await ahead.isVisible()) && (await round.isVisible());
  if (free) {
    await page.keyboard.press('Home');
    const [distance, by, most] = [
      await dial(page, 'distance'),
      await dial(page, 'turn-by'),
      Number(await round.getAttribute('max')),
    ];
    for (const key of ['Shift+ArrowDown', 'ArrowLeft', 'Shift+ArrowLeft']) await page.keyboard.press(key);
    await expect.poll(() => dial(page, 'distance')).toBeLessThan(distance);
    await expect.poll(() => dial(page, 'turn-by')).toBe(Math.max(by - 110, -most));
  }
  await page.keyboard.press('f');
  await expect(page.getByTestId('segment-guns')).toHaveAttribute('aria-pressed', 'true');
  if (await page.getByTestId(/^fire-(larboard|starboard)-bri-amethyst$/).isVisible()) {
    await page.keyboard.press('.');
    await expect(confirmButton(page)).toHaveText(/Fire now/);
  }
  await giving(page, () => page.keyboard.press('Enter'));
  return free;
}

test('a frigate duel at one screen: one captain with the mouse, the other with the keys', async ({
  page,
}) => {
  await openTable(page, duel);
  const sailed = { mouse: 0, keys: 0 };
  await playOn(
    page,
    async (kind) => {
      const mouse = (await ask(page).locator('h2').textContent()) === 'Amethyst';
      if (kind === 'segment') {
        if (await (mouse ? sailByMouse(page) : sailByKeys(page))) sailed[mouse ? 'mouse' : 'keys']++;
      } else if (mouse) await passOn(page);
      else await giving(page, () => page.keyboard.press('Enter'));
    },
    async () => (await turn(page)) > 3,
  );
  expect(sailed.mouse).toBeGreaterThan(0);
  expect(sailed.keys).toBeGreaterThan(0);
  await expect(logLine(page, 'Turn 2')).toHaveCount(1);
});

test('a segment without dice is taken back', async ({ page }) => {
  await openTable(page, duel);
  await untilAsked(page, 'segment');
  const who = (await ask(page).locator('h2').textContent())!;
  const token = page.locator('.ta-ship[aria-pressed=true]');
  const lay = await token.getAttribute('transform');
  await giving(page, () => page.getByTestId('ask-alone').click());
  await expect(ask(page)).toContainText('Segment 2');
  await expect(token).not.toHaveAttribute('transform', lay!);
  await page.getByTestId('take-back').click();
  await expect(ask(page)).toContainText('Segment 1');
  await expect(ask(page).locator('h2')).toHaveText(who);
  await expect(token).toHaveAttribute('transform', lay!);
});

test.describe('at a phone’s width', () => {
  test.use(PHONE);
  test('the first turn of a duel by touch', async ({ page }) => {
    await openTable(page, duel);
    let dragged = 0;
    await page.getByTestId('curtain-continue').tap();
    // The words of the lesson lie over the chart: who steers by the finger folds them away.
    await page.getByRole('button', { name: 'Fold the lesson away' }).tap();
    await playOn(
      page,
      async (kind) => {
        if (kind === 'segment' && (await steer(page, fingerDrag))) dragged++;
        const button = (await page.getByTestId('fire-done').isVisible())
          ? page.getByTestId('fire-done')
          : confirmButton(page);
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(43.5);
        await giving(page, () => button.tap());
      },
      async () => (await turn(page)) > 1,
    );
    expect(dragged).toBeGreaterThan(0);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBe(0);
  });
});

test('a battery fires from the shore', async ({ page }) => {
  await openTable(page, BATTERY);
  await untilAsked(page, 'battery');
  await expect(ask(page).locator('h2')).toContainText('Aboukir');
  await ask(page).getByRole('radio', { name: 'Hold fire' }).click();
  await expect(confirmButton(page)).toContainText('Hold fire');
  await page.getByTestId('battery-target-bri-amethyst').click();
  await ask(page).getByRole('radio', { name: 'Rigging' }).click();
  await expect(page.locator('.ta-sum')).toBeVisible();
  await confirm(page);
  await expect.poll(() => moment(page)).toBeTruthy();
  if ((await moment(page)) === 'curtain') await page.getByTestId('curtain-continue').click();
  await expect(logLine(page, /Aboukir.*Amethyst/).first()).toBeVisible();
});

test('a ship that sails into another is told so before and after, and both lie on one line', async ({
  page,
}) => {
  await openTable(page, COLLISION);
  await untilAsked(page, 'segment');
  // The page itself would steer clear: she is told to go straight on.
  await page.getByTestId('notation').fill('M 6');
  await expect(ask(page).locator('.ta-warn')).toContainText('She would run into');
  await confirm(page);
  if ((await moment(page)) === 'curtain') await page.getByTestId('curtain-continue').click();
  await expect(logLine(page, 'Amethyst runs into')).toHaveCount(1);
  await expect(logLine(page, 'in the collision')).toHaveCount(2);
  const [a, b] = [await headingOf(page, 'bri-amethyst'), await headingOf(page, 'fre-thetis')];
  expect((a - b + 360) % 180).toBe(0);
});

test('a boarding is fought to its end, and the prize changes her colours', async ({ page }) => {
  await openTable(page, BOARDING);
  await untilAsked(page, 'segment');
  await page.getByTestId('board-fre-thetis').check();
  await expect(confirmButton(page)).toContainText(/^Board /);
  await confirm(page);
  const prize = async (): Promise<boolean> => (await logLine(page, 'is the prize of').count()) > 0;
  await playOn(page, () => passOn(page), prize);
  if ((await moment(page)) === 'curtain') await page.getByTestId('curtain-continue').click();
  expect(await prize()).toBe(true);
  await expect(ship(page, 'fre-thetis')).toHaveAttribute('aria-label', /prize/);
});
