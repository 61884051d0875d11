/** Division and roots of whole numbers below 2^53, with the same result on every machine. */

/** `n / d` to the nearest whole number, halves away from zero, so that mirrored lengths stay mirrored. */
export function rounded(n: number, d: number): number {
  const size = Math.floor((2 * Math.abs(n) + d) / (2 * d));
  // Not minus nought, which would tell a mirrored table from another.
  return Math.sign(n) * size + 0;
}

/** The largest whole number whose square is not above `n`. */
export function floorRoot(n: number): number {
  let root = Math.floor(Math.sqrt(n));
  while (root * root > n) root -= 1;
  while ((root + 1) * (root + 1) <= n) root += 1;
  return root;
}
