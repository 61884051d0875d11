/** What strangers write is text wherever the page shows it, and never a part of the page. */
import type { Page } from '@playwright/test';
import { expect, guest, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { ask, outcome } from './crew/panel.ts';

const HARM = '<img src=x onerror=alert(1)>';
/** What whoever makes a scenario writes as he likes. */
const WRITTEN = new Set(['title', 'place', 'briefing', 'balance', 'name']);

/** A scenario with markup at the end of all that is written in it. */
const spoilt = (part: unknown, key = ''): unknown => {
  if (typeof part === 'string') return WRITTEN.has(key) ? `${part} ${HARM}` : part;
  if (Array.isArray(part)) return part.map((one) => spoilt(one));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      // Where each of them comes from is one of three words.
      name === 'provenance' ? value : spoilt(value, name),
    ]),
  );
};

async function isText(page: Page, where: string): Promise<void> {
  await expect(page.locator('body'), where).toContainText(HARM);
  await expect(page.locator('img[src="x"], [onerror]'), where).toHaveCount(0);
}

test('markup in a scenario’s texts, its ships’ names and what is said is read as it was written', async ({
  page: first,
  browser,
  faults,
  baseURL,
}) => {
  for (const context of browser.contexts()) context.on('dialog', () => faults.push('a dialog'));
  await first.goto('/#/lobby');
  const scenario = spoilt({ ...example.scenario, id: 'spoilt' });
  const [mine, his] = example.game.seats(example.scenario).map(({ id }) => id);
  const reply = await first.request.post('/api/people/tables', {
    data: {
      match: { game: example.game.id, scenario, gallery: 'public' },
      mine,
      open: true,
      level: 'any',
      pace: 'sitting',
      invite: [],
    },
    headers: { origin: baseURL! },
  });
  expect(await reply.text()).not.toContain('code');
  const { id, token } = (await reply.json()) as { id: string; token: string };

  const second = await guest(browser, `${baseURL}/#/lobby`, faults);
  const table = second.getByTestId('open-table').filter({ hasText: HARM }).first();
  await expect(table).toBeVisible();
  await isText(second, 'the lobby');
  await first.goto(`${baseURL}/#/match/${id}/${token}`);
  await expect(first.getByTestId('waiting-room')).toBeVisible();
  await isText(first, 'the waiting room');
  await table
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await expect(ask(second)).toBeVisible();
  await expect(ask(first)).toBeVisible();
  await isText(second, 'the match');
  await second.getByTestId('talk-tab').click();
  await second.getByTestId('talk-text').fill(`A word ${HARM}`);
  await second.getByTestId('talk-say').click();
  await expect(second.getByTestId('talk-lines')).toContainText(`A word ${HARM}`);
  await isText(second, 'what is said');
  for (const page of [first, second]) await example.order(page);
  await expect(first.getByTestId('log-line').first()).toBeVisible();
  await first.getByRole('tab', { name: 'Match' }).click();
  await isText(first, 'the match and its log');
  await first.getByTestId('resign').click();
  await first.getByTestId('resign-confirm').click();
  for (const page of [first, second]) await expect(outcome(page)).toBeVisible();
  await isText(second, 'the outcome');

  await test.step('and in the replay, in the report, and in lists of what was played', async () => {
    const address = `${baseURL}/#/replay/online/${id}/@1:${his}`;
    const reader = await guest(browser, address, faults);
    await expect(reader.getByTestId('replay-slider')).toBeVisible();
    await isText(reader, 'the replay');
    await reader.goto(`${baseURL}/#/report/online/${id}`);
    await expect(reader.getByTestId('report-page').getByRole('heading').first()).toContainText(HARM);
    await isText(reader, 'the report');
    await first.goto(`${baseURL}/#/account`);
    await expect(first.getByTestId('my-match')).toContainText(HARM);
    await first.getByRole('link', { name: 'Your page, as others see it' }).click();
    await expect(first.getByTestId('played')).toContainText(HARM);
    await isText(first, 'somebody’s page');
  });
});
