import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Journal, verifyJournal } from '@weathergage/kernel';
import { expect, guest, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, kindAsked, moment, outcome } from '@weathergage/web/e2e/crew/panel.ts';
import { hexAction } from '../rules/index.ts';
import { answer, openByLink } from './crew/hand.ts';

const connection = (page: Page) => page.getByTestId('connection');

/** The ship that is being ordered, as its captain's panel names her. */
const ordered = async (page: Page): Promise<string> => (await ask(page).locator('h2').textContent()) ?? '';

/** The log without what concerns one captain alone: which of his sides he loads. */
const publicLines = async (page: Page): Promise<string[]> =>
  (await page.getByTestId('log-line').allInnerTexts()).filter((line) => !/ loads (her|a) /.test(line));

/** Each captain answers whatever he is asked; false when the match is over for both. */
async function bothAnswer(captains: readonly Page[]): Promise<boolean> {
  let played = false;
  for (const captain of captains)
    if (await ask(captain).isVisible()) {
      await answer(captain);
      played = true;
    }
  if (!played) await Promise.race(captains.map((captain) => moment(captain)));
  return (await outcome(captains[0]!).isVisible()) && (await outcome(captains[1]!).isVisible());
}

test('a duel by link in two browsers, watched from the gallery, with a break of the wire in the middle', async ({
  page: first,
  browser,
  faults,
}) => {
  await openByLink(first);
  await expect(first.getByTestId('waiting-room')).toContainText('British captain has opened the link');
  const links = await first
    .getByTestId('seat-link')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(links).toHaveLength(2);
  const [seat, gallery] = links as [string, string];
  const ownToken = new URL(first.url()).hash.split('/').at(-1)!;
  const otherToken = new URL(seat).hash.split('/').at(-1)!;

  const watcher = await guest(browser, gallery, faults);
  await expect(watcher.getByTestId('waiting-room')).toBeVisible();
  const second = await guest(browser, seat, faults);
  const captains = [first, second] as const;

  await test.step('everybody is there: both are asked, the gallery looks on', async () => {
    expect(await ordered(first)).toContain('Constitution');
    expect(await ordered(second)).toContain('Guerriere');
    await expect(connection(first)).toContainText('Online');
    await expect(watcher.getByTestId('action-sentence')).toContainText('Waiting for');
    await expect(ask(watcher)).toHaveCount(0);
  });

  await test.step('orders lie sealed until both have given them', async () => {
    await answer(first);
    await expect(first.getByTestId('action-sentence')).toContainText('Waiting for British captain');
    await expect(second.getByTestId('turn')).toContainText('Turn 1');
    await expect(second.getByTestId('log-line')).toHaveCount(0);
    await answer(second);
    await expect(first.getByTestId('log-line').first()).toBeVisible();
  });

  await test.step('a captain loses the wire, orders all the same, and catches up', async () => {
    await untilPlotting(captains);
    await second.context().setOffline(true);
    await expect(connection(second)).toContainText(/Signal lost|Calling/);
    await second.getByTestId('legal-0').click();
    await second.getByTestId('plot-confirm').click();
    await expect(connection(second)).toContainText('1 to send');
    await answer(first);
    await expect(first.getByTestId('action-sentence')).toContainText('Waiting for British captain');
    await second.context().setOffline(false);
    await expect(connection(second)).toContainText('Online');
    await expect(connection(second)).not.toContainText('to send');
    await expect(first.getByTestId('action-sentence')).not.toContainText('Waiting for British captain');
    await expect.poll(() => publicLines(second)).toEqual(await publicLines(first));
  });

  await test.step('a page that is loaded again knows the whole story', async () => {
    const lines = await first.getByTestId('log-line').allInnerTexts();
    await first.reload();
    await expect(first.getByTestId('log-line')).toHaveCount(lines.length);
    expect(await first.getByTestId('log-line').allInnerTexts()).toEqual(lines);
  });

  await test.step('fought to the end', async () => {
    for (let i = 0; i < 200 && !(await bothAnswer(captains)); i++)
      if (i % 3 === 0) await closedToTheGallery(watcher);
    await expect(outcome(first)).toContainText(/Victory|Defeat|A draw/);
    await expect(outcome(watcher)).toContainText(/wins|A draw/);
    await expect.poll(() => publicLines(watcher)).toEqual(await publicLines(first));
    await expect(watcher.getByTestId('log').getByText(/loads her (larboard|starboard)/)).toHaveCount(0);
  });

  await test.step('no page but a captain’s own knows his key', async () => {
    for (const [page, keys] of [
      [watcher, [ownToken, otherToken]],
      [second, [ownToken]],
    ] as const)
      for (const key of keys) expect(await page.content()).not.toContain(key);
  });

  await test.step('the exported journal holds in Node as in the page', async () => {
    await watcher.getByRole('tab', { name: 'Match' }).click();
    await watcher.getByTestId('verify').click();
    await expect(watcher.getByTestId('findings')).toContainText('Every die was honest');
    const saving = watcher.waitForEvent('download');
    await watcher.getByRole('button', { name: 'Export the journal' }).click();
    const file = await (await saving).path();
    const proof = verifyJournal(hexAction, JSON.parse(await readFile(file, 'utf8')) as Journal);
    expect(proof.honest).toBe(true);
    await expect(watcher.getByTestId('hash')).toHaveText(proof.hash!);
  });
});

/** Goes on until both captains have a plot to write. */
async function untilPlotting(captains: readonly Page[]): Promise<void> {
  const kinds = (): Promise<(string | null)[]> => Promise.all(captains.map(kindAsked));
  for (let i = 0; i < 50; i++) {
    if ((await kinds()).every((kind) => kind === 'plot')) return;
    for (const captain of captains)
      if ((await ask(captain).isVisible()) && (await kindAsked(captain)) !== 'plot') await answer(captain);
  }
  throw new Error('the turn did not end');
}

/** The load column is nobody's but the captain's own (7.2.5): the gallery sees neither. */
async function closedToTheGallery(watcher: Page): Promise<void> {
  await expect(ask(watcher)).toHaveCount(0);
  if (!(await watcher.getByTestId('log-sheet').isVisible())) await watcher.getByTestId('leaf-log').click();
  const sheet = watcher.getByTestId('log-sheet');
  await expect(sheet.getByText('load ?')).toHaveCount(2);
  await expect(sheet.getByText(/R loaded|empty/)).toHaveCount(0);
}
