/** Offers the lesson that a player has not taken yet: a match like any other. */
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { PAGE_WORDS } from '../page-words.ts';
import { addressOf } from '../router.ts';
import { useOpenSheet } from '../sheets.ts';
import { Button } from '../toolkit/controls.tsx';
import { beginLesson } from './begin-lesson.ts';
import { LESSON_WORDS as WORDS } from './lesson-words.ts';
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
          ? WORDS.first(loaded.game.title)
          : WORDS.following(lesson.title, lesson.teaches)}
      </p>
      <div className="first-lesson-ways">
        <Button disabled={busy} onClick={() => void begin()} data-testid="first-lesson">
          {WORDS.take}
        </Button>
        <ToGuide gameId={loaded.id} />
      </div>
    </div>
  );
}

/** Over a match as a sheet; from a sheet in a tab of its own, so that nothing chosen there is lost. */
function ToGuide({ gameId }: { readonly gameId: string }): ReactNode {
  const { shown, open } = useOpenSheet();
  if (shown === null) return <Button onClick={() => open('rules', 'guide')}>{PAGE_WORDS.guide}</Button>;
  const address = addressOf({ at: 'rules', game: gameId, rule: 'guide' });
  return (
    <a className="button button-plain" href={address} target="_blank" rel="noreferrer">
      {PAGE_WORDS.guide}
    </a>
  );
}
