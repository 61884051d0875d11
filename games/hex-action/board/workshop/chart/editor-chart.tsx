/** The chart while a scenario is made on it: ships and berths to drag and turn, land and shoals to paint. */
import { Stage, type StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type Dispatch, type ReactNode, type Ref, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Hex } from '../../../rules/sea/hex.ts';
import { Chart, chartDefs, HexNames, sheetOf } from '../../chart/chart.tsx';
import { CompassRose } from '../../chart/compass-rose.tsx';
import { useSight } from '../../chart/use-sight.ts';
import { WorksLayer } from '../../chart/works-layer.tsx';
import { poseOf } from '../../ships/pose.ts';
import { ShipLabels } from '../../ships/ship-label.tsx';
import type { Bench, Deed } from '../edits/chosen.ts';
import { seaDrawn } from '../edits/starts.ts';
import type { Brush } from './brush.ts';
import { BrushLayer } from './brush-layer.tsx';
import { BatteryTokens, BerthTokens, EntryTurns, ShipTokens } from './tokens.tsx';
import { TurnKnobs } from './turn-knobs.tsx';
import { useSpan } from './use-span.ts';

interface EditorChartProps {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  readonly wrong: ReadonlySet<string>;
  readonly brush: Brush | null;
  readonly cursor: Hex | null;
  readonly stage: RefObject<StageHandle | null>;
  onPaint(hexes: readonly Hex[]): void;
}

const NOBODY: ReadonlySet<string> = new Set();
const [FAR, NEAR, FINE] = [0.3, 0.85, 0.75];

export function EditorChart(props: EditorChartProps): ReactNode {
  const { bench, dispatch, wrong, brush, cursor, stage, onPaint } = props;
  const scenario = bench.now;
  const root = useRef<HTMLDivElement>(null);
  const { scale, inSight, onMove } = useSight(root, stage);
  const sea = useMemo(() => seaDrawn(scenario), [scenario]);
  const { span, home } = useSpan(bench);
  const begun = useRef(home);
  useEffect(() => {
    begun.current = home;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the eye goes to the action when something is opened, and not again
  useEffect(() => stage.current?.fit(begun.current, { instant: true }), [bench.draft]);
  // The sheet is printed again for its coasts alone, not for every ship that moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file's own list stands for the hexes made of it
  const land = useMemo(() => sea.land, [scenario.land]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const marks = useMemo(() => sea.marks, [scenario.victory]);
  const { depths, booms, batteries, sides } = scenario;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, for shoals and works
  const works = useMemo(() => sea, [depths, booms, batteries, sides]);
  const placed = useMemo(() => sea.ships.map((ship) => ({ ship, pose: poseOf(ship) })), [sea]);
  const far = scale < FAR;
  const sheet = sheetOf(span);
  const layer = { scenario, sea, chosen: bench.chosen, wrong, far, dispatch, stage };
  return (
    <div
      ref={root}
      className="sea-board hx-board hw-sea"
      data-far={scale < FINE || undefined}
      data-painting={brush !== null || undefined}
    >
      <Stage
        ref={stage as Ref<StageHandle>}
        bounds={sheet}
        home={home}
        scales={[0.05, 4]}
        label={`The chart being made: ${scenario.title}`}
        onScale={onMove}
        onPress={() => dispatch({ type: 'choose', chosen: null })}
        defs={chartDefs}
        overlay={
          <CompassRose
            north={scenario.board.north ?? 1}
            wind={sea.wind}
            {...(scenario.edition === 'advanced' && sea.advanced !== undefined
              ? { advanced: sea.advanced }
              : {})}
          />
        }
      >
        <Chart
          span={span}
          land={land}
          marks={marks}
          fixed={scenario.board.fixed}
          title={scenario.title}
          place={scenario.place}
          date={scenario.date}
        />
        <WorksLayer sea={works} asked={NOBODY} />
        {scale >= NEAR && inSight !== null && <HexNames span={inSight} />}
        <BatteryTokens {...layer} />
        <BerthTokens {...layer} />
        <ShipTokens {...layer} />
        <ShipLabels sea={sea} plotted={null} scale={scale} far={far} ships={placed} />
        <EntryTurns sea={sea} />
        {bench.chosen !== null && brush === null && (
          <TurnKnobs scenario={scenario} chosen={bench.chosen} scale={scale} dispatch={dispatch} />
        )}
        {brush !== null && (
          <BrushLayer
            sheet={sheet}
            brush={brush}
            cursor={cursor}
            stage={stage}
            onPaint={onPaint}
            onLift={() => dispatch({ type: 'lift' })}
          />
        )}
      </Stage>
    </div>
  );
}
