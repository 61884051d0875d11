/** Whole moves on the chart before they are given: each ship's way, her broadsides on it, and where she would lie. */
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import type { ReactNode, RefObject } from 'react';
import type { PlannedShot } from '../../attention/gun-drill.ts';
import type { Forecast } from '../../attention/project.ts';
import { along, type Point } from '../../rules/geometry/point.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { degrees, inchesText, onChart, onTable, outwards, pointText } from '../look/chart-units.ts';
import { ShipGhost } from '../ships/ship-drawing.tsx';
import { useDrag } from './use-drag.ts';

interface PathProps {
  readonly ship: Ship;
  readonly forecast: Forecast;
  readonly shots: readonly PlannedShot[];
  readonly inHand: boolean;
}

export function Path({ ship, forecast, shots, inHand }: PathProps): ReactNode {
  const turns = forecast.legs.map(({ segment, preview }) => ({ segment, ...onChart(preview.run.at) }));
  const points = [onChart(ship.at), ...turns];
  const end = onChart(forecast.end.at);
  return (
    <g className="ta-path" data-hand={inHand || undefined} data-bad={forecast.meeting !== null || undefined}>
      <path className="ta-path-way" d={`M${points.map(pointText).join('L')}`} />
      {/* By segment: a ship that is held or aback ends several of them in one place. */}
      {turns.slice(0, -1).map(({ segment, x, y }) => (
        <circle key={segment} className="ta-path-turn" cx={x} cy={y} r={7} />
      ))}
      {shots.map(({ segment, at, shot }) => {
        const leg = forecast.legs.find((each) => each.segment === segment);
        const base = leg === undefined ? forecast.end : { ...forecast.end, ...leg.ship };
        const from = onChart(leg === undefined ? base.at : along(leg.ship.at, leg.ship.heading, at));
        const abeam = degrees(base.heading) + (shot.side === 'larboard' ? -90 : 90);
        return (
          <path
            key={shot.side}
            className="ta-shot-point"
            d={`M${pointText(from)}L${pointText(outwards(from, abeam, 52))}`}
          />
        );
      })}
      <g transform={`translate(${end.x} ${end.y}) rotate(${degrees(forecast.end.heading)})`}>
        <ShipGhost spec={ship.spec} />
      </g>
    </g>
  );
}

interface GoalProps {
  readonly stage: RefObject<StageHandle | null>;
  readonly name: string;
  readonly forecast: Forecast;
  onGoal(point: Point): void;
}

/** The flag at the end of the way: dragged, it lays all the segments at once. */
export function GoalHandle({ stage, name, forecast, onGoal }: GoalProps): ReactNode {
  const end = onChart(forecast.end.at);
  const drag = useDrag(stage, (point) => onGoal(onTable(point)));
  const bad = forecast.meeting;
  return (
    <g className="ta-handles" data-steer="">
      <g data-grab="" data-testid="drag-goal" transform={`translate(${end.x} ${end.y})`} {...drag}>
        <title>{`Drag to where ${name} shall go`}</title>
        <circle className="ta-hit" />
        <g className="ta-upright">
          <circle className="ta-knob" r={12} />
          <path className="ta-knob-mark" d="M-4 7V-7L6 -3.5L-2.6 0V7Z" />
        </g>
      </g>
      <g transform={`translate(${end.x} ${end.y})`} className="ta-tag">
        <g className="ta-upright">
          <text y={34} textAnchor="middle">
            {inchesText(forecast.sailed)}
          </text>
          {bad !== null && (
            <text y={52} textAnchor="middle" className="ta-tag-bad">
              {bad.words}
            </text>
          )}
        </g>
      </g>
    </g>
  );
}
