/** The time that is left to answer, where a rule limits it: named, with a warning, and stopped where one may. */
import type { Desk } from '@weathergage/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import type { TableNow } from '../tables/table.ts';
import { Button, Chip, Tooltip } from '../toolkit/controls.tsx';
import { COUNTDOWN_WORDS as WORDS } from './pause-words.ts';

interface CountdownProps {
  readonly loaded: Pick<LoadedGame, 'game' | 'clock'>;
  readonly desk: Desk;
  readonly now: Pick<TableNow, 'clockFrom' | 'clockHeld'>;
  /** Null where nobody may stop it by himself. */
  readonly onHold: ((on: boolean) => void) | null;
}

/** Two minutes are little, or half of the time where that is less; below so many seconds it presses. */
const LITTLE = 120;
const HURRY = 15;

const minutes = (left: number): string => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;

export function Countdown({ loaded, desk, now, onHold }: CountdownProps): ReactNode {
  const { clockFrom, clockHeld } = now;
  const [time, setTime] = useState(() => Date.now());
  const limits = desk.asks
    .filter(({ answer }) => answer === null)
    .map(({ ask }) => loaded.game.clock?.(desk.view, ask)?.seconds ?? 0);
  const limit = Math.max(0, ...limits);
  const runs = limit > 0 && clockHeld === null;
  useEffect(() => {
    if (!runs) return;
    setTime(Date.now());
    const timer = setInterval(() => setTime(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  if (limit === 0) return null;
  const left = Math.min(limit, Math.max(0, Math.ceil(limit - ((clockHeld ?? time) - clockFrom) / 1000)));
  const { name = WORDS.name, note = '' } = loaded.clock ?? {};
  const little = left <= Math.min(LITTLE, limit / 2);
  return (
    <>
      <Tooltip text={WORDS.about(name, minutes(limit), note)}>
        <Chip tone={clockHeld !== null ? 'plain' : left <= HURRY ? 'danger' : little ? 'brass' : 'well'}>
          <span className="countdown-name">{name} </span>
          <span role="timer" aria-label={WORDS.left(name, left)} data-testid="countdown">
            {minutes(left)}
          </span>
        </Chip>
      </Tooltip>
      {/* Said once, when it gets short and when it presses, not every second. */}
      <span className="visually-hidden" role="status" data-testid="clock-warning">
        {clockHeld !== null
          ? WORDS.stopped(name)
          : left <= HURRY
            ? WORDS.pressing(name, HURRY)
            : little
              ? limit >= 2 * LITTLE
                ? WORDS.twoMinutes(name)
                : WORDS.little(name, limit / 2)
              : ''}
      </span>
      {onHold !== null && (
        <Button onClick={() => onHold(clockHeld === null)} data-testid="hold-clock">
          {clockHeld === null ? WORDS.pause : WORDS.goOn}
        </Button>
      )}
    </>
  );
}
