/** Exact chances worked out beside the rules, and the chi-square test that holds simulated dice against them. */

/** The chance of each whole number from 0. */
export type Chances = readonly number[];

/** One thing that happens or not. */
export const eitherWay = (chance: number): Chances => [1 - chance, chance];

/** The sum of two independent numbers. */
export function plus(one: Chances, other: Chances): Chances {
  const both = Array<number>(one.length + other.length - 1).fill(0);
  for (const [i, p] of one.entries()) for (const [j, q] of other.entries()) both[i + j]! += p * q;
  return both;
}

export const times = (count: number, one: Chances): Chances =>
  Array.from({ length: count }, () => one).reduce(plus, [1]);

/** The sum of so many dice. */
export const sumOf = (count: number, sides: number): Chances =>
  times(count, [0, ...Array<number>(sides).fill(1 / sides)]);

/** All the ways that so many dice can fall. */
export function* falls(count: number, sides: number): Generator<number[]> {
  if (count === 0) yield [];
  else
    for (const rest of falls(count - 1, sides))
      for (let face = 1; face <= sides; face++) yield [...rest, face];
}

/** Beyond these a chi-square of 1 to 24 degrees of freedom falls once in a hundred times. */
const ONE_IN_A_HUNDRED = [
  6.635, 9.21, 11.345, 13.277, 15.086, 16.812, 18.475, 20.09, 21.666, 23.209, 24.725, 26.217, 27.688, 29.141,
  30.578, 32, 33.409, 34.805, 36.191, 37.566, 38.932, 40.289, 41.638, 42.98,
];

/** Simulated counts against exact chances; neighbours are put together until each is expected five times or more. */
export function agrees(counts: readonly number[], chances: Chances): boolean {
  const thrown = counts.reduce((all, count) => all + count, 0);
  const bins: { seen: number; due: number }[] = [];
  let open = { seen: 0, due: 0 };
  for (let value = 0; value < Math.max(counts.length, chances.length); value++) {
    open = { seen: open.seen + (counts[value] ?? 0), due: open.due + (chances[value] ?? 0) * thrown };
    if (open.due < 5) continue;
    bins.push(open);
    open = { seen: 0, due: 0 };
  }
  const last = bins.at(-1)!;
  bins[bins.length - 1] = { seen: last.seen + open.seen, due: last.due + open.due };
  const chi = bins.reduce((all, { seen, due }) => all + (seen - due) ** 2 / due, 0);
  const limit = ONE_IN_A_HUNDRED[bins.length - 2];
  if (limit === undefined) throw new Error(`no limit for ${bins.length} bins`);
  return chi < limit;
}

/** How often each number came up. */
export function tally(times: number, one: () => number): number[] {
  const counts: number[] = [];
  for (let i = 0; i < times; i++) {
    const value = one();
    while (counts.length <= value) counts.push(0);
    counts[value]!++;
  }
  return counts;
}
