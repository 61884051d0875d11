import { d6 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { baseOf, shipOf } from '../table/state.ts';
import { TestPlay, testContext } from '../testing/play.ts';
import { groundAt, type TestShip, testShip, testTable } from '../testing/table.ts';
import { place, x, y } from '../testing/way-told.ts';
import { isBerth, otherBases, putAt } from './collision.ts';
import { edgePassed } from './way.ts';

describe('the edges', () => {
  const past = (x: number, y: number) =>
    edgePassed({ size: { width: 72_000, height: 48_000 } }, { at: { x, y } });

  it('[turn.phases] the edge itself is on the table; of two edges the one she is farther past', () => {
    expect([past(0, 0), past(72_000, 48_000), past(36_000, 24_000)]).toEqual([null, null, null]);
    expect([past(5, -1), past(72_001, 5), past(5, 48_001), past(-1, 5)]).toEqual([
      'north',
      'east',
      'south',
      'west',
    ]);
    expect([past(72_002, -1), past(72_001, -2), past(-2, 48_001), past(-1, 48_002)]).toEqual([
      'east',
      'north',
      'west',
      'south',
    ]);
    // Of two as far, the first from the north round by the east.
    expect([past(72_001, -1), past(72_001, 48_001), past(-1, 48_001), past(-1, -1)]).toEqual([
      'north',
      'east',
      'south',
      'north',
    ]);
  });
});

describe('room to lie in', () => {
  const terrain = [groundAt('shoal', [40, 10], [50, 10], [50, 20], [40, 20])];
  const table = testTable({ ships: [x, y, { ...y, id: 'gone', at: [30, 30], fate: 'sunk' }], terrain });
  const berth = (at: readonly [number, number], others: readonly TestShip[] = []) =>
    isBerth(
      table,
      baseOf(testShip({ ...x, at })),
      others.map((ship) => baseOf(testShip(ship))),
    );

  it('[collision.align] on the table by her centre, edges and corners included', () => {
    for (const at of [
      [0, 0],
      [72, 48],
      [0, 48],
      [72, 0],
    ] as const)
      expect(berth(at)).toBe(true);
    for (const at of [
      [-0.001, 5],
      [5, -0.001],
      [72.001, 5],
      [5, 48.001],
    ] as const)
      expect([at, berth(at)]).toEqual([at, false]);
  });

  it('[collision.align] off the ground, and on top of nobody', () => {
    // Her base is 2.5 by 0.9 inches and lies east and west; a touch of the ground counts, of a ship does not.
    expect([berth([45, 9.549]), berth([45, 9.55])]).toEqual([true, false]);
    const other: TestShip = { ...y, at: [30, 30], heading: 90 };
    expect([berth([30, 30.9], [other]), berth([30, 30.8], [other])]).toEqual([true, false]);
  });

  it('[collision.contact] the bases of all on the table but those that are named', () => {
    expect(otherBases(table)).toEqual([baseOf(shipOf(table, 'x')), baseOf(shipOf(table, 'y'))]);
    expect(otherBases(table, 'x')).toEqual([baseOf(shipOf(table, 'y'))]);
    expect(otherBases(table, 'x', 'y')).toEqual([]);
  });

  it('[collision.align] whoever is not stirred is not told of', () => {
    const put = (at: readonly [number, number], heading: number) => {
      const log = testContext();
      putAt(testShip(x), baseOf(testShip({ ...x, at, heading })), log);
      return log.told;
    };
    expect(put([20, 20], 90)).toEqual([]);
    for (const [at, heading] of [
      [[21, 20], 90],
      [[20, 21], 90],
      [[20, 20], 91],
    ] as const)
      expect(put(at, heading)).toEqual([
        {
          kind: 'aligned',
          rule: 'collision.align',
          ship: 'x',
          from: place(20_000, 20_000),
          to: { at: { x: at[0] * 1000, y: at[1] * 1000 }, heading: heading * 10 },
        },
      ]);
  });

  it.each([
    ['the one she struck', groundAt('land', [24.6, 18.9], [26, 18.9], [26, 19.6], [24.6, 19.6])],
    ['she', groundAt('land', [21, 20.6], [22.5, 20.6], [22.5, 21.5], [21, 21.5])],
  ])('[collision.align] where %s would find no room both stay as they struck', (_who, ground) => {
    const play = new TestPlay(testTable({ ships: [x, y], terrain: [ground] }));
    play.say('move 4', d6(1, 1, 1, 1, 1, 1, 1, 1));
    expect(play.told('collision')).toHaveLength(1);
    expect(play.told('aligned')).toEqual([]);
  });
});
