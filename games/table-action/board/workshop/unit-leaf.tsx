/** What is known of the one thing chosen, and everything that can be changed about it. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import type { Dispatch, ReactNode } from 'react';
import { QUALITIES, SAILS } from '../../data/words.ts';
import { disposition } from '../../rules/geometry/wind.ts';
import type { Scenario, ScenarioBattery, ScenarioShip, ScenarioSquadron } from '../../rules/scenario.ts';
import { EnsignIcon } from '../ships/ensign.tsx';
import { capital, DISPOSITION_WORDS, QUALITY_WORDS, SAIL_WORDS } from '../words.ts';
import type { Bench, Deed, Edit } from './bench.ts';
import {
  assign,
  moveUnit,
  removeUnit,
  setBattery,
  setFlagship,
  setShip,
  turnShip,
  without,
} from './edit-forces.ts';
import { asOptions, Choice, DegreeField, InchField, TextField, Tick } from './fields.tsx';
import { shipWords } from './flaw-place.ts';
import { GroundCard } from './ground-card.tsx';
import { Statistics } from './statistics.tsx';

interface CardProps {
  readonly scenario: Scenario;
  readonly dispatch: Dispatch<Deed>;
}

const QUARTER = 150;

function Whereabouts({
  unit,
  scenario,
  edit,
}: {
  readonly unit: ScenarioShip | ScenarioBattery;
  readonly scenario: Scenario;
  edit(change: Edit, stroke?: string): void;
}): ReactNode {
  const { id, x, y } = unit;
  return (
    <>
      <InchField
        label="From the left"
        value={x}
        least={0}
        most={scenario.table.width}
        testId="unit-x"
        onChange={(to) => edit(moveUnit(id, { x: to, y }), `x ${id}`)}
      />
      <InchField
        label="From the top"
        value={y}
        least={0}
        most={scenario.table.height}
        testId="unit-y"
        onChange={(to) => edit(moveUnit(id, { x, y: to }), `y ${id}`)}
      />
    </>
  );
}

function ShipCard({
  ship,
  squadron,
  scenario,
  dispatch,
}: CardProps & { readonly ship: ScenarioShip; readonly squadron: ScenarioSquadron }): ReactNode {
  const { id } = ship;
  const edit = (change: Edit, stroke?: string): void =>
    dispatch({ type: 'edit', edit: change, ...(stroke === undefined ? {} : { stroke }) });
  const set = (change: Partial<ScenarioShip>): void => edit(setShip(id, change));
  const flagged = scenario.sides.find((side) => side.id === squadron.side)?.flagship === id;
  const sideOf = (side: string): string => scenario.sides.find((info) => info.id === side)?.name ?? side;
  const seats = scenario.sides.find((side) => side.id === squadron.side)?.seats ?? [];
  return (
    <section className="tw-card" aria-label={ship.name}>
      <header>
        <EnsignIcon nation={ship.nation} />
        <div>
          <h2>{ship.name}</h2>
          <p>
            {capital(shipWords(ship))} · {ship.points} points ·{' '}
            {DISPOSITION_WORDS[disposition(ship.heading, scenario.wind.toward)]}
          </p>
        </div>
      </header>
      <TextField
        label="Name"
        value={ship.name}
        onChange={(name) => edit(setShip(id, { name }), `name ${id}`)}
      />
      <div className="tw-pair">
        <Whereabouts unit={ship} scenario={scenario} edit={edit} />
      </div>
      <div className="tw-turning">
        <Button
          aria-label="Turn 15 degrees to larboard"
          onClick={() => edit(turnShip(id, ship.heading - QUARTER))}
        >
          ↺ 15°
        </Button>
        <DegreeField
          label="Heading"
          value={ship.heading}
          testId="unit-heading"
          onChange={(heading) => edit(turnShip(id, heading), `turn ${id}`)}
        />
        <Button
          aria-label="Turn 15 degrees to starboard"
          onClick={() => edit(turnShip(id, ship.heading + QUARTER))}
        >
          15° ↻
        </Button>
      </div>
      <div className="tw-pair">
        <Choice
          label="Squadron"
          value={squadron.id}
          options={scenario.squadrons.map((each) => ({
            value: each.id,
            label: `${each.name} (${sideOf(each.side)})`,
          }))}
          onChange={(to) => edit(assign(id, to))}
        />
        <Choice
          label="Sail"
          value={ship.sail}
          options={asOptions(SAILS, SAIL_WORDS)}
          onChange={(sail) => set({ sail })}
        />
        <Choice
          label="Crew"
          value={ship.quality}
          options={asOptions(QUALITIES, QUALITY_WORDS)}
          onChange={(quality) => set({ quality })}
        />
        {seats.length > 1 && (
          <Choice
            label="Commanded by"
            value={ship.seat ?? ''}
            options={[
              { value: '', label: 'As her squadron' },
              ...seats.map((seat) => ({ value: seat.id, label: seat.name })),
            ]}
            onChange={(seat) =>
              edit((now) => (seat === '' ? bared(now, id, 'seat') : setShip(id, { seat })(now)))
            }
          />
        )}
      </div>
      <fieldset className="tw-ticks">
        <legend>She is</legend>
        <Tick
          label="flagship of her side"
          checked={flagged}
          onChange={(on) => edit(setFlagship(squadron.side, on ? id : null))}
        />
        <Tick label="with marines" checked={ship.marines ?? false} onChange={(marines) => set({ marines })} />
        <Tick label="with signals" checked={ship.signals ?? false} onChange={(signals) => set({ signals })} />
        <Tick
          label="at anchor"
          checked={ship.anchored ?? false}
          onChange={(anchored) => set(anchored ? { anchored, sail: 'easy' } : { anchored, blockship: false })}
        />
        <Tick
          label="a blockship, without masts"
          checked={ship.blockship ?? false}
          onChange={(blockship) =>
            set(blockship ? { blockship, anchored: true, sail: 'easy' } : { blockship })
          }
        />
      </fieldset>
      <Statistics ship={ship} />
      <Button look="danger" shortcut="Del" onClick={() => edit(removeUnit(id))}>
        Take her off the table
      </Button>
    </section>
  );
}

/** A ship without one of the things a file may leave unsaid. */
function bared(scenario: Scenario, id: string, key: 'seat'): Scenario {
  return {
    ...scenario,
    squadrons: scenario.squadrons.map((squadron) => ({
      ...squadron,
      ships: squadron.ships.map((ship) => (ship.id === id ? without(ship, key) : ship)),
    })),
  };
}

