import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { chooseScenario, expect, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, giving } from '@weathergage/web/e2e/crew/panel.ts';
import { sendAll } from './crew/admiral.ts';

/** Unicorn and Santa Margarita, a seat each, against Tribune and Tamise. */
const COMMODORES = 'two-commodores';

test('one person commands a whole side of several seats, or the parts that he ticks', async ({ page }) => {
  await openDuel(page);
  await page.getByTestId('new-match').click();
  await chooseScenario(page, COMMODORES);
  const sheet = page.getByTestId('new-match-sheet');

  await test.step('the lobby says what each seat commands, and proposes the whole side', async () => {
    await expect(page.getByTestId('choice-british-1')).toContainText('Unicorn, Santa Margarita');
    await expect(page.getByTestId('choice-british-1').getByRole('radio')).toBeChecked();
    await page.getByTestId('command-parts').locator('summary').click();
    const part = (seat: string) => sheet.locator('.command-part', { has: page.getByTestId(`part-${seat}`) });
    await expect(part('british-1')).toContainText('Unicorn');
    await expect(part('british-1')).not.toContainText('Santa Margarita');
    await expect(part('british-2')).toContainText('Santa Margarita');
    await noBarriers(page, 'the seats of a battle');
    const wide = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await noBarriers(page, 'the same on a phone');
    await page.setViewportSize(wide);
  });

  await test.step('both ships are asked for at one desk, and no curtain falls', async () => {
    await page.getByTestId('begin').click();
    await expect(page.locator('.match-page')).toHaveAttribute('data-asked', /unicorn.* .*santa-margarita/);
    await giving(page, () => sendAll(page));
    await expect(ask(page).or(page.getByTestId('fleet-panel')).first()).toBeVisible();
    await expect(page.getByTestId('seat-curtain')).toHaveCount(0);
  });
});

test('at one screen the curtain falls between the sides, not between the seats of one', async ({ page }) => {
  await openDuel(page);
  await page.getByTestId('new-match').click();
  await page.getByTestId('choice-same-screen').click();
  await chooseScenario(page, COMMODORES);
  await page.getByTestId('begin').click();
  for (const side of ['Royal Navy', 'French Navy']) {
    await expect(page.getByTestId('seat-curtain')).toContainText(side);
    await page.getByTestId('curtain-continue').click();
    await expect(page.locator('.match-page')).toHaveAttribute('data-asked', /\S+ \S+/);
    await sendAll(page);
  }
  // Who was asked last keeps the chart while he is asked again.
  await expect(page.getByTestId('turn')).toContainText('Turn 2');
  await expect(ask(page)).toContainText('Tribune');
});

test('against the machine nobody is pressed, and who asks for a clock can stop it', async ({ page }) => {
  await openDuel(page);
  await page.getByTestId('new-match').click();
  await chooseScenario(page, 'nile-1798');
  await page.getByTestId('begin').click();
  await expect(page.getByTestId('fleet-panel')).toBeVisible();
  await sendAll(page);
  await expect(page.getByTestId('phase')).toHaveText('Plotting');
  await expect(page.getByTestId('countdown')).toHaveCount(0);

  await page.getByTestId('new-match').click();
  await chooseScenario(page, 'nile-1798');
  await page.getByTestId('by-the-clock').click();
  await page.getByTestId('begin').click();
  await expect(page.getByTestId('phase')).toHaveText('Clearing for action');
  await sendAll(page);
  await expect(page.getByTestId('phase')).toHaveText('Plotting');
  const bar = page.getByRole('region', { name: 'What the umpire asks' });
  await expect(bar).toContainText(/Time to write orders \d+:\d\d/);
  await page.getByTestId('hold-clock').click();
  const left = await page.getByTestId('countdown').textContent();
  await page.waitForTimeout(1600);
  await expect(page.getByTestId('countdown')).toHaveText(left!);
  await noBarriers(page, 'a clock that is stopped');
  await page.getByTestId('hold-clock').click();
  await expect(page.getByTestId('countdown')).not.toHaveText(left!);
});
