/** Words that show their place on the chart when they are pressed; plain ones where there is none. */
import type { ReactNode } from 'react';

export const Placed = ({
  at,
  onPlace,
  children,
}: {
  readonly at: string | null;
  onPlace(place: string): void;
  readonly children: ReactNode;
}): ReactNode =>
  at === null ? (
    children
  ) : (
    <button type="button" className="ask-link st-told-at" onClick={() => onPlace(at)}>
      {children}
    </button>
  );
