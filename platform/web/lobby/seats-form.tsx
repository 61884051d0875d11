/** Who sits where: with two seats one choice says it all, with more each may be filled by itself. */
import type { Seat } from '@weathergage/kernel';
import { type ReactNode, useId } from 'react';
import type { LoadedGame } from '../games.ts';
import { Choices } from './choices.tsx';
import { PERSON, seatsOf, sitterOf, type Wishes } from './plan.ts';

interface SeatsFormProps {
  readonly loaded: LoadedGame;
  readonly wishes: Wishes;
  /** The levels of the machine; empty while it has not answered. */
  readonly levels: readonly string[];
  onSeat(seat: Seat): void;
  onSitter(seat: Seat, sitter: string): void;
}

export const levelWords = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

export function SeatsForm({ loaded, wishes, levels, onSeat, onSitter }: SeatsFormProps): ReactNode {
  const { card, seat, opponent } = wishes;
  const seats = seatsOf(card);
  return (
    <>
      {opponent !== 'same-screen' && (
        <Choices
          legend="You command"
          choices={seats.map(({ id, name }) => ({
            value: id,
            label: name,
            note: card.sides.find((side) => side.seats.some((one) => one.id === id))?.forces.join(', '),
          }))}
          chosen={seat}
          onChoose={onSeat}
        />
      )}
      {seats.length > 2 && (
        <fieldset className="choices">
          <legend>{opponent === 'same-screen' ? 'Who sits where' : 'The others'}</legend>
          <ul className="seating">
            {seats
              .filter(({ id }) => opponent === 'same-screen' || id !== seat)
              .map(({ id, name }) => (
                <SeatRow
                  key={id}
                  name={name}
                  sitter={id === seat && opponent === 'same-screen' ? PERSON : sitterOf(wishes, id)}
                  fixed={id === seat}
                  person={opponent === 'online' ? 'whoever opens the link' : 'a person at this screen'}
                  levels={levels.length > 0 ? levels : [loaded.machine.usual]}
                  onSitter={(sitter) => onSitter(id, sitter)}
                />
              ))}
          </ul>
        </fieldset>
      )}
    </>
  );
}

interface SeatRowProps {
  readonly name: string;
  readonly sitter: string;
  /** Somebody has to sit here: without a person at it a screen would show nobody's orders. */
  readonly fixed: boolean;
  readonly person: string;
  readonly levels: readonly string[];
  onSitter(sitter: string): void;
}

function SeatRow({ name, sitter, fixed, person, levels, onSitter }: SeatRowProps): ReactNode {
  const field = useId();
  return (
    <li>
      <label htmlFor={field}>{name}</label>
      <select
        id={field}
        className="select"
        value={sitter}
        disabled={fixed}
        onChange={(event) => onSitter(event.target.value)}
      >
        <option value={PERSON}>{person}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            the machine: {levelWords(level)}
          </option>
        ))}
      </select>
    </li>
  );
}
