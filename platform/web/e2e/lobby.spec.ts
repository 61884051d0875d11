import type { Locator } from '@playwright/test';
import type { GamesReply } from '@weathergage/kernel/protocol.ts';
import { noBarriers } from './crew/barriers.ts';
import { expect, guest, openDuel, test } from './crew/desk.ts';
import { ask, outcome } from './crew/panel.ts';
import { overhang, PHONE } from './crew/phone.ts';

/** A game that the first match of the page is not of. */
const otherGame = async (choice: Locator): Promise<string> =>
  (
    await choice.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  ).at(-1)!;

test('an open table is found by a stranger, watched by another, and played again with sides changed', async ({
  page: first,
  browser,
  faults,
  baseURL,
}) => {
  await openDuel(first);
  await first.goto(`${baseURL}/#/lobby`);
  await first.getByTestId('open-one').click();
  const sheet = first.getByTestId('new-match-sheet');
  await expect(sheet.getByTestId('choice-online').getByRole('radio')).toBeChecked();
  await expect(sheet.getByTestId('choice-anybody').getByRole('radio')).toBeChecked();
  await sheet.getByTestId('choice-live').click();
  await sheet.getByTestId('choice-seasoned').click();
  await noBarriers(first, 'opening a table', 'dialog[open]');
  await first.getByTestId('begin').click();
  await expect(first.getByTestId('waiting-room')).toBeVisible();
  await expect(first.getByTestId('seat-link')).toHaveCount(0);
  const title = (await first.locator('h1').textContent()) ?? '';

  const second = await guest(browser, `${baseURL}/#/lobby`, faults);
  const table = second.getByTestId('open-table').filter({ hasText: title }).first();
  await expect(table).toContainText('for the seasoned');
  await expect(table.getByTestId('table-facts')).toContainText('about');
  await noBarriers(second, 'the lobby');
  const filters = second.locator('.people-filters');
  for (const [by, other] of [
    ['Level', 'new'],
    ['Pace', 'post'],
    ['Length', 'longer'],
    ['Ratings', 'yes'],
    ['Game', await otherGame(filters.getByLabel('Game'))],
  ] as const) {
    await filters.getByLabel(by).selectOption(other);
    await expect(table, by).toHaveCount(0);
    await filters.getByLabel(by).selectOption('');
    await expect(table, by).toHaveCount(1);
  }
  await table.getByRole('button', { name: /^Sit down/ }).click();
  await expect(ask(second)).toBeVisible();
  await expect(ask(first)).toBeVisible();
  await expect(first.getByTestId('turn-time')).toContainText('left');
  await expect(first.getByTestId('ask-pause')).toBeVisible();
  // Whoever is asked sees it by the tab alone.
  await expect(first.locator('link[rel="icon"]')).toHaveAttribute('href', './icon-turn.svg');
  await expect(first).toHaveTitle(/^Your turn/);

  await test.step('a third looks on', async () => {
    const context = await browser.newContext({ ...PHONE });
    const third = await context.newPage();
    await third.goto(`${baseURL}/#/lobby`);
    await third
      .getByTestId('to-watch')
      .getByRole('button', { name: `Watch ${title}` })
      .first()
      .click();
    await expect(third.getByTestId('action-sentence')).toContainText('Waiting for');
    await third.goto(`${baseURL}/#/lobby`);
    await third.reload();
    await expect(third.getByTestId('lobby')).toBeVisible();
    expect(await overhang(third)).toBeLessThanOrEqual(0);
    await context.close();
  });

  await test.step('a rematch is one press for each', async () => {
    await first.getByRole('tab', { name: 'Match' }).click();
    await first.getByTestId('resign').click();
    await first.getByTestId('resign-confirm').click();
    await expect(outcome(first)).toBeVisible();
    await expect(outcome(second)).toBeVisible();
    // There is no clock to stop any more.
    for (const page of [first, second]) await expect(page.getByTestId('ask-pause')).toHaveCount(0);
    const seat = await first.locator('.match-seat-name', { hasText: '(you)' }).textContent();
    await outcome(first).getByRole('button', { name: 'Rematch' }).click();
    await expect(first.getByTestId('waiting-room')).toBeVisible();
    await expect(first.locator('.match-seat-name', { hasText: '(you)' })).not.toHaveText(seat!);
    await expect(second.getByTestId('rematch-wanted')).toContainText('wants a rematch');
    await outcome(second).getByRole('button', { name: 'Rematch' }).click();
    await expect(ask(second)).toBeVisible();
    await expect(ask(first)).toBeVisible();
  });

  await test.step('what was played before the public stands on one’s page, and is seen again from there', async () => {
    await second.goto(`${baseURL}/#/account`);
    await second.getByRole('link', { name: 'Your page, as others see it' }).click();
    const played = second.getByTestId('played');
    await expect(played.getByRole('listitem')).toHaveCount(1);
    await expect(played).toContainText('won');
    await noBarriers(second, 'somebody’s page with what he has played');
    await played.getByRole('link', { name: `Replay of ${title}` }).click();
    await expect(second.getByTestId('replay-slider')).toBeVisible();
  });
});

