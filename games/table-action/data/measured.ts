/** What came of a scenario when the best machine played both sides, and how that is said on its card. */

export interface Measured {
  /** Matches won by the first side, by the second, and drawn. */
  readonly score: readonly [first: number, second: number, drawn: number];
  /** The turn in which the shortest was over, half of them, and the longest. */
  readonly turns: readonly [least: number, median: number, most: number];
}

const Z95 = 1.959964;

/** Between what limits the true share lies, 95 times in 100 (Wilson), in whole hundredths. */
export function likelyShare(won: number, matches: number): readonly [least: number, most: number] {
  const share = won / matches;
  const z = (Z95 * Z95) / matches;
  const middle = share + z / 2;
  const reach = Math.sqrt(z * (share * (1 - share) + z / 4));
  const hundredths = (part: number): number => Math.round((100 * part) / (1 + z));
  return [hundredths(middle - reach), hundredths(middle + reach)];
}

/** The score of either side with the limits of its share, and how long it took. */
export function measuredWords(one: string, two: string, { score, turns }: Measured): string {
  const [first, second, drawn] = score;
  const matches = first + second + drawn;
  const [least, median, most] = turns;
  const side = (name: string, won: number): string => {
    const [from, to] = likelyShare(won, matches);
    return `${name} ${won} (${from} to ${to} %)`;
  };
  const length =
    least === most
      ? `over on turn ${most}`
      : `over after ${least} to ${most} turns, half of them by turn ${median}`;
  return `${matches} matches: ${side(one, first)}, ${side(two, second)}, drawn ${drawn}; ${length}`;
}
