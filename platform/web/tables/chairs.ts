/** What each seat at a table has before it, kept in step with the match. */
import {
  type Desk,
  type Entry,
  GALLERY,
  type Game,
  type Journal,
  type Match,
  type Receipt,
  rebuildMatch,
  type Seat,
  stepTold,
  type ToldStep,
} from '@weathergage/kernel';
import type { SeatHands } from './saved-matches.ts';
import type { Chair, Chapter } from './table.ts';

/** Adds a step to what a seat has lived through. */
export const withChapter = (
  chapters: readonly Chapter[],
  step: ToldStep,
  before: Desk | null,
  after: Desk,
): readonly Chapter[] => [...chapters, { ...step, before, after }];

/** What is left after the match went back to a step: later ones have not happened. */
export const chaptersUpTo = (chapters: readonly Chapter[], to: number): readonly Chapter[] =>
  chapters.filter((chapter) => chapter.step <= to);

/** Everything up to the last change of rules (or the fork): what comes before can't be followed step by step. */
export function preludeOf(journal: Journal): Entry[] {
  const last = journal.entries.findLastIndex((entry) => entry.type === 'adopt');
  return journal.entries.slice(0, last + 1);
}

export function watchersOf(hands: SeatHands, match: Match): readonly Seat[] {
  const persons = match.seats.map((seat) => seat.id).filter((seat) => hands[seat]?.by === 'person');
  // Where several share the screen the gallery's desk is what all of them may look at.
  return persons.length === 1 ? persons : [...persons, GALLERY];
}

export const freshChairs = (match: Match, watchers: readonly Seat[]): Map<Seat, Chair> =>
  new Map(watchers.map((seat) => [seat, { desk: match.desk(seat), chapters: [] }]));

export function afterReceipt(
  chairs: ReadonlyMap<Seat, Chair>,
  receipt: Receipt,
  match: Match,
): Map<Seat, Chair> {
  const next = new Map<Seat, Chair>();
  for (const [seat, { desk: before, chapters }] of chairs) {
    const desk = match.desk(seat);
    const { step, rewoundTo } = receipt;
    const standing = rewoundTo === null ? chapters : chaptersUpTo(chapters, rewoundTo);
    const told = step && { n: step.n, step: step.step, told: stepTold(step, seat) };
    next.set(seat, { desk, chapters: told === null ? standing : withChapter(standing, told, before, desk) });
  }
  return next;
}

/** A journal followed from its beginning, with what those who watch it by these hands have lived through. */
export function reliveJournal(
  game: Game,
  journal: Journal,
  hands: SeatHands,
): { readonly match: Match; readonly chairs: Map<Seat, Chair> } {
  const prelude = preludeOf(journal);
  const match = rebuildMatch(game, { ...journal, entries: prelude });
  let chairs = freshChairs(match, watchersOf(hands, match));
  for (const entry of journal.entries.slice(prelude.length))
    chairs = afterReceipt(chairs, match.follow(entry), match);
  return { match, chairs };
}
