// So many out of many, the same ones for the same seed.
import { looseDice } from '@weathergage/kernel';
import { drawBelow } from '../../platform/kernel/draw.ts';

/** In the order in which they stand; all of them where there are no more. */
export function drawSome<A>(items: readonly A[], count: number, seed: number): A[] {
  const dice = looseDice(seed);
  const left = items.map((_, index) => index);
  const drawn: number[] = [];
  while (drawn.length < count && left.length > 0) {
    const at = drawBelow(dice, left.length);
    drawn.push(left[at]!);
    // The last one fills the gap.
    left[at] = left.at(-1)!;
    left.pop();
  }
  return drawn.sort((a, b) => a - b).map((index) => items[index]!);
}
