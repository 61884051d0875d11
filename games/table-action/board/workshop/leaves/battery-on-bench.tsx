/** Everything that can be changed about a shore battery on the bench: its guns, walls and gunners, and where it bears. */

import { asOptions, Choice, NumberField, Tick } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { type Dispatch, type ReactNode, useState } from 'react';
import { MOST_GUNS } from '../../../data/armament.ts';
import { batteryBroadside, largeGunsOf, sameDice } from '../../../data/batteries.ts';
import { NATIONS, QUALITIES } from '../../../data/words.ts';
import type { Scenario, ScenarioBattery } from '../../../rules/scenario/scenario.ts';
import { QUALITY_WORDS } from '../../look/words.ts';
import type { Deed, Edit } from '../edits/bench.ts';
import { armBattery, removeUnit, setBattery } from '../edits/edit-forces.ts';
import { DegreeField } from './measures.tsx';
import { BenchDice } from './statistics.tsx';
import { UnitCard } from './unit-card.tsx';
import { Whereabouts } from './whereabouts.tsx';

interface BatteryCardProps {
  readonly battery: ScenarioBattery;
  readonly scenario: Scenario;
  readonly dispatch: Dispatch<Deed>;
}

/** As a scenario file may hold them. */
const MOST_POINTS = 400;

const HAS_POINTS = [
  { part: 'fort', label: 'Walls' },
  { part: 'crew', label: 'Gunners' },
] as const;

function Works({
  battery,
  edit,
}: {
  readonly battery: ScenarioBattery;
  edit(change: Edit, stroke?: string): void;
}): ReactNode {
  const { id, guns, quality } = battery;
  // Several numbers of large guns give the same dice: the one that was typed stays as long as it does.
  const [typed, setTyped] = useState<number | null>(null);
  const holds = typed !== null && typed <= guns && sameDice(batteryBroadside(guns, typed), battery.broadside);
  const large = holds ? typed : largeGunsOf(guns, battery.broadside);
  return (
    <div className="ws-pair">
      <NumberField
        label="Guns"
        value={guns}
        least={1}
        most={MOST_GUNS}
        testId="battery-guns"
        onChange={(wanted) => edit(armBattery(id, Math.round(wanted), large), `guns ${id}`)}
      />
      <NumberField
        label="Of them large"
        value={large}
        least={0}
        most={guns}
        testId="battery-large"
        onChange={(wanted) => {
          setTyped(Math.round(wanted));
          edit(armBattery(id, guns, Math.round(wanted)), `large ${id}`);
        }}
      />
      {HAS_POINTS.map(({ part, label }) => (
        <NumberField
          key={part}
          label={label}
          note="points"
          value={battery[part]}
          least={1}
          most={MOST_POINTS}
          testId={`battery-${part}`}
          onChange={(points) => edit(setBattery(id, { [part]: Math.round(points) }), `${part} ${id}`)}
        />
      ))}
      <Choice
        label="Crew"
        value={quality}
        options={asOptions(QUALITIES, QUALITY_WORDS)}
        onChange={(next) => edit(setBattery(id, { quality: next }))}
      />
    </div>
  );
}

export function BatteryCard({ battery, scenario, dispatch }: BatteryCardProps): ReactNode {
  const { id, arc } = battery;
  const edit = (change: Edit, stroke?: string): void =>
    dispatch({ type: 'edit', edit: change, ...(stroke === undefined ? {} : { stroke }) });
  return (
    <UnitCard
      unit={battery}
      words={`Shore battery, ${battery.guns} guns · fort ${battery.fort}, crew ${battery.crew} · ${battery.points} points`}
      pronoun="it"
      onName={(name) => edit(setBattery(id, { name }), `name ${id}`)}
      onRemove={() => edit(removeUnit(id))}
    >
      <div className="ws-pair">
        <Whereabouts unit={battery} scenario={scenario} edit={edit} />
        <Choice
          label="Side"
          value={battery.side}
          options={scenario.sides.map((side) => ({ value: side.id, label: side.name }))}
          onChange={(side) => edit(setBattery(id, { side }))}
        />
        <Choice
          label="Nation"
          value={battery.nation}
          options={asOptions(NATIONS)}
          onChange={(nation) => edit(setBattery(id, { nation }))}
        />
      </div>
      <Works battery={battery} edit={edit} />
      <Tick
        label="Its guns bear all round"
        checked={arc === undefined}
        onChange={(round) => edit(setBattery(id, { arc: round ? null : { from: 2700, to: 900 } }))}
      />
      {arc !== undefined && (
        <div className="ws-pair">
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
      <BenchDice broadside={battery.broadside} musketry={battery.musketry} />
    </UnitCard>
  );
}
