/** A pupil's way through a lesson, as the match on the screen leads it. */
import { cardAt, followed, type Lesson, leftBehind, lessonEnd, type Seen } from '@weathergage/kernel';
import { useEffect, useRef, useState } from 'react';
import { keepProgress, progressIn, useTaken } from './taken.ts';

export interface Lecture {
  readonly lesson: Lesson;
  /** As it was before the story that is being told. */
  readonly seen: Seen;
  readonly telling: boolean;
  /** The card that is shown; as many as there are steps at the end. */
  readonly at: number;
  /** What came of the card before. */
  readonly note: string | null;
  /** How it ended; null while there are cards to come. */
  readonly end: keyof Lesson['end'] | null;
  /** Cards that were never met, by title, once the match is over. */
  readonly missed: readonly string[];
  /** Leaves the card that is shown for the next. */
  leave(): void;
}

interface Pupil {
  readonly gameId: string;
  readonly matchId: string;
  readonly side: string;
  /** The story of what comes next is being told: nothing of it is known yet. */
  readonly telling: boolean;
  readonly seen: Seen;
}

export function useLesson(lesson: Lesson | null, pupil: Pupil): Lecture | null {
  const { gameId, matchId, side, telling } = pupil;
  const [progress, setProgress] = useState(() => progressIn(matchId));
  const last = useRef(pupil.seen);
  if (!telling) last.current = pupil.seen;
  const seen = last.current;
  const now = lesson === null || telling ? progress : followed(lesson, progress, seen);
  if (now !== progress) setProgress(now);
  const { outcome } = seen.desk;
  const at = lesson === null ? 0 : cardAt(lesson, now);
  const isOver = lesson !== null && (at >= lesson.steps.length || (outcome !== null && !telling));
  const end = lesson !== null && isOver ? lessonEnd(lesson, telling ? null : outcome, side) : null;
  const isTaken = end === 'done' || end === 'won' || (lesson !== null && at >= lesson.steps.length);
  const { passed } = now;
  useEffect(() => {
    if (lesson !== null && passed.length > 0) keepProgress(matchId, { passed, note: null });
  }, [lesson, matchId, passed]);
  const mark = useTaken((taken) => taken.mark);
  useEffect(() => {
    if (lesson !== null && isTaken) mark(gameId, lesson.id);
  }, [lesson, gameId, isTaken, mark]);
  if (lesson === null) return null;
  return {
    lesson,
    seen,
    telling,
    at,
    note: now.note,
    end,
    missed: lesson.steps.flatMap(({ title, done }, i) =>
      done === undefined || passed.includes(i) ? [] : [title],
    ),
    leave: () => setProgress((was) => leftBehind(lesson, was)),
  };
}
