import { noBarriers } from './crew/barriers.ts';
import { expect, settle, test } from './crew/desk.ts';
import { PHONE } from './crew/phone.ts';

test('a puzzle is found, tried and failed, begun again by keys, and what was tried is kept', async ({
  page,
}) => {
  await settle(page.context());
  await page.goto('/#/puzzles');
  const first = page.locator('.puzzle-link').first();
  await expect(first).toContainText('not tried yet');
  await noBarriers(page, 'the list of puzzles');
  await first.focus();
  await page.keyboard.press('Enter');
  const card = page.getByTestId('puzzle');
  await expect(card).toContainText('left');
  await page.keyboard.press('k');
  await expect(card).toContainText('Hint:');
  await noBarriers(page, 'a puzzle', '[data-testid=puzzle]');
  // Whoever lets every question stand as it is does not solve it.
  const confirm = page.getByTestId('ask-confirm').getByRole('button');
  await page.getByTestId('legal-0').click();
  // A press on the verdict, should it have come meanwhile, does nothing.
  const verdict = page.getByTestId('puzzle-verdict');
  while ((await verdict.count()) === 0) await confirm.or(verdict).first().click();
  await expect(card).toHaveAttribute('data-verdict', 'failed');
  await expect(card).toBeFocused();
  await noBarriers(page, 'a verdict', '[data-testid=puzzle]');
  await page.keyboard.press('z');
  await expect(page.getByTestId('puzzle-verdict')).toHaveCount(0);
  await page.setViewportSize(PHONE.viewport);
  await page.goto('/#/puzzles');
  await page.reload();
  await expect(first).toContainText('1 try');
});
