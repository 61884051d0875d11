/** Parts of the leaf on which both sides stand: a unit to choose, the seats of a side, a squadron. */
import type { Dispatch, ReactNode } from 'react';
import { Button } from '../controls.tsx';
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
    <summary>
      {count}: {seats[0]?.name}
    </summary>
    {seats.map(({ id, name }, at) => (
      <div key={id} className="ws-row ws-row-foot">
        <TextField label={`Seat ${at + 1}`} value={name} onChange={(next) => onName(id, next)} />
        {seats.length > 1 && (
          <Button look="quiet" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
            ✕
          </Button>
        )}
      </div>
    ))}
    {seats.length < MOST_SEATS && (
      <Button data-testid={`add-seat-${side}`} onClick={onAdd}>
        Add a seat
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
    <section className="ws-squadron" aria-label={`Squadron ${squadron.name}`}>
      <TextField
        label={`Squadron, ${props.forces}`}
        path={`${path}/name`}
        value={squadron.name}
        onChange={props.onName}
      />
      {seats.length > 1 && (
        <Choice
          label="Commanded by"
          path={`${path}/seat`}
          value={squadron.seat ?? ''}
          options={[
            { value: '', label: 'The first seat' },
            ...seats.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(seat) => props.onSeat(seat === '' ? null : seat)}
        />
      )}
      {props.children}
      <div className="ws-row">
        <Button data-testid={`add-ship-${squadron.id}`} onClick={props.onAddShip}>
          Add a ship…
        </Button>
        <Button look="quiet" onClick={props.onRemove}>
          Remove squadron
        </Button>
      </div>
    </section>
  );
}
