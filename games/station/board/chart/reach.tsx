/** How far something reaches: the Movement Points to each place, beside it. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import type { LocationId } from '../../rules/module/vocabulary.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import type { OnSheet } from './eye.ts';
import { zoneBox } from './names.ts';
import { pointOf } from './projection.ts';
import type { Lettered } from './use-names.ts';

export const Reach = memo(function Reach({
  view,
  reach,
  sheet,
  eye,
  names,
}: OnSheet & {
  readonly view: Pick<View, 'scenario'>;
  readonly reach: ReadonlyMap<LocationId, number>;
  readonly names: Lettered;
}): ReactNode {
  const { zones } = theatreOf(view);
  return (
    <g className="st-reach" {...DECOR}>
      {[...reach].map(([at, points]) => {
        const { x, y } = pointOf(sheet, at);
        const zone = zones.get(at);
        return (
          <g key={at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${eye.unit.toFixed(3)})`}>
            {zone === undefined && <circle r={15} />}
            {points > 0 && (
              <text
                className="lettering"
                x={zone === undefined ? -14 : -zoneBox(zone.name, eye, names.has(at)).width / 2}
                y={zone === undefined ? -12 : 4}
                textAnchor="end"
              >
                {points}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
