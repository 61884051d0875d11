/**
 * Variety without dice: suggestions are made on a view alone and must come out the same each time, so a number takes
 * the place of chance. No rule is decided by it.
 */

/** A whole number from 0 to below n, another one with each call. */
export type Below = (n: number) => number;

export function chanceOf(seed: number): Below {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) | 0;
  return (n) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = (Math.imul(state ^ (state >>> 12), 0x297a2d39) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 16)) >>> 0) % n;
  };
}

/** The items in another order. */
export function shuffled<T>(items: readonly T[], below: Below): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const at = below(last + 1);
    [order[at], order[last]] = [order[last]!, order[at]!];
  }
  return order;
}
