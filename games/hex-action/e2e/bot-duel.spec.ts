import { expect, newMatch, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { confirm, playOn } from './crew/hand.ts';

test('the page opens on a duel against the machine that is played at once, on the chart itself', async ({
  page,
}) => {
  await openDuel(page);
  await expect(page.getByTestId('action-sentence')).toContainText(/Plot .+’s course/);
  await expect(page.getByTestId('turn')).toContainText('Turn 1');
  await expect(page.getByTestId('phase')).toHaveText('Plotting');
  await expect(page.getByTestId('plot-confirm')).toBeDisabled();
  // The farthest hexes: the nearest lie under the ship herself.
  const far = page.locator('title', { hasText: /^Cost [34]:/ });
  await page.locator('.hx-bloom', { has: far }).first().locator('> path').click();
  await expect(page.getByTestId('plot-input')).not.toHaveValue('');
  await expect(page.locator('.hx-course')).toBeVisible();
  await confirm(page);
  await expect(page.getByTestId('log')).toContainText('Plots opened');

  const lines = await page.getByTestId('log-line').allInnerTexts();
  await page.reload();
  await expect
    .poll(async () => (await page.getByTestId('log-line').allInnerTexts()).slice(0, lines.length))
    .toEqual(lines);
});

test('a duel against the machine is fought to its end by clicking, replayed by turns, and its dice checked', async ({
  page,
}) => {
  await openDuel(page);
  await newMatch(page, { against: 'machine', scenario: 'chesapeake-shannon-1813', level: 'commander' });
  await expect(page.getByTestId('action-sentence')).toContainText('Plot Chesapeake’s course');

  const kinds = await playOn(page);
  expect(kinds).toContain('plot');
  expect(kinds).toContain('fire');
  const banner = page.getByTestId('outcome');
  await expect(banner).toContainText(/Victory|Defeat|A draw/);
  await expect(page.getByTestId('phase')).toHaveText('The fight is over');
  await expect.poll(() => page.getByTestId('log-line').count()).toBeGreaterThan(10);

  await test.step('the dice are checked in the page', async () => {
    await page.getByRole('tab', { name: 'Match' }).click();
    await page.getByTestId('verify').click();
    await expect(page.getByTestId('findings')).toContainText('Every die was honest');
  });
  const hash = (await page.getByTestId('hash').textContent())!;

  await test.step('the replay goes by turns', async () => {
    await banner.getByRole('button', { name: 'Replay' }).click();
    const slider = page.getByTestId('replay-slider');
    const turn = page.getByTestId('turn');
    await expect(slider).toHaveValue('0');
    await expect(turn).toContainText('Turn 1');
    await page.getByRole('button', { name: 'Next turn' }).click();
    await expect(turn).toContainText('Turn 2');
    await page.getByRole('button', { name: 'Next turn' }).click();
    await expect(turn).toContainText('Turn 3');
    await page.getByRole('button', { name: 'Turn before' }).click();
    await expect(turn).toContainText('Turn 2');
    await slider.press('End');
    await expect(page.getByTestId('phase')).toHaveText('The fight is over');
    await slider.press('Home');
    await expect(turn).toContainText('Turn 1');
    await page.getByRole('tab', { name: 'Match' }).click();
    await page.getByRole('button', { name: 'Check every die' }).click();
    await expect(page.getByTestId('hash')).toHaveText(hash);
  });
});
