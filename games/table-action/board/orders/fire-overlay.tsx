/** Guns on the chart: arcs of both broadsides, the rings of the range bands, and the lane to each target, clear or not. */
import { memo, type ReactNode } from 'react';
import { MEASURES, RANGE_BANDS } from '../../data/tables.ts';
import { arcLines, SIDES, type Side } from '../../rules/geometry/arc.ts';
import type { Base } from '../../rules/geometry/base.ts';
import { corridorCorners } from '../../rules/geometry/corridor.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { targetOf } from '../../rules/gunnery/gunnery.ts';
import type { Shot } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import type { View } from '../../rules/table/state.ts';
import { blockersOf } from '../chart/lanes.ts';
import {
  arcPath,
  chartUnits,
  closedPath,
  degrees,
  onChart,
  outwards,
  pointText,
} from '../look/chart-units.ts';
import { RANGE_WORDS } from '../look/words.ts';

/** The field of a broadside out to a radius: from the bow line round to the quarter line. */
function fieldPath(base: Base, side: Side, radius: number): string {
  const { forward, after } = arcLines(base, side);
  const [bow, quarter] = [onChart(forward.from), onChart(after.from)];
  const [ahead, abaft] = [degrees(forward.heading), degrees(after.heading)];
  const sweep = side === 'starboard' ? 1 : 0;
  const r = chartUnits(radius);
  const middle = onChart(base.at);
  return `M${pointText(bow)}L${pointText(onRing(middle, r, bow, ahead))}A${r} ${r} 0 0 ${sweep} ${pointText(onRing(middle, r, quarter, abaft))}L${pointText(quarter)}Z`;
}

/** Where a line from inside a ring leaves it: range is measured from the middle of the ship, not from her corner. */
function onRing(middle: Point, radius: number, from: Point, angle: number): Point {
  const way = outwards({ x: 0, y: 0 }, angle, 1);
  const off = { x: from.x - middle.x, y: from.y - middle.y };
  const along = off.x * way.x + off.y * way.y;
  return outwards(from, angle, Math.sqrt(along ** 2 + radius ** 2 - off.x ** 2 - off.y ** 2) - along);
}

const placeOf = (view: View, id: string): Point | null => {
  const target = targetOf(view, id);
  return target === null ? null : 'ship' in target ? target.ship.at : target.battery.at;
};

/** The six-inch lane from centre to centre, and whatever stands in it. */
export function Lane({
  view,
  from,
  fromId,
  targetId,
}: {
  readonly view: View;
  readonly from: Point;
  readonly fromId: string;
  readonly targetId: string;
}): ReactNode {
  const to = placeOf(view, targetId);
  const lane = to === null ? null : corridorCorners(from, to, MEASURES.data.corridorHalf);
  if (to === null || lane === null) return null;
  const blockers = blockersOf(view, fromId, from, targetId);
  return (
    <g className="ta-lane" data-blocked={blockers.length > 0 || undefined}>
      <path className="ta-lane-field" d={closedPath(lane.map(onChart))} />
      <path className="ta-lane-line" d={`M${pointText(onChart(from))}L${pointText(onChart(to))}`} />
      {blockers.map(({ id, at: place }) => {
        const { x, y } = onChart(place);
        return (
          <path
            key={id}
            className="ta-lane-block"
            d="M-16 -16L16 16M16 -16L-16 16"
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </g>
  );
}

function AimMark({ view, shot }: { readonly view: View; readonly shot: Shot }): ReactNode {
  const place = placeOf(view, shot.target);
  if (place === null) return null;
  const { x, y } = onChart(place);
  return (
    <g className="ta-aim" transform={`translate(${x} ${y})`}>
      <circle r={58} data-aim={shot.aim} />
      <path d="M0 -70V-46M0 70V46M-70 0H-46M70 0H46" />
    </g>
  );
}

/** The bands as rings round where the guns stand, named on the ring. */
export function RangeRings({ middle }: { readonly middle: Point }): ReactNode {
  const { x, y } = onChart(middle);
  return (
    <g className="ta-rings">
      {RANGE_BANDS.data.map(({ range, to }) => (
        <g key={range}>
          <circle cx={x} cy={y} r={chartUnits(to)} />
          {[0, 180].map((angle) => {
            const tag = outwards({ x, y }, angle, chartUnits(to));
            return (
              <g key={angle} transform={`translate(${tag.x} ${tag.y})`}>
                <text className="sea-number ta-upright" y={angle === 0 ? -4 : 14} textAnchor="middle">
                  {`${RANGE_WORDS[range]} ${to / 1000}″`}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

interface FireOverlayProps {
  readonly view: View;
  readonly ship: Ship;
  readonly base: Base;
  readonly shots: readonly Shot[];
}

export const FireOverlay = memo(function FireOverlay({
  view,
  ship,
  base,
  shots,
}: FireOverlayProps): ReactNode {
  return (
    <g className="ta-firing">
      <RangeRings middle={base.at} />
      {SIDES.map((side) => (
        <g key={side} className={ship.fired[side] ? 'ta-field ta-field-spent' : 'ta-field'}>
          {RANGE_BANDS.data.map(({ range, to }) => (
            <path key={range} className={`ta-band-${range}`} d={fieldPath(base, side, to)} />
          ))}
        </g>
      ))}
      {shots.map((shot) => (
        <Lane key={shot.side} view={view} from={base.at} fromId={ship.id} targetId={shot.target} />
      ))}
      {shots.map((shot) => (
        <AimMark key={shot.side} view={view} shot={shot} />
      ))}
    </g>
  );
});

/** A battery's guns: all round, or in the arc that its scenario leaves it. */
export function BatteryOverlay({
  view,
  id,
  target,
}: {
  readonly view: View;
  readonly id: string;
  readonly target: string | null;
}): ReactNode {
  const battery = view.batteries.find((each) => each.id === id);
  if (battery === undefined) return null;
  const middle = onChart(battery.at);
  const { arc } = battery;
  return (
    <g className="ta-firing">
      <RangeRings middle={battery.at} />
      {arc !== null && (
        <path
          className="ta-band-close"
          d={`${arcPath(middle, chartUnits(64000), degrees(arc.from), degrees(arc.to))}L${pointText(middle)}Z`}
        />
      )}
      {target !== null && (
        <>
          <Lane view={view} from={battery.at} fromId={id} targetId={target} />
          <AimMark view={view} shot={{ side: 'larboard', target, aim: 'hull' }} />
        </>
      )}
    </g>
  );
}
