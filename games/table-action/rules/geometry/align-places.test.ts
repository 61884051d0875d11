import { describe, expect, it } from 'vitest';
import { base } from '../testing/bases.ts';
import { alignBoarding, alignCollision } from './align.ts';
import type { Base } from './base.ts';

/** Where both come to lie, in one line. */
const laid = (a: Base, b: Base, obstacles: readonly Base[] = []) =>
  alignCollision(a, b, obstacles).map(({ at, heading }) => [at.x, at.y, heading]);

describe('where ships come to lie after a collision', () => {
  it('[collision.align] side by side, a thousandth of the shift more or less each, on whichever side they met', () => {
    expect(laid(base(0, 0), base(900, 500))).toEqual([
      [-52, 0, 0],
      [952, 500, 0],
    ]);
    expect(laid(base(0, 0), base(-900, 500))).toEqual([
      [52, 0, 0],
      [-952, 500, 0],
    ]);
  });

  it('[collision.align] end to end where that is nearer', () => {
    expect(laid(base(0, 0), base(200, -2900))).toEqual([
      [0, 52, 0],
      [200, -2952, 0],
    ]);
    expect(laid(base(0, 0), base(200, 2900))).toEqual([
      [0, -52, 0],
      [200, 2952, 0],
    ]);
  });

  it('[collision.align] sides meet over a quarter of an inch at least, and so do ends', () => {
    expect(laid(base(0, 0), base(1004, 2900))).toEqual([
      [0, 73, 0],
      [1004, 2827, 0],
    ]);
    expect(laid(base(0, 0), base(900, 3004))).toEqual([
      [73, 0, 0],
      [827, 3004, 0],
    ]);
  });

  it('[collision.align] bases of other sizes by their own lengths and widths', () => {
    expect(laid(base(0, 0), base(850, 0, 0, 2500, 900))).toEqual([
      [-52, 0, 0],
      [902, 0, 0],
    ]);
    expect(laid(base(0, 0), base(0, 2700, 0, 2500, 900))).toEqual([
      [0, -27, 0],
      [0, 2727, 0],
    ]);
  });

  it('[collision.align] among others the whole shift goes to one of them', () => {
    const [a, b] = [base(0, 0), base(800, 0)];
    expect(laid(a, b)).toEqual([
      [-102, 0, 0],
      [902, 0, 0],
    ]);
    // Another lies close on the larboard side of the first: she stays, and the second goes all the way.
    expect(laid(a, b, [base(-1010, 0)])).toEqual([
      [0, 0, 0],
      [1004, 0, 0],
    ]);
    expect(laid(a, b, [base(1810, 0)])).toEqual([
      [-204, 0, 0],
      [800, 0, 0],
    ]);
  });

  it('[collision.align] where nothing is free the first way stands', () =>
    expect(laid(base(0, 0), base(800, 0), [base(0, 0, 0, 9000, 9000)])).toEqual([
      [-102, 0, 0],
      [902, 0, 0],
    ]));
});

describe('where a boarder comes to lie', () => {
  const target = base(0, 0);
  const berth = (x: number, y: number, obstacles: readonly Base[] = [], length = 3000, width = 1000) => {
    const { at } = alignBoarding(base(x, y, 0, length, width), target, obstacles);
    return [at.x, at.y];
  };

  it('[boarding.align-free] abreast of where she is, from the middle to half of the shorter base', () => {
    expect([berth(1500, 0), berth(1500, 1500), berth(1500, 1501), berth(1500, -1501)]).toEqual([
      [1004, 0],
      [1004, 1500],
      [1004, 1500],
      [1004, -1500],
    ]);
    expect([berth(-1, 0), berth(0, 0), berth(1, 0)]).toEqual([
      [-1004, 0],
      [1004, 0],
      [1004, 0],
    ]);
    expect(berth(1500, 3000, [], 2000, 800)).toEqual([904, 1500]);
  });

  it('[boarding.align-free] among others by quarters of an inch along that side, nearer ones first', () => {
    expect(berth(1500, 0, [base(1010, -2900)])).toEqual([1004, 250]);
    expect(berth(1500, 0, [base(1010, 2900)])).toEqual([1004, -250]);
    expect(berth(1500, 0, [base(1010, -2900), base(1010, 2900)])).toEqual([-1004, 0]);
  });
});
