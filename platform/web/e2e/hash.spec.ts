import type { Page } from '@playwright/test';
import { duels } from '@weathergage/hex-action/data/duels.ts';
import { squadrons } from '@weathergage/hex-action/data/squadrons.ts';
import { hexAction } from '@weathergage/hex-action/rules/index.ts';
import type { Game, GameTypes, Journal } from '@weathergage/kernel';
import { hashJournal } from '@weathergage/kernel/harness/index.ts';
import { scenarios as wars } from '@weathergage/sea-power/data/scenarios.ts';
import { seaPower } from '@weathergage/sea-power/rules/index.ts';
import { scenarios as theatres } from '@weathergage/station/data/scenarios.ts';
import { station } from '@weathergage/station/rules/index.ts';
import { scenarios as tables } from '@weathergage/table-action/data/scenarios.ts';
import { tableAction } from '@weathergage/table-action/rules/index.ts';
import { expect, settle, test } from './crew/desk.ts';
import { asFile, sealed, simulated } from './crew/record.ts';

/** Every journal is run in the page, which must come to the hash that Node came to. */
async function sameInPage<T extends GameTypes>(
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

test('Hex Action: journals recorded in Node lead to the same hash in the page', ({ page }) =>
  sameInPage(page, hexAction, [
    simulated(hexAction, duels[0]!, 1),
    simulated(hexAction, duels[1]!, 2),
    simulated(hexAction, duels.at(-1)!, 3),
    simulated(hexAction, squadrons[0]!, 4),
    sealed(hexAction, duels[2]!, 5),
    sealed(hexAction, squadrons.at(-1)!, 6),
  ]));

test('Table Action: fifty matches recorded in Node lead to the same hash in the page', ({ page }) =>
  sameInPage(
    page,
    tableAction,
    Array.from({ length: 50 }, (_, i) => {
      const scenario = tables[i % tables.length]!;
      return i % 10 === 9 ? sealed(tableAction, scenario, i) : simulated(tableAction, scenario, i);
    }),
  ));

test('Sea Power: journals recorded in Node lead to the same hash in the page', ({ page }) =>
  sameInPage(page, seaPower, [
    ...wars.map((scenario, i) => simulated(seaPower, scenario, i + 1)),
    simulated(seaPower, wars[2]!, 9, { seaTime: true, weather: true, capture: true, russians: true }),
    sealed(seaPower, wars[0]!, 7),
  ]));

test('Station: journals recorded in Node lead to the same hash in the page', ({ page }) =>
  sameInPage(page, station, [
    ...theatres.filter((_, i) => i % 2 === 0).map((scenario, i) => simulated(station, scenario, i + 1)),
    simulated(station, theatres.at(-1)!, 10),
    simulated(station, theatres[1]!, 11, { movement: 'blind' }),
    sealed(station, theatres[0]!, 12),
  ]));
