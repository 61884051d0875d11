/** The knob ahead of a chosen ship's bow that turns her; the keys Q and E do the same. */
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import type { Dispatch, ReactNode, RefObject } from 'react';
import type { Point } from '../../../rules/geometry/point.ts';
import type { Ship } from '../../../rules/table/ship.ts';
import { chartUnits, degrees, INCH, onChart, onTable, outwards, pointText } from '../../look/chart-units.ts';
import type { Deed } from '../edits/bench.ts';
import { turnShip } from '../edits/edit-forces.ts';
import { Knob } from './knob.tsx';
import { useTableDrag } from './use-table-drag.ts';

/** Tenths of a degree that a drag turns by; with Shift finer. */
const [COARSE, FINE] = [50, 10];

function bearing(from: Point, to: Point, grain: number): number {
  const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 1800) / Math.PI;
  return Math.round(turn / grain) * grain;
}

export function TurnHandle(props: {
  readonly ship: Ship;
  readonly scale: number;
  readonly dispatch: Dispatch<Deed>;
  readonly stage: RefObject<StageHandle | null>;
}): ReactNode {
  const { ship, scale, dispatch, stage } = props;
  const middle = onChart(ship.at);
  const reach = chartUnits(ship.spec.length) / 2 + Math.max(INCH, 34 / scale);
  const knob = outwards(middle, degrees(ship.heading), reach);
  const drag = useTableDrag(stage, {
    start: () => onTable(knob),
    move: (to, event) =>
      dispatch({
        type: 'edit',
        edit: turnShip(ship.id, bearing(ship.at, to, event.shiftKey ? FINE : COARSE)),
        stroke: `turn ${ship.id}`,
      }),
    end: () => dispatch({ type: 'lift' }),
  });
  return (
    <g className="tw-turn" data-testid="turn-handle">
      <path className="tw-turn-line" d={`M${pointText(middle)}L${pointText(knob)}`} />
      <g transform={`translate(${knob.x} ${knob.y})`} {...drag} onClick={(event) => event.preventDefault()}>
        <Knob radius={11} reach={24} sign="M-5 2a5 5 0 1 1 9 1m1 -4l-1 4l-4 -1" />
      </g>
    </g>
  );
}
