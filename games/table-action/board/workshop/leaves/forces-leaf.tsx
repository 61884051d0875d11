/** Both sides with their seats and squadrons, and where ships and batteries are added. */

import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { Button, Pennant } from '@weathergage/web/toolkit/controls.tsx';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { asOptions, Choice, TextField } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { SeatsFold, SquadronFrame, UnitButton } from '@weathergage/web/toolkit/workshop/forces.tsx';
import { type Dispatch, type ReactNode, useState } from 'react';
import { plainBattery, shoreBatteries } from '../../../data/batteries.ts';
import { NATIONS } from '../../../data/words.ts';
import type { Scenario, ScenarioSquadron } from '../../../rules/scenario/scenario.ts';
import type { Bench, Deed, Edit } from '../edits/bench.ts';
import { addBattery, addSquadron, removeSquadron, setSquadron } from '../edits/edit-forces.ts';
import { addSeat, removeSeat, setSide } from '../edits/edit-table.ts';

export interface ForcesProps {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  /** Opens the list of ships for a squadron, or for a side that has none. */
  onAddShip(side: string, squadron: string | null): void;
}

type Side = Scenario['sides'][number];
type Apply = (edit: Edit, stroke?: string) => void;

function SquadronBox(props: {
  readonly squadron: ScenarioSquadron;
  readonly side: Side;
  readonly forces: ForcesProps;
  readonly apply: Apply;
}): ReactNode {
  const { squadron, side, forces, apply } = props;
  const points = squadron.ships.reduce((sum, ship) => sum + ship.points, 0);
  return (
    <SquadronFrame
      squadron={squadron}
      path={`/squadrons/${forces.bench.now.squadrons.indexOf(squadron)}`}
      forces={`${countedWords(squadron.ships.length, 'ship')}, ${points} points`}
      seats={side.seats}
      onName={(name) => apply(setSquadron(squadron.id, { name }), `squadron ${squadron.id}`)}
      onSeat={(seat) => apply(setSquadron(squadron.id, { seat }))}
      onAddShip={() => forces.onAddShip(side.id, squadron.id)}
      onRemove={() => apply(removeSquadron(squadron.id))}
    >
      {squadron.ships.map((ship) => (
        <UnitButton
          key={ship.id}
          chosen={{ kind: 'ship', id: ship.id }}
          name={`${side.flagship === ship.id ? '★ ' : ''}${ship.name}`}
          note={`${ship.guns} guns · ${ship.points}`}
          now={forces.bench.chosen}
          dispatch={forces.dispatch}
        />
      ))}
    </SquadronFrame>
  );
}

const Seats = ({ side, apply }: { readonly side: Side; readonly apply: Apply }): ReactNode => (
  <SeatsFold
    side={side.id}
    seats={side.seats}
    count={side.seats.length === 1 ? 'One seat' : `${side.seats.length} seats`}
    onName={(id, name) => {
      const seats = side.seats.map((seat) => (seat.id === id ? { ...seat, name } : seat));
      apply(setSide(side.id, { seats }), `seat ${id}`);
    }}
    onRemove={(seat) => apply(removeSeat(seat))}
    onAdd={() => apply(addSeat(side.id))}
  />
);

const OWN = 'own';

/** One of the forts of history, or a plain one to be made into whatever is wanted on its card. */
function AddBattery({ side, forces }: { readonly side: Side; readonly forces: ForcesProps }): ReactNode {
  const [wanted, setWanted] = useState(shoreBatteries[0]!.id);
  const add = (): void => {
    const battery = shoreBatteries.find(({ id }) => id === wanted) ?? plainBattery(side.nation);
    const edit = addBattery(battery, side.id);
    const { id } = edit(forces.bench.now).batteries.at(-1)!;
    forces.dispatch({ type: 'edit', edit, choose: { kind: 'battery', id } });
  };
  return (
    <div className="ws-row ws-row-foot">
      <Choice
        label="Shore battery"
        value={wanted}
        testId={`battery-${side.id}`}
        options={[
          { value: OWN, label: 'A battery of your own' },
          ...shoreBatteries.map(({ id, name, guns }) => ({ value: id, label: `${name}, ${guns} guns` })),
        ]}
        onChange={setWanted}
      />
      <Button data-testid={`add-battery-${side.id}`} onClick={add}>
        Add
      </Button>
    </div>
  );
}

export function ForcesLeaf(props: ForcesProps): ReactNode {
  const { bench, dispatch, onAddShip } = props;
  const scenario = bench.now;
  const apply: Apply = (edit, stroke) =>
    dispatch({ type: 'edit', edit, ...(stroke === undefined ? {} : { stroke }) });
  return (
    <div className="ws-card">
      {scenario.sides.map((side) => {
        const squadrons = scenario.squadrons.filter((squadron) => squadron.side === side.id);
        const forts = scenario.batteries.filter((battery) => battery.side === side.id);
        const points = [...squadrons.flatMap(({ ships }) => ships), ...forts].reduce(
          (sum, unit) => sum + unit.points,
          0,
        );
        return (
          <section key={side.id} className="ws-side" aria-label={side.name}>
            <h2>
              <Pennant {...markOf(scenario, side.id)} /> {side.name} <small>{points} points</small>
            </h2>
            <div className="ws-pair">
              <TextField
                label="Name of the side"
                value={side.name}
                onChange={(name) => apply(setSide(side.id, { name }), `side ${side.id}`)}
              />
              <Choice
                label="Nation"
                value={side.nation}
                options={asOptions(NATIONS)}
                onChange={(nation) => apply(setSide(side.id, { nation }))}
              />
            </div>
            <Seats side={side} apply={apply} />
            {squadrons.map((squadron) => (
              <SquadronBox key={squadron.id} squadron={squadron} side={side} forces={props} apply={apply} />
            ))}
            <div className="ws-row">
              {squadrons.length === 0 && (
                <Button
                  look="brass"
                  onClick={() => onAddShip(side.id, null)}
                  data-testid={`add-ship-${side.id}`}
                >
                  Add a ship…
                </Button>
              )}
              <Button onClick={() => apply(addSquadron(side.id))}>New squadron</Button>
            </div>
            {forts.map((battery) => (
              <UnitButton
                key={battery.id}
                chosen={{ kind: 'battery', id: battery.id }}
                name={battery.name}
                note={`${battery.guns} guns · ${battery.points}`}
                now={bench.chosen}
                dispatch={dispatch}
              />
            ))}
            <AddBattery side={side} forces={props} />
          </section>
        );
      })}
    </div>
  );
}
