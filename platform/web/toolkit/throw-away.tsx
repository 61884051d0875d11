/** What was thrown away is gone for good: it is asked about first. */
import { type ReactNode, useState } from 'react';
import { CONTROL_WORDS as WORDS } from './board-words.ts';
import { Button } from './controls.tsx';

interface ThrowAwayProps {
  /** What it is called. */
  readonly title: string;
  onThrow(): void;
}

export function ThrowAway({ title, onThrow }: ThrowAwayProps): ReactNode {
  const [doomed, setDoomed] = useState(false);
  if (!doomed)
    return (
      <Button look="quiet" aria-label={WORDS.throwAway(title)} onClick={() => setDoomed(true)}>
        ✕
      </Button>
    );
  return (
    <>
      <Button look="danger" data-testid="throw-away" onClick={onThrow}>
        {WORDS.throwIt}
      </Button>
      <Button look="quiet" onClick={() => setDoomed(false)}>
        {WORDS.keep}
      </Button>
    </>
  );
}
