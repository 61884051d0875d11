/** Who may look at the screen now. Between two persons there is always a curtain. */
import type { Seat } from '@weathergage/kernel';

export interface HotSeatScreen {
  /** Whose desk is open; null while the curtain is closed. */
  readonly open: Seat | null;
  /** Who must take the spyglass before anything is shown. */
  readonly curtain: Seat | null;
}

export interface HotSeatSituation {
  /** The persons at this screen, in the order of the seats. */
  readonly persons: readonly Seat[];
  readonly waitingFor: readonly Seat[];
  readonly over: boolean;
}

/**
 * The screen for the person who last took the spyglass (null at the start). The one who holds it keeps it while
 * anything is asked of him, and while only others elsewhere are waited for.
 */
export function screenFor(
  holder: Seat | null,
  { persons, waitingFor, over }: HotSeatSituation,
): HotSeatScreen {
  const only = persons.length === 1 ? persons[0] : undefined;
  // Whoever gave his seat to the machine still sits before the screen.
  if (only !== undefined && holder !== null && holder !== only) return { open: null, curtain: only };
  if (only !== undefined) return { open: only, curtain: null };
  const wanted = persons.find((seat) => waitingFor.includes(seat));
  if (holder === null) return { open: null, curtain: wanted ?? persons[0] ?? null };
  if (over || wanted === undefined || waitingFor.includes(holder)) return { open: holder, curtain: null };
  return { open: null, curtain: wanted };
}