test('a table of many captains has a line for each seat, and its words keep their width', async ({
  page,
  browser,
  faults,
  baseURL,
}) => {
  await page.goto('/#/lobby');
  const { games }: GamesReply = await (await page.request.get('/api/games')).json();
  const [game, scenario] = games
    .flatMap((one) => one.scenarios.map((each) => [one, each] as const))
    .toSorted(([, a], [, b]) => b.seats.length - a.seats.length)[0]!;
  const reply = await page.request.post('/api/people/tables', {
    data: {
      match: { game: game.id, scenario: scenario.id, gallery: 'public' },
      mine: scenario.seats[0]!.id,
      open: true,
      level: 'any',
      pace: 'post',
      invite: [],
    },
    headers: { origin: baseURL! },
  });
  expect(reply.ok()).toBe(true);
  const comer = await guest(browser, `${baseURL}/#/lobby`, faults);
  const table = comer.getByTestId('open-table').filter({ hasText: scenario.title });
  await expect(table.getByRole('button', { name: /^Sit down/ })).toHaveCount(scenario.seats.length - 1);
  const words = await table.locator('.saved-words').boundingBox();
  expect(words!.width).toBeGreaterThan(350);
  await comer.setViewportSize({ width: 390, height: 844 });
  expect(await overhang(comer)).toBeLessThanOrEqual(0);
  await noBarriers(comer, 'a table of many captains');
});

test('somebody is asked by his name', async ({ page: first, browser, faults, baseURL }) => {
  const second = await guest(browser, `${baseURL}/#/account`, faults);
  const name = `Called ${Math.floor(Math.random() * 1e6)}`;
  await second.getByRole('tab', { name: 'Make an account' }).click();
  const form = second.getByTestId('sign-up');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill(`${name.replace(' ', '.')}@crew.example`);
  await form.getByLabel('Password').fill('a long sea-going word');
  await form.getByRole('button', { name: 'Make an account' }).click();
  await expect(second.getByTestId('profile')).toBeVisible();

  await openDuel(first);
  await first.getByTestId('new-match').click();
  const sheet = first.getByTestId('new-match-sheet');
  await sheet.getByTestId('choice-online').click();
  await sheet.getByTestId('choice-named').click();
  await sheet.getByTestId('company-names').fill('Nobody Whatever');
  await first.getByTestId('begin').click();
  await expect(sheet.getByRole('alert')).toContainText('Nobody here is called');
  await sheet.getByTestId('company-names').fill(name.toLowerCase());
  await first.getByTestId('begin').click();
  await expect(first.getByTestId('waiting-room')).toBeVisible();

  await second.goto(`${baseURL}/#/lobby`);
  await second.getByTestId('my-match').getByRole('button', { name: 'Go there' }).click();
  await expect(ask(second)).toBeVisible();
  await expect(ask(first)).toBeVisible();

  await test.step('who is asked sees it where he looks, and if he does not want to he leaves', async () => {
    await second.goto(`${baseURL}/#/lobby`);
    await expect(second.getByTestId('my-match')).toHaveCount(1);
    await first.getByTestId('new-match').click();
    await sheet.getByTestId('choice-online').click();
    await sheet.getByTestId('choice-named').click();
    await sheet.getByTestId('company-names').fill(name);
    await first.getByTestId('begin').click();
    await expect(first.getByTestId('waiting-room')).toBeVisible();
    // He comes back to the tab, and it has been looked up anew.
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(second.getByTestId('my-match')).toHaveCount(2);
    await second.getByRole('button', { name: /^Leave/ }).click();
    await second.getByTestId('leave-confirm').click();
    await expect(second.getByTestId('my-match')).toHaveCount(1);
    // Whom nobody comes to leaves from where he waits.
    await first.getByTestId('leave-table').click();
    await noBarriers(first, 'leaving a waiting room', 'dialog[open]');
    await first.getByTestId('leave-confirm').click();
    await expect(first.getByTestId('lobby')).toBeVisible();
    await expect(first.getByTestId('my-match')).toHaveCount(1);
  });
});
