/** Before an online match begins: who is there, who is still to come, and the links to send. */
import type { ReactNode } from 'react';
import { withArticle } from '../match/names.ts';
import { QuietBar } from '../match/top-bar.tsx';
import { useTableNow } from '../match/use-sitting.ts';
import { troubleWords } from '../match/witness-wait.tsx';
import type { Table } from '../tables/table.ts';
import { Chip } from '../toolkit/controls.tsx';
import { roomOf } from './rooms.ts';
import { SeatLinks } from './seat-links.tsx';

export function WaitingRoom({ table }: { readonly table: Table }): ReactNode {
  const now = useTableNow(table);
  const room = roomOf(table.id);
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
                  : `The match begins as soon as ${missing.map((seat) => withArticle(seat.name)).join(' and ')} ${missing.length > 1 ? 'have' : 'has'} opened the link.`}
              </p>
              <ul className="plain-list match-seats">
                {now.seats.map((seat) => (
                  <li key={seat.id}>
                    <span className="match-seat-name">
                      {seat.name}
                      {now.persons.includes(seat.id) && ' (you)'}
                    </span>
                    <Chip tone={seat.taken ? 'well' : 'brass'}>
                      {seat.bot !== null
                        ? `the machine: ${seat.bot}`
                        : seat.taken
                          ? 'seated'
                          : 'not here yet'}
                    </Chip>
                  </li>
                ))}
              </ul>
            </>
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
