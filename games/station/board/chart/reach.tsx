/** How far something reaches: the Movement Points to each place, beside it. */
import { memo, type ReactNode } from 'react';
import type { LocationId } from '../../rules/vocabulary.ts';
import { DECOR } from './decor.ts';
import type { Eye } from './eye.ts';
import { pointOf, type Sheet } from './projection.ts';

export const Reach = memo(function Reach({
  reach,
  sheet,
  eye,
}: {
  readonly reach: ReadonlyMap<LocationId, number>;
  readonly sheet: Sheet;
  readonly eye: Eye;
}): ReactNode {
  return (
    <g className="st-reach" {...DECOR}>
      {[...reach].map(([at, points]) => {
        const { x, y } = pointOf(sheet, at);
        return (
          <g key={at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${eye.unit.toFixed(3)})`}>
            <circle r={15} />
            {points > 0 && (
              <text x={-14} y={-12} textAnchor="end">
                {points}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
