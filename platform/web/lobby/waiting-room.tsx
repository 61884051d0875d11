/** Before an online match begins: who is there, who is still to come, and the links to send. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { withArticle } from '../match/match-words.ts';
import { OwnSeat } from '../match/own-seat.tsx';
import { Presence } from '../match/presence.tsx';
import { SitterName } from '../match/sitter-name.tsx';
import { QuietBar } from '../match/top-bar.tsx';
import { useSitters } from '../match/use-sitters.ts';
import { useTableNow } from '../match/use-sitting.ts';
import { troubleWords } from '../match/witness-wait.tsx';
import type { Table } from '../tables/table.ts';
import { Chip } from '../toolkit/controls.tsx';
import { levelWords } from './bots.ts';
import { ONLINE_WORDS as WORDS } from './online-words.ts';
import { roomOf } from './rooms.ts';
import { SeatLinks } from './seat-links.tsx';
import { SitToo, useSeatsToo } from './sit-too.tsx';

const ClockNote = lazy(() => import('../clock/clock-note.tsx'));
const LeaveTable = lazy(() => import('../people/leave-table.tsx'));
const TalkPanel = lazy(() => import('../talk/talk-panel.tsx'));

interface WaitingRoomProps {
  readonly table: Table;
  readonly machine: LoadedGame['machine'];
  /** Whether seats of one person become one. */
  readonly joins: boolean;
}

export function WaitingRoom({ table, machine, joins }: WaitingRoomProps): ReactNode {
  const now = useTableNow(table);
  const room = roomOf(table.id);
  const sitters = useSitters(table, now);
  const free = useSeatsToo(table, now);
  const [refused, setRefused] = useState<string | null>(null);
  const [mine = ''] = now.persons;
  const me = sitters.get(mine);
  const mineAll = [...sitters.values()].filter(({ person }) => person !== null && person === me?.person);
  const areJoined = joins && mineAll.length > 1 && me?.program === false && (now.witness ?? null) === null;
  const missing = now.seats.filter((seat) => !seat.taken && seat.bot === null);
  return (
    <div className="match-page">
      <QuietBar now={now} />
      <main className="on-sea room" data-testid="waiting-room">
        <div className="double-rule room-card">
          <h2 className="room-title">
            {now.trouble === null && now.status === 'connecting' ? WORDS.calling : WORDS.waitingRoom}
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
                    ? `${WORDS.untilSigned(now.witness.url)} ${troubleWords(now.witness.trouble)}`
                    : WORDS.allHere
                  : WORDS.begins(
                      missing.map((seat) => withArticle(seat.name)),
                      room !== null,
                    )}
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
                      {now.persons.includes(seat.id) && ` ${WORDS.you}`}{' '}
                      <SitterName sitter={sitters.get(seat.id)} />
                    </span>
                    <span className="match-seat-state">
                      <Chip tone={seat.taken ? 'well' : 'brass'}>
                        {seat.bot !== null
                          ? WORDS.machine(levelWords(seat.bot))
                          : seat.taken
                            ? WORDS.seated
                            : WORDS.notHere}
                      </Chip>
                      {seat.bot === null && seat.taken && !now.persons.includes(seat.id) && (
                        <Presence now={now} seat={seat.id} />
                      )}
                      <OwnSeat table={table} now={now} sitters={sitters} seat={seat.id} />
                      {free.includes(seat.id) && !seat.taken && !sitters.has(seat.id) && (
                        <SitToo table={table} seat={seat} onTrouble={setRefused} />
                      )}
                    </span>
                    {seat.bot !== null && (
                      <span className="match-seat-level">{machine.levels[seat.bot]}</span>
                    )}
                  </li>
                ))}
              </ul>
              {areJoined && <p className="match-note">{WORDS.oneDesk}</p>}
              {refused !== null && (
                <p className="action-trouble" role="alert">
                  {refused}
                </p>
              )}
            </>
          )}
          {table.kind === 'online' && me !== undefined && (
            <Suspense>
              <LeaveTable match={table.id} title={now.title} />
            </Suspense>
          )}
          {table.say !== undefined && now.talk !== undefined && now.seats.length > 0 && (
            <Suspense>
              <TalkPanel table={table} now={now} />
            </Suspense>
          )}
          {room !== null && now.seats.length > 0 && (
            <>
              <h3>{WORDS.links}</h3>
              <p className="match-note">{WORDS.linksNote}</p>
              <SeatLinks room={room} seats={now.seats} />
            </>
          )}
        </div>
      </main>
    </div>
  );
}
