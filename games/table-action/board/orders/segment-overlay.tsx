/** A segment being ordered, on the chart: the run she may make, the fan she may turn in, where she would lie, what she would meet. */
import { memo, type ReactNode } from 'react';
import type { Preview } from '../../attention/segment-preview.ts';
import { angleOffWind } from '../../rules/geometry/wind.ts';
import type { MoveOrder } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import type { View } from '../../rules/table/state.ts';
import {
  arcPath,
  chartUnits,
  degrees,
  INCH,
  inchesText,
  onChart,
  outwards,
  pointText,
} from '../look/chart-units.ts';
import type { AskOf } from '../look/types.ts';
import { ShipGhost } from '../ships/ship-drawing.tsx';

/** How far the fan reaches from the middle of the ghost: far enough on the screen for a finger between the two knobs. */
export const fanAt = (scale: number): number => Math.max(2.4 * INCH, 58 / scale);

/** Parts of the fan in which she would be taken aback, as spans of headings in tenths. */
export function abackSpans(
  heading: number,
  turn: number,
  wind: number,
): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  let from: number | null = null;
  for (let by = -turn; by <= turn; by += 10) {
    const aback = angleOffWind((((heading + by) % 3600) + 3600) % 3600, wind) < 450;
    if (aback && from === null) from = by;
    if (from !== null && (!aback || by + 10 > turn)) {
      spans.push([from, aback ? by : by - 10]);
      from = null;
    }
  }
  return spans;
}

function sector(middle: { x: number; y: number }, radius: number, from: number, to: number): string {
  return `${arcPath(middle, radius, from, to)}L${pointText(middle)}Z`;
}

function Fan({
  ask,
  preview,
  wind,
  radius,
}: {
  readonly ask: AskOf<'segment'>;
  readonly preview: Preview;
  readonly wind: number;
  readonly radius: number;
}): ReactNode {
  const middle = onChart(preview.run.at);
  const straight = degrees(preview.run.heading);
  const open = degrees(ask.turn);
  const ticks: string[] = [];
  for (let by = -open; by <= open; by += 5)
    ticks.push(
      `M${pointText(outwards(middle, straight + by, radius))}L${pointText(outwards(middle, straight + by, radius - (by % 15 === 0 ? 9 : 5)))}`,
    );
  return (
    <g className="ta-fan">
      <path className="ta-fan-field" d={sector(middle, radius, straight - open, straight + open)} />
      {ask.segment < ask.segments &&
        abackSpans(preview.run.heading, ask.turn, wind).map(([from, to]) => (
          <path
            key={from}
            className="ta-fan-aback"
            d={sector(middle, radius, straight + degrees(from), straight + degrees(to) + 0.01)}
          >
            <title>She would be taken aback</title>
          </path>
        ))}
      <path className="ta-fan-ticks" d={ticks.join('')} />
    </g>
  );
}

interface SegmentOverlayProps {
  readonly view: View;
  readonly ship: Ship;
  readonly ask: AskOf<'segment'>;
  readonly order: MoveOrder;
  readonly preview: Preview;
  readonly scale: number;
}

/** Below the ships: nothing here takes the hand. */
export const SegmentOverlay = memo(function SegmentOverlay(props: SegmentOverlayProps): ReactNode {
  const { view, ship, ask, order, preview, scale } = props;
  const from = onChart(ship.at);
  const angle = degrees(ship.heading);
  const point = (length: number) => outwards(from, angle, chartUnits(length));
  const ticks: string[] = [];
  for (let inch = 1000; inch <= ask.most; inch += 1000)
    ticks.push(
      `M${pointText(outwards(point(inch), angle - 90, 8))}L${pointText(outwards(point(inch), angle + 90, 8))}`,
    );
  const end = onChart(preview.end.at);
  const bad = preview.meeting !== null && preview.meeting.kind !== 'boards';
  return (
    <g className="ta-segment" data-bad={bad || undefined}>
      <path className="ta-run-short" d={`M${pointText(from)}L${pointText(point(ask.least))}`} />
      <path className="ta-run" d={`M${pointText(point(ask.least))}L${pointText(point(ask.most))}`} />
      <path className="ta-run-ticks" d={ticks.join('')} />
      {ask.turn > 0 && preview.meeting?.kind !== 'boards' && (
        <Fan ask={ask} preview={preview} wind={view.wind} radius={fanAt(scale)} />
      )}
      <path className="ta-way" d={`M${pointText(from)}L${pointText(onChart(preview.run.at))}`} />
      {(order.shots ?? []).map(({ at: length, side }) => (
        <path
          key={side}
          className="ta-shot-point"
          d={`M${pointText(point(length))}L${pointText(outwards(point(length), angle + (side === 'larboard' ? -90 : 90), 44))}`}
        />
      ))}
      <g transform={`translate(${end.x} ${end.y}) rotate(${degrees(preview.end.heading)})`}>
        <ShipGhost spec={ship.spec} />
      </g>
    </g>
  );
});

/** What the tag beside the ghost says. */
export function tagOf(preview: Preview): string {
  const turn =
    preview.turned === 0
      ? ''
      : ` · ${Math.abs(degrees(preview.turned))}° ${preview.turned < 0 ? 'larboard' : 'starboard'}`;
  return `${inchesText(preview.moved)}${turn}`;
}
