/** Offers the lesson that a player has not taken yet: a match like any other. */
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { Button } from '../toolkit/controls.tsx';
import { beginLesson } from './begin-lesson.ts';
import { nextLesson, useTaken } from './taken.ts';

interface FirstLessonProps {
  readonly loaded: LoadedGame;
  onTrouble(words: string | null): void;
}

export function FirstLesson({ loaded, onTrouble }: FirstLessonProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const taken = useTaken((lessons) => lessons.taken);
  const { lessons } = loaded.board;
  const lesson = nextLesson(loaded.id, lessons, taken);
  if (lesson === undefined) return null;
  const begin = async (): Promise<void> => {
    setBusy(true);
    onTrouble(await beginLesson(loaded, lesson));
    setBusy(false);
  };
  return (
    <div className="first-lesson">
      <p>
        {lesson === lessons[0]
          ? `First time at this table? A short match teaches ${loaded.game.title} while you play it.`
          : `Your next lesson at this table: ${lesson.title}. ${lesson.teaches}`}
      </p>
      <Button disabled={busy} onClick={() => void begin()} data-testid="first-lesson">
        Take the lesson
      </Button>
    </div>
  );
}
