/** Two against two: three people, each with a browser of their own, and a machine in the fourth chair. */
import type { Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, guest, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, stepOn } from '@weathergage/web/e2e/crew/panel.ts';
import { sendAll } from './crew/admiral.ts';
import { answer } from './crew/hand.ts';

interface Made {
  readonly match: { readonly id: string };
  readonly tokens: Readonly<Record<string, string>>;
}

test('two against two with a machine: allies talk apart, and a turn is fought', async ({
  page: british1,
  browser,
  baseURL,
  faults,
}) => {
  const reply = await british1.request.post('/api/matches', {
    data: { game: 'hex-action', scenario: 'two-commodores', seats: { 'french-2': 'bot:midshipman' } },
  });
  const { match, tokens }: Made = await reply.json();
  expect(Object.keys(tokens)).toHaveLength(3);
  const link = (seat: string): string => `${baseURL}/#/match/${match.id}/${tokens[seat]}`;
  await settle(british1.context());
  await british1.goto(link('british-1'));
  await expect(british1.getByTestId('waiting-room')).toBeVisible();
  const british2 = await guest(browser, link('british-2'), faults);
  const french1 = await guest(browser, link('french-1'), faults);
  const people = [british1, british2, french1];
  for (const one of people) await expect(ask(one)).toBeVisible();

  await test.step('what is said to one’s side stays on it', async () => {
    for (const one of people) await one.getByTestId('talk-tab').click();
    await british1.getByTestId('talk-to').selectOption('side');
    await british1.getByTestId('talk-text').fill('Double on their van');
    await british1.getByTestId('talk-say').click();
    await french1.getByTestId('talk-text').fill('Good day to all');
    await french1.getByTestId('talk-say').click();
    for (const one of people) await expect(one.getByTestId('talk-lines')).toContainText('Good day to all');
    await expect(british2.getByTestId('talk-lines')).toContainText('Double on their van');
    await expect(french1.getByTestId('talk-lines')).not.toContainText('Double on their van');
  });

  await test.step('orders are one’s own ships’ alone; the machine gives its own, and the turn goes on', async () => {
    while ((await stepOn(british1)) === '0')
      for (const one of people) if (await ask(one).isVisible()) await answer(one);
    for (const one of people) await expect.poll(() => stepOn(one)).not.toBe('0');
  });

  await test.step('the machine is named as one, and who is there is seen', async () => {
    await french1.getByRole('tab', { name: 'Match' }).click();
    const seats = french1.locator('.match-seats');
    await expect(seats.getByText('here', { exact: true })).toHaveCount(2);
    await expect(seats).toContainText(/[Mm]achine|[Mm]idshipman/);
  });
});

test('whoever comes takes a whole side by one press, whoever is there the rest of his, and each has one desk for it', async ({
  page: first,
  browser,
  baseURL,
  faults,
}) => {
  await settle(first.context());
  await first.goto(`${baseURL}/#/lobby`);
  const reply = await first.request.post('/api/people/tables', {
    data: {
      match: { game: 'hex-action', scenario: 'two-commodores', gallery: 'public' },
      mine: 'british-1',
      open: true,
      level: 'any',
      pace: 'sitting',
      invite: [],
    },
    headers: { origin: baseURL! },
  });
  expect(reply.ok()).toBe(true);
  const second = await guest(browser, `${baseURL}/#/lobby`, faults);
  const tableOf = (page: Page) =>
    page.getByTestId('open-table').filter({ has: page.getByRole('button', { name: /Take the whole side/ }) });

  await test.step('the lobby offers the free side as a whole, and the half-taken one by its seat', async () => {
    const table = tableOf(second).first();
    await expect(table.getByRole('button', { name: /^Sit down/ })).toHaveCount(3);
    await expect(table.getByRole('button', { name: /Take the (whole|rest)/ })).toHaveCount(1);
    await noBarriers(second, 'a side to be taken');
    await table.getByRole('button', { name: /Take the whole side: .+ and .+/ }).click();
    await expect(second.getByTestId('waiting-room')).toBeVisible();
    await expect(second.getByTestId('waiting-room').getByText('seated', { exact: true })).toHaveCount(2);
  });

  await test.step('from the waiting room one goes to the other seat', async () => {
    await second.getByRole('button', { name: /^Also yours/ }).click();
    await expect(second.locator('.match-seats li', { hasText: '(you)' })).toHaveCount(1);
    await expect(second.getByTestId('own-seat-french-1')).toBeVisible();
    await expect(second.getByTestId('waiting-room')).toContainText('Your seats become one desk');
    await noBarriers(second, 'a waiting room with two seats of one’s own');
  });

  await test.step('whoever opened the table adds the other seat of his side in its waiting room, and no other', async () => {
    await first.goto(`${baseURL}/#/lobby`);
    await first.reload();
    const mine = first.getByTestId('open-table').filter({ hasText: 'you sit here' }).first();
    await expect(mine.getByRole('button', { name: /^Sit/ })).toHaveCount(1);
    await first.getByTestId('my-match').getByRole('button', { name: 'Go there' }).first().click();
    await expect(first.getByTestId('waiting-room')).toBeVisible();
    await expect(first.getByRole('button', { name: /^Sit here too/ })).toHaveCount(1);
    await noBarriers(first, 'a waiting room with another seat to take');
    await first.getByTestId('sit-too-british-2').click();
  });

  await test.step('each has one desk for both his ships, whichever seat he came to last', async () => {
    await expect(first.locator('.match-page')).toHaveAttribute('data-asked', /unicorn.* .*santa-margarita/);
    await expect(second.locator('.match-page')).toHaveAttribute('data-asked', /tribune.* .*tamise/);
    for (const [page, side] of [
      [first, 'Royal Navy'],
      [second, 'French Navy'],
    ] as const) {
      await page.getByRole('tab', { name: 'Match' }).click();
      await expect(page.locator('.match-seats li')).toHaveCount(2);
      await expect(page.locator('.match-seat-name', { hasText: '(you)' })).toContainText(side);
      await expect(page.locator('[data-testid^="own-seat-"]')).toHaveCount(0);
      await expect(page.locator('.action-trouble')).toHaveCount(0);
    }
  });

  await test.step('in one sitting each gives the orders of both, and the turn goes on', async () => {
    for (const page of [first, second]) await sendAll(page);
    for (const page of [first, second]) await expect.poll(() => stepOn(page)).not.toBe('0');
    await expect(second.getByTestId('turn')).toContainText('Turn 2');
  });

  await test.step('his matches show it once, and lead to that desk', async () => {
    await second.goto(`${baseURL}/#/lobby`);
    await second.reload();
    await expect(second.getByTestId('my-match')).toHaveCount(1);
    await second.getByTestId('my-match').getByRole('button', { name: 'Go there' }).click();
    await expect(second.locator('.match-page')).toHaveAttribute('data-asked', /tribune.* .*tamise/);
  });
});
