import type { Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { chooseScenario, expect, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import { outcome } from '@weathergage/web/e2e/crew/panel.ts';
import { fitsAFinger, PHONE } from '@weathergage/web/e2e/crew/phone.ts';

const sheet = (page: Page) => page.getByTestId('new-match-sheet');

/** The sheet of a new match for two at this screen, with the Player Ranks drawn open. */
async function openSheet(page: Page): Promise<void> {
  await page.keyboard.press('n');
  await sheet(page).getByTestId('begin').waitFor();
  await sheet(page).getByTestId('game-station').click();
  await sheet(page).getByTestId('choice-same-screen').click();
  await chooseScenario(page, 'first-cruise');
  await sheet(page).getByTestId('careers').locator('summary').click();
}

/** Takes the seat at a shared screen, if a curtain hangs before it. */
async function takeSeat(page: Page): Promise<void> {
  const curtain = page.getByTestId('curtain-continue');
  await curtain.or(page.getByTestId('ask-panel')).or(outcome(page)).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
}

/** Whoever sits before the screen gives up: the other has won. */
async function resign(page: Page, phone: boolean): Promise<void> {
  await takeSeat(page);
  if (phone) await page.getByTestId('panel-handle').click();
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-confirm').click();
  await expect(outcome(page)).toBeVisible();
}

/** 12.41 to 12.44: bought after a match that was won, kept, and worn in the next. */
async function career(page: Page, phone: boolean): Promise<void> {
  await settle(page.context());
  await page.goto('/#/verify');
  await expect(page.getByTestId('journal-file')).toBeAttached();

  await test.step('an Admiral against nobody: the junior begins with seven Prestige more', async () => {
    await openSheet(page);
    await expect(sheet(page).getByTestId('careers')).toContainText('none worn');
    await sheet(page).getByTestId('career-crown').selectOption({ label: 'Admiral of the Blue' });
    await expect(sheet(page).getByTestId('careers')).toContainText('1 worn');
    await noBarriers(page, 'Player Ranks before a match', '[data-testid="careers"]');
    for (const side of ['crown', 'league'])
      if (phone) await fitsAFinger(`the rank of ${side}`, sheet(page).getByTestId(`career-${side}`));
    await sheet(page).getByTestId('begin').click();
  });

  await test.step('the Admiral gives up, and the winner buys what the difference pays for', async () => {
    await resign(page, phone);
    const offer = page.getByTestId('promotion');
    await expect(offer).toContainText('Lieutenant');
    await expect(offer).not.toContainText('Captain');
    await noBarriers(page, 'what may be bought', '[data-testid="promotion"]');
    if (phone) await fitsAFinger('the offer', page.getByTestId('promotion-buy'));
    await page.getByTestId('promotion-buy').click();
    await expect(offer).toContainText('Lieutenant: it is kept in this browser');
    await page.reload();
    await takeSeat(page);
    await expect(outcome(page)).toBeVisible();
    await expect(page.getByTestId('promotion')).toBeHidden();
  });

  await test.step('it stands in the sheet of the next match, and is worn there', async () => {
    await openSheet(page);
    await expect(sheet(page).getByTestId('careers')).toContainText('1 kept in this browser');
    const kept = sheet(page)
      .getByTestId('career-league')
      .locator('optgroup[label="Kept in this browser"] option');
    await expect(kept).toHaveText(['Lieutenant']);
    await sheet(page).getByTestId('career-league').selectOption({ label: 'Lieutenant' });
    await sheet(page).getByTestId('begin').click();
    await expect(sheet(page)).toBeHidden();
    const worn = (): Promise<boolean> =>
      page.evaluate(() =>
        Object.values(localStorage).some((text) => text.includes('"careers":{"B":{"rank":1}}')),
      );
    await expect.poll(worn).toBe(true);
  });
}

test('a Player Rank is bought after a match, kept, and worn in the next', ({ page }) => career(page, false));

test.describe('at a phone’s width', () => {
  test.use(PHONE);
  test('a Player Rank is bought after a match, kept, and worn in the next', ({ page }) => career(page, true));
});
