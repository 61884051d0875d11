/** The dark beyond what can be seen from the deck. */
import type { ReactNode } from 'react';
import type { Chart } from '../rules/chart.ts';
import { frameOf, roundAbout, SIDE, type Spot } from './look.ts';
import { CHART_CLIP } from './sea-chart.tsx';

export const nightDefs = (
  <filter id="cb-soft" x="-20%" y="-20%" width="140%" height="140%">
    <feGaussianBlur stdDeviation="13" />
  </filter>
);

interface DarkProps {
  readonly chart: Chart;
  /** Whence it is looked, and how many squares far. */
  readonly from: Spot;
  readonly sight: number;
}

export function Dark({ chart, from, sight }: DarkProps): ReactNode {
  const frame = frameOf(chart);
  const seen = roundAbout(from, sight);
  return (
    <g pointerEvents="none">
      <mask id="cb-night" maskUnits="userSpaceOnUse" {...frame}>
        <rect {...frame} fill="#fff" />
        <rect {...seen} rx={SIDE * 0.9} fill="#000" filter="url(#cb-soft)" />
      </mask>
      <rect className="cb-dark" {...frame} mask="url(#cb-night)" />
      <g clipPath={`url(#${CHART_CLIP})`}>
        <rect className="cb-sight" {...seen} rx={SIDE * 0.4} />
      </g>
    </g>
  );
}
