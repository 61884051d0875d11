/** How a tournament stands: points, and what tells those apart who have the same. */
import type { LegResult, TableRow, TournamentKind } from '@weathergage/kernel/people/tournament-protocol.ts';

export interface Leg {
  readonly round: number;
  readonly place: number;
  readonly leg: number;
  readonly first: number;
  /** Null for a bye. */
  readonly second: number | null;
  readonly result: LegResult | null;
}

/** A pairing is two matches with sides changed. */
export const LEGS = 2;

/** What a match gives the first and the second of it. */
const POINTS: Readonly<Record<LegResult, readonly [number, number]>> = {
  first: [1, 0],
  second: [0, 1],
  drawn: [0.5, 0.5],
  none: [0, 0],
};

interface Tally {
  readonly no: number;
  points: number;
  won: number;
  drawn: number;
  lost: number;
  /** By opponent, the points made against him. */
  readonly against: Map<number, number>;
  /** The last round in which he was still in it. */
  reached: number;
}

function tallies(kind: TournamentKind, entrants: readonly number[], legs: readonly Leg[]): readonly Tally[] {
  const all = new Map(
    entrants.map((no): [number, Tally] => [
      no,
      { no, points: 0, won: 0, drawn: 0, lost: 0, against: new Map(), reached: 0 },
    ]),
  );
  for (const { round, first, second, result } of legs) {
    for (const no of [first, second]) {
      const one = no === null ? undefined : all.get(no);
      if (one !== undefined) one.reached = Math.max(one.reached, round);
    }
    if (result === null) continue;
    if (second === null) {
      // Everybody has one bye where all meet all: it is worth nothing. Else it is a pairing won.
      if (kind !== 'round-robin') all.get(first)!.points += LEGS;
      continue;
    }
    const gained = POINTS[result];
    for (const [i, [no, other]] of [[first, second] as const, [second, first] as const].entries()) {
      const one = all.get(no)!;
      const points = gained[i]!;
      one.points += points;
      one.against.set(other, (one.against.get(other) ?? 0) + points);
      if (result === 'drawn') one.drawn++;
      else if (points === 1) one.won++;
      else one.lost++;
    }
  }
  return [...all.values()];
}

/** What counts after points: for a Swiss whom one has met first of all, else what those with as many did to each other. */
const ORDER: Readonly<Record<TournamentKind, readonly Exclude<keyof TableRow, 'place'>[]>> = {
  'round-robin': ['points', 'direct', 'sonneborn', 'won'],
  swiss: ['points', 'buchholz', 'direct', 'sonneborn', 'won'],
  'knock-out': [],
};

export function tableOf(
  kind: TournamentKind,
  entrants: readonly number[],
  legs: readonly Leg[],
): readonly TableRow[] {
  const all = tallies(kind, entrants, legs);
  const pointsOf = new Map(all.map(({ no, points }) => [no, points]));
  const rows = all.map((one) => {
    const met = [...one.against];
    const equals = new Set(all.filter(({ points }) => points === one.points).map(({ no }) => no));
    return {
      ...one,
      buchholz: met.reduce((sum, [other]) => sum + pointsOf.get(other)!, 0),
      direct: met.reduce((sum, [other, points]) => sum + (equals.has(other) ? points : 0), 0),
      sonneborn: met.reduce((sum, [other, points]) => sum + (points / LEGS) * pointsOf.get(other)!, 0),
    };
  });
  const order =
    kind === 'knock-out'
      ? // Whoever came further; whoever won the last pairing is the further of the two in it.
        (row: (typeof rows)[number]) => [row.reached + (lostLast(row.no, legs) ? 0 : 0.5)]
      : (row: (typeof rows)[number]) => ORDER[kind].map((key) => row[key]);
  const compared = (a: (typeof rows)[number], b: (typeof rows)[number]): number => {
    const [mine, his] = [order(a), order(b)];
    return mine.reduce((found, value, i) => found || his[i]! - value, 0);
  };
  const sorted = rows.toSorted((a, b) => compared(a, b) || a.no - b.no);
  return sorted.map(({ against: _against, reached: _reached, ...row }, i) => ({
    ...row,
    place: 1 + sorted.findIndex((other) => compared(other, sorted[i]!) === 0),
  }));
}

const lostLast = (no: number, legs: readonly Leg[]): boolean => {
  const last = legs.filter(({ first, second }) => first === no || second === no);
  const round = Math.max(0, ...last.map((leg) => leg.round));
  return winnerOf(last.filter((leg) => leg.round === round)) !== no;
};

/** Of one pairing; null while it is open, or level. */
export function winnerOf(legs: readonly Leg[]): number | null {
  const [leg] = legs;
  if (leg === undefined || legs.some(({ result }) => result === null)) return null;
  if (leg.second === null) return leg.first;
  const [first, second] = legs.reduce(
    ([one, other], { result }) => [one + POINTS[result!][0], other + POINTS[result!][1]],
    [0, 0],
  );
  return first === second ? null : first > second ? leg.first : leg.second;
}
