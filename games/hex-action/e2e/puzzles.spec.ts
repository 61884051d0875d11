import { test } from '@weathergage/web/e2e/crew/desk.ts';
import { solvePuzzles } from '@weathergage/web/e2e/crew/puzzles.ts';
import { puzzles } from '../data/puzzles/index.ts';
import { hexAction } from '../rules/index.ts';
import type { AnswerTo } from '../rules/sea/asks.ts';

test('every puzzle is solved on the page, its plots by hand', async ({ page }) => {
  test.setTimeout(150_000);
  await solvePuzzles(page, {
    game: hexAction,
    book: puzzles,
    hands: {
      plot: async (at, { plot, ...notes }: AnswerTo<'plot'>) => {
        if (Object.keys(notes).length > 0) return at.getByTestId('puzzle-order').click();
        await at.getByTestId('plot-input').fill(plot);
        await at.getByTestId('plot-confirm').click();
      },
    },
  });
});
