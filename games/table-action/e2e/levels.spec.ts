import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { chooseScenario, expect, openMatch, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, outcome } from '@weathergage/web/e2e/crew/panel.ts';

test('levels are rated and have manners, and the machine keeps up with who asks for it', async ({ page }) => {
  const duel = { against: 'machine', scenario: 'constitution-guerriere', level: 'commodore' } as const;
  await openMatch(page, 'table-action', duel);
  await expect(ask(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-confirm').click();
  await expect(outcome(page)).toBeVisible();

  await page.getByTestId('new-match').click();
  const sheet = page.getByTestId('new-match-sheet');
  await sheet.getByTestId('choice-commodore').click();
  await expect(sheet.getByTestId('choice-commodore')).toContainText('rated');
  await sheet.getByTestId('choice-commodore-wary').click();
  await expect(sheet.getByTestId('choice-commodore').locator('input')).toBeChecked();
  await noBarriers(page, 'the levels', 'dialog[open]');
  await sheet.getByTestId('choice-as-you-play').click();
  await expect(sheet.getByTestId('choice-as-you-play')).toContainText('now Commander');
  await expect(sheet.getByTestId('choice-commodore-wary')).toHaveCount(0);
  await sheet.getByTestId('begin').click();
  await expect(ask(page)).toBeVisible();
  // Who has asked for it is asked no more, but for a lesson, which has an opponent of its own.
  await page.getByTestId('new-match').click();
  await chooseScenario(page, duel.scenario);
  await expect(sheet.getByTestId('choice-as-you-play').locator('input')).toBeChecked();
});
