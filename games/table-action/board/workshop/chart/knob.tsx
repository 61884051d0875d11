/** What a hand takes hold of on the bench's chart: upright whatever way the chart lies, with room for a finger. */
import type { ReactNode } from 'react';

interface KnobProps {
  readonly radius: number;
  readonly reach: number;
  /** What it does, as a sign on it. */
  readonly sign: string;
  readonly transform?: string;
}

export const Knob = ({ radius, reach, sign, transform }: KnobProps): ReactNode => (
  <g className="ta-upright">
    <g transform={transform}>
      <circle className="tw-hit" r={reach} />
      <circle className="tw-knob" r={radius} />
      <path className="tw-knob-mark" d={sign} />
    </g>
  </g>
);
