import { describe, expect, it } from 'vitest';
import type { Square } from './chart.ts';
import { cutterAndBrig } from './index.ts';
import { night, sailed, square } from './testing/night.ts';
import type { State } from './types.ts';

const FAR = square(0, 6);

function refusal(state: State, ship: 'cutter' | 'brig', to: Square) {
  const ask = cutterAndBrig.asks(state)[ship === 'cutter' ? 0 : 1]!;
  return cutterAndBrig.check(cutterAndBrig.view(state, ask.seat), ask, { to });
}

describe('sailing', () => {
  // The wind is in the west, to the left of the chart.
  it.each([
    ['dead to windward', square(-1, 0), 0, 0],
    ['close-hauled', square(-1, -1), 2, 1],
    ['with the wind abeam', square(0, -1), 3, 3],
    ['with the wind on the quarter', square(1, -1), 3, 4],
    ['before the wind', square(1, 0), 2, 3],
  ])('[2] %s', (_, step, cutter, brig) => {
    const chart = Array.from({ length: 11 }, () => '...........');
    const at = square(5, 5);
    const state = night(at, at, { chart });
    const reaches = (ship: 'cutter' | 'brig') =>
      [1, 2, 3, 4, 5].filter(
        (far) => refusal(state, ship, square(at.x + step.x * far, at.y + step.y * far)) === null,
      ).length;
    expect([reaches('cutter'), reaches('brig')]).toEqual([cutter, brig]);
  });

  it('[2] land stops both and a shoal the brig alone', () => {
    const state = night(square(2, 3), square(2, 4));
    expect(refusal(state, 'cutter', square(2, 2))).toBeNull();
    expect(refusal(state, 'cutter', square(2, 0))).toMatchObject({ code: 'out-of-reach', rule: '2' });
    expect(refusal(state, 'brig', square(2, 2))).toMatchObject({ code: 'out-of-reach', rule: '2' });
  });

  it('[2] a hit takes a square from her speed, but never the last', () => {
    const reaches = (hits: number) =>
      [1, 2, 3].filter(
        (far) => refusal(night(square(5, 6), FAR, { hits }), 'cutter', square(5, 6 - far)) === null,
      );
    expect([0, 1, 2].map((hits) => reaches(hits).length)).toEqual([3, 2, 1]);
  });

  it('[2] orders are sailed together, and then a die decides about the wind', () => {
    const rolled = (die: number) => sailed(night(square(8, 6), FAR), square(8, 3), square(0, 3), die).state;
    expect(rolled(3)).toMatchObject({
      turn: 2,
      wind: 6,
      cutter: { at: square(8, 3), heading: 0 },
      brig: { at: square(0, 3), heading: 0 },
    });
    expect([1, 2, 5, 6].map((die) => rolled(die).wind)).toEqual([5, 6, 6, 7]);
  });
});
