/** Both sides with their seats, squadrons and ships, and the fleets that are chosen by points. */

import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { Button, Pennant } from '@weathergage/web/toolkit/controls.tsx';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { TextField, Tick, Wrong } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { SeatsFold, SquadronFrame, UnitButton } from '@weathergage/web/toolkit/workshop/forces.tsx';
import type { Dispatch, ReactNode } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import type { Bench, Deed, Edit, ScenarioShip, ScenarioSide } from '../edits/chosen.ts';
import { shipPoints } from '../edits/designs.ts';
import { addBattery } from '../edits/edit-ships.ts';
import {
  addSeat,
  addSquadron,
  nameSeat,
  removeSeat,
  removeSquadron,
  setMustered,
  setSide,
  setSquadron,
} from '../edits/edit-sides.ts';
import { batteryPlace } from '../edits/places.ts';
import { MusterBox } from './muster-box.tsx';

export interface ForcesProps {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  /** Opens the lists of ships for a squadron, or for a side that has none. */
  onAddShip(side: string, squadron?: string): void;
}

type Squadron = NonNullable<ScenarioSide['squadrons']>[number];

interface SideProps extends ForcesProps {
  readonly side: ScenarioSide;
  readonly place: number;
  apply(edit: Edit, stroke?: string): void;
}

function Ships({
  ships,
  flagship,
  bench,
  dispatch,
}: Pick<ForcesProps, 'bench' | 'dispatch'> & {
  readonly ships: readonly ScenarioShip[];
  readonly flagship?: string;
}): ReactNode {
  return ships.map((ship) => (
    <UnitButton
      key={ship.id}
      chosen={{ kind: 'ship', id: ship.id }}
      name={`${flagship === ship.id ? '★ ' : ''}${ship.name}`}
      note={`${ship.bow} · ${shipPoints(ship)}${ship.entryTurn === undefined ? '' : ` · turn ${ship.entryTurn}`}`}
      now={bench.chosen}
      dispatch={dispatch}
    />
  ));
}

function SquadronBox(props: SideProps & { readonly squadron: Squadron; readonly at: number }): ReactNode {
  const { squadron, at, side, place, bench, dispatch, apply, onAddShip } = props;
  const ships = bench.now.ships.filter((ship) => ship.squadron === squadron.id);
  const points = ships.reduce((sum, ship) => sum + shipPoints(ship), 0);
  const path = `/sides/${place}/squadrons/${at}`;
  return (
    <SquadronFrame
      squadron={squadron}
      path={path}
      forces={`${countedWords(ships.length, 'ship')}, ${points} points`}
      seats={side.seats}
      onName={(name) => apply(setSquadron(squadron.id, { name }), `squadron ${squadron.id}`)}
      onSeat={(seat) => apply(setSquadron(squadron.id, { seat: seat ?? undefined }))}
      onAddShip={() => onAddShip(side.id, squadron.id)}
      onRemove={() => apply(removeSquadron(squadron.id))}
    >
      <Wrong path={`${path}/flagship`} />
      <Ships ships={ships} flagship={squadron.flagship} bench={bench} dispatch={dispatch} />
    </SquadronFrame>
  );
}

function SideBox(props: SideProps): ReactNode {
  const { side, place, bench, dispatch, apply, onAddShip } = props;
  const scenario = bench.now;
  const ships = scenario.ships.filter((ship) => ship.side === side.id);
  const squadrons = side.squadrons ?? [];
  const loose = ships.filter((ship) => !squadrons.some(({ id }) => id === ship.squadron));
  const works = (scenario.batteries ?? []).filter((battery) => battery.side === side.id);
  const points = ships.reduce((sum, ship) => sum + shipPoints(ship), 0);
  return (
    <section className="ws-side" aria-label={side.name}>
      <h2>
        <Pennant {...markOf(scenario, side.id)} /> {side.name}{' '}
        <small>
          {countedWords(ships.length, 'ship')}, {points} points
        </small>
      </h2>
      <TextField
        label="Name of the side"
        path={`/sides/${place}/name`}
        value={side.name}
        testId={`side-${side.id}`}
        onChange={(name) => apply(setSide(side.id, { name }), `side ${side.id}`)}
      />
      <SeatsFold
        side={side.id}
        seats={side.seats}
        count={countedWords(side.seats.length, 'seat')}
        onName={(seat, name) => apply(nameSeat(seat, name), `seat ${seat}`)}
        onRemove={(seat) => apply(removeSeat(seat))}
        onAdd={() => apply(addSeat(side.id))}
      />
      <MusterBox scenario={scenario} side={side} place={place} apply={apply} />
      {squadrons.map((squadron, at) => (
        <SquadronBox key={squadron.id} {...props} squadron={squadron} at={at} />
      ))}
      <Ships ships={loose} bench={bench} dispatch={dispatch} />
      <div className="ws-row">
        {squadrons.length === 0 && (
          <Button look="brass" onClick={() => onAddShip(side.id)} data-testid={`add-ship-${side.id}`}>
            Add a ship…
          </Button>
        )}
        <Button data-testid={`add-squadron-${side.id}`} onClick={() => apply(addSquadron(side.id))}>
          New squadron
        </Button>
        <Button
          data-testid={`add-battery-${side.id}`}
          onClick={() => {
            const edit = addBattery(side.id, batteryPlace(scenario, side.id));
            const { id } = edit(scenario).batteries!.at(-1)!;
            dispatch({ type: 'edit', edit, choose: { kind: 'battery', id } });
          }}
        >
          New battery
        </Button>
      </div>
      {works.map((battery) => (
        <UnitButton
          key={battery.id}
          chosen={{ kind: 'battery', id: battery.id }}
          name={battery.name}
          note={`${battery.hexes.join(', ')} · ${countedWords(battery.guns, 'gun')}`}
          now={bench.chosen}
          dispatch={dispatch}
        />
      ))}
    </section>
  );
}

export function ForcesLeaf(props: ForcesProps): ReactNode {
  const { bench, dispatch } = props;
  const scenario: Scenario = bench.now;
  const apply = (edit: Edit, stroke?: string): void =>
    dispatch({ type: 'edit', edit, ...(stroke === undefined ? {} : { stroke }) });
  return (
    <div className="ws-card">
      <Tick
        label="Both sides choose their fleets in secret, by points"
        checked={scenario.muster !== undefined}
        testId="mustered"
        onChange={(on) => apply(setMustered(on))}
      />
      <Wrong path="/muster" />
      <Wrong path="/ships" />
      <Wrong path="/sides" />
      {scenario.sides.map((side, place) => (
        <SideBox key={side.id} {...props} side={side} place={place} apply={apply} />
      ))}
    </div>
  );
}
