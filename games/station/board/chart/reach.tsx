/** How far something reaches: the Movement Points to each place, beside it. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import type { LocationId } from '../../rules/module/vocabulary.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import type { Eye } from './eye.ts';
import { zoneBox } from './names.ts';
import { pointOf, type Sheet } from './projection.ts';

export const Reach = memo(function Reach({
  view,
  reach,
  sheet,
  eye,
}: {
  readonly view: Pick<View, 'scenario'>;
  readonly reach: ReadonlyMap<LocationId, number>;
  readonly sheet: Sheet;
  readonly eye: Eye;
}): ReactNode {
  const { zones } = theatreOf(view);
  const box = zoneBox(eye);
  return (
    <g className="st-reach" {...DECOR}>
      {[...reach].map(([at, points]) => {
        const { x, y } = pointOf(sheet, at);
        return (
          <g key={at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${eye.unit.toFixed(3)})`}>
            {!zones.has(at) && <circle r={15} />}
            {points > 0 && (
              <text
                className="lettering"
                x={zones.has(at) ? -box.width / 2 : -14}
                y={zones.has(at) ? 4 : -12}
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
