/** A coast or a shoal: its name, its kind, and its corners by number. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { Choice, TextField } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { Dispatch, ReactNode } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import type { Chosen, Deed } from '../edits/bench.ts';
import { insertCorner, moveCorner, removeCorner, removeGround, setGround } from '../edits/edit-table.ts';
import { InchField } from './measures.tsx';

/** How far beyond the table a corner may lie: a coast goes on. */
export const CORNER_BOUNDS = { least: -50_000, most: 450_000 } as const;

export function GroundCard(props: {
  readonly chosen: Extract<Chosen, { kind: 'ground' }>;
  readonly scenario: Scenario;
  readonly dispatch: Dispatch<Deed>;
}): ReactNode {
  const { chosen, scenario, dispatch } = props;
  const { index, corner } = chosen;
  const ground = scenario.terrain[index]!;
  const point = corner === null ? undefined : ground.polygon[corner];
  const moveTo = (corner: number, to: { readonly x: number; readonly y: number }): void =>
    dispatch({ type: 'edit', edit: moveCorner(index, corner, to), stroke: `corner ${index} ${corner}` });
  return (
    <section className="ws-card" aria-label={ground.name ?? 'Coast'}>
      <header>
        <div>
          <h2>{ground.name ?? 'Without a name'}</h2>
          <p>
            {ground.kind === 'land' ? 'Coast' : 'Shoal'} of {ground.polygon.length} corners
          </p>
        </div>
      </header>
      <TextField
        label="Name"
        value={ground.name ?? ''}
        testId="ground-name"
        onChange={(name) =>
          dispatch({ type: 'edit', edit: setGround(index, { name }), stroke: `name ${index}` })
        }
      />
      <Choice
        label="Kind"
        value={ground.kind}
        options={[
          { value: 'land', label: 'land: stops ships and hides them' },
          { value: 'shoal', label: 'shoal: ships run aground' },
        ]}
        onChange={(kind) => dispatch({ type: 'edit', edit: setGround(index, { kind }) })}
      />
      <fieldset className="tw-corners">
        <legend>Corners</legend>
        {ground.polygon.map((_, at) => (
          <button
            key={at}
            type="button"
            className="tw-corner-chip"
            aria-pressed={corner === at}
            aria-label={`Corner ${at + 1}`}
            onClick={() => dispatch({ type: 'choose', chosen: { kind: 'ground', index, corner: at } })}
          >
            {at + 1}
          </button>
        ))}
      </fieldset>
      {corner !== null && point !== undefined && (
        <>
          <div className="ws-pair">
            <InchField
              label="From the left"
              value={point[0]}
              {...CORNER_BOUNDS}
              onChange={(x) => moveTo(corner, { x, y: point[1] })}
            />
            <InchField
              label="From the top"
              value={point[1]}
              {...CORNER_BOUNDS}
              onChange={(y) => moveTo(corner, { x: point[0], y })}
            />
          </div>
          <div className="ws-row">
            <Button
              shortcut="Ins"
              onClick={() =>
                dispatch({
                  type: 'edit',
                  edit: insertCorner(index, corner),
                  choose: { kind: 'ground', index, corner: corner + 1 },
                })
              }
            >
              New corner after it
            </Button>
            <Button
              shortcut="Del"
              disabled={ground.polygon.length <= 3}
              onClick={() =>
                dispatch({
                  type: 'edit',
                  edit: removeCorner(index, corner),
                  choose: { kind: 'ground', index, corner: null },
                })
              }
            >
              Remove corner
            </Button>
          </div>
        </>
      )}
      <Button
        look="danger"
        onClick={() => dispatch({ type: 'edit', edit: removeGround(index), choose: null })}
      >
        Remove the whole {ground.kind === 'land' ? 'coast' : 'shoal'}
      </Button>
    </section>
  );
}
