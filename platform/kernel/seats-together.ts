/** Several chairs of one side given to one commander: what every scenario with named chairs has to do for it. */
import type { Seat } from './vocabulary.ts';

interface SideOfSeats {
  readonly name: string;
  readonly seats: readonly { readonly id: Seat; readonly name: string }[];
}

export interface JoinedSeats<S extends SideOfSeats> {
  /** In the order they had, each group in the place and under the id of its first. */
  readonly sides: S[];
  /** Who commands now what a seat commanded. */
  seatOf(seat: Seat): Seat;
}

/** The longest name of a seat that scenarios take. */
const LONGEST = 80;

/** A commander of all is called as his side is; one of a few by what he commands. */
function nameOf(side: SideOfSeats, names: readonly string[]): string {
  if (names.length === side.seats.length) return side.name;
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return all.length <= LONGEST ? all : `${names[0]!.slice(0, LONGEST - 9)} and more`;
}

export function joinSeats<S extends SideOfSeats>(
  sides: readonly S[],
  groups: readonly (readonly Seat[])[],
): JoinedSeats<S> {
  const heads = new Map<Seat, Seat>();
  const joined = sides.map((side) => {
    const named = new Map<Seat, string>();
    for (const group of groups) {
      const own = side.seats.filter(({ id }) => group.includes(id));
      const [head] = own;
      if (head === undefined || own.length < 2) continue;
      for (const { id } of own) heads.set(id, head.id);
      named.set(
        head.id,
        nameOf(
          side,
          own.map(({ name }) => name),
        ),
      );
    }
    const seats = side.seats
      .filter(({ id }) => (heads.get(id) ?? id) === id)
      .map((seat) => ({ ...seat, name: named.get(seat.id) ?? seat.name }));
    return { ...side, seats };
  });
  return { sides: joined, seatOf: (seat) => heads.get(seat) ?? seat };
}
