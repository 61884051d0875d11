/** The seats of a table in the lobby: who has them, and which are to be had. */
import type { ListedTable } from '@weathergage/kernel/people/lobby-protocol.ts';
import type { ReactNode } from 'react';
import { useMachineWords } from '../lobby/bots.ts';
import { RATING_WORDS } from '../standing/rating-words.ts';
import { Button } from '../toolkit/controls.tsx';
import { LOBBY_WORDS as WORDS } from './lobby-words.ts';
import { WORDS as PEOPLE_WORDS } from './words.ts';

type Seats = Pick<ListedTable, 'game' | 'seats'>;
type Seat = ListedTable['seats'][number];

/** Who sits there: a machine, a program, somebody with his rating, or nobody yet. */
function useSitterWords({ game, seats }: Seats): (seat: Seat) => string {
  const machine = useMachineWords(game, seats);
  return ({ bot, sitter, program, rating }) => {
    if (bot !== null) return machine(bot);
    if (sitter === null) return WORDS.free;
    const who = program ? PEOPLE_WORDS.byProgram(sitter) : sitter;
    return rating === null ? who : `${who} (${RATING_WORDS.points(rating.points, rating.provisional)})`;
  };
}

export function SeatsLine(table: Seats): ReactNode {
  const words = useSitterWords(table);
  return (
    <span className="saved-glance">
      {table.seats.map((seat) => `${seat.name}: ${words(seat)}`).join(' · ')}
    </span>
  );
}

/** Seats of one side that somebody sits down in. */
export type Taken = readonly [string, ...string[]];

interface TableSeatsProps {
  readonly table: ListedTable;
  readonly busy: boolean;
  onSit(seats: Taken): void;
}

/** A line for each, so that a battle of many captains reads as well as a duel. */
export function TableSeats({ table, busy, onSit }: TableSeatsProps): ReactNode {
  const words = useSitterWords(table);
  const [sit, sitAt] = table.mine ? [WORDS.sitToo, WORDS.sitTooAt] : [WORDS.sit, WORDS.sitAt];
  return (
    <>
      <ul className="table-seats" aria-label={WORDS.seatsOf(table.title)}>
        {table.seats.map((seat) => (
          <li key={seat.id}>
            <span>
              <span className="table-seat-name">{seat.name}</span> {words(seat)}
            </span>
            {mayTake(table, seat) && (
              <Button
                look="brass"
                disabled={busy}
                aria-label={sitAt(seat.name)}
                onClick={() => onSit([seat.id])}
              >
                {sit}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <WholeSides table={table} busy={busy} onSit={onSit} />
    </>
  );
}

/** Nobody sits on two sides of one table. */
const mayTake = ({ mine, more, free }: ListedTable, { id, side }: Seat): boolean =>
  free.includes(id) && (!mine || side === more);

/** What is free of a side, by one press; where ratings are at stake everybody has one seat. */
function WholeSides({ table, busy, onSit }: TableSeatsProps): ReactNode {
  if (table.rated) return null;
  const sides = [...Map.groupBy(table.seats, ({ side }) => side).values()].flatMap((seats) => {
    const [first, ...others] = seats.filter((seat) => mayTake(table, seat));
    return first === undefined || others.length === 0
      ? []
      : [{ first, others, all: others.length + 1 === seats.length }];
  });
  return sides.length === 0 ? null : (
    <div className="match-buttons">
      {sides.map(({ first, others, all }) => (
        <Button
          key={first.id}
          disabled={busy}
          onClick={() => onSit([first.id, ...others.map(({ id }) => id)])}
        >
          {WORDS.wholeSide(
            [first, ...others].map(({ name }) => name),
            all,
          )}
        </Button>
      ))}
    </div>
  );
}