function BatteryCard({
  battery,
  scenario,
  dispatch,
}: CardProps & { readonly battery: ScenarioBattery }): ReactNode {
  const { id, arc } = battery;
  const edit = (change: Edit, stroke?: string): void =>
    dispatch({ type: 'edit', edit: change, ...(stroke === undefined ? {} : { stroke }) });
  return (
    <section className="tw-card" aria-label={battery.name}>
      <header>
        <EnsignIcon nation={battery.nation} />
        <div>
          <h2>{battery.name}</h2>
          <p>
            Shore battery, {battery.guns} guns · fort {battery.fort}, crew {battery.crew} · {battery.points}{' '}
            points
          </p>
        </div>
      </header>
      <TextField
        label="Name"
        value={battery.name}
        onChange={(name) => edit(setBattery(id, { name }), `name ${id}`)}
      />
      <div className="tw-pair">
        <Whereabouts unit={battery} scenario={scenario} edit={edit} />
        <Choice
          label="Side"
          value={battery.side}
          options={scenario.sides.map((side) => ({ value: side.id, label: side.name }))}
          onChange={(side) => edit(setBattery(id, { side }))}
        />
      </div>
      <Tick
        label="Her guns bear all round"
        checked={arc === undefined}
        onChange={(round) => edit(setBattery(id, { arc: round ? null : { from: 2700, to: 900 } }))}
      />
      {arc !== undefined && (
        <div className="tw-pair">
          <DegreeField
            label="Bear from"
            value={arc.from}
            onChange={(from) => edit(setBattery(id, { arc: { ...arc, from } }), `arc ${id}`)}
          />
          <DegreeField
            label="clockwise to"
            value={arc.to}
            onChange={(to) => edit(setBattery(id, { arc: { ...arc, to } }), `arc ${id}`)}
          />
        </div>
      )}
      <Button look="danger" shortcut="Del" onClick={() => edit(removeUnit(id))}>
        Take it off the table
      </Button>
    </section>
  );
}

export function UnitLeaf({
  bench,
  dispatch,
}: {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
}): ReactNode {
  const { now: scenario, chosen } = bench;
  if (chosen?.kind === 'ship') {
    const squadron = scenario.squadrons.find(({ ships }) => ships.some(({ id }) => id === chosen.id))!;
    const ship = squadron.ships.find(({ id }) => id === chosen.id)!;
    return <ShipCard key={ship.id} ship={ship} squadron={squadron} scenario={scenario} dispatch={dispatch} />;
  }
  if (chosen?.kind === 'battery') {
    const battery = scenario.batteries.find(({ id }) => id === chosen.id)!;
    return <BatteryCard key={battery.id} battery={battery} scenario={scenario} dispatch={dispatch} />;
  }
  if (chosen?.kind === 'ground')
    return <GroundCard key={chosen.index} chosen={chosen} scenario={scenario} dispatch={dispatch} />;
  return (
    <div className="tw-card">
      <p>Press a ship, a battery or a coast on the table to change it.</p>
      <ul className="tw-hints">
        <li>Drag a ship to move her; drag the knob ahead of her bow to turn her.</li>
        <li>
          <kbd>Arrows</kbd> move by half an inch, with <kbd>Shift</kbd> by a tenth; <kbd>Q</kbd> and{' '}
          <kbd>E</kbd> turn.
        </li>
        <li>
          <kbd>Ctrl</kbd> <kbd>Z</kbd> takes back, <kbd>Ctrl</kbd> <kbd>Y</kbd> does it again.
        </li>
        <li>Ships are added under Forces, coasts and shoals under Table.</li>
      </ul>
    </div>
  );
}
