/** What is known of the one thing chosen: a ship, a battery, a berth; or how to begin. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import {
  Choice,
  NumberField,
  ReadField,
  TextField,
  Wrong,
} from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { Dispatch, ReactNode } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import type { Direction } from '../../../rules/sea/hex.ts';
import type { Brush } from '../chart/brush.ts';
import { DirectionRose, DirectionTicks } from '../chart/direction-rose.tsx';
import type { Bench, Change, Chosen, Deed, Edit, ScenarioBattery } from '../edits/chosen.ts';
import { moveTo, removeChosen, setBattery, turnTo } from '../edits/edit-ships.ts';
import { readHexes } from '../edits/hex-sets.ts';
import { bowOf } from '../edits/places.ts';
import { CrewChoice } from './crew-choice.tsx';
import { readHex, ShipCard } from './ship-card.tsx';

interface UnitLeafProps {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  readonly brush: Brush | null;
  onBrush(brush: Brush | null): void;
}

type Apply = (edit: Edit, stroke?: string) => void;

const WORKS = [
  ['guns', 'Guns', 60],
  ['hull', 'Walls', 99],
  ['crew', 'Gunners', 60],
] as const;

function BatteryCard(props: {
  readonly battery: ScenarioBattery;
  readonly scenario: Scenario;
  readonly brush: Brush | null;
  readonly apply: Apply;
  onBrush(brush: Brush | null): void;
}): ReactNode {
  const { battery, scenario, brush, apply, onBrush } = props;
  const { id } = battery;
  const path = `/batteries/${scenario.batteries?.indexOf(battery) ?? 0}`;
  const set = (change: Change<ScenarioBattery>, stroke?: string): void =>
    apply(setBattery(id, change), stroke);
  const painting = brush?.paint === 'battery' && brush.battery === id;
  return (
    <section className="ws-card" aria-label={battery.name}>
      <h2>{battery.name}</h2>
      <div className="ws-pair">
        <TextField
          label="Name"
          path={`${path}/name`}
          value={battery.name}
          testId="battery-name"
          onChange={(name) => set({ name }, `name ${id}`)}
        />
        <Choice
          label="Side"
          path={`${path}/side`}
          value={battery.side}
          options={scenario.sides.map((side) => ({ value: side.id, label: side.name }))}
          onChange={(side) => set({ side, seat: undefined })}
        />
        {WORKS.map(([key, label, most]) => (
          <NumberField
            key={key}
            label={label}
            note="Advanced squares"
            value={battery[key]}
            least={1}
            most={most}
            testId={`battery-${key}`}
            onChange={(squares) => set({ [key]: squares }, `${key} ${id}`)}
          />
        ))}
        <CrewChoice label="Gunners are" quality={battery.quality} onChange={(quality) => set({ quality })} />
        <ReadField
          label="Stands on"
          note="hexes of land"
          path={`${path}/hexes/0`}
          value={battery.hexes.join(', ')}
          read={(text) => {
            const hexes = readHexes(text);
            return hexes === null || hexes.length === 0 ? null : hexes;
          }}
          testId="battery-hexes"
          onChange={(hexes) => set({ hexes })}
        />
      </div>
      <Button
        aria-pressed={painting}
        look={painting ? 'brass' : 'plain'}
        onClick={() => onBrush(painting ? null : { paint: 'battery', rings: 0, depth: 0, battery: id })}
      >
        {painting ? 'Done with its ground' : 'Point out its ground on the chart'}
      </Button>
      <DirectionTicks
        label="Fires towards"
        chosen={battery.arc as Direction[]}
        onChange={(arc) => set({ arc })}
      />
      <Wrong path={`${path}/arc`} />
      <Button look="danger" shortcut="Del" onClick={() => apply(removeChosen({ kind: 'battery', id }))}>
        Pull it down
      </Button>
    </section>
  );
}

function BerthCard(props: {
  readonly chosen: Extract<Chosen, { kind: 'berth' }>;
  readonly scenario: Scenario;
  readonly apply: Apply;
}): ReactNode {
  const { chosen, scenario, apply } = props;
  const muster = scenario.muster?.[chosen.muster];
  const berth = muster?.berths[chosen.at];
  if (muster === undefined || berth === undefined) return null;
  const side = scenario.sides.find(({ id }) => id === muster.side)?.name ?? muster.side;
  return (
    <section className="ws-card" aria-label={`Berth ${chosen.at + 1}`}>
      <h2>Berth {chosen.at + 1}</h2>
      <p>Where the ship of that number in the list of {side} comes to lie.</p>
      <div className="hw-lying">
        <ReadField
          label="Bow in hex"
          path={`/muster/${chosen.muster}/berths/${chosen.at}/bow`}
          value={berth.bow}
          read={readHex}
          onChange={(bow) => apply(moveTo(chosen, bowOf({ bow })))}
        />
        <DirectionRose
          label="Heads"
          value={berth.heading}
          testId="heading"
          onChange={(heading) => apply(turnTo(chosen, heading))}
        />
      </div>
      <Button
        look="danger"
        shortcut="Del"
        disabled={muster.berths.length === 1}
        onClick={() => apply(removeChosen(chosen))}
      >
        Give up the berth
      </Button>
    </section>
  );
}

const HINTS = [
  'Press a ship to choose her, drag her to another hex, turn her with the knobs at her bow.',
  'By keys: Tab to a ship, Enter to choose her, arrows to move, Q and E to turn, Delete to take her off.',
  'With Shift, arrows and drags take her whole squadron along.',
  'Ships, squadrons and batteries are added under Forces; land, shoals and booms are painted under Sea.',
  'What is wrong stands below, beside its field, and in red on the chart.',
] as const;

export function UnitLeaf({ bench, dispatch, brush, onBrush }: UnitLeafProps): ReactNode {
  const { now: scenario, chosen } = bench;
  const apply: Apply = (edit, stroke) =>
    dispatch({ type: 'edit', edit, ...(stroke === undefined ? {} : { stroke }) });
  if (chosen?.kind === 'berth') return <BerthCard chosen={chosen} scenario={scenario} apply={apply} />;
  const ship = chosen?.kind === 'ship' ? scenario.ships.find(({ id }) => id === chosen.id) : undefined;
  if (ship !== undefined) return <ShipCard key={ship.id} ship={ship} scenario={scenario} edit={apply} />;
  const battery =
    chosen?.kind === 'battery' ? scenario.batteries?.find(({ id }) => id === chosen.id) : undefined;
  if (battery !== undefined)
    return (
      <BatteryCard
        key={battery.id}
        battery={battery}
        scenario={scenario}
        brush={brush}
        apply={apply}
        onBrush={onBrush}
      />
    );
  return (
    <div className="ws-card">
      <h2>Nothing is chosen</h2>
      <ul className="ws-hints">
        {HINTS.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </div>
  );
}
