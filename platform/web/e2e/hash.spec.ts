import { duels } from '@weathergage/hex-action/data/duels.ts';
import { squadrons } from '@weathergage/hex-action/data/squadrons.ts';
import { hexAction } from '@weathergage/hex-action/rules/index.ts';
import { hashJournal } from '@weathergage/kernel/harness/index.ts';
import { expect, settle, test } from './crew/desk.ts';
import { asFile, sealed, simulated } from './crew/record.ts';

test('journals recorded in Node lead to the same hash in the page', async ({ page }) => {
  await settle(page.context());
  await page.goto('/#/verify');
  const journals = [
    simulated(duels[0]!, 1),
    simulated(duels[1]!, 2),
    simulated(duels.at(-1)!, 3),
    simulated(squadrons[0]!, 4),
    sealed(duels[2]!, 5),
    sealed(squadrons.at(-1)!, 6),
  ];
  const hashes = journals.map((journal) => hashJournal(hexAction, journal));
  expect(new Set(hashes).size).toBe(journals.length);
  for (const [i, journal] of journals.entries()) {
    await page.getByTestId('journal-file').setInputFiles(asFile(JSON.stringify(journal)));
    await expect(page.getByTestId('hash')).toHaveText(hashes[i]!);
    await expect(page.getByTestId('findings')).toContainText('Every die was honest');
  }
});
