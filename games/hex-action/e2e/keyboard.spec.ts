import type { Page } from '@playwright/test';
import { expect, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, kindAsked } from '@weathergage/web/e2e/crew/panel.ts';
import { confirm, offeredPlots } from './crew/hand.ts';

const draft = (page: Page) => page.getByTestId('plot-input');

test('a turn is played by keyboard alone', async ({ page }) => {
  await openDuel(page);

  await test.step('notation is typed straight onto the page, Escape clears it', async () => {
    await expect(draft(page)).toBeVisible();
    for (const key of ['2', 'r', '1']) await page.keyboard.press(key);
    await expect(draft(page)).toHaveValue('2R1');
    await page.keyboard.press('Escape');
    await expect(draft(page)).toHaveValue('');
  });

  await test.step('arrows steer', async () => {
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(draft(page)).toHaveValue('2L');
    await page.keyboard.press('ArrowDown');
    await expect(draft(page)).toHaveValue('2');
    await page.keyboard.press('Escape');
  });

  await test.step('Tab reaches the field; an illegal plot is refused with its rule', async () => {
    for (let i = 0; i < 60 && !(await draft(page).evaluate((field) => field === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await expect(draft(page)).toBeFocused();
    await page.keyboard.type('9');
    const refusal = ask(page).locator('.hx-refusal').first();
    await expect(refusal).toContainText(/§ 7\.1\.\d/);
    await expect(draft(page)).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('turn')).toContainText('Turn 1');
    await expect(draft(page)).toHaveValue('9');
  });

  await test.step('a legal one is taken with Enter, and so is everything after it', async () => {
    await page.keyboard.press('Backspace');
    const plot = (await offeredPlots(page)).find((each) => /\d[LR]/.test(each))!;
    await page.keyboard.type(plot.toLowerCase());
    await expect(draft(page)).toHaveValue(plot);
    await confirm(page, () => page.keyboard.press('Enter'));
    for (let kind = await kindAsked(page); kind !== null && kind !== 'plot'; kind = await kindAsked(page))
      await confirm(page, () => page.keyboard.press('Enter'));
    await expect(page.getByTestId('turn')).toContainText('Turn 2');
  });
});

test('a refusal leads to its rule in words', async ({ page }) => {
  await openDuel(page);
  await draft(page).fill('LL');
  const refusal = ask(page).locator('.hx-refusal').first();
  await refusal.getByRole('button', { name: /why\?/ }).click();
  const rule = page.getByTestId('rule');
  await expect(rule).toContainText(/^Rule 7\.1/);
  await expect(rule.locator('.rule-text')).toHaveText(/.{30}/);
});

test('keys do what is printed after a press of the mouse, and there is one Skip', async ({ page }) => {
  await openDuel(page, { speed: 'slow', motion: 'full' });
  await expect(page.getByRole('banner')).toContainText(/Wind from the [a-z-]+ \(to \d\)/);
  for (const pressed of [page.locator('[data-tab="match"]'), page.getByRole('button', { name: 'Closer' })]) {
    await page.keyboard.press('Escape');
    await pressed.click();
    await page.keyboard.press('1');
    await expect(page.getByTestId('plot-input')).toHaveValue('1');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('action-sentence')).toHaveText('Orders are opened…');
  await expect(page.getByTestId('story-skip')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Skip/ })).toHaveCount(1);
  await page.keyboard.press('s');
  await expect(page.getByTestId('turn')).toContainText('Turn 2');
});
