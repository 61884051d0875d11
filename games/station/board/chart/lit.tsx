/** Places that somebody wants to see: of a line that was pressed, of an Order that is being read. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import type { LocationId } from '../../rules/module/vocabulary.ts';
import type { OnSheet } from './eye.ts';
import { pointOf } from './projection.ts';

export const Lit = memo(function Lit({
  places,
  sheet,
  eye,
}: OnSheet & { readonly places: readonly LocationId[] }): ReactNode {
  return (
    <g className="st-lit" {...DECOR}>
      {places.map((at) => {
        const { x, y } = pointOf(sheet, at);
        return (
          <g key={at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${eye.unit.toFixed(3)})`}>
            <circle r={24} />
            <circle r={30} />
          </g>
        );
      })}
    </g>
  );
});
