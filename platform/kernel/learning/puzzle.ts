/**
 * A puzzle: a position, an enemy whose orders are settled, and a task for one seat within so many turns. It is data of
 * its game. Whether it is solved is read from what the seat sees, so that the page may say so at once.
 */
import { canonical } from '../hash.ts';
import { type Entry, JOURNAL_FORMAT, type Journal, type Opening } from '../journal.ts';
import { owedAsks } from '../machine-seat.ts';
import { Match } from '../match.ts';
import type { Desk } from '../receipt.ts';
import type { Game, GameTypes, Seat } from '../vocabulary.ts';

/** Orders by the question they answer; undefined where nothing is said, and then the first lawful answer is given. */
export type PuzzleOrders<T extends GameTypes = GameTypes> = {
  orders(view: T['view'], ask: T['ask']): T['answer'] | undefined;
}['orders'];

/** What the seat has before it, and all that it was told since the puzzle began. */
export interface PuzzleMoment<T extends GameTypes = GameTypes> {
  readonly desk: Desk<T>;
  readonly told: readonly T['told'][];
}

/** 1: a single thought; 2: two that hang together; 3: one looks for it. */
export const DIFFICULTIES = [1, 2, 3] as const;

export interface Puzzle<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly difficulty: (typeof DIFFICULTIES)[number];
  /** What it teaches in a few words, and the rules that are behind it. */
  readonly teaches: string;
  readonly rules: readonly string[];
  readonly scenario: T['scenario'];
  readonly options?: T['options'];
  /** The dice fall the same whenever it is played; with other seeds the answer must be the same. */
  readonly seed: number;
  readonly seat: Seat;
  /** What is to be done, in words, and in how many turns. */
  readonly task: string;
  readonly turns: number;
  readonly hint: string;
  /** What was played before the question is put, by everybody. */
  readonly before?: { until(view: T['view']): boolean; readonly orders: PuzzleOrders<T> };
  /** What all other seats do: written down, or one of the game's machines, if it is one that needs no clock. */
  readonly enemy: PuzzleOrders<T> | { readonly bot: string };
  solved(moment: PuzzleMoment<T>): boolean;
  /** What can't be mended any more, in a sentence. */
  lost?(moment: PuzzleMoment<T>): string | null;
  /** What to say to who has run out of turns, if nothing more is known of his error. */
  readonly late: string;
  readonly solution: { readonly words: readonly string[]; readonly orders: PuzzleOrders<T> };
  /** What tempts, and why it fails. */
  readonly wrong: readonly PuzzleError<T>[];
  /** Of so many ways to answer questions of these kinds so many solve it. */
  readonly ways?: {
    readonly kinds: readonly T['ask']['kind'][];
    readonly all: number;
    readonly solve: number;
  };
}

export interface PuzzleError<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly why: string;
  readonly orders: PuzzleOrders<T>;
}

/** The puzzles of a game, in the order in which they are best taken. */
export interface PuzzleBook<T extends GameTypes = GameTypes> {
  turnOf(view: T['view']): number;
  readonly puzzles: readonly Puzzle<T>[];
}

/** The journal of a puzzle up to where its question is put. */
export function puzzleJournal<T extends GameTypes>(
  game: Game<T>,
  { scenario, options, seat, before, seed: own }: Puzzle<T>,
  seed = own,
): Journal {
  const opening: Opening = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    scenario,
    options: options ?? {},
    dice: { kind: 'seeded', seed },
  };
  const entries: Entry[] = [];
  if (before !== undefined) {
    const match = Match.begin(game, opening, null);
    while (match.outcome === null && !before.until(match.view(seat))) {
      const [ask] = owedAsks(match);
      const verdict = match.do({
        type: 'answer',
        seat: ask!.seat,
        ask: ask!.id,
        answer: orderedAnswer(game, before.orders, match.view(ask!.seat), ask!),
      });
      if (!verdict.ok) throw new Error(`before the puzzle: ${verdict.refusal.message}`);
      entries.push(verdict.entry);
    }
  }
  return { format: JOURNAL_FORMAT, opening, entries };
}

/** What orders come to: where they say nothing, the first answer that is allowed. */
export function orderedAnswer<T extends GameTypes>(
  game: Game<T>,
  orders: PuzzleOrders<T>,
  view: T['view'],
  ask: T['ask'],
): T['answer'] {
  const ordered = orders(view, ask);
  if (ordered !== undefined) return ordered;
  for (const answer of game.choices(view, ask)) if (game.check(view, ask, answer) === null) return answer;
  throw new Error(`no answer to ${ask.id} was found`);
}

export type PuzzleVerdict = { readonly solved: true } | { readonly solved: false; readonly why: string };

/** Null while it is open. `begun` is the turn in which it was put. */
export function judgePuzzle<T extends GameTypes>(
  { turnOf }: Pick<PuzzleBook<T>, 'turnOf'>,
  puzzle: Puzzle<T>,
  begun: number,
  moment: PuzzleMoment<T>,
): PuzzleVerdict | null {
  if (puzzle.solved(moment)) return { solved: true };
  const why = puzzle.lost?.(moment) ?? null;
  if (why !== null) return { solved: false, why };
  const isLate = moment.desk.outcome !== null || turnOf(moment.desk.view) >= begun + puzzle.turns;
  return isLate ? { solved: false, why: puzzle.late } : null;
}

/** Which of the tempting errors a player made: all that it orders, so far as he was asked, he ordered too. */
export function errorMade<T extends GameTypes>(
  game: Game<T>,
  { seat, wrong }: Pick<Puzzle<T>, 'seat' | 'wrong'>,
  journal: Journal,
): PuzzleError<T> | null {
  const match = Match.begin(game, journal.opening, null, Number.POSITIVE_INFINITY);
  let given: {
    readonly step: number;
    readonly view: T['view'];
    readonly ask: T['ask'];
    readonly answer: string;
  }[] = [];
  for (const entry of journal.entries) {
    const { step } = match;
    const ask =
      entry.type === 'answer' && entry.seat === seat && match.asks.find(({ id }) => id === entry.ask);
    if (ask) given.push({ step, view: match.view(seat), ask, answer: canonical(entry.answer) });
    const { rewoundTo } = match.follow(entry);
    // What was taken back has not been ordered.
    if (rewoundTo !== null) given = given.filter((one) => one.step < rewoundTo);
  }
  const made = wrong.find(({ orders }) => {
    const wanted = given.flatMap(({ view, ask, answer }) => {
      const order = orders(view, ask);
      return order === undefined ? [] : [canonical(order) === answer];
    });
    return wanted.length > 0 && wanted.every(Boolean);
  });
  return made ?? null;
}
