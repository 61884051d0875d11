/** Two against two: three people, each with a browser of their own, and a machine in the fourth chair. */
import { expect, guest, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, stepOn } from '@weathergage/web/e2e/crew/panel.ts';
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
