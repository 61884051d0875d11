/** Who meets whom in the next round. Entrants are known by their numbers; null in the place of an opponent is a bye. */

export type Pair = readonly [first: number, second: number | null];

/** Everybody meets everybody once: one stays, the others go round. The first of a list is the best seed. */
export function roundRobin(seeds: readonly number[]): readonly (readonly Pair[])[] {
  const circle: (number | null)[] = [...seeds, ...(seeds.length % 2 === 1 ? [null] : [])];
  const half = circle.length / 2;
  return Array.from({ length: Math.max(0, circle.length - 1) }, (_, round) => {
    const [fixed, ...others] = circle;
    const turned = others.map((_one, i) => others[(i + round) % others.length]!);
    const all = [fixed!, ...turned];
    return Array.from({ length: half }, (_two, i) => {
      const [one, other] = [all[i] ?? null, all[all.length - 1 - i] ?? null];
      return one === null ? ([other!, null] as const) : ([one, other] as const);
    });
  });
}

/** The first round of a knock-out: the best are kept apart as long as can be, and the byes are theirs. */
export function firstOfKnockOut(seeds: readonly number[]): readonly Pair[] {
  let places = [0];
  while (places.length * 2 < seeds.length)
    places = places.flatMap((seed) => [seed, places.length * 2 - 1 - seed]);
  const size = places.length * 2;
  return places.map((seed) => [seeds[seed]!, seeds[size - 1 - seed] ?? null] as const);
}

/** Winners of neighbouring pairs meet; null where nobody was left of a pair. */
export function nextOfKnockOut(winners: readonly (number | null)[]): readonly (Pair | null)[] {
  return Array.from({ length: winners.length / 2 }, (_, i) => {
    const [one, other] = [winners[2 * i] ?? null, winners[2 * i + 1] ?? null];
    return one !== null ? ([one, other] as const) : other !== null ? ([other, null] as const) : null;
  });
}

export interface SwissPlayer {
  readonly no: number;
  readonly points: number;
  /** Those he has met, and null if he had a bye. */
  readonly met: ReadonlySet<number | null>;
}

/** Swiss rounds that can always be paired without anybody meeting twice, for so many entrants. */
export const mostSwissRounds = (entrants: number): number =>
  entrants <= 4 ? Math.max(1, entrants - 1 + (entrants % 2)) : Math.ceil(entrants / 2);

/** More would be gone through than is worth it: then people may meet again. */
const PATIENCE = 20_000;

/**
 * Those with the same points meet, the upper half of them the lower; nobody meets another twice and nobody has two byes,
 * unless withdrawals have left no other way. Players come in the order of their standing.
 */
export function swissRound(players: readonly SwissPlayer[]): readonly Pair[] {
  const isMet = (a: SwissPlayer | null, b: SwissPlayer | null): boolean =>
    a === null ? b!.met.has(null) : a.met.has(b?.no ?? null);
  const hadBye = (a: SwissPlayer | null, b: SwissPlayer | null): boolean =>
    (a === null || b === null) && isMet(a, b);
  return (
    matchUp(players, isMet) ??
    matchUp(players, hadBye) ??
    matchUp(players, () => false) ??
    []
  ).toSorted(([, a], [, b]) => Number(a === null) - Number(b === null));
}

type Place = SwissPlayer | null;

/** A bye is an opponent with fewer points than anybody. */
function matchUp(
  players: readonly SwissPlayer[],
  isForbidden: (a: Place, b: Place) => boolean,
): Pair[] | null {
  const places: readonly Place[] = players.length % 2 === 1 ? [...players, null] : players;
  const wishes = places.map((place, at) => wishesOf(places, place, at));
  const taken = places.map(() => false);
  const pairs: Pair[] = [];
  let patience = PATIENCE;
  const fill = (): boolean => {
    const at = taken.indexOf(false);
    if (at < 0) return true;
    // The bye comes last, so whoever is the first that is free is somebody.
    const one = places[at]!;
    taken[at] = true;
    for (const other of wishes[at]!) {
      if (taken[other] || isForbidden(one, places[other] ?? null)) continue;
      if (--patience < 0) break;
      taken[other] = true;
      pairs.push([one.no, places[other]?.no ?? null]);
      if (fill()) return true;
      pairs.pop();
      taken[other] = false;
    }
    taken[at] = false;
    return false;
  };
  return fill() ? pairs : null;
}

/** Whom one would best meet: of his own points, half of them further down; then those next to him. */
function wishesOf(places: readonly Place[], one: Place, at: number): readonly number[] {
  const points = (place: Place): number => place?.points ?? -1;
  const mine = [...places.keys()].filter((i) => points(places[i]!) === points(one));
  const best = at + Math.floor(mine.length / 2);
  return [...places.keys()]
    .filter((i) => i !== at)
    .toSorted(
      (a, b) =>
        Math.abs(points(places[a]!) - points(one)) - Math.abs(points(places[b]!) - points(one)) ||
        Math.abs(a - best) - Math.abs(b - best) ||
        a - b,
    );
}
