/** How much there is of something, as a bar. */
import type { ComponentProps, ReactNode } from 'react';
import './meter.css';

interface MeterProps extends ComponentProps<'span'> {
  /** 0 to 1; what goes beyond fills it. */
  readonly share: number;
  readonly colour?: string;
}

export const Meter = ({ share, colour, ...span }: MeterProps): ReactNode => (
  <span className="meter" {...span}>
    <i style={{ width: `${Math.min(100, 100 * share)}%`, background: colour }} />
  </span>
);
