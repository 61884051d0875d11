import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, newMatch, openDuel, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import { openKept } from '@weathergage/web/e2e/crew/kept.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';
import { PHONE } from '@weathergage/web/e2e/crew/phone.ts';
import { scenarios } from '../data/scenarios.ts';
import { hexAction } from '../rules/index.ts';
import { fleetPanel, phaseAsked, rowsOf, sailOnTo, sendAll, sendByKeys, sent } from './crew/admiral.ts';

/** Howe's six against Villaret's seven, who lie to leeward in line of bearing. */
const BATTLE = 'first-of-june-1794';

test('an admiral orders his division with one word a turn, and his captains propose the rest', async ({
  page,
}) => {
  await openDuel(page);
  await newMatch(page, { against: 'machine', scenario: BATTLE, level: 'commander' });

  await test.step('sails for the whole fleet with one button', async () => {
    expect(await phaseAsked(page)).toBe('Clearing for action');
    await page.getByTestId('all-full').click();
    expect((await rowsOf(page)).map(({ does }) => does)).toEqual(Array(6).fill('full sails'));
    await page.getByTestId('all-battle').click();
    expect((await rowsOf(page)).map(({ does }) => does)).toEqual(Array(6).fill('battle sails'));
    expect(await sent(page, () => sendAll(page))).toBe('Plotting');
  });

  await test.step('together: all carry out the plot of their leader', async () => {
    await expect(fleetPanel(page)).toContainText('6 ships without orders');
    await page.getByTestId('fleet-gibraltar').click();
    await expect(ask(page).getByRole('heading', { level: 2 })).toContainText('Gibraltar');
    await page.getByTestId('legal-L').click();
    await page.getByTestId('leaf-fleet').click();
    await page.getByTestId('together-howe').click();
    expect(await rowsOf(page)).toHaveLength(6);
    await expect
      .poll(async () => (await rowsOf(page)).every(({ settled, does }) => settled && does === 'L'))
      .toBe(true);
    await expect(fleetPanel(page)).toContainText('All have their orders');
    await noBarriers(page, 'the fleet with its orders');
    expect(await sent(page, () => sendAll(page))).toBe('Gunfire');
  });

  await test.step('the broadsides fire as the captains propose, but for what the admiral changes', async () => {
    const proposed = (await rowsOf(page)).filter(({ does }) => does.includes('→'));
    expect(proposed.length).toBeGreaterThan(3);
    await page.getByTestId(`fleet-${proposed[0]!.ship}`).click();
    await page.getByTestId('fire-R-target').selectOption('hold');
    await page.getByTestId('leaf-fleet').click();
    await expect(page.getByTestId(`fleet-${proposed[0]!.ship}`)).toContainText('holds fire');
    await noBarriers(page, 'the fleet’s gunnery');
    await sent(page, () => sendAll(page));
    const broadsides = page.getByTestId('log-line').filter({ hasText: /starboard broadside.* at .*range/ });
    await expect.poll(() => broadsides.count()).toBeGreaterThanOrEqual(proposed.length - 1);
  });

  await test.step('a second turn by keys alone: in succession, one ship otherwise, straight on for the rest', async () => {
    await sailOnTo(page, 'Plotting', sendByKeys);
    await expect(page.getByTestId('turn')).toContainText('Turn 2');
    await page.keyboard.press('1');
    await page.keyboard.press('i');
    const line = await rowsOf(page);
    expect(line.every(({ settled }) => settled)).toBe(true);
    expect(line.map(({ does }) => does)).toEqual(Array(6).fill('1'));
    await page.keyboard.press('f');
    expect((await rowsOf(page)).every(({ settled }) => settled)).toBe(true);
    await page.keyboard.press('Escape');
    expect((await rowsOf(page)).filter(({ settled }) => !settled)).toHaveLength(1);
    await page.keyboard.press('x');
    expect((await rowsOf(page)).every(({ settled, does }) => settled && /^\d/.test(does))).toBe(true);
    await sent(page, () => page.keyboard.press('Control+Enter'));
    await sailOnTo(page, 'Plotting', sendByKeys);
    await expect(page.getByTestId('turn')).toContainText('Turn 3');
  });
});

test.describe('at a phone’s width', () => {
  test.use(PHONE);

  test('a fleet is led by touch', async ({ page }) => {
    const scenario = scenarios.find(({ id }) => id === BATTLE)!;
    await settle(page.context());
    await openKept(page, {
      game: hexAction,
      scenario,
      seed: 3,
      machines: { 'french-1': 'commodore', 'french-2': 'commodore' },
    });
    const fits = async (): Promise<void> => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, 'nothing hangs over the edge').toBeLessThanOrEqual(390);
      for (const button of await fleetPanel(page).getByRole('button').all()) {
        const box = await button.boundingBox();
        const name = await button.textContent();
        expect(box!.height, `height of ${name}`).toBeGreaterThanOrEqual(43.5);
        expect(box!.x + box!.width, `right edge of ${name}`).toBeLessThanOrEqual(390);
      }
    };
    await sailOnTo(page, 'Plotting', (all) => all.getByTestId('fleet-send').tap());
    await fits();
    // The ships themselves are seen, not only the orders for all of them.
    const list = (await page.locator('.hx-fleet-lists').boundingBox())!;
    const second = (await page.locator('.hx-fleet-row').nth(1).boundingBox())!;
    expect(second.y + second.height / 2).toBeLessThan(list.y + list.height);
    await page.getByTestId('fleet-gibraltar').tap();
    await ask(page)
      .getByRole('button', { name: /larboard/i })
      .tap();
    await expect(page.getByTestId('plot-input')).toHaveValue('L');
    await page.getByTestId('leaf-fleet').tap();
    await page.getByTestId('together-howe').tap();
    await expect
      .poll(async () => (await rowsOf(page)).every(({ settled, does }) => settled && does === 'L'))
      .toBe(true);
    await noBarriers(page, 'the fleet on a phone');
    expect(await sent(page, () => page.getByTestId('fleet-send').tap())).toBe('Gunfire');
    await fits();
    await sailOnTo(page, 'Plotting');
    await expect(page.getByTestId('turn')).toContainText('Turn 2');
  });
});
