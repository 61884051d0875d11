/** The table from above, as it is laid out: ships and forts to drag and turn, coasts and shoals to shape. */
import { Stage, type StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type Dispatch, type ReactNode, type Ref, type RefObject, useMemo, useRef } from 'react';
import type { Point } from '../../../rules/geometry/point.ts';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { setup } from '../../../rules/scenario/setup.ts';
import { chartDefs, sheetOf, TableChart } from '../../chart/table-chart.tsx';
import { useSight } from '../../chart/use-sight.ts';
import { WindRose } from '../../chart/wind-rose.tsx';
import { closedPath, onChart, onTable } from '../../look/chart-units.ts';
import { ShipLabels } from '../../ships/ship-label.tsx';
import type { Bench, Deed } from '../edits/bench.ts';
import type { GroundKind } from '../edits/edit-table.ts';
import { shipSeen } from '../edits/looks.ts';
import { GroundLayer } from './ground-layer.tsx';
import { TurnHandle } from './turn-handle.tsx';
import { UnitLayer } from './unit-layer.tsx';

/** A coast or shoal while its corners are being clicked. */
export interface Sketch {
  readonly kind: GroundKind;
  readonly points: readonly Point[];
}

interface EditorChartProps {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  readonly wrong: ReadonlySet<string>;
  readonly sketch: Sketch | null;
  readonly stage: RefObject<StageHandle | null>;
  onSketch(point: Point): void;
}

const flat = (scenario: Scenario) =>
  scenario.squadrons.flatMap((squadron) =>
    squadron.ships.map((entry) => {
      const { ship, look } = shipSeen(scenario, squadron, entry);
      return { ship, look, pose: { ...onChart(ship.at), angle: look.angle } };
    }),
  );

export function EditorChart(props: EditorChartProps): ReactNode {
  const { bench, dispatch, wrong, sketch, stage, onSketch } = props;
  const scenario = bench.now;
  const root = useRef<HTMLDivElement>(null);
  const { scale, onScale } = useSight();
  const table = useMemo(() => setup(scenario, {}), [scenario]);
  const placed = useMemo(() => flat(scenario), [scenario]);
  const { width, height } = scenario.table;
  const { terrain, title, place, date } = scenario;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet is printed again for its size and its coasts alone, not for every ship that moves
  const sheet = useMemo(
    () => ({ size: { width, height }, terrain: table.terrain, ships: table.ships }),
    [width, height, terrain],
  );
  const chosenShip =
    bench.chosen?.kind === 'ship'
      ? placed.find(({ ship }) => ship.id === (bench.chosen as { id: string }).id)
      : undefined;
  const hands = { scenario, dispatch, stage };
  return (
    <div ref={root} className="sea-board ta-board tw-sea" data-sketching={sketch !== null || undefined}>
      <Stage
        ref={stage as Ref<StageHandle>}
        bounds={sheetOf({ size: scenario.table })}
        scales={[0.04, 4]}
        label={`The table being laid out: ${title}`}
        onScale={onScale}
        onPress={(point) => {
          if (sketch !== null) onSketch(onTable(point));
          else dispatch({ type: 'choose', chosen: null });
        }}
        defs={chartDefs}
        overlay={<WindRose wind={scenario.wind.toward} />}
      >
        <TableChart table={sheet} title={title} place={place} date={date} />
        <GroundLayer
          {...hands}
          chosen={bench.chosen?.kind === 'ground' ? bench.chosen : null}
          quiet={sketch !== null}
        />
        <UnitLayer {...hands} table={table} placed={placed} chosen={bench.chosen} wrong={wrong} />
        <ShipLabels table={table} scale={scale} ships={placed} />
        {chosenShip !== undefined && (
          <TurnHandle ship={chosenShip.ship} scale={scale} dispatch={dispatch} stage={stage} />
        )}
        {sketch !== null && sketch.points.length > 0 && (
          <g className="tw-sketch">
            <path d={closedPath(sketch.points.map(onChart))} />
            {sketch.points.map(onChart).map(({ x, y }, index) => (
              <g key={index} transform={`translate(${x} ${y})`}>
                <circle className="ta-upright" r={6} />
              </g>
            ))}
          </g>
        )}
      </Stage>
    </div>
  );
}
