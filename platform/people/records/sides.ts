/** The same again with sides changed: who sat where sits on the next side, in the same place of it. */

export interface OldSeat {
  readonly id: string;
  readonly side: string;
  readonly bot: string | null;
}

/** By seat of the new match, the seat of the old one whose sitter has it. All are used, each once. */
export function changedSides(seats: readonly OldSeat[]): ReadonlyMap<string, string> {
  const sides = [...new Set(seats.map(({ side }) => side))];
  const of = (side: string): readonly string[] =>
    seats.flatMap((seat) => (seat.side === side ? [seat.id] : []));
  const taken = new Map<string, string>();
  const left: string[] = [];
  sides.forEach((side, i) => {
    const to = of(sides[(i + 1) % sides.length]!);
    of(side).forEach((from, place) => {
      const seat = to[place];
      if (seat === undefined) left.push(from);
      else taken.set(seat, from);
    });
  });
  // Where a side has more commanders than the other, those who are over stay where there is room.
  for (const { id } of seats) if (!taken.has(id)) taken.set(id, left.shift()!);
  return taken;
}
