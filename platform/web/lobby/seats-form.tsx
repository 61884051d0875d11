/** Who sits where: with two seats one choice says it all, with more a side may be filled as a whole or seat by seat. */
import type { Seat } from '@weathergage/kernel';
import { type ReactNode, useId } from 'react';
import type { LoadedGame } from '../games.ts';
import type { ScenarioCard } from '../toolkit/page.ts';
import { machineWords } from './bots.ts';
import { CommandForm } from './command-form.tsx';
import { COMMAND_WORDS as WORDS } from './new-match-words.ts';
import { PERSON, seatsOf, sitterOf, TOGETHER, type Wishes } from './plan.ts';

interface SeatsFormProps {
  readonly loaded: LoadedGame;
  readonly wishes: Wishes;
  /** The levels of the machine; empty while it has not answered. */
  readonly levels: readonly string[];
  onOwn(own: readonly Seat[]): void;
  onSitters(sitters: Readonly<Record<Seat, string>>): void;
}

export function SeatsForm({ loaded, wishes, levels, onOwn, onSitters }: SeatsFormProps): ReactNode {
  const { card, own, opponent } = wishes;
  const shared = opponent === 'same-screen';
  const joins = loaded.game.together !== undefined;
  const seats = seatsOf(card);
  const others = card.sides
    .map((side) => ({ side, free: side.seats.filter(({ id }) => shared || !own.includes(id)) }))
    .filter(({ free }) => free.length > 0);
  return (
    <>
      {!shared && <CommandForm card={card} own={own} joins={joins} onOwn={onOwn} />}
      {seats.length > 2 && others.length > 0 && (
        <fieldset className="choices">
          <legend>{shared ? WORDS.whoWhere : WORDS.others}</legend>
          {others.map(({ side, free }) => (
            <SideSeating
              key={side.name}
              name={free.length < side.seats.length ? WORDS.restOf(side.name) : side.name}
              free={free}
              wishes={wishes}
              joins={joins}
              levels={levels.length > 0 ? levels : [loaded.machine.usual]}
              machine={loaded.machine}
              // Somebody has to sit there: without a person at it a screen would show nobody's orders.
              manned={shared && side === card.sides[0]}
              onSitters={onSitters}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

interface SideSeatingProps {
  readonly name: string;
  readonly free: ScenarioCard['sides'][number]['seats'];
  readonly wishes: Wishes;
  readonly joins: boolean;
  readonly levels: readonly string[];
  readonly machine: LoadedGame['machine'];
  readonly manned: boolean;
  onSitters(sitters: Readonly<Record<Seat, string>>): void;
}

/** What is chosen for all of them, while they are not filled differently. */
const MIXED = 'mixed';

function SideSeating(props: SideSeatingProps): ReactNode {
  const { name, free, wishes, joins, levels, machine, manned, onSitters } = props;
  const online = wishes.opponent === 'online';
  const person = WORDS.person(online);
  const machines = levels.map((level) => ({
    value: level,
    label: WORDS.machine(machineWords(machine.levels, level)),
  }));
  const [only] = free;
  const sitter = (seat: Seat): string => {
    const who = sitterOf(wishes, seat);
    return who === TOGETHER && (free.length === 1 || !joins) ? PERSON : who;
  };
  if (free.length === 1)
    return (
      <ul className="seating">
        <SeatRow
          name={only!.name}
          sitter={sitter(only!.id)}
          sitters={[{ value: PERSON, label: person }, ...(manned ? [] : machines)]}
          onSitter={(one) => onSitters({ [only!.id]: one })}
        />
      </ul>
    );
  const all = new Set(free.map(({ id }) => sitter(id)));
  const each = [
    ...(joins ? [{ value: TOGETHER, label: WORDS.together(online) }] : []),
    { value: PERSON, label: WORDS.each(online) },
  ];
  const one = [
    ...(joins ? [{ value: TOGETHER, label: WORDS.withOthers }] : []),
    { value: PERSON, label: person },
  ];
  return (
    <>
      <ul className="seating">
        <SeatRow
          name={name}
          sitter={all.size === 1 ? [...all][0]! : MIXED}
          sitters={[
            ...each,
            ...(manned ? [] : machines),
            ...(all.size > 1 ? [{ value: MIXED, label: WORDS.below }] : []),
          ]}
          onSitter={(who) => who !== MIXED && onSitters(Object.fromEntries(free.map(({ id }) => [id, who])))}
        />
      </ul>
      <details className="seating-parts" open={all.size > 1 || undefined}>
        <summary>{WORDS.oneByOne(name)}</summary>
        <ul className="seating">
          {free.map((seat, index) => (
            <SeatRow
              key={seat.id}
              name={seat.name}
              sitter={sitter(seat.id)}
              sitters={[...one, ...(manned && index === 0 ? [] : machines)]}
              onSitter={(who) => onSitters({ [seat.id]: who })}
            />
          ))}
        </ul>
      </details>
    </>
  );
}

interface SeatRowProps {
  readonly name: string;
  readonly sitter: string;
  readonly sitters: readonly { readonly value: string; readonly label: string }[];
  onSitter(sitter: string): void;
}

function SeatRow({ name, sitter, sitters, onSitter }: SeatRowProps): ReactNode {
  const field = useId();
  return (
    <li>
      <label htmlFor={field}>{name}</label>
      <select id={field} className="select" value={sitter} onChange={(event) => onSitter(event.target.value)}>
        {sitters.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </li>
  );
}
