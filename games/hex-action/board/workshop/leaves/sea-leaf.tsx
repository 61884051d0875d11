/** The sea: the board's size and edges, what is painted on it, and the wind over it. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { asOptions, Choice, NumberField, Tick, Wrong } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { Dispatch, ReactNode } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { DIRECTIONS, type Direction } from '../../../rules/sea/hex.ts';
import { VELOCITY_WORDS } from '../../look/words-advanced.ts';
import { type Brush, MOST_RINGS } from '../chart/brush.ts';
import { DirectionRose } from '../chart/direction-rose.tsx';
import { type Bench, type Change, changed, type Deed, setFrame } from '../edits/chosen.ts';

interface SeaLeafProps {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  readonly brush: Brush | null;
  onBrush(brush: Brush | null): void;
}

const VELOCITIES = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
const velocityWords = Object.fromEntries(
  VELOCITIES.map((velocity) => [velocity, `${velocity}, ${VELOCITY_WORDS[Number(velocity) as 0]}`]),
) as Record<(typeof VELOCITIES)[number], string>;
const MOST_CHANGES = 40;

const TOOLS = [
  ['land', 'Land'],
  ['depth', 'Depth'],
  ['boom', 'Boom'],
  ['erase', 'Open water'],
] as const;

const usual: Brush = { paint: 'land', rings: 0, depth: 10, battery: '' };

export const BrushTools = ({ brush, onBrush }: Pick<SeaLeafProps, 'brush' | 'onBrush'>): ReactNode => (
  <fieldset className="hw-tools">
    <legend>Paint on the chart</legend>
    <div className="ws-row">
      {TOOLS.map(([paint, label]) => (
        <Button
          key={paint}
          aria-pressed={brush?.paint === paint}
          look={brush?.paint === paint ? 'brass' : 'plain'}
          data-testid={`brush-${paint}`}
          onClick={() => onBrush(brush?.paint === paint ? null : { ...(brush ?? usual), paint })}
        >
          {label}
        </Button>
      ))}
    </div>
    {brush !== null && (
      <div className="ws-pair">
        <NumberField
          label="Breadth of the brush"
          note="rings of hexes"
          value={brush.rings}
          least={0}
          most={MOST_RINGS}
          testId="brush-rings"
          onChange={(rings) => onBrush({ ...brush, rings })}
        />
        {brush.paint === 'depth' && (
          <NumberField
            label="Depth"
            note="a 74 draws about 20"
            value={brush.depth}
            least={0}
            most={60}
            testId="depth-here"
            onChange={(depth) => onBrush({ ...brush, depth })}
          />
        )}
      </div>
    )}
  </fieldset>
);

type Put = (change: Change<Scenario>, stroke?: string) => void;

/** What a board is measured by, with the most it may have. */
const SIZES = [
  ['columns', 'Columns', 104],
  ['rows', 'Rows', 80],
] as const;

function Board({ scenario, put }: { readonly scenario: Scenario; readonly put: Put }): ReactNode {
  const { board } = scenario;
  const set = (change: Change<Scenario['board']>, stroke?: string): void =>
    put({ board: changed(board, change) }, stroke);
  return (
    <>
      <div className="ws-pair">
        {SIZES.map(([size, label, most]) => (
          <NumberField
            key={size}
            label={label}
            path={`/board/${size}`}
            value={board[size]}
            least={5}
            most={most}
            testId={`board-${size}`}
            onChange={(count) => set({ [size]: count }, size)}
          />
        ))}
        <Choice
          label="North is up by direction"
          value={String(board.north ?? '')}
          options={[
            { value: '', label: 'not said' },
            ...DIRECTIONS.map((direction) => ({ value: String(direction), label: String(direction) })),
          ]}
          onChange={(north) => set({ north: north === '' ? undefined : (Number(north) as Direction) })}
        />
      </div>
      <Tick
        label="The edges are real: who crosses them is gone"
        checked={board.fixed}
        testId="board-fixed"
        onChange={(fixed) => set({ fixed, fixedUntilTurn: fixed ? undefined : board.fixedUntilTurn })}
      />
      {!board.fixed && (
        <Tick
          label="Real for the first turns only"
          checked={board.fixedUntilTurn !== undefined}
          onChange={(on) => set({ fixedUntilTurn: on ? 5 : undefined })}
        />
      )}
      {board.fixedUntilTurn !== undefined && (
        <NumberField
          label="Real through turn"
          value={board.fixedUntilTurn}
          least={1}
          most={500}
          onChange={(fixedUntilTurn) => set({ fixedUntilTurn }, 'until')}
        />
      )}
    </>
  );
}

