/** The short bars under a ship's name: what is left of her, in shares. */
import type { ReactNode } from 'react';

interface Bar {
  readonly share: number;
  /** So little that it is drawn in red. */
  readonly low: boolean;
  /** Said when the pointer rests on it. */
  readonly words?: string;
}

interface LabelBarsProps {
  readonly bars: readonly Bar[];
  readonly width: number;
}

export const LabelBars = ({ bars, width }: LabelBarsProps): ReactNode => (
  <g transform="translate(22 6)">
    {bars.map(({ share, low, words }, i) => (
      <g key={i} transform={`translate(${i * (width + 2)} 0)`}>
        {words !== undefined && <title>{words}</title>}
        <rect className="sea-bar" width={width} height={4} rx={1} />
        <rect className={low ? 'sea-bar-low' : 'sea-bar-left'} width={width * share} height={4} rx={1} />
      </g>
    ))}
  </g>
);
