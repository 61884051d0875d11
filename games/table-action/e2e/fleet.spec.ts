import type { Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { dragFlag, fleetBattle, openShortSixes, openSixes, turnOn } from './crew/fleet.ts';
import { confirmButton, logLine, openTable, ship, untilAsked } from './crew/hand.ts';
import { EDGE } from './crew/scenes.ts';

test('six of the line by mouse alone: courses by the flag, guns and sail for all', async ({ page }) => {
  await openShortSixes(page);
  let dragged = false;
  await fleetBattle(
    page,
    async () => {
      if (dragged) return confirmButton(page).click();
      dragged = true;
      await page.getByTestId('manoeuvre-together').click();
      await page.getByTestId('guns-hold').click();
      const planned = ask(page).locator('.ta-planned').first();
      const before = await planned.textContent();
      await dragFlag(page, { x: 2, y: 12 });
      await expect(planned).not.toHaveText(before!);
      await expect(page.locator('.ta-path')).toHaveCount(3);
      await confirmButton(page).click();
    },
    async () => {
      const stopped = page.getByTestId('drill-carry-on');
      await ((await stopped.isVisible()) ? stopped : confirmButton(page)).click();
    },
  );
  await expect(page.getByTestId('outcome')).toBeVisible();
  expect(await turnOn(page)).toBe(2);
});

test('six of the line by keys alone, with the situation told', async ({ page }) => {
  await openShortSixes(page);
  await page.keyboard.press('t');
  await expect(page.getByTestId('situation')).toContainText(/the wind .*off .*\./s);
  await page.keyboard.press('.');
  await expect(page.getByRole('radio', { name: /Bellerophon|Belleisle/ })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  const press = async (): Promise<void> => {
    const stopped = await page.getByTestId('drill-stopped').isVisible();
    await page.keyboard.press(stopped ? 'g' : 'Enter');
  };
  await fleetBattle(page, press, press);
  await expect(page.getByTestId('outcome')).toBeVisible();
  expect(await turnOn(page)).toBe(2);
});

/** What a person who only hears the page would press now. */
async function pressByName(page: Page): Promise<void> {
  const names = [
    /^Carry on ?G$/,
    /^Order all/,
    /^(Fire|Hold|Sail|Whole move|Keep guns ready|Snap fire|Make the signal)/,
  ];
  for (const name of names) {
    const button = page.getByRole('button', { name }).first();
    if (await button.isVisible()) {
      await button.click();
      return;
    }
  }
}

test('six of the line through the accessibility tree alone', async ({ page }) => {
  await openShortSixes(page);
  const head = page.getByRole('banner');
  await expect(head).toContainText('Turn 1');
  await expect(page.getByRole('button', { name: /^Monarca, .* off (on the|right) / })).toBeVisible();
  await page.getByRole('radio', { name: 'In succession' }).click();
  await page.getByRole('radio', { name: 'Keep guns ready' }).click();
  const planned = page.getByRole('radiogroup', { name: 'The ship in hand' }).getByRole('radio');
  await expect(planned).toHaveCount(3);
  await fleetBattle(
    page,
    () => pressByName(page),
    () => pressByName(page),
  );
  await expect(page.getByRole('status', { name: 'The match is over' })).toBeVisible();
});

test('a fleet carries on by itself until an enemy comes near', async ({ page }) => {
  await openSixes(page);
  await page.getByTestId('guns-hold').click();
  await page.getByTestId('stops').locator('summary').click();
  await page.getByTestId('stop-turn').check();
  await noBarriers(page, 'what stops them');
  await page.getByTestId('carry-on').click();
  await expect(page.getByTestId('halt')).toContainText(/questions? answered\. Stopped\./);
  await confirmButton(page).click();
  await expect(page.getByTestId('halt')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Squadrons' }).click();
  await expect(page.getByRole('list', { name: 'Order of play' })).toBeVisible();
  await noBarriers(page, 'the fleet');
});

test('sailing off the table is asked about once, and the page’s own order does not', async ({ page }) => {
  await openTable(page, EDGE);
  await untilAsked(page, 'segment');
  await expect(confirmButton(page)).toHaveText(/^Whole move/);
  await page.getByTestId('notation').fill('M 6');
  for (const leg of [2, 3]) {
    await page.getByTestId(`leg-${leg}`).click();
    await page.getByTestId('distance').fill('6000');
    await page.getByTestId('turn-by').fill('0');
  }
  await confirmButton(page).click();
  await expect(page.getByTestId('stray')).toContainText('Amethyst would leave the table by the east edge');
  await page.getByTestId('stray-keep').click();
  await expect(page.getByTestId('stray')).toHaveCount(0);
  await confirmButton(page).click();
  await expect.poll(() => moment(page)).not.toBe('outcome');
  // Her move may have been her last of the turn: then the other captain is asked.
  if ((await moment(page)) === 'curtain') await page.getByTestId('curtain-continue').click();
  await expect(ship(page, 'bri-amethyst')).toBeVisible();
  await expect(logLine(page, 'leaves the table')).toHaveCount(0);
});
