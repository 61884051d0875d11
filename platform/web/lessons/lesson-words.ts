/** Every sentence that the page says about lessons; what a lesson itself says belongs to its game. */
import type { Lesson } from '@weathergage/kernel';
import { listedWords, type Words } from '../toolkit/phrases.ts';

export const LESSON_WORDS = {
  name: 'Lesson',
  first: (game: string) => `First time at this table? A short match teaches ${game} while you play it.`,
  following: (title: string, teaches: string) => `Your next lesson at this table: ${title}. ${teaches}`,
  take: 'Take the lesson',
  toPointed: 'To what the lesson points at',
  place: (at: number, of: number, title: string) => `Lesson, ${at} of ${of}: ${title}`,
  count: (lesson: string, at: number, of: number) => `${lesson}, ${at} of ${of}`,
  fold: 'Fold the lesson away',
  instead: (control: string) => `Before that press “${control}”: it leaves things as they lie.`,
  pointsAt: (control: string) => `It points at: ${control}.`,
  before: 'The card before',
  back: 'Back to where I am',
  skip: 'Skip this',
  next: 'Next',
  ends: {
    done: 'The lesson is done',
    won: 'The lesson is done',
    lost: 'What went wrong',
    drawn: 'Nobody’s day',
  } satisfies Words<keyof Lesson['end']>,
  missed: (what: readonly string[]) => `Not met this time: ${listedWords(what)}.`,
  again: 'Try it again',
  choose: 'Choose a match',
  nextIs: (title: string) => `Next lesson: ${title}`,
  playOn: 'Play this one on',
  noScenario: 'This lesson has no scenario.',
} as const;
