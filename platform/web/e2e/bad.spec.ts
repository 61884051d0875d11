import type { Page } from '@playwright/test';
import { rebuildMatch } from '@weathergage/kernel';
import { expect, newMatch, openDuel, settle, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { ask } from './crew/panel.ts';
import { asFile, sealed } from './crew/record.ts';
import { OwnServer } from './crew/server.ts';

const give = (page: Page, journal: unknown): Promise<void> =>
  page
    .getByTestId('journal-file')
    .setInputFiles(asFile(typeof journal === 'string' ? journal : JSON.stringify(journal)));

test('a file that is no journal, or not an honest one, is refused in plain words', async ({ page }) => {
  await settle(page.context());
  await page.goto('/#/verify');
  const trouble = page.getByRole('alert');
  const findings = page.getByTestId('findings');

  await give(page, '{"half":');
  await expect(trouble).toContainText('This is not a journal: the file is no JSON');
  await give(page, '{"entries": 3}');
  await expect(trouble).toContainText('This is not a journal: at ');
  await expect(findings).toHaveCount(0);

  const journal = sealed(example.game, example.scenario, 7);
  const { opening, entries } = journal;
  await give(page, { ...journal, opening: { ...opening, game: 'draughts' } });
  await expect(trouble).toContainText('does not know the game “draughts”');

  await give(page, { ...journal, hash: 'f'.repeat(64) });
  await expect(findings).toContainText('but ffffffffffffffff… was recorded');
  await expect(findings).toContainText('This does not add up');
  await expect(trouble).toHaveCount(0);

  await give(page, { ...journal, secret: '12'.repeat(32) });
  await expect(findings).toContainText('The secret does not fit the commitment');
  await expect(findings).toContainText('This does not add up');

  await give(page, { ...journal, entries: entries.slice(1) });
  await expect(findings).toContainText('journal entry 2 where 1 was due');

  await give(page, { ...journal, entries: entries.slice(0, -1) });
  await expect(findings).toContainText('does not come to its end');

  const [first, ...rest] = entries;
  await give(page, { ...journal, entries: [{ ...first, answer: example.refused.answer }, ...rest] });
  await expect(findings).toContainText(`journal entry 1: ${example.refused.code}`);
  await expect(findings).toContainText('This does not add up');

  const state = rebuildMatch(example.game, journal).state;
  const end = { n: 1, type: 'adopt', rulesVersion: opening.rulesVersion, step: 9, state, pending: [] };
  await give(page, { ...journal, opening: { ...opening, rulesVersion: 'never' }, entries: [end] });
  await expect(findings).toContainText('Checked in part');
  await expect(findings).toContainText('nothing of the play was checked');
  await expect(findings).not.toContainText('honest');

  await give(page, journal);
  await expect(findings).toContainText('Every die was honest');

  // With a witness the page comes to the same state as Node, and finds a hand that is not his.
  const witnessed = sealed(example.game, example.scenario, 5, true);
  await give(page, witnessed);
  await expect(findings).toContainText('Every die was honest');
  await expect(findings).toContainText('were signed by the witness https://witness.example');
  await expect(page.getByTestId('hash')).toHaveText(witnessed.hash!);
  expect(witnessed.hash).not.toBe(sealed(example.game, example.scenario, 5).hash);
  const forged = witnessed.entries.map((entry) =>
    entry.type === 'witness' ? { ...entry, countersign: 'ab'.repeat(64) } : entry,
  );
  await give(page, { ...witnessed, entries: forged });
  await expect(findings).toContainText('This does not add up');
  await expect(findings).toContainText('was not signed by the witness’s key');
});

test('a broken file under Matches and journals leaves the match as it was', async ({ page }) => {
  await openDuel(page);
  await page.getByTestId('menu').click();
  await page.getByRole('menuitem', { name: 'Matches and journals' }).click();
  await give(page, 'not at all');
  await expect(page.getByRole('alert')).toContainText('This is not a journal');
  await page.keyboard.press('Escape');
  await expect(ask(page)).toBeVisible();
});

test('addresses that lead nowhere say so and show the way out', async ({ page }) => {
  await settle(page.context());
  for (const [address, words] of [
    ['/#/local/nothing', 'not kept in this browser'],
    ['/#/replay/local/nothing', 'not kept in this browser'],
    ['/#/replay/file', 'no longer at hand'],
    ['/#/watch/nothing', 'no such match'],
    ['/#/nonsense', 'Nothing is kept under #/nonsense'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByTestId('new-match')).toBeVisible();
  }
  await page.getByRole('button', { name: 'To the match under way' }).click();
  await expect(ask(page)).toBeVisible();
});

test('a part of the page that can’t be fetched is said to be missing, and the match goes on', async ({
  page,
}) => {
  await openDuel(page);
  await page.route(/assets\/(over-page|replay-loader)-/, (route) => route.abort());
  await page.getByTestId('new-match').click();
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(ask(page)).toBeVisible();
  await page.goto('/#/replay/file');
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
});

test('when the server goes away the page says so, keeps the order, and gives it when the server is back', async ({
  page,
  request,
}) => {
  const server = new OwnServer();
  try {
    await server.start();
    await settle(page.context());
    await page.goto(server.address);
    await newMatch(page, { against: 'online', scenario: example.scenario.id });
    const link = await page.getByTestId('seat-link').first().inputValue();
    const [id, token] = new URL(link).hash.split('/').slice(-2) as [string, string];
    await request.post(`${server.address}/api/matches/${id}/join`, {
      headers: { authorization: `Bearer ${token}` },
      data: { nonce: '0123456789abcdef0123456789abcdef' },
    });
    await expect(ask(page)).toBeVisible();
    const connection = page.getByTestId('connection');
    await expect(connection).toContainText('Online');

    await server.stop();
    await expect(connection).toContainText(/Signal lost|Calling/);
    await example.order(page);
    await expect(connection).toContainText('1 to send');

    await server.start();
    await expect(connection).toContainText('Online');
    await expect(connection).not.toContainText('to send');
    await expect(page.getByTestId('action-sentence')).toContainText(`Waiting for ${example.second}`);

    await server.stop();
    await page.getByTestId('new-match').click();
    const sheet = page.getByTestId('new-match-sheet');
    await sheet.getByTestId('choice-online').click();
    await sheet.getByTestId('begin').click();
    await expect(sheet.getByRole('alert')).toContainText('The server does not answer');
    await sheet.getByTestId('choice-machine').click();
    await sheet.getByTestId('begin').click();
    await expect(ask(page)).toBeVisible();
  } finally {
    await server.end();
  }
});
