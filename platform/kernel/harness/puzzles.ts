/** Puzzles played by the engine: does the solution solve, do the errors fail, and how many ways are there? */

import { looseDice } from '../dice.ts';
import type { Chooser } from '../entry/chooser.ts';
import { type Entry, JOURNAL_FORMAT, type Journal } from '../journal.ts';
import {
  judgePuzzle,
  orderedAnswer,
  type Puzzle,
  type PuzzleBook,
  type PuzzleOrders,
  type PuzzleVerdict,
  puzzleJournal,
} from '../learning/puzzle.ts';
import { owedAsks } from '../machine-seat.ts';
import { Match } from '../match.ts';
import { rebuildMatch } from '../rebuild.ts';
import { stepTold } from '../receipt.ts';
import type { Game, GameTypes } from '../vocabulary.ts';

export interface PuzzleTable<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly book: PuzzleBook<T>;
  readonly bots: Readonly<Record<string, Chooser<T>>>;
}

export interface PlayedPuzzle {
  readonly verdict: PuzzleVerdict;
  /** What the seat was asked and answered, in order. */
  readonly given: readonly { readonly ask: string; readonly kind: string; readonly answer: unknown }[];
  readonly journal: Journal;
}

/** Questions after which a puzzle is taken to be without an end. */
const MOST = 400;

/** A puzzle on its way, with what the seat was told so far. */
class Sitting<T extends GameTypes> {
  readonly #table: PuzzleTable<T>;
  readonly #puzzle: Puzzle<T>;
  readonly match: Match<T>;
  readonly #begun: number;
  readonly entries: Entry[] = [];
  #told: T['told'][];

  constructor(table: PuzzleTable<T>, puzzle: Puzzle<T>, match: Match<T>, begun: number, told: T['told'][]) {
    this.#table = table;
    this.#puzzle = puzzle;
    this.match = match;
    this.#begun = begun;
    this.#told = told;
  }

  static put<T extends GameTypes>(table: PuzzleTable<T>, puzzle: Puzzle<T>, seed: number): Sitting<T> {
    const { entries, ...journal } = puzzleJournal(table.game, puzzle, seed);
    const match = rebuildMatch(table.game, { ...journal, entries });
    const sitting = new Sitting(table, puzzle, match, table.book.turnOf(match.view(puzzle.seat)), []);
    sitting.entries.push(...entries);
    return sitting;
  }

  fork(): Sitting<T> {
    const { game, opening } = this.match;
    const match = Match.resume(game, opening, null, this.match.snapshot());
    return new Sitting(this.#table, this.#puzzle, match, this.#begun, [...this.#told]);
  }

  verdict(): PuzzleVerdict | null {
    const desk = this.match.desk(this.#puzzle.seat);
    return judgePuzzle(this.#table.book, this.#puzzle, this.#begun, { desk, told: this.#told });
  }

  answer(ask: T['ask'], answer: T['answer']): void {
    const done = this.match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
    if (!done.ok)
      throw new Error(`${this.#puzzle.id}: ${ask.id} ${JSON.stringify(answer)}: ${done.refusal.message}`);
    this.entries.push(done.entry);
    if (done.step !== null) this.#told.push(...stepTold(done.step, this.#puzzle.seat));
  }

  async enemyAnswers(): Promise<void> {
    const { enemy, seat, seed } = this.#puzzle;
    for (const ask of owedAsks(this.match)) {
      if (ask.seat === seat) continue;
      if (typeof enemy === 'function')
        this.answer(ask, orderedAnswer(this.match.game, enemy, this.match.view(ask.seat), ask));
      else {
        const bot = this.#table.bots[enemy.bot];
        if (bot === undefined) throw new Error(`no machine is called ${enemy.bot}`);
        this.answer(ask, await bot(this.match.view(ask.seat), ask, looseDice(seed)));
      }
    }
  }

  own(): T['ask'] | undefined {
    return owedAsks(this.match, this.#puzzle.seat)[0];
  }
}

/** Plays a puzzle by orders until it is decided. */
export async function playPuzzle<T extends GameTypes>(
  table: PuzzleTable<T>,
  puzzle: Puzzle<T>,
  orders: PuzzleOrders<T>,
  seed: number = puzzle.seed,
): Promise<PlayedPuzzle> {
  const sitting = Sitting.put(table, puzzle, seed);
  const given: { ask: string; kind: string; answer: unknown }[] = [];
  for (;;) {
    const verdict = sitting.verdict();
    if (verdict !== null) {
      const { entries, match } = sitting;
      return { verdict, given, journal: { format: JOURNAL_FORMAT, opening: match.opening, entries } };
    }
    if (given.length > MOST) throw new Error(`${puzzle.id} comes to no end`);
    const ask = sitting.own();
    if (ask === undefined) await sitting.enemyAnswers();
    else {
      const view = sitting.match.view(ask.seat);
      const ordered = orderedAnswer(table.game, orders, view, ask);
      // Other dice than the page's own may have shot away what an order needs.
      const isLost = seed !== puzzle.seed && table.game.check(view, ask, ordered) !== null;
      const answer = isLost ? orderedAnswer(table.game, () => undefined, view, ask) : ordered;
      given.push({ ask: ask.id, kind: ask.kind, answer });
      sitting.answer(ask, answer);
    }
  }
}

/** Every way to answer the questions of the kinds named, all others being answered as the solution has it. */
export async function countWays<T extends GameTypes>(
  table: PuzzleTable<T>,
  puzzle: Puzzle<T>,
  kinds: readonly string[],
): Promise<{ readonly all: number; readonly solve: number }> {
  let all = 0;
  let solve = 0;
  const walk = async (sitting: Sitting<T>): Promise<void> => {
    for (;;) {
      const verdict = sitting.verdict();
      if (verdict !== null) {
        all++;
        if (verdict.solved) solve++;
        return;
      }
      const ask = sitting.own();
      if (ask === undefined) {
        await sitting.enemyAnswers();
        continue;
      }
      if (kinds.includes(ask.kind)) {
        for (const answer of table.game.choices(sitting.match.view(ask.seat), ask)) {
          const way = sitting.fork();
          way.answer(ask, answer);
          await walk(way);
        }
        return;
      }
      sitting.answer(
        ask,
        orderedAnswer(table.game, puzzle.solution.orders, sitting.match.view(ask.seat), ask),
      );
    }
  };
  await walk(Sitting.put(table, puzzle, puzzle.seed));
  return { all, solve };
}
