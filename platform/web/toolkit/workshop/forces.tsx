/** Parts of the leaf on which both sides stand: a unit to choose, the seats of a side, a squadron. */
import type { Dispatch, ReactNode } from 'react';
import { Button } from '../controls.tsx';
import { FORCE_WORDS as WORDS } from './bench-words.ts';
import { Choice, TextField } from './fields.tsx';

interface UnitButtonProps<C> {
  readonly chosen: C;
  readonly name: string;
  readonly note: string;
  /** What the hand is on. */
  readonly now: C | null;
  readonly dispatch: Dispatch<{ readonly type: 'choose'; readonly chosen: C }>;
}

/** A ship or a battery in the list; pressed, the hand is on it. */
export const UnitButton = <C extends object>(props: UnitButtonProps<C>): ReactNode => {
  const { chosen, name, note, now, dispatch } = props;
  const pressed = now !== null && 'id' in now && 'id' in chosen && now.id === chosen.id;
  return (
    <button
      type="button"
      className="ws-unit"
      aria-pressed={pressed}
      onClick={() => dispatch({ type: 'choose', chosen })}
    >
      <span>{name}</span>
      <small>{note}</small>
    </button>
  );
};

interface Seat {
  readonly id: string;
  readonly name: string;
}

const MOST_SEATS = 8;

interface SeatsFoldProps {
  readonly side: string;
  readonly seats: readonly Seat[];
  /** How many there are, in words. */
  readonly count: string;
  onName(seat: string, name: string): void;
  onRemove(seat: string): void;
  onAdd(): void;
}

export const SeatsFold = ({ side, seats, count, onName, onRemove, onAdd }: SeatsFoldProps): ReactNode => (
  <details className="ws-fold">
    <summary>{WORDS.seats(count, seats[0]?.name ?? '')}</summary>
    {seats.map(({ id, name }, at) => (
      <div key={id} className="ws-row ws-row-foot">
        <TextField label={WORDS.seat(at + 1)} value={name} onChange={(next) => onName(id, next)} />
        {seats.length > 1 && (
          <Button look="quiet" aria-label={WORDS.remove(name)} onClick={() => onRemove(id)}>
            ✕
          </Button>
        )}
      </div>
    ))}
    {seats.length < MOST_SEATS && (
      <Button data-testid={`add-seat-${side}`} onClick={onAdd}>
        {WORDS.addSeat}
      </Button>
    )}
  </details>
);

interface SquadronFrameProps {
  readonly squadron: { readonly id: string; readonly name: string; readonly seat?: string | undefined };
  /** Where it stands in the scenario's file. */
  readonly path: string;
  /** What sails in it: "3 ships, 66 points". */
  readonly forces: string;
  readonly seats: readonly Seat[];
  /** Its ships. */
  readonly children: ReactNode;
  onName(name: string): void;
  /** Null: the first of the side's. */
  onSeat(seat: string | null): void;
  onAddShip(): void;
  onRemove(): void;
}

export function SquadronFrame(props: SquadronFrameProps): ReactNode {
  const { squadron, path, seats } = props;
  return (
    <section className="ws-squadron" aria-label={WORDS.squadron(squadron.name)}>
      <TextField
        label={WORDS.squadronOf(props.forces)}
        path={`${path}/name`}
        value={squadron.name}
        onChange={props.onName}
      />
      {seats.length > 1 && (
        <Choice
          label={WORDS.commandedBy}
          path={`${path}/seat`}
          value={squadron.seat ?? ''}
          options={[
            { value: '', label: WORDS.firstSeat },
            ...seats.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(seat) => props.onSeat(seat === '' ? null : seat)}
        />
      )}
      {props.children}
      <div className="ws-row">
        <Button data-testid={`add-ship-${squadron.id}`} onClick={props.onAddShip}>
          {WORDS.addShip}
        </Button>
        <Button look="quiet" onClick={props.onRemove}>
          {WORDS.removeSquadron}
        </Button>
      </div>
    </section>
  );
}
