import { test } from '@weathergage/web/e2e/crew/desk.ts';
import { solvePuzzles } from '@weathergage/web/e2e/crew/puzzles.ts';
import { puzzles } from '../data/puzzles/index.ts';
import { station } from '../rules/index.ts';

test('every puzzle is solved on the page', async ({ page }) => {
  test.setTimeout(150_000);
  await solvePuzzles(page, { game: station, book: puzzles });
});
