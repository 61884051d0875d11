/** What the browser keeps for a person who goes away and comes back: the bench, and the list of matches. */
import { expect, newMatch, openDuel, settle, test } from './crew/desk.ts';
import { example } from './crew/example.ts';

test('work on the bench that was not saved is there again after Back, and is not thrown away unasked', async ({
  page,
}) => {
  await settle(page.context());
  await page.goto('/#/verify');
  await page.goto(`/#/workshop/${example.game.id}`);
  const title = page.locator('.ws-bar-title');
  await page.getByTestId('bench-start').click();
  await page.getByTestId('start-tutorial-first-duel').click();
  await page.getByRole('tab', { name: 'Forces' }).click();
  await page.getByTestId('add-ship-british').click();
  await page.getByTestId('picker-name').fill('dido');
  await page.locator('[data-testid^=pick-dido]').first().click();
  await expect(title).toContainText('not saved yet');
  await expect(page.getByTestId('unit-dido')).toBeVisible();

  await test.step('what is wrong is mended in place', async () => {
    const flaws = page.getByTestId('flaws');
    await expect(flaws).toContainText('points, since a single-ship action has one ship a side');
    await flaws.getByTestId('mend').click();
    await expect(flaws).toContainText('Sound');
  });

  await page.goBack();
  await expect(page.getByTestId('journal-file')).toBeAttached();
  await page.goForward();
  await expect(page.getByTestId('unit-dido')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('unit-dido')).toBeVisible();
  await expect(title).toContainText('not saved yet');

  await test.step('an empty sheet; what was on the bench is among one’s own', async () => {
    await page.getByTestId('bench-new').click();
    await expect(title).toContainText('without a name');
    await expect(page.getByTestId('flaws')).toContainText('Still lacking');
    await expect(page.getByTestId('unit-dido')).toHaveCount(0);
    await page.getByTestId('bench-start').click();
    const dialog = page.getByTestId('start-dialog');
    await dialog.getByRole('button', { name: /^Open .*altered$/ }).click();
    await expect(page.getByTestId('unit-dido')).toBeVisible();
  });

  await test.step('a draft goes only when that was said twice', async () => {
    await page.getByTestId('bench-start').click();
    const dialog = page.getByTestId('start-dialog');
    const open = dialog.getByRole('button', { name: /^Open .*altered$/ });
    await dialog.getByRole('button', { name: /^Throw away .*altered$/ }).click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(open).toBeVisible();
    await dialog.getByRole('button', { name: /^Throw away .*altered$/ }).click();
    await dialog.getByTestId('throw-away').click();
    await expect(open).toHaveCount(0);
  });
});

test('the list of matches says who plays whom, how far it is, whose move, and what happened last', async ({
  page,
}) => {
  await openDuel(page);
  await newMatch(page, { against: 'machine', scenario: example.scenario.id, level: example.level });
  await example.answer(page);
  await expect(page.locator('.action-mine')).toBeVisible();
  await page.getByTestId('menu').click();
  await page.getByRole('menuitem', { name: 'Matches and journals' }).click();
  const entry = page.locator('.saved li').first();
  await expect(entry.getByTestId('glance')).toContainText(
    /^American captain against the machine \(Commander: .+\) · Turn \d.* · your move$/,
  );
  const last = page.locator('.log-line:not(.log-heading) .log-text').last();
  await expect.poll(() => entry.locator('.saved-last').textContent()).toBe(await last.textContent());
  const throwing = entry.getByRole('button', { name: /^Throw away/ });
  await throwing.click();
  await entry.getByRole('button', { name: 'Keep it' }).click();
  await expect(entry.getByTestId('glance')).toBeVisible();
  const kept = page.locator('.saved li', { has: page.getByTestId('glance') });
  const many = await kept.count();
  await throwing.click();
  await entry.getByTestId('throw-away').click();
  await expect(kept).toHaveCount(many - 1);
});

test('a game that is still on its way says so at once, and what is sought stands in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openDuel(page);
  await page.getByTestId('new-match').click();
  const sheet = page.getByTestId('new-match-sheet');
  await sheet.getByTestId('begin').waitFor();
  const find = sheet.getByTestId('find-scenario');
  await find.fill('trafalgar');
  await expect(sheet.locator('.scenario').first()).toBeInViewport({ ratio: 0.9 });

  let arrive = (): void => {};
  const gate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await sheet.getByTestId('game-station').click();
  await expect(sheet.getByTestId('game-coming')).toHaveText('Fetching it…');
  await expect(sheet.locator('.sheet-summary')).toContainText('Station');
  await expect(sheet.getByTestId('begin')).toBeDisabled();
  arrive();
  await expect(sheet.getByTestId('game-coming')).toHaveCount(0);
  await expect(sheet.getByTestId('begin')).toBeEnabled();
  await expect(sheet.locator('.scenario-when').first()).toContainText(/\d+ Turns?/);
});
