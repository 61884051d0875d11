/** A puzzle on the table: a match like any other, but for its enemy, who does what is written, and that it is not kept. */
import {
  errorMade,
  type Game,
  type Journal,
  judgePuzzle,
  orderedAnswer,
  type Puzzle,
  type PuzzleBook,
  type PuzzleMoment,
  type PuzzleVerdict,
  puzzleJournal,
} from '@weathergage/kernel';
import { type BotHouse, botHouse } from '../bot/bot-house.ts';
import { GAMES, type LoadedGame, loadGame } from '../games.ts';
import { forgetPapers } from '../match/kept-drafts.ts';
import { LocalTable } from '../tables/local-table.ts';
import type { MatchStore, SavedMatch } from '../tables/saved-matches.ts';
import type { SeatOrder, Table } from '../tables/table.ts';
import { PUZZLE_WORDS } from './puzzle-words.ts';

/** The puzzles of each game that has some, in the order of the lobby. */
export const loadBooks = (): Promise<
  readonly { readonly id: string; readonly title: string; readonly book: PuzzleBook }[]
> =>
  Promise.all(
    GAMES.flatMap(({ id, title, puzzles }) =>
      puzzles === undefined ? [] : [puzzles().then((book) => ({ id, title, book }))],
    ),
  );

export interface PuzzleSet {
  readonly loaded: LoadedGame;
  readonly book: PuzzleBook;
  readonly puzzle: Puzzle;
  /** Counted from 1. */
  readonly number: number;
  readonly next: Puzzle | null;
}

export async function loadPuzzle(gameId: string, id: string): Promise<PuzzleSet> {
  const entry = GAMES.find((one) => one.id === gameId);
  const [loaded, book] = await Promise.all([loadGame(gameId), entry?.puzzles?.()]);
  const at = book?.puzzles.findIndex((one) => one.id === id) ?? -1;
  const puzzle = book?.puzzles[at];
  if (book === undefined || puzzle === undefined) throw new Error(PUZZLE_WORDS.none);
  return { loaded, book, puzzle, number: at + 1, next: book.puzzles[at + 1] ?? null };
}

export interface PuzzleTable {
  readonly table: Table;
  /** Null while it is open. */
  judge(moment: PuzzleMoment): PuzzleVerdict | null;
  /** The journal number after which it was put, and its turns. */
  readonly from: number;
  turnsLeft(view: unknown): number;
  /** The solution's orders for all that is asked. */
  solve(desk: PuzzleMoment['desk']): SeatOrder[];
}

/** The hand that plays the other seats. */
const ENEMY = 'puzzle';

const enemyOf = (game: Game, { enemy, seed }: Puzzle): BotHouse => ({
  names: () => Promise.resolve([]),
  choose: (request) =>
    typeof enemy === 'function'
      ? Promise.resolve(orderedAnswer(game, enemy, request.view, request.ask))
      : botHouse.choose({ ...request, bot: enemy.bot, seed }),
});

export function openPuzzle({ loaded: { game }, book, puzzle }: PuzzleSet): PuzzleTable {
  const before = puzzleJournal(game, puzzle);
  // Dice that are known to all have no secret.
  const journal: Journal = { ...before, secret: '' };
  let played = journal;
  // What was begun is not kept: a puzzle is soon put again.
  const store: MatchStore = {
    list: () => [],
    load: () => null,
    save: (match) => {
      played = match.journal;
      return true;
    },
    remove: () => {},
  };
  const saved: SavedMatch = {
    id: `puzzle ${puzzle.id}`,
    gameId: game.id,
    scenarioId: puzzle.id,
    title: puzzle.title,
    hands: Object.fromEntries(
      game
        .seats(puzzle.scenario)
        .map(({ id }) => [id, id === puzzle.seat ? { by: 'person' } : { by: 'bot', name: ENEMY }]),
    ),
    journal,
    created: 0,
    touched: 0,
    over: false,
  };
  // Nor are the papers of a try before.
  forgetPapers(saved.id, puzzle.seat);
  const table = LocalTable.reopen(game, saved, { store, bots: enemyOf(game, puzzle) });
  const begun = book.turnOf(table.now().chairs.get(puzzle.seat)?.desk.view);
  return {
    table,
    from: journal.entries.length,
    turnsLeft: (view) => Math.max(0, begun + puzzle.turns - book.turnOf(view)),
    judge: (moment) => {
      const verdict = judgePuzzle(book, puzzle, begun, moment);
      if (verdict === null || verdict.solved) return verdict;
      return { solved: false, why: errorMade(game, puzzle, played)?.why ?? verdict.why };
    },
    solve: ({ view, asks }) =>
      asks
        .filter(({ answer }) => answer === null)
        .map(({ ask }) => ({ ask: ask.id, answer: orderedAnswer(game, puzzle.solution.orders, view, ask) })),
  };
}
