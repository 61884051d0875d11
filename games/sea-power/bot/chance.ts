/** A quick stream of chance for what is only imagined: seeded from the dice in hand, so that play can be repeated. */
import type { Dice } from '@weathergage/kernel';

export type Below = (n: number) => number;

export function streamOf(dice: Dice): Below {
  let state = dice.below(256) | (dice.below(256) << 8) | (dice.below(256) << 16) | (dice.below(256) << 24);
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}
