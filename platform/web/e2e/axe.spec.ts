import type { Page } from '@playwright/test';
import { barriers, noBarriers } from './crew/barriers.ts';
import { expect, newMatch, openDuel, settle, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { ask } from './crew/panel.ts';
import { PHONE } from './crew/phone.ts';

async function menu(page: Page, item: string): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The page itself is inert below. */
const OVER = 'dialog[open]';

test('no barrier on what lies over the page', async ({ page }) => {
  await openDuel(page);
  await page.getByTestId('new-match').click();
  await expect(page.getByTestId('new-match-sheet').getByTestId(`choice-${example.level}`)).toBeVisible();
  await noBarriers(page, 'the new-match sheet', OVER);
  await page.keyboard.press('Escape');
  for (const item of ['Settings', 'Keys', 'The rulebook', 'Matches and journals']) {
    await menu(page, item);
    await expect(page.getByRole('dialog')).toBeVisible();
    await noBarriers(page, item, OVER);
    await page.keyboard.press('Escape');
  }
  await ask(page)
    .getByRole('button', { name: /^Rule .* why/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await noBarriers(page, 'a rule', OVER);
});

test('no barrier at the curtain, at the outcome and in the replay', async ({ page }) => {
  await openDuel(page);
  await newMatch(page, { against: 'same-screen', scenario: example.scenario.id });
  await expect(page.getByTestId('seat-curtain')).toBeVisible();
  await noBarriers(page, 'the curtain');
  await example.answer(page);
  await page.getByTestId('curtain-continue').click();
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByTestId('resign').click();
  await noBarriers(page, 'the question before resigning');
  await page.getByTestId('resign-confirm').click();
  await expect(page.getByTestId('outcome')).toBeVisible();
  await noBarriers(page, 'the outcome');
  await page.getByTestId('outcome').getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByTestId('replay-slider')).toBeVisible();
  await noBarriers(page, 'the replay');
});

test.describe('at a phone’s width', () => {
  test.use(PHONE);
  test('no barrier', async ({ page }) => {
    await openDuel(page);
    await noBarriers(page, 'the opening match');
    await page.getByTestId('panel-handle').click();
    await noBarriers(page, 'the captain’s log drawn up');
  });
});

test('no barrier where a journal is checked', async ({ page }) => {
  await settle(page.context());
  await page.goto('/#/verify');
  await expect(page.getByTestId('journal-file')).toBeAttached();
  await noBarriers(page, 'the check of a journal');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('select')));
  expect(await barriers(page), 'a field without a name is one').toEqual([
    expect.stringContaining('select-name'),
  ]);
});
