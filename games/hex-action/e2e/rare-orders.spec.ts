import type { Locator, Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, openDuel, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import { openKept } from '@weathergage/web/e2e/crew/kept.ts';
import { ask, kindAsked } from '@weathergage/web/e2e/crew/panel.ts';
import { hexAction } from '../rules/index.ts';
import { phaseAsked, rowsOf, sendAll, sent } from './crew/admiral.ts';
import { harbour } from './crew/harbour.ts';

const log = (page: Page, words: RegExp): Locator => page.getByTestId('log-line').filter({ hasText: words });

/** From the list of the fleet to a ship’s leaf, with her move and notes written. */
async function order(
  page: Page,
  ship: string,
  plot: string,
  notes: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByTestId('leaf-fleet').click();
  await page.getByTestId(`fleet-${ship}`).click();
  await page.getByTestId('plot-input').fill(plot);
  for (const [note, value] of Object.entries(notes))
    await page.getByTestId(`note-${note}`).selectOption(value);
}

async function openHarbour(page: Page, seed: number): Promise<void> {
  await settle(page.context());
  await openKept(page, { game: hexAction, scenario: harbour, seed, machines: { 'corsair-1': 'midshipman' } });
  while ((await phaseAsked(page)) !== 'Plotting') await sent(page, () => sendAll(page));
}

/** Nods to everything until courses are asked for again. */
async function untilNextTurn(
  page: Page,
  see: (kind: string) => Promise<void> = async () => {},
): Promise<void> {
  for (let n = 0; n < 20; n++) {
    const phase = await phaseAsked(page);
    if (phase === 'Plotting') return;
    if (await ask(page).isVisible()) await see((await kindAsked(page))!);
    await sent(page, () => sendAll(page));
  }
}

test('a tow, oars, a shoal, a fireship and a mortar are all ordered by hand', async ({ page }) => {
  await openHarbour(page, 11);

  await test.step('what is noted stands in the list, and the chart warns of the ground', async () => {
    await order(page, 'argus', '0', { tow: 'Constitution' });
    await order(page, 'gunboat', '1', { oars: 'oars' });
    await expect(page.getByTestId('note-oars')).toContainText(/Row, \d hex/);
    await order(page, 'president', '3');
    await expect(page.getByTestId('hazards')).toContainText('run aground');
    await order(page, 'intrepid', '0', { light: 'light' });
    await order(page, 'bomb', '0', { anchor: 'A' });
    await page.getByTestId('leaf-fleet').click();
    expect(await rowsOf(page)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ship: 'argus', does: '0 tows Constitution' }),
        expect.objectContaining({ ship: 'gunboat', does: '1 oars' }),
        expect.objectContaining({ ship: 'intrepid', does: '0 lights her' }),
        expect.objectContaining({ ship: 'bomb', does: '0 A' }),
      ]),
    );
    await sent(page, () => sendAll(page));
  });

  await test.step('a tow line is not cast off by a nod', async () => {
    await untilNextTurn(page, async (kind) => {
      if (kind !== 'ungrapple') return;
      await expect(ask(page).getByRole('checkbox')).not.toBeChecked();
      await expect(ask(page)).toContainText(/Cast off the tow line to (Argus|Constitution)/);
    });
    await expect(log(page, /^Argus takes Constitution in tow/)).toHaveCount(1);
    await expect(log(page, /casts off/)).toHaveCount(0);
    await expect(log(page, /^President runs aground at Q31/)).toHaveCount(1);
    await expect(log(page, /light her and take to the boats/)).toHaveCount(1);
  });

  await test.step('under way with the tow; the bomb fires; the ship aground may be lightened', async () => {
    await order(page, 'argus', '1');
    await page.getByTestId('leaf-fleet').click();
    await page.getByTestId('fleet-constitution').click();
    await expect(ask(page)).toContainText('in tow');
    await expect(page.getByTestId('plot-input')).toHaveValue('0');
    await sent(page, () => sendAll(page));
    const kinds: string[] = [];
    await untilNextTurn(page, async (kind) => {
      kinds.push(kind);
      const mortar = page.getByTestId('mortar-1');
      if (kind === 'fire' && (await mortar.isVisible())) {
        await expect(page.getByTestId('fire-key')).toContainText('range in hexes');
        await mortar.selectOption('mole');
        await noBarriers(page, 'a mortar being laid');
      }
      if (kind === 'reload' || kind === 'refloat') {
        const president = ask(page).getByRole('button', { name: /President/ });
        if (await president.isVisible()) await president.click();
        await ask(page)
          .getByRole('radio', { name: /^Two guns overboard/ })
          .check();
      }
    });
    expect(kinds).toContain('fire');
    await expect(log(page, /^Argus stands on to K13/)).toHaveCount(1);
    await expect(log(page, /^Constitution stands on to K11/)).toHaveCount(1);
    await expect(log(page, /^Vesuvius’s mortar at Mole battery/)).toHaveCount(1);
    await expect(log(page, /^President, lightened of two guns, tries to float off/)).toHaveCount(1);
  });
});

test('notes are in sight beside a plot', async ({ page }) => {
  await openHarbour(page, 12);
  await order(page, 'argus', '0');
  const last = (await ask(page).locator('.hx-note').last().boundingBox())!;
  const foot = (await ask(page).locator('.hx-ask-foot').boundingBox())!;
  expect(last.y + last.height, 'the foot of the last note').toBeLessThanOrEqual(foot.y + 1);
});

test('one ship’s orders go with the keys that send all', async ({ page }) => {
  await openDuel(page);
  await expect(page.getByTestId('plot-confirm')).toBeDisabled();
  const step = await page.locator('.hx-board').getAttribute('data-step');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.hx-board'), 'nothing is written yet').toHaveAttribute('data-step', step!);
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.hx-board')).not.toHaveAttribute('data-step', step!);
});
