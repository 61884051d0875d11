/** What blows now: streaks of wind along its Lanes, and Gales with the places they touch. */

import { memo, type ReactNode } from 'react';
import { galeAt } from '../../rules/gale-effects.ts';
import type { View } from '../../rules/state.ts';
import { theatreOf } from '../../rules/theatre.ts';
import { DECOR } from './decor.ts';
import type { Eye } from './eye.ts';
import { stateOf } from './lanes.tsx';
import { between, pointOf, type Sheet } from './projection.ts';
import type { ChartTelling } from './telling.ts';
import { windClass } from './wind-colours.ts';

const SWIRL = 'M-16 4C-14 -10 6 -16 12 -4C16 6 2 12 -3 5C-6 0 0 -4 4 -1';

export const Weather = memo(function Weather({
  view,
  sheet,
  eye,
  drift,
}: {
  readonly view: View;
  readonly sheet: Sheet;
  readonly eye: Eye;
  readonly drift: ChartTelling | null;
}): ReactNode {
  const theatre = theatreOf(view);
  const names = theatre.module.winds.map(({ id }) => id);
  return (
    <g className="st-weather" {...DECOR}>
      {theatre.module.links.map((link) => {
        const { wind, dir } = stateOf(link, view.blowing);
        if (wind === null || dir === null) return null;
        const [from, to] = dir === 'ab' ? [link.a, link.b] : [link.b, link.a];
        const [a, b] = [pointOf(sheet, from), pointOf(sheet, to)];
        return (
          <path
            key={`${link.a}~${link.b}`}
            className={`st-streak ${windClass(names, wind)}`}
            d={`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`}
          />
        );
      })}
      {view.gales.length > 0 &&
        [...theatre.module.spaces, ...theatre.module.zones].map(({ id }) => {
          const gale = galeAt(view, id);
          if (gale === null) return null;
          const { x, y } = pointOf(sheet, id);
          return (
            <circle
              key={id}
              className="st-gale-touched"
              data-force={gale.force}
              cx={x}
              cy={y}
              r={34 - gale.range * 5}
            />
          );
        })}
      {view.gales.map(({ wind, force, at }) => {
        const way = drift?.drift;
        const { x, y } =
          way?.wind === wind
            ? between(pointOf(sheet, way.from), pointOf(sheet, way.to), drift!.t)
            : pointOf(sheet, at);
        return (
          <g
            key={wind}
            className={`st-gale ${windClass(names, wind)}`}
            transform={`translate(${x.toFixed(1)} ${(y - 34 * eye.unit).toFixed(1)}) scale(${eye.unit.toFixed(3)})`}
          >
            <circle r={19} />
            <path d={SWIRL} />
            <text y={5} textAnchor="middle">
              {force === 12 ? 'H' : force}
            </text>
          </g>
        );
      })}
    </g>
  );
});
