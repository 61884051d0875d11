import { describe, expect, it } from 'vitest';
import { classIds, classOf } from '../../data/classes.ts';
import { testShip } from '../testing/sea.ts';
import { DIRECTIONS, type Direction, turnedBy } from './hex.ts';
import { allowanceOf, allowances, attitude } from './wind.ts';

const frigate = (heading: Direction, rigging?: number[]) =>
  testShip({ id: 'x', at: 'K20', heading, ...(rigging && { rigging }) });

describe('7.1 wind and allowance', () => {
  it('[7.1.3] attitude is B before the wind, A with it on the quarter, C on the beam and bow, D against it', () => {
    for (const wind of DIRECTIONS) {
      const from = (steps: number) => attitude(turnedBy(wind, steps), wind);
      expect([0, 1, 2, 3, 4, 5].map(from)).toEqual(['B', 'A', 'C', 'D', 'C', 'A']);
    }
  });

  it('[7.1.1] [7.1.4] the allowance comes from battle-sail speed and attitude together', () => {
    const table = (battleSpeed: 3 | 4) =>
      allowances(testShip({ id: 'x', at: 'K20', heading: 1, spec: { battleSpeed } }));
    expect(table(3)).toEqual({ A: 3, B: 2, C: 1, D: 0 });
    expect(table(4)).toEqual({ A: 4, B: 3, C: 1, D: 0 });
  });

  it('[7.1.4] example a: speed 3 starting in attitude C has an allowance of 1', () => {
    const slow = testShip({ id: 'x', at: 'K20', heading: 3, spec: { battleSpeed: 3 } });
    expect(attitude(slow.heading, 1)).toBe('C');
    expect(allowanceOf(slow, 1)).toBe(1);
  });

  it('[7.1.4] example b: speed 4 starting in attitude A has an allowance of 4', () => {
    const fast = frigate(2);
    expect(attitude(fast.heading, 1)).toBe('A');
    expect(allowanceOf(fast, 1)).toBe(4);
  });

  it('[7.1.2] every class has a battle-sail speed of 3 or 4, and with whole rigging the allowances of it', () => {
    const best = { 3: 3, 4: 4 } as const;
    for (const id of classIds()) {
      const { battleSpeed, rigging } = classOf(id)!;
      expect([3, 4], id).toContain(battleSpeed);
      // Hulks and boats without a mast have nothing to sail with.
      const masts = rigging.some((squares) => squares > 0);
      expect(allowances({ rigging, spec: { battleSpeed } }).A, id).toBe(masts ? best[battleSpeed] : 0);
    }
  });

  it('[7.1.17] lost rigging sections take one hex each in all attitudes, but never below 0', () => {
    expect(allowances(frigate(1, [1, 4, 4, 4]))).toEqual({ A: 4, B: 3, C: 1, D: 0 });
    expect(allowances(frigate(1, [0, 4, 4, 4]))).toEqual({ A: 3, B: 2, C: 0, D: 0 });
    expect(allowances(frigate(1, [0, 0, 1, 4]))).toEqual({ A: 2, B: 1, C: 0, D: 0 });
    expect(allowances(frigate(1, [0, 0, 0, 1]))).toEqual({ A: 1, B: 0, C: 0, D: 0 });
    expect(allowances(frigate(1, [0, 0, 0, 0]))).toEqual({ A: 0, B: 0, C: 0, D: 0 });
  });

  it('[11.4.4.1] keeps a dismasted ship from moving however few sections her log was drawn with', () => {
    const odd = testShip({
      id: 'x',
      at: 'K20',
      heading: 2,
      spec: { rigging: [4, 4, 4] },
      rigging: [0, 0, 0],
    });
    expect(allowanceOf(odd, 1)).toBe(0);
  });
});
