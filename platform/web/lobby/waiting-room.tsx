/** Before an online match begins: who is there, who is still to come, and the links to send. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { LoadedGame } from '../games.ts';
import { withArticle } from '../match/names.ts';
import { Presence } from '../match/presence.tsx';
import { SitterName } from '../match/sitter-name.tsx';
import { QuietBar } from '../match/top-bar.tsx';
import { useSitters } from '../match/use-sitters.ts';
import { useTableNow } from '../match/use-sitting.ts';
import { troubleWords } from '../match/witness-wait.tsx';
import type { Table } from '../tables/table.ts';
import { Chip } from '../toolkit/controls.tsx';
import { levelWords } from './bots.ts';
import { roomOf } from './rooms.ts';
import { SeatLinks } from './seat-links.tsx';

const ClockNote = lazy(() => import('../clock/clock-note.tsx'));
const TalkPanel = lazy(() => import('../talk/talk-panel.tsx'));

interface WaitingRoomProps {
  readonly table: Table;
  readonly machine: LoadedGame['machine'];
}

export function WaitingRoom({ table, machine }: WaitingRoomProps): ReactNode {
  const now = useTableNow(table);
  const room = roomOf(table.id);
  const sitters = useSitters(table, now);
  const missing = now.seats.filter((seat) => !seat.taken && seat.bot === null);
  return (
    <div className="match-page">
      <QuietBar now={now} />
      <main className="on-sea room" data-testid="waiting-room">
        <div className="double-rule room-card">
          <h2 className="room-title">
            {now.trouble === null && now.status === 'connecting' ? 'Calling the umpire…' : 'Waiting room'}
          </h2>
          {now.trouble !== null && (
            <p className="action-trouble" role="alert">
              {now.trouble}
            </p>
          )}
          {now.seats.length > 0 && (
            <>
              <p aria-live="polite">
                {missing.length === 0
                  ? now.witness?.awaited
                    ? `Everybody is here. The match begins when the witness ${now.witness.url} has signed. ${troubleWords(now.witness.trouble)}`
                    : 'Everybody is here. The match begins.'
                  : `The match begins as soon as ${missing.map((seat) => withArticle(seat.name)).join(' and ')} ${room === null ? (missing.length > 1 ? 'are here' : 'is here') : `${missing.length > 1 ? 'have' : 'has'} opened the link`}.`}
              </p>
              {now.tableClock?.terms != null && (
                <Suspense>
                  <ClockNote terms={now.tableClock.terms} />
                </Suspense>
              )}
              <ul className="plain-list match-seats">
                {now.seats.map((seat) => (
                  <li key={seat.id}>
                    <span className="match-seat-name">
                      {seat.name}
                      {now.persons.includes(seat.id) && ' (you)'} <SitterName sitter={sitters.get(seat.id)} />
                    </span>
                    <span className="match-seat-state">
                      <Chip tone={seat.taken ? 'well' : 'brass'}>
                        {seat.bot !== null
                          ? `the machine: ${levelWords(seat.bot)}`
                          : seat.taken
                            ? 'seated'
                            : 'not here yet'}
                      </Chip>
                      {seat.bot === null && seat.taken && !now.persons.includes(seat.id) && (
                        <Presence now={now} seat={seat.id} />
                      )}
                    </span>
                    {seat.bot !== null && (
                      <span className="match-seat-level">{machine.levels[seat.bot]}</span>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
          {table.say !== undefined && now.talk !== undefined && now.seats.length > 0 && (
            <Suspense>
              <TalkPanel table={table} now={now} />
            </Suspense>
          )}
          {room !== null && now.seats.length > 0 && (
            <>
              <h3>Links to send</h3>
              <p className="match-note">
                Whoever opens a link takes that seat. Send each to one person only; they can’t be made again.
              </p>
              <SeatLinks room={room} seats={now.seats} />
            </>
          )}
        </div>
      </main>
    </div>
  );
}
