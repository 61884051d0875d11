/** Land on a chart: shallows of two depths about it, the shore, and the ground itself. */
import type { ReactNode } from 'react';

interface ShoreProps {
  /** The outline of the land. */
  readonly d: string;
  /** How broad the shallows are, the wider ones first. */
  readonly shallows: readonly [wide: number, narrow: number];
}

export const Shore = ({ d, shallows }: ShoreProps): ReactNode => (
  <>
    {shallows.map((width) => (
      <path key={width} className="sea-shallows" d={d} strokeWidth={width} />
    ))}
    <path className="sea-shore" d={d} />
    <path className="sea-land" d={d} />
  </>
);
