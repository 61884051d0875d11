/**
 * A lesson is data of its game: cards that say a thing, point at the control it is done with, and know from what the
 * pupil has seen when it is done. It never stays behind: whoever does a later thing first has passed the earlier ones.
 */
import type { Desk } from '../receipt.ts';
import type { GameTypes, Outcome, Seat } from '../vocabulary.ts';

/** What the pupil's seat has seen: the desk as it is shown now, and all that was told since the match began. */
export interface Seen<T extends GameTypes = GameTypes> {
  readonly desk: Desk<T>;
  readonly told: readonly T['told'][];
}

type Words<T extends GameTypes> = string | ((seen: Seen<T>) => string);

/**
 * A control by its `data-testid`, `fire-*` for the first whose id begins so, `one|other` for the first that is there.
 * With `value` it is set once it has that; with `off`, once it is not ticked.
 */
export type Mark = string | { readonly control: string; readonly value?: string; readonly off?: true };

export interface LessonStep<T extends GameTypes = GameTypes> {
  readonly title: string;
  readonly text: Words<T>;
  /** In the order of the hand: the first of them that is on the screen and not yet set is pointed at. */
  readonly at?: readonly Mark[] | ((seen: Seen<T>) => readonly Mark[]);
  /** What it speaks of and nobody presses, by its `data-testid`: on a phone the words lie clear of it. */
  readonly speaksOf?: string;
  /** A subject that the chart shows when the card comes. */
  readonly show?: string | ((seen: Seen<T>) => string | null);
  /** True once the pupil has done what the card is about; a card without it wants Next. */
  done?(seen: Seen<T>): boolean;
  /** Its moment has gone by: the card is passed over. */
  over?(seen: Seen<T>): boolean;
  /** Its deed may come out of turn, and says nothing of the cards before it. */
  readonly anytime?: true;
  /** Tried, but not done: why, and what to do instead. */
  amiss?(seen: Seen<T>): string | null;
  /** What came of it, said at the head of the card that follows. */
  result?(seen: Seen<T>): string | null;
  /** Rules to look up. */
  readonly rules?: readonly string[];
}

export interface Lesson<T extends GameTypes = GameTypes> {
  /** Kept as progress. */
  readonly id: string;
  readonly title: string;
  /** In a line, for lists. */
  readonly teaches: string;
  /** The scenario that it is played in. */
  readonly scenario: string;
  /** Whom the pupil commands; the first side if nothing is said. */
  readonly seat?: Seat;
  /** The machine's level; the usual one if nothing is said. */
  readonly opponent?: string;
  /** Dice that fall for every pupil as they did for the last. */
  readonly seed?: number;
  readonly steps: readonly LessonStep<T>[];
  /** The last card, once all others are passed or the match is over. */
  readonly end: {
    readonly done: Words<T>;
    readonly won: Words<T>;
    /** Why, and what to do better; of a draw, too, unless there are words for that. */
    readonly lost: Words<T>;
    readonly drawn?: Words<T>;
  };
}

/** How far a pupil is. What is passed stays passed, whatever is true later. */
export interface LessonProgress {
  readonly passed: readonly number[];
  /** What came of the card before, for the one that is shown now. */
  readonly note: string | null;
}

export const NOTHING_PASSED: LessonProgress = { passed: [], note: null };

export const wordsOf = <T extends GameTypes>(words: Words<T>, seen: Seen<T>): string =>
  typeof words === 'string' ? words : words(seen);

/** The card that is shown; as many as there are steps once all are passed. */
export function cardAt(
  { steps }: { readonly steps: readonly unknown[] },
  { passed }: LessonProgress,
): number {
  const open = steps.findIndex((_, i) => !passed.includes(i));
  return open < 0 ? steps.length : open;
}

/** The progress after something new was seen; the same object if it changed nothing. */
export function followed<T extends GameTypes>(
  lesson: Lesson<T>,
  before: LessonProgress,
  seen: Seen<T>,
): LessonProgress {
  const { steps } = lesson;
  const open = steps.flatMap((_, i) => (before.passed.includes(i) ? [] : [i]));
  const done = open.filter((i) => steps[i]?.done?.(seen) === true);
  const furthest = Math.max(-1, ...done.filter((i) => steps[i]?.anytime !== true));
  const gone = open.filter((i) => i < furthest || done.includes(i) || steps[i]?.over?.(seen) === true);
  if (gone.length === 0) return before;
  const after = { passed: [...before.passed, ...gone].toSorted((a, b) => a - b), note: null };
  const notes = done.flatMap((i) => steps[i]?.result?.(seen) ?? []);
  const stays = cardAt(lesson, after) === cardAt(lesson, before);
  return { ...after, note: notes.at(-1) ?? (stays ? before.note : null) };
}

/** The card that is shown was read, and is left for the next. */
export const leftBehind = (
  lesson: { readonly steps: readonly unknown[] },
  before: LessonProgress,
): LessonProgress => {
  const at = cardAt(lesson, before);
  return at >= lesson.steps.length ? before : { passed: [...before.passed, at], note: null };
};

type LessonEnd = keyof Lesson['end'];

/** How it ended for the pupil's side; `done` while the match goes on. */
export function lessonEnd(lesson: Pick<Lesson, 'end'>, outcome: Outcome | null, side: string): LessonEnd {
  if (outcome === null) return 'done';
  if (outcome.winners.length === 0) return lesson.end.drawn === undefined ? 'lost' : 'drawn';
  return outcome.winners.includes(side) ? 'won' : 'lost';
}
