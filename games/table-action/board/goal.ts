/** Whose flag stands on the chart to be dragged: that of the ship in hand, at the end of her whole move. */

import type { Forecast } from '../attention/project.ts';
import { legsTo } from '../attention/steer.ts';
import type { Point } from '../rules/geometry/point.ts';
import { shipOf, type View } from '../rules/table/state.ts';
import type { DivisionWork } from './orders/use-division.ts';
import type { SegmentWork } from './orders/use-segment.ts';

interface Goal {
  readonly name: string;
  readonly forecast: Forecast;
  onGoal(point: Point): void;
}

export function goalOf(
  view: View,
  unit: string | null,
  { whole, sailing, leaf }: SegmentWork,
  division: DivisionWork | null,
): Goal | null {
  if (division !== null) {
    const planned = division.planned.find(({ plan }) => plan.ship === unit);
    if (planned === undefined || planned.forecast.legs.length === 0) return null;
    const { ship, forecast, plan } = planned;
    return {
      name: ship.spec.name,
      forecast,
      onGoal: (at) =>
        division.lay(ship.id, legsTo(view, shipOf(view, ship.id), plan.sail ?? ship.sail, { at })),
    };
  }
  // The knobs of the last segment are where the flag would be.
  const last = whole?.forecast.legs.at(-1)?.segment;
  if (whole === null || leaf !== 'sail' || sailing?.ask.segment === last) return null;
  return { name: whole.ship.spec.name, forecast: whole.forecast, onGoal: whole.goTo };
}
