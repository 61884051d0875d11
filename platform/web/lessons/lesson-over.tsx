/** The end of a lesson: what came of it, and the way to the next. */
import { type Lesson, wordsOf } from '@weathergage/kernel';
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { useOpenSheet } from '../sheets.ts';
import { Button } from '../toolkit/controls.tsx';

import { beginLesson } from './begin-lesson.ts';
import { LESSON_WORDS as WORDS } from './lesson-words.ts';
import type { Lecture } from './use-lesson.ts';

interface LessonOverProps {
  readonly lecture: Lecture;
  readonly loaded: LoadedGame;
  onTrouble(words: string | null): void;
  /** Plays the match on; null where it is over. */
  readonly onStay: (() => void) | null;
}

export function LessonOver({ lecture, loaded, onTrouble, onStay }: LessonOverProps): ReactNode {
  const { lesson, seen, missed, end } = lecture;
  const [busy, setBusy] = useState(false);
  const openSheet = useOpenSheet((sheets) => sheets.open);
  if (end === null) return null;
  const { lessons } = loaded.board;
  // A campaign's lesson stands in no list: what follows it is the campaign.
  const listed = lessons.some(({ id }) => id === lesson.id);
  const next = lessons[lessons.findIndex(({ id }) => id === lesson.id) + 1];
  const begin = async (which: Lesson): Promise<void> => {
    setBusy(true);
    onTrouble(await beginLesson(loaded, which));
    setBusy(false);
  };
  const again = listed && (end === 'lost' || end === 'drawn');
  return (
    <section className="lesson-over" aria-label={WORDS.name} data-testid="lesson-end" data-end={end}>
      <h2 className="guide-title lesson-title">{WORDS.ends[end]}</h2>
      <p className="guide-text lesson-text">{wordsOf(lesson.end[end] ?? lesson.end.lost, seen)}</p>
      {end !== 'done' && missed.length > 0 && <p className="guide-small">{WORDS.missed(missed)}</p>}
      <div className="lesson-foot">
        {again && (
          <Button look="brass" disabled={busy} onClick={() => void begin(lesson)} data-testid="lesson-again">
            {WORDS.again}
          </Button>
        )}
        {!listed ? null : next === undefined ? (
          <Button look={again ? 'plain' : 'brass'} onClick={() => openSheet('new-match')}>
            {WORDS.choose}
          </Button>
        ) : (
          <Button
            look={again ? 'plain' : 'brass'}
            disabled={busy}
            onClick={() => void begin(next)}
            data-testid="lesson-following"
          >
            {WORDS.nextIs(next.title)}
          </Button>
        )}
        {onStay !== null && (
          <Button look="quiet" onClick={onStay}>
            {WORDS.playOn}
          </Button>
        )}
      </div>
    </section>
  );
}
