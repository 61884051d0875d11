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

interface TableSeatsProps {
  readonly table: ListedTable;
  readonly busy: boolean;
  onSit(seat: string): void;
}

/** A line for each, so that a battle of many captains reads as well as a duel. */
export function TableSeats({ table, busy, onSit }: TableSeatsProps): ReactNode {
  const words = useSitterWords(table);
  return (
    <ul className="table-seats" aria-label={WORDS.seatsOf(table.title)}>
      {table.seats.map((seat) => (
        <li key={seat.id}>
          <span>
            <span className="table-seat-name">{seat.name}</span> {words(seat)}
          </span>
          {!table.mine && table.free.includes(seat.id) && (
            <Button
              look="brass"
              disabled={busy}
              aria-label={WORDS.sitAt(seat.name)}
              onClick={() => onSit(seat.id)}
            >
              {WORDS.sit}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
