/** A lesson is a match like any other, with the seat, the opponent and the dice that it was written for. */
import type { Lesson, Seat } from '@weathergage/kernel';
import type { LoadedGame } from '../games.ts';
import { beginMatch } from '../lobby/begin.ts';
import { seatsOf, usualCommand, type Wishes } from '../lobby/plan.ts';
import type { ScenarioCard } from '../toolkit/page.ts';
import { LESSON_WORDS } from './lesson-words.ts';

/** Whom the pupil commands: the seat that is named, with all of its side where the game lets one have them. */
export function pupilsSeats(loaded: LoadedGame, lesson: Lesson, card: ScenarioCard): readonly Seat[] {
  const side = seatsOf(card).find(({ id }) => id === lesson.seat)?.side;
  return usualCommand(loaded.game, card, side);
}

export function lessonWishes(loaded: LoadedGame, lesson: Lesson): Wishes | null {
  const card = loaded.cards.find(({ id }) => id === lesson.scenario);
  if (card === undefined) return null;
  return {
    card,
    own: pupilsSeats(loaded, lesson, card),
    opponent: 'machine',
    bot: lesson.opponent ?? loaded.machine.usual,
    options: {},
  };
}

/** What went wrong, in words, or null once the page is on its way. */
export async function beginLesson(loaded: LoadedGame, lesson: Lesson): Promise<string | null> {
  const wishes = lessonWishes(loaded, lesson);
  return wishes === null ? LESSON_WORDS.noScenario : beginMatch(loaded, wishes, false);
}
