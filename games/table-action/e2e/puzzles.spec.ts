import { test } from '@weathergage/web/e2e/crew/desk.ts';
import { solvePuzzles } from '@weathergage/web/e2e/crew/puzzles.ts';
import { puzzles } from '../data/puzzles/index.ts';
import { tableAction } from '../rules/index.ts';

test('every puzzle is solved on the page', async ({ page }) => {
  test.setTimeout(120_000);
  await solvePuzzles(page, { game: tableAction, book: puzzles });
});
