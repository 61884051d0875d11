/** The board: the chart with the dark over it, the two ships, what can be done, and the panel. */
import { type Bounds, Stage, type StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { StoryGuard } from '@weathergage/web/toolkit/story/story-guard.tsx';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Chart, distance, type ShipId, type Square } from '../rules/chart.ts';
import type { Ship, View } from '../rules/types.ts';
import { frameOf, type Props, roundAbout, SIDE, type Spot, sheetOf, shipOfSeat, spotOf } from './look.ts';
import { Dark, nightDefs } from './night.tsx';
import { Lights, PlanLayer, SailLayer } from './order-layer.tsx';
import { Panel } from './panel.tsx';
import { chartDefs, LandSheet, SeaSheet } from './sea-chart.tsx';
import { SheetHead } from './sheet-head.tsx';
import { ShipDrawing, ShipGhost } from './ships.tsx';
import { Gunfire, type Pose, useStory } from './story.tsx';
import { useOrders } from './use-orders.ts';
import '@weathergage/web/toolkit/at-sea/chart.css';
import '@weathergage/web/toolkit/at-sea/ship.css';
import '@weathergage/web/toolkit/at-sea/overlay.css';
import './board.css';

/** Squares round the ship: nearly all that she can make in a turn, and each as broad as a finger. */
const REACH = 2.9;

const SHIPS = ['cutter', 'brig'] as const satisfies readonly ShipId[];

function restingPose(view: View, ship: ShipId): Pose | null {
  const there = view[ship];
  return there === null ? null : { spot: spotOf(there.at), heading: there.heading, underWay: false };
}

/** On a phone a finger needs more room than a square of the whole chart has: there the ship is shown with her reach. */
function homeFor(chart: Chart, at: Square | null): Bounds {
  const sheet = sheetOf(chart);
  if (at === null || !matchMedia('(max-width: 700px)').matches) return sheet;
  const near = roundAbout(spotOf(at), REACH);
  const into = (from: number, size: number, least: number, room: number) =>
    Math.max(least, Math.min(from, least + room - size));
  return {
    ...near,
    x: into(near.x, near.width, sheet.x, sheet.width),
    y: into(near.y, near.height, sheet.y, sheet.height),
  };
}

/** Where a name is written: below the ship, and above her at the foot of the chart. */
const labelAt = ({ chart }: View, { x, y }: Spot): Spot => ({
  x,
  y: y + SIDE > frameOf(chart).height ? y - 36 : y + 44,
});

interface LastSeenProps {
  readonly view: View;
  readonly ship: ShipId;
  readonly lookout: Ship | null;
}

/** Where a ship was when she was last seen, unless it can be seen that she is there no longer. */
function LastSeen({ view, ship, lookout }: LastSeenProps): ReactNode {
  const seen = view.lastSeen[ship];
  if (seen === null || (lookout !== null && distance(seen.at, lookout.at) <= view.sight)) return null;
  const spot = spotOf(seen.at);
  return (
    <g pointerEvents="none" data-testid={`seen-${ship}`}>
      <ShipGhost ship={ship} spot={spot} heading={seen.heading} how="seen" />
      <text className="cb-label cb-label-seen" {...labelAt(view, spot)}>
        {view.names[ship]}, {seen.turn === 0 ? 'nightfall' : `turn ${seen.turn}`}
      </text>
    </g>
  );
}

export function Board(props: Props): ReactNode {
  const { desk, focus, title } = props;
  const { view } = desk;
  const stage = useRef<StageHandle>(null);
  const telling = useStory(props);
  const orders = useOrders(props);
  const own = shipOfSeat(desk.seat);
  const poses = telling?.poses ?? {
    cutter: restingPose(view, 'cutter'),
    brig: restingPose(view, 'brig'),
  };
  const lookout = own === null || desk.outcome !== null ? null : poses[own];

  const at = own === null || desk.outcome !== null ? null : (view[own]?.at ?? null);
  const home = useMemo(() => homeFor(view.chart, at), [view.chart, at]);
  useEffect(() => stage.current?.fit(home), [home]);

  useEffect(() => {
    const there = focus === 'cutter' || focus === 'brig' ? (view[focus] ?? view.lastSeen[focus]) : null;
    if (there !== null) stage.current?.centreOn(spotOf(there.at));
  }, [focus, view]);

  return (
    <div className="cb-board" data-step={desk.step} data-telling={telling !== null || undefined}>
      <div className="cb-table">
        <Stage
          ref={stage}
          bounds={sheetOf(view.chart)}
          home={home}
          scales={[0.3, 3]}
          label={`The chart: ${title}`}
          defs={
            <>
              {chartDefs}
              {nightDefs}
            </>
          }
        >
          <SeaSheet chart={view.chart} />
          {lookout !== null && <Dark chart={view.chart} from={lookout.spot} sight={view.sight} />}
          <LandSheet chart={view.chart} coves={view.coves} />
          <SheetHead chart={view.chart} title={title} wind={view.wind} />
          <Lights chart={view.chart} lights={view.lights} />
          {orders.planning !== null && (
            <PlanLayer chart={view.chart} coves={view.coves} planning={orders.planning} />
          )}
          {orders.sailing !== null && <SailLayer sailing={orders.sailing} />}
          {SHIPS.map((ship) => {
            const pose = poses[ship];
            if (pose === null)
              return (
                <LastSeen key={ship} view={view} ship={ship} lookout={own === null ? null : view[own]} />
              );
            return (
              <g key={ship} pointerEvents="none">
                <ShipDrawing
                  ship={ship}
                  {...pose}
                  angle={pose.heading * 45}
                  wind={view.wind}
                  hits={ship === 'cutter' ? view.hits : 0}
                />
                <text className="cb-label" {...labelAt(view, pose.spot)}>
                  {view.names[ship]}
                </text>
              </g>
            );
          })}
          {telling !== null && (
            <StoryGuard key={props.story?.n} onTrouble={props.onStoryTold}>
              <Gunfire {...telling} />
            </StoryGuard>
          )}
        </Stage>
        <Panel desk={desk} {...orders} />
      </div>
    </div>
  );
}
