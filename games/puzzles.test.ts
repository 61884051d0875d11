import { errorMade, scenarioFlaws, schemaFlaws } from '@weathergage/kernel';
import { countWays, type PuzzleTable, playPuzzle } from '@weathergage/kernel/harness/puzzles.ts';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

/** Other throws of the dice than the page's own: what a puzzle asks for must not hang on luck. */
const SEEDS = Array.from({ length: 20 }, (_, i) => 1000 + i);
/** At most so many of them may turn out otherwise. */
const LUCK = 1;

const BOOKS = await Promise.all(
  GAMES.flatMap((entry) =>
    entry.puzzles === undefined
      ? []
      : [
          Promise.all([entry.rules(), entry.puzzles(), entry.bots(), entry.page()]).then(
            ([game, book, bots, page]) => ({ title: entry.title, table: { game, book, bots }, page }),
          ),
        ],
  ),
);

const solvedOf = async (
  table: PuzzleTable,
  puzzle: PuzzleTable['book']['puzzles'][number],
  orders: (typeof puzzle)['solution']['orders'],
): Promise<number> => {
  const played = await Promise.all(SEEDS.map((seed) => playPuzzle(table, puzzle, orders, seed)));
  return played.filter(({ verdict }) => verdict.solved).length;
};

it('are thirty in all, some of every game', () => {
  expect(BOOKS).toHaveLength(GAMES.length);
  expect(BOOKS.reduce((sum, { table }) => sum + table.book.puzzles.length, 0)).toBeGreaterThanOrEqual(30);
});

describe.each(BOOKS)('the puzzles of $title', ({ table, page }) => {
  const { game, book } = table;

  it('each have a name of their own', () => {
    expect(new Set(book.puzzles.map(({ id }) => id)).size).toBe(book.puzzles.length);
  });

  describe.each(book.puzzles)('$id', (puzzle) => {
    it('is put on a sound scenario and names rules that there are', () => {
      expect(scenarioFlaws(game, puzzle.scenario)).toEqual([]);
      expect(schemaFlaws(game.schema.options, puzzle.options ?? {})).toEqual([]);
      expect(game.seats(puzzle.scenario).map(({ id }) => id)).toContain(puzzle.seat);
      expect(puzzle.wrong.length).toBeGreaterThan(0);
      for (const rule of puzzle.rules) expect(page.board.ruleText(rule), rule).not.toBeNull();
    });

    it('is solved by its solution, whatever the dice', async () => {
      expect((await playPuzzle(table, puzzle, puzzle.solution.orders)).verdict).toEqual({ solved: true });
      expect(await solvedOf(table, puzzle, puzzle.solution.orders)).toBeGreaterThanOrEqual(
        SEEDS.length - LUCK,
      );
    });

    it.each(puzzle.wrong)('is not solved by “$name”, whatever the dice', async ({ name, orders }) => {
      const { verdict, journal } = await playPuzzle(table, puzzle, orders);
      expect(verdict.solved).toBe(false);
      expect(errorMade(game, puzzle, journal)?.name).toBe(name);
      expect(await solvedOf(table, puzzle, orders)).toBeLessThanOrEqual(LUCK);
    });

    const { ways } = puzzle;
    if (ways !== undefined)
      it(`is solved by ${ways.solve} of ${ways.all} ways`, async () => {
        expect(await countWays(table, puzzle, ways.kinds)).toEqual({ all: ways.all, solve: ways.solve });
      });
  });
});
