/** Beside what is asked: how much time there is for it, or how much those have whom one waits for. */
import type { Desk, Seat } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { seatName } from '../match/names.ts';
import type { TableClock, TableNow } from '../tables/table.ts';
import { Chip, Tooltip } from '../toolkit/controls.tsx';
import { clockWords, momentWords, spanWords, CLOCK_WORDS as WORDS } from './clock-words.ts';
import { useLeft } from './time-left.ts';

interface TurnTimeProps {
  readonly now: TableNow;
  readonly clock: TableClock;
  readonly seat: Seat;
  readonly desk: Desk;
}

/** Below a quarter of what a turn may take it is little. */
const LITTLE = 0.25;

/** One's own time where one is asked, else that of whoever has the least. */
function shownSeat({ now, clock, seat, desk }: TurnTimeProps): Seat | null {
  const asked = desk.waitingFor.filter((one) => clock.chairs[one]?.until != null);
  if (now.persons.includes(seat) && asked.includes(seat)) return seat;
  const until = (one: Seat): number => clock.chairs[one]!.until!;
  return asked.toSorted((one, other) => until(one) - until(other))[0] ?? null;
}

export default function TurnTime(props: TurnTimeProps): ReactNode {
  const { now, clock, seat } = props;
  const shown = shownSeat(props);
  const chair = shown === null ? null : clock.chairs[shown]!;
  const left = useLeft(chair?.until ?? null);
  if (shown === null || chair === null || left === null) return null;
  const isMine = shown === seat && now.persons.includes(seat);
  const isLittle = left < chair.turn * LITTLE;
  const span = spanWords(left);
  const until = WORDS.until(momentWords(chair.until!, Date.now()));
  return (
    <>
      <Tooltip text={`${until}. ${clockWords(clock.terms)}`}>
        <Chip tone={isMine && isLittle ? 'danger' : isMine ? 'brass' : 'plain'}>
          <span role="timer" data-testid="turn-time">
            {isMine ? WORDS.yours(span) : WORDS.theirs(seatName(now, shown), span)}
          </span>
        </Chip>
      </Tooltip>
      {/* Said once, when it gets short. */}
      <span className="visually-hidden" role="status" data-testid="turn-warning">
        {isMine && isLittle ? WORDS.warning(spanWords(chair.turn * LITTLE)) : ''}
      </span>
    </>
  );
}
