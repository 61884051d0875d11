/** The table: its size, the wind as a rose, the length of the battle, coasts and shoals. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { NumberField, Tick } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { Dispatch, ReactNode } from 'react';
import { windWords } from '../../look/wind-words.ts';
import type { Bench, Deed, Edit } from '../edits/bench.ts';
import { type GroundKind, setFrame } from '../edits/edit-table.ts';
import { DegreeField, InchField } from './measures.tsx';

/** Where a wind may come from, in the order of a square round the rose; null is the rose itself. */
const SQUARE = ['NW', 'N', 'NE', 'W', null, 'E', 'SW', 'S', 'SE'] as const;
const FROM: Readonly<Record<string, number>> = {
  N: 0,
  NE: 450,
  E: 900,
  SE: 1350,
  S: 1800,
  SW: 2250,
  W: 2700,
  NW: 3150,
};
const LEAST_TABLE = 12_000;
const MOST_TABLE = 400_000;

export function WindPicker({
  toward,
  onChange,
}: {
  readonly toward: number;
  onChange(toward: number): void;
}): ReactNode {
  return (
    <fieldset className="tw-rose">
      <legend>Wind {windWords(toward)}</legend>
      {SQUARE.map((point) =>
        point === null ? (
          <svg key="rose" viewBox="-20 -20 40 40" aria-hidden="true">
            <circle r="18" />
            <path d="M0 -15L5 -6H2V13H-2V-6H-5Z" transform={`rotate(${toward / 10})`} />
          </svg>
        ) : (
          <button
            key={point}
            type="button"
            aria-pressed={(FROM[point]! + 1800) % 3600 === toward}
            aria-label={`${point}, wind ${windWords((FROM[point]! + 1800) % 3600)}`}
            onClick={() => onChange((FROM[point]! + 1800) % 3600)}
          >
            {point}
          </button>
        ),
      )}
    </fieldset>
  );
}

export function TableLeaf(props: {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  onSketch(kind: GroundKind): void;
}): ReactNode {
  const { bench, dispatch, onSketch } = props;
  const { table, wind, turnLimit, terrain, special = {} } = bench.now;
  const apply = (edit: Edit, stroke: string): void => dispatch({ type: 'edit', edit, stroke });
  return (
    <div className="ws-card">
      <h2>The table</h2>
      <div className="ws-pair">
        <InchField
          label="Width"
          value={table.width}
          least={LEAST_TABLE}
          most={MOST_TABLE}
          testId="table-width"
          onChange={(width) => apply(setFrame({ table: { ...table, width } }), 'width')}
        />
        <InchField
          label="Depth"
          value={table.height}
          least={LEAST_TABLE}
          most={MOST_TABLE}
          onChange={(height) => apply(setFrame({ table: { ...table, height } }), 'height')}
        />
      </div>
      <WindPicker
        toward={wind.toward}
        onChange={(toward) => apply(setFrame({ wind: { toward } }), 'wind point')}
      />
      <div className="ws-pair">
        <DegreeField
          label="It blows toward"
          value={wind.toward}
          onChange={(toward) => apply(setFrame({ wind: { toward } }), 'wind')}
        />
        <NumberField
          label="Turns at most"
          value={turnLimit}
          least={1}
          most={200}
          onChange={(turns) => apply(setFrame({ turnLimit: turns }), 'turns')}
        />
      </div>
      <Tick
        label="Fluky wind: on some turns nobody gets far"
        checked={special.flukyWind ?? false}
        onChange={(flukyWind) => apply(setFrame({ special: { ...special, flukyWind } }), 'fluky')}
      />
      <NumberField
        label="Nobody fires before turn"
        value={special.noFireBefore ?? 1}
        least={1}
        most={200}
        onChange={(noFireBefore) => apply(setFrame({ special: { ...special, noFireBefore } }), 'hold fire')}
      />
      <h2>Coasts and shoals</h2>
      {terrain.length === 0 && <p>Open sea.</p>}
      {terrain.map((ground, index) => (
        <button
          key={index}
          type="button"
          className="ws-unit"
          aria-pressed={bench.chosen?.kind === 'ground' && bench.chosen.index === index}
          onClick={() => dispatch({ type: 'choose', chosen: { kind: 'ground', index, corner: null } })}
        >
          <span>{ground.name ?? 'Without a name'}</span>
          <small>{ground.kind === 'land' ? 'coast' : 'shoal'}</small>
        </button>
      ))}
      <div className="ws-row">
        <Button data-testid="draw-land" onClick={() => onSketch('land')}>
          Draw a coast
        </Button>
        <Button data-testid="draw-shoal" onClick={() => onSketch('shoal')}>
          Draw a shoal
        </Button>
      </div>
    </div>
  );
}
