/**
 * Whoever has come to several seats of a side has them as one desk, as who makes a match has: it begins with a scenario in
 * which they are one seat, the first of them. What the others have added to the dice stays in.
 */
import { GALLERY, Match, type Opening, openedScenario, type Seat } from '@weathergage/kernel';
import type { ServedGame } from '../catalogue.ts';
import { Fault } from '../faults.ts';
import type { Watcher } from './telling.ts';

/** Who knows whose seats are. */
export interface Hands {
  /** By person, the seats of all who have several. */
  several(match: string): Promise<readonly (readonly Seat[])[]>;
  /** The match has begun, and the keys to seats that are gone open the one that they were joined to. */
  joined(match: string, seats: readonly JoinedSeat[]): Promise<void>;
}

interface JoinedSeat {
  readonly kept: Seat;
  readonly gone: readonly Seat[];
}

interface JoinedOpening {
  readonly opening: Opening;
  readonly seats: readonly JoinedSeat[];
}

/** The opening that a match begins with; as it was where nothing is joined, or the scenario can't be played so. */
export function joinSeatsOf(
  { game }: ServedGame,
  opening: Opening,
  secret: string,
  groups: readonly (readonly Seat[])[],
): JoinedOpening {
  const plain: JoinedOpening = { opening, seats: [] };
  if (game.together === undefined || groups.length === 0) return plain;
  const scenario = game.together(openedScenario(opening), groups);
  const left = new Set(game.seats(scenario).map(({ id }) => id));
  const joined: Opening = { ...opening, scenario };
  try {
    Match.begin(game, joined, secret);
  } catch {
    return plain;
  }
  const seats = groups.flatMap((group): JoinedSeat[] => {
    const gone = group.filter((seat) => !left.has(seat));
    const kept = group.find((seat) => left.has(seat));
    return kept === undefined || gone.length === 0 ? [] : [{ kept, gone }];
  });
  return { opening: joined, seats };
}

/** Those who look on from a seat that is none any more come again, and are led to the one it was joined to. */
export function callAgain(watchers: Iterable<Watcher>, seats: readonly { readonly seat: Seat }[]): void {
  for (const watcher of [...watchers])
    if (watcher.seat !== GALLERY && !seats.some(({ seat }) => seat === watcher.seat))
      watcher.drop(new Fault('seats-joined', 'Your seats are one desk now.'));
}
