/** Squares of a log, and the rows they stand in. */
import type { ReactNode } from 'react';

interface BoxesProps {
  readonly total: number;
  readonly left: number;
  /** What was left before the newest damage. */
  readonly before: number;
  readonly label: string;
}

/** Squares are marked off from the left, as in a log; those of the newest damage stand out. */
export function Boxes({ total, left, before, label }: BoxesProps): ReactNode {
  const lost = total - left;
  const old = total - Math.max(before, left);
  return (
    <span className="hx-boxes" role="img" aria-label={`${label}: ${left} of ${total} left`}>
      {Array.from({ length: total }, (_, i) => (
        <i key={i} data-lost={i < lost || undefined} data-new={(i >= old && i < lost) || undefined} />
      ))}
    </span>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}
export const Row = ({ name, children }: RowProps): ReactNode => (
  <div className="hx-log-row">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
