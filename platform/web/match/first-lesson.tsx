/** A white log is where a newcomer looks for help: it offers the lesson, which is a match like any other. */
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { beginMatch } from '../lobby/begin.ts';
import { usualCommand } from '../lobby/plan.ts';
import { Button } from '../toolkit/controls.tsx';

interface FirstLessonProps {
  readonly loaded: LoadedGame;
  onTrouble(words: string | null): void;
}

export function FirstLesson({ loaded, onTrouble }: FirstLessonProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const card = loaded.cards.find(({ tutorial }) => tutorial);
  if (card === undefined) return null;
  const begin = async (): Promise<void> => {
    setBusy(true);
    const wishes = {
      card,
      own: usualCommand(loaded.game, card),
      opponent: 'machine',
      bot: loaded.machine.usual,
      options: {},
    } as const;
    onTrouble(await beginMatch(loaded, wishes, false));
    setBusy(false);
  };
  return (
    <div className="first-lesson">
      <p>First time at this table? A short match teaches {loaded.game.title} while you play it.</p>
      <Button disabled={busy} onClick={() => void begin()} data-testid="first-lesson">
        Take the lesson
      </Button>
    </div>
  );
}
