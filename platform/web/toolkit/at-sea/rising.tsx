/** What rises over a ship and fades. */
import type { ReactNode } from 'react';

interface RisingProps {
  readonly at: { readonly x: number; readonly y: number };
  /** From 0 to 1. */
  readonly t: number;
  readonly className: string;
  readonly children: ReactNode;
}

export function Rising({ at, t, className, children }: RisingProps): ReactNode {
  const u = Math.min(1, Math.max(0, t));
  return (
    <g
      className={`sea-rising ${className}`}
      style={{ transform: `translate(${at.x}px, ${at.y - 34 - 40 * u}px)` }}
      opacity={u < 0.85 ? 1 : (1 - u) / 0.15}
    >
      {children}
    </g>
  );
}
