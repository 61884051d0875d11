/** Who sits where, and the seats that change hands. Nothing in it moves while others play: it must be easy to press. */

import type { Desk, Seat } from '@weathergage/kernel';
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { levelWords, machineWords, useBotNames } from '../lobby/bots.ts';
import type { Table, TableNow } from '../tables/table.ts';
import { Button, Chip, Pennant } from '../toolkit/controls.tsx';
import { SelectOptions } from '../toolkit/select-options.tsx';
import { SEAT_WORDS as WORDS } from './match-words.ts';
import { OwnSeat } from './own-seat.tsx';
import { Lookers, Presence } from './presence.tsx';
import { SitterName } from './sitter-name.tsx';
import { useSitters } from './use-sitters.ts';

interface SeatListProps {
  readonly loaded: LoadedGame;
  readonly table: Table;
  readonly now: TableNow;
  readonly seat: Seat;
  readonly desk: Desk;
  readonly over: boolean;
}

export function SeatList({ loaded, table, now, seat, desk, over }: SeatListProps): ReactNode {
  const alone = now.persons.length === 0;
  const sitters = useSitters(table, now);
  return (
    <section aria-label={WORDS.title}>
      <h2>{WORDS.title}</h2>
      <ul className="plain-list match-seats">
        {now.seats.map((info) => {
          const { colour, shape } = loaded.board.sideMark(info.id, desk);
          const mine = info.id === seat && now.persons.includes(seat);
          return (
            <li key={info.id}>
              <Pennant colour={colour} shape={shape} />
              <span className="match-seat-name">
                {info.name}
                {mine && WORDS.you} <SitterName sitter={sitters.get(info.id)} />
              </span>
              <span className="match-seat-state">
                {info.bot !== null && (
                  <Chip>{WORDS.machine(levelWords(info.bot), info.deputy !== undefined)}</Chip>
                )}
                {info.bot === null && !mine && <Presence now={now} seat={info.id} />}
                {!over && desk.waitingFor.includes(info.id) && <Chip tone="brass">{WORDS.toAnswer}</Chip>}
                <OwnSeat table={table} now={now} sitters={sitters} seat={info.id} />
              </span>
              {info.bot !== null && (
                <span className="match-seat-level">{loaded.machine.levels[info.bot]}</span>
              )}
              {!over && table.handOver !== undefined && info.bot !== null && (
                <Button
                  className="match-seat-hand"
                  aria-label={WORDS.takeOf(info.name)}
                  data-testid={`take-seat-${info.id}`}
                  onClick={() => table.handOver?.(info.id, null)}
                >
                  {WORDS.take}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Lookers now={now} />
      {!over && table.handOver !== undefined && (
        <>
          {now.persons.includes(seat) && (
            <GiveAway
              gameId={loaded.id}
              machine={loaded.machine}
              name={now.seats.find(({ id }) => id === seat)?.name ?? ''}
              seat={seat}
              onGive={(level) => table.handOver?.(seat, level)}
            />
          )}
          <p className="match-note">{alone ? WORDS.alone : WORDS.handed}</p>
        </>
      )}
    </section>
  );
}

interface GiveAwayProps {
  readonly gameId: string;
  readonly machine: LoadedGame['machine'];
  readonly seat: Seat;
  readonly name: string;
  onGive(level: string): void;
}

/** Only the one who holds a seat gives it away, and says how good the machine shall be. */
function GiveAway({ gameId, machine, seat, name, onGive }: GiveAwayProps): ReactNode {
  const levels = useBotNames(gameId, machine.levels) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const level = chosen ?? machine.usual;
  return (
    <div className="match-give">
      {levels.length > 1 && (
        <select
          className="boxed"
          aria-label={WORDS.level}
          value={level}
          onChange={({ target }) => setChosen(target.value)}
          data-testid="give-level"
        >
          <SelectOptions of={levels} words={(each) => machineWords(machine.levels, each)} />
        </select>
      )}
      <Button aria-label={WORDS.giveOf(name)} data-testid={`give-seat-${seat}`} onClick={() => onGive(level)}>
        {WORDS.give}
      </Button>
    </div>
  );
}
