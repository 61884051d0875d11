/** Who may look at the screen now. Between enemies there is always a curtain; friends look over one another's shoulder. */
import type { Seat } from '@weathergage/kernel';

export interface HotSeatScreen {
  /** Whose desk is open; null while the curtain is closed. */
  readonly open: Seat | null;
  /** Who must take the spyglass before anything is shown. */
  readonly curtain: Seat | null;
  /** The desk that is open shows what everybody may see, and nobody holds the spyglass. */
  readonly openly?: true;
}

export interface HotSeatSituation {
  /** The persons at this screen, in the order of the seats. */
  readonly persons: readonly Seat[];
  readonly waitingFor: readonly Seat[];
  readonly over: boolean;
  /** Whether two of them are on one side. */
  isFriend(a: Seat, b: Seat): boolean;
  /** Whether all that a seat is asked now may be asked before everybody's eyes. */
  isOpen?(seat: Seat): boolean;
}

/**
 * The screen for the person who last took the spyglass (null at the start). The one who holds it keeps it while
 * anything is asked of him or of a friend, and while only others elsewhere are waited for.
 */
export function screenFor(
  holder: Seat | null,
  { persons, waitingFor, over, isFriend, isOpen }: HotSeatSituation,
): HotSeatScreen {
  const only = persons.length === 1 ? persons[0] : undefined;
  // Whoever gave his seat to the machine still sits before the screen.
  if (only !== undefined && holder !== null && !isFriend(holder, only)) return { open: null, curtain: only };
  if (only !== undefined) return { open: only, curtain: null };
  const asked = persons.filter((seat) => waitingFor.includes(seat));
  // One alone is asked, and who holds the spyglass is another: no curtain where there is nothing to hide.
  const [alone, ...others] = asked;
  if (!over && alone !== undefined && others.length === 0 && alone !== holder && isOpen?.(alone) === true)
    return { open: alone, curtain: null, openly: true };
  if (holder === null) {
    // Where all are friends there is nobody to hide from.
    const first = asked[0] ?? persons[0] ?? null;
    return first !== null && persons.every((seat) => isFriend(first, seat))
      ? { open: first, curtain: null }
      : { open: null, curtain: first };
  }
  const [wanted] = asked;
  if (over || wanted === undefined || asked.includes(holder)) return { open: holder, curtain: null };
  const friend = asked.find((seat) => isFriend(holder, seat));
  return friend === undefined ? { open: null, curtain: wanted } : { open: friend, curtain: null };
}
