/** Journals of matches that were played in Node, run again in the page. */
import type { Page } from '@playwright/test';
import type { Game, GameTypes, Journal } from '@weathergage/kernel';
import { hashJournal } from '@weathergage/kernel/harness/index.ts';
import { expect, settle } from './desk.ts';
import { asFile } from './record.ts';

/** Every journal is run in the page, which must come to the hash that Node came to. */
export async function sameInPage<T extends GameTypes>(
  page: Page,
  game: Game<T>,
  journals: readonly Journal[],
): Promise<void> {
  const hashes = journals.map((journal) => hashJournal(game, journal));
  expect(new Set(hashes).size).toBe(journals.length);
  await settle(page.context());
  await page.goto('/#/verify');
  for (const [i, journal] of journals.entries()) {
    await page.getByTestId('journal-file').setInputFiles(asFile(JSON.stringify(journal)));
    await expect(page.getByTestId('hash')).toHaveText(hashes[i]!);
    await expect(page.getByTestId('findings')).toContainText('Every die was honest');
  }
}
