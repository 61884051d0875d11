/** Several people at one match, each with a browser of their own: talk, who is there, and spectators kept behind. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { noBarriers } from './crew/barriers.ts';
import { expect, guest, settle, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { ask, stepOn } from './crew/panel.ts';

interface Made {
  readonly match: { readonly id: string; readonly seats: readonly { readonly id: string }[] };
  readonly tokens: Readonly<Record<string, string>>;
  readonly galleryToken: string;
}

const talk = (page: Page) => page.getByTestId('talk-lines');
const openTalk = (page: Page) => page.getByTestId('talk-tab').click();

test('two captains and a spectator: who is there, what is said to whom, and a gallery five steps behind', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const { id: scenario } = example.scenario;
  const reply = await page.request.post('/api/matches', {
    data: { game: example.game.id, scenario, delay: 5 },
  });
  const { match, tokens, galleryToken }: Made = await reply.json();
  const [one, two] = match.seats.map(({ id }) => `${baseURL}/#/match/${match.id}/${tokens[id]}`);
  await settle(page.context());
  await page.goto(one!);
  await expect(page.getByTestId('waiting-room')).toBeVisible();
  await page.getByTestId('talk-text').fill('<b>Good</b> morning & welcome');
  await page.getByTestId('talk-say').click();
  await expect(talk(page)).toContainText('<b>Good</b> morning & welcome');
  await noBarriers(page, 'the waiting room with talk');

  const other = await guest(browser, two!, faults);
  await expect(ask(other)).toBeVisible();
  const looker = await guest(browser, `${baseURL}/#/watch/${match.id}/${galleryToken}`, faults);
  await expect(looker.locator('[data-step]')).toBeVisible();
  await expect(other.getByTestId('talk-tab')).toContainText('1');
  await openTalk(other);
  await expect(talk(other)).toContainText('<b>Good</b> morning & welcome');
  await other.getByTestId('talk-signals').click();
  await noBarriers(other, 'the signals');
  await other.getByTestId('signal-ready').click();
  await expect(talk(other)).toContainText('Cleared for action');

  await openTalk(page);
  await expect(talk(page)).toContainText('I am ready');
  await test.step('who is there', async () => {
    await page.getByRole('tab', { name: 'Match' }).click();
    const seats = page.locator('.match-seats');
    await expect(seats.getByText('here', { exact: true })).toHaveCount(1);
    await expect(page.getByTestId('lookers')).toContainText('One spectator looks on, 5 steps behind');
  });

  await test.step('spectators talk among themselves', async () => {
    await openTalk(looker);
    await expect(talk(looker)).toContainText('morning & welcome');
    await looker.getByTestId('talk-text').fill('Who will win?');
    await looker.getByTestId('talk-say').click();
    await expect(talk(looker)).toContainText('Who will win?');
    await noBarriers(looker, 'the gallery');
  });

  await test.step('orders are given, and the gallery sees nothing of them yet', async () => {
    for (const captain of [page, other]) await example.order(captain);
    await expect.poll(() => stepOn(page)).not.toBe('0');
    await other.getByTestId('talk-text').fill('A fine broadside');
    await other.getByTestId('talk-say').click();
    await openTalk(page);
    await expect(talk(page)).toContainText('A fine broadside');
    await expect(talk(page)).not.toContainText('Who will win?');
    expect(await stepOn(looker)).toBe('0');
    await expect(talk(looker)).not.toContainText('A fine broadside');
  });

  await test.step('whoever is muted is not heard here', async () => {
    await page
      .getByRole('button', { name: /^mute / })
      .first()
      .click();
    await expect(talk(page)).not.toContainText('A fine broadside');
    await page.reload();
    await openTalk(page);
    await expect(talk(page)).not.toContainText('A fine broadside');
    await page.getByRole('button', { name: /^Hear / }).click();
    await expect(talk(page)).toContainText('A fine broadside');
  });

  await other.close();
  await page.getByRole('tab', { name: 'Match' }).click();
  await expect(page.locator('.match-seats').getByText('away', { exact: true })).toHaveCount(1);
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-confirm').click();
  await expect(looker.getByTestId('outcome')).toBeVisible();
  await expect(talk(looker)).toContainText('A fine broadside');

  await test.step('a moment of it: a link that anybody opens, a picture, a film, and matches that go on from it, against the machine and with people', async () => {
    const address = `${baseURL}/#/replay/online/${match.id}/@1:${match.seats[0]!.id}`;
    const reader = await guest(browser, address, faults);
    await expect(reader.getByTestId('replay-viewpoint')).toHaveValue(match.seats[0]!.id);
    await expect(reader.getByTestId('replay-slider')).toHaveValue('1');
    await reader.getByRole('tab', { name: 'Match' }).click();
    await noBarriers(reader, 'a moment to share');
    await expect(reader.getByTestId('moment-link')).toBeVisible();
    const saved = async (button: string): Promise<Buffer> => {
      const download = reader.waitForEvent('download');
      await reader.getByTestId(button).click();
      return readFileSync(await (await download).path());
    };
    const picture = await saved('moment-picture');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBeGreaterThan(600);
    const film = await saved('moment-film');
    expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    await reader.getByTestId('fork').click();
    await expect(reader).toHaveURL(/#\/local\//);
    await expect(ask(reader)).toBeVisible();
    expect(await stepOn(reader)).toBe('1');
    await reader.getByRole('tab', { name: 'Match' }).click();
    await expect(reader.locator('.match-seats').getByText(/^the machine: /)).toHaveCount(1);
    await example.order(reader);
    await expect.poll(() => stepOn(reader)).not.toBe('1');
    await reader.goto(address);
    await reader.getByRole('tab', { name: 'Match' }).click();
    await reader.getByTestId('fork-seat').selectOption(match.seats[1]!.id);
    await reader.getByTestId('fork-friend').click();
    await expect(reader.getByTestId('waiting-room')).toBeVisible();
    const invited = await reader.getByTestId('seat-link').first().inputValue();
    const friend = await guest(browser, invited, faults);
    await expect(ask(friend)).toBeVisible();
    expect(await stepOn(friend)).toBe('1');
  });
});
