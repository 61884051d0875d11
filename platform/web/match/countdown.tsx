/** The time that is left to write orders, where a rule limits it. */
import type { Desk } from '@weathergage/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { Chip } from '../toolkit/controls.tsx';

interface CountdownProps {
  readonly loaded: LoadedGame;
  readonly desk: Desk;
  /** When the question was put, in milliseconds since 1970. */
  readonly since: number;
}

/** Below so many seconds it presses. */
const HURRY = 15;

export function Countdown({ loaded, desk, since }: CountdownProps): ReactNode {
  const [now, setNow] = useState(() => Date.now());
  const limits = desk.asks
    .filter(({ answer }) => answer === null)
    .map(({ ask }) => loaded.game.clock?.(desk.view, ask)?.seconds ?? 0);
  const limit = Math.max(0, ...limits);
  useEffect(() => {
    if (limit === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [limit]);
  if (limit === 0) return null;
  const left = Math.max(0, Math.ceil(limit - (now - since) / 1000));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Chip tone={left <= HURRY ? 'brass' : 'well'}>
      <span role="timer" aria-label={`${left} seconds left to write`} data-testid="countdown">
        {text}
      </span>
    </Chip>
  );
}
