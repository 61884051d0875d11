/** Chance for simulations: numbers of any size, one out of many, and seeds that do not run into each other. */
import type { Dice } from './dice.ts';

/** A whole number from 0 to below n, for n up to 2^32; a die's own `below` ends at 256. */
export function drawBelow(dice: Dice, n: number): number {
  if (n <= 256) return dice.below(n);
  const bytes = n <= 0x10000 ? 2 : n <= 0x1000000 ? 3 : 4;
  const span = 256 ** bytes;
  // Numbers past the last whole multiple of n would favour the low ones: they are drawn again.
  const limit = span - (span % n);
  for (;;) {
    let number = 0;
    for (let i = 0; i < bytes; i++) number = number * 256 + dice.below(256);
    if (number < limit) return number % n;
  }
}

/** More than these are not looked at: a generator of choices may have no end. */
const MOST = 10_000;

/** One of the items, each as likely as any other, in one pass and without keeping them; undefined if there is none. */
export function drawOne<A>(items: Iterable<A>, dice: Dice): A | undefined {
  let kept: A | undefined;
  let seen = 0;
  for (const item of items) {
    seen++;
    // The n-th item takes the place of the one kept with a chance of one in n.
    if (drawBelow(dice, seen) === 0) kept = item;
    if (seen === MOST) break;
  }
  return kept;
}

/** A seed of its own for each thing counted by `path`: neighbours share nothing. */
export function seedFor(seed: number, ...path: readonly number[]): number {
  let mixed = scrambled(seed ^ 0x9e3779b9);
  for (const step of path) mixed = scrambled(Math.imul(mixed, 31) + step + 0x7f4a7c15);
  return mixed >>> 0;
}

function scrambled(bits: number): number {
  let x = bits | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
