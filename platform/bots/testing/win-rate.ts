/** How well one hand plays against another, for tests. */
import { scoreOf, seedPairings, standingOf } from '../index.ts';

/** The share of so many matches that the first hand wins; he has each side in half of them. */
export function winRateOf(
  matches: number,
  [a, b]: readonly [string, string],
  play: (own: string, other: string, seed: number) => { readonly winners: readonly string[] } | null,
): number {
  const scores = seedPairings(matches, 1805).map(({ seed, swapped }) => {
    const [own, other] = swapped ? ([b, a] as const) : ([a, b] as const);
    return scoreOf(play(own, other, seed)?.winners ?? [], own, other);
  });
  return standingOf(scores).rate;
}
