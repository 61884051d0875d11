/** A pause of the clock, where several screens have a say in it: who asks, since when, and what one may say to it. */
import type { Seat } from '@weathergage/kernel';
import type { PauseDeed } from '@weathergage/kernel/protocol.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { seatName } from '../match/names.ts';
import type { PauseNow, TableNow } from '../tables/table.ts';
import { Button } from '../toolkit/controls.tsx';
import { PAUSE_WORDS as WORDS } from './pause-words.ts';

interface PauseLineProps {
  readonly now: Pick<TableNow, 'seats' | 'pause'>;
  readonly seat: Seat;
  /** Null for who looks on. */
  readonly onWord: ((act: PauseDeed['act'], number: number) => void) | null;
}

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });

export function PauseLine({ now, seat, onWord }: PauseLineProps): ReactNode {
  const { pause: said } = now;
  if (said === null || (said.request ?? said.pause ?? said.declined) === null) return null;
  const say = (act: PauseDeed['act']) => (): void => onWord?.(act, said.asked);
  const isMine = said.request?.by === seat;
  const hasAgreed = said.request?.agreed.includes(seat) === true;
  return (
    <p className="pause-line" data-testid="pause-line">
      <span role="status">{wordsOf(now, said, seat, onWord === null)}</span>
      {said.pause?.until != null && <GoesOnIn key={said.pause.until} until={said.pause.until} />}
      {onWord !== null && said.request !== null && isMine && (
        <Button onClick={say('refuse')} data-testid="pause-withdraw">
          {WORDS.withdraw}
        </Button>
      )}
      {onWord !== null && said.request !== null && !isMine && (
        <>
          <Button onClick={say('refuse')} data-testid="pause-refuse">
            {WORDS.refuse}
          </Button>
          {!hasAgreed && (
            <Button look="brass" onClick={say('agree')} data-testid="pause-agree">
              {WORDS.agree}
            </Button>
          )}
        </>
      )}
      {onWord !== null && said.pause !== null && said.pause.until === null && (
        <Button onClick={say('end')} data-testid="pause-end">
          {WORDS.end}
        </Button>
      )}
    </p>
  );
}

function wordsOf(now: PauseLineProps['now'], said: PauseNow, seat: Seat, looksOn: boolean): string {
  const name = (of: Seat): string => (of === seat && !looksOn ? WORDS.you : seatName(now, of));
  const { request, pause, declined } = said;
  if (pause !== null) {
    if (pause.until !== null) return WORDS.ended(name(pause.endedBy ?? pause.by));
    return WORDS.paused(timeOf(pause.since), name(pause.by), pause.by === seat && !looksOn);
  }
  if (request !== null) {
    const missing = now.seats.filter(({ id, bot }) => bot === null && !request.agreed.includes(id));
    const mine = request.by === seat && !looksOn;
    const others = missing.filter(({ id }) => looksOn || id !== seat).map((info) => info.name);
    return WORDS.asked(name(request.by), mine, timeOf(request.since), others);
  }
  return declined === null ? '' : WORDS.declined(name(declined.seat));
}

/** Counted down, but not to the ear. */
function GoesOnIn({ until }: { readonly until: number }): ReactNode {
  const [left, setLeft] = useState(() => until - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - Date.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <b role="timer" data-testid="pause-left">
      {WORDS.goesOn(Math.max(0, Math.ceil(left / 1000)))}
    </b>
  );
}