function Schedule({ scenario, put }: { readonly scenario: Scenario; readonly put: Put }): ReactNode {
  const list = scenario.windSchedule ?? [];
  const set = (next: typeof list, stroke?: string): void =>
    put({ windSchedule: next.length === 0 ? undefined : next }, stroke);
  const last = list.at(-1);
  return (
    <details className="ws-fold" open={list.length > 0}>
      <summary>
        {list.length === 0 ? 'No changes set beforehand' : `${list.length} changes set beforehand`}
      </summary>
      <Wrong path="/windSchedule" />
      {list.map((change, at) => (
        <div key={at} className="hw-change">
          <NumberField
            label="Turn"
            value={change.turn}
            least={1}
            most={500}
            onChange={(turn) => set(list.with(at, { ...change, turn }), `schedule ${at}`)}
          />
          <Choice
            label="Towards"
            value={String(change.direction)}
            options={DIRECTIONS.map((way) => ({ value: String(way), label: String(way) }))}
            onChange={(way) => set(list.with(at, { ...change, direction: Number(way) as Direction }))}
          />
          <Choice
            label="Velocity"
            value={String(change.velocity) as '0'}
            options={asOptions(VELOCITIES, velocityWords)}
            onChange={(velocity) => set(list.with(at, { ...change, velocity: Number(velocity) }))}
          />
          <Button
            look="quiet"
            aria-label={`Remove the change of turn ${change.turn}`}
            onClick={() => set(list.toSpliced(at, 1))}
          >
            ✕
          </Button>
        </div>
      ))}
      <Button
        data-testid="add-wind-change"
        disabled={list.length >= MOST_CHANGES}
        onClick={() =>
          set([
            ...list,
            {
              turn: Math.min(500, (last?.turn ?? 0) + 5),
              direction: last?.direction ?? scenario.wind,
              velocity: last?.velocity ?? scenario.velocity ?? 3,
            },
          ])
        }
      >
        Add a change
      </Button>
    </details>
  );
}

function Wind({ scenario, put }: { readonly scenario: Scenario; readonly put: Put }): ReactNode {
  const { wind, velocity = 3, windChange, edition } = scenario;
  return (
    <>
      <h3>Wind</h3>
      <DirectionRose
        label="Blows"
        value={wind}
        testId="wind"
        onChange={(towards) => put({ wind: towards })}
      />
      {edition === 'advanced' && (
        <>
          <div className="ws-pair">
            <Choice
              label="Velocity"
              value={String(velocity) as '0'}
              options={asOptions(VELOCITIES, velocityWords)}
              testId="wind-velocity"
              onChange={(next) => put({ velocity: Number(next) })}
            />
            <Choice
              label="Changes when two dice make"
              value={String(windChange ?? '')}
              testId="wind-change"
              options={[
                { value: '', label: 'never' },
                ...Array.from({ length: 11 }, (_, i) => ({
                  value: String(i + 2),
                  label: String(i + 2),
                })),
              ]}
              onChange={(next) => put({ windChange: next === '' ? undefined : Number(next) })}
            />
          </div>
          <Schedule scenario={scenario} put={put} />
        </>
      )}
    </>
  );
}

export function SeaLeaf({ bench, dispatch, brush, onBrush }: SeaLeafProps): ReactNode {
  const scenario = bench.now;
  const put: Put = (change, stroke) =>
    dispatch({ type: 'edit', edit: setFrame(change), ...(stroke === undefined ? {} : { stroke }) });
  const painted = [scenario.land, scenario.depths, scenario.booms].some((list) => (list?.length ?? 0) > 0);
  return (
    <div className="ws-card">
      <BrushTools brush={brush} onBrush={onBrush} />
      {['/land', '/depths', '/booms'].map((path) => (
        <Wrong key={path} path={path} />
      ))}
      {painted && (
        <Button look="quiet" onClick={() => put({ land: undefined, depths: undefined, booms: undefined })}>
          Wash it all away
        </Button>
      )}
      <Wind scenario={scenario} put={put} />
      <h3>Board</h3>
      <Board scenario={scenario} put={put} />
      {scenario.edition === 'advanced' && (
        <>
          <Tick
            label="Ships may anchor here"
            checked={scenario.anchoring ?? false}
            testId="anchoring"
            onChange={(on) => put({ anchoring: on || undefined })}
          />
          <Tick
            label="Nobody has a chart of the shoals"
            checked={scenario.depthsHidden ?? false}
            onChange={(on) => put({ depthsHidden: on || undefined })}
          />
        </>
      )}
    </div>
  );
}
