/** The clock of the table, in words, and how everybody stands under it. */
import type { ReactNode } from 'react';
import type { LoadedGame } from '../games.ts';
import { machineWords } from '../lobby/bots.ts';
import { seatName } from '../match/names.ts';
import type { ChairNow, TableClock, TableNow } from '../tables/table.ts';
import { clockWords, momentWords, spanWords, CLOCK_WORDS as WORDS } from './clock-words.ts';
import { useLeft } from './time-left.ts';

interface ClockCardProps {
  readonly loaded: Pick<LoadedGame, 'machine'>;
  readonly now: TableNow;
  readonly clock: TableClock;
}

export default function ClockCard({ loaded, now, clock }: ClockCardProps): ReactNode {
  return (
    <section aria-label={WORDS.title} data-testid="clock-card">
      <h2>{WORDS.title}</h2>
      <p className="match-note">{clockWords(clock.terms)}</p>
      <ul className="plain-list clock-seats">
        {Object.entries(clock.chairs).map(([seat, chair]) => (
          <li key={seat} data-testid={`clock-${seat}`}>
            <span className="match-seat-name">{seatName(now, seat)}</span>{' '}
            <SeatTime loaded={loaded} chair={chair} isTimed={clock.terms !== null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeatTime({
  loaded,
  chair,
  isTimed,
}: {
  readonly loaded: ClockCardProps['loaded'];
  readonly chair: ChairNow;
  readonly isTimed: boolean;
}): ReactNode {
  const left = useLeft(chair.until);
  const time = Date.now();
  const parts = [
    ...(chair.deputy === null ? [] : [WORDS.deputy(machineWords(loaded.machine.levels, chair.deputy))]),
    ...(chair.vacant ? [WORDS.vacant] : []),
    ...(left === null || chair.until === null
      ? []
      : [`${WORDS.yours(spanWords(left))}, ${WORDS.until(momentWords(chair.until, time))}`]),
    ...(chair.awayUntil === null ? [] : [WORDS.away(momentWords(chair.awayUntil, time))]),
    ...(isTimed && chair.bank > 0 ? [WORDS.bank(spanWords(chair.bank))] : []),
    ...(chair.missedInAll === 0 ? [] : [WORDS.missed(chair.missed, chair.missedInAll)]),
    ...(isTimed && chair.missed > 0 ? [WORDS.shorter(spanWords(chair.turn))] : []),
  ];
  return <span className="match-note">{parts.join(' · ')}</span>;
}
