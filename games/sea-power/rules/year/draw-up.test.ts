import { describe, expect, it } from 'vitest';
import { leaderIds, shipIds } from '../testing/forces.ts';
import { dealShips, drawUp } from './draw-up.ts';

const ships = shipIds('England', 2, 0, 40);
const [a, b, c] = leaderIds('England', 2, 3) as [string, string, string];
const french = shipIds('France', 2, 0, 2);

/** Sizes of stacks, and where leaders are: `5: b3` is a stack of five with the second leader aboard the fourth ship. */
const drawn = (count: number, leaders: readonly string[], how = {}) =>
  drawUp(ships.slice(0, count), leaders, how).map((stack) => {
    const aboard = stack.flatMap(({ leader }, at) =>
      leader === null ? [] : [`${'abc'[[a, b, c].indexOf(leader)]}${at}`],
    );
    return [`${stack.length}:`, ...aboard].join(' ');
  });

describe('a squadron drawn up', () => {
  it('[6.4/4] in as few stacks as its leaders need, sixteen ships to each, and nobody beyond', () => {
    expect(drawn(16, [a])).toEqual(['16: a8']);
    expect(drawn(17, [a])).toEqual(['16: a8']);
    expect(drawn(17, [a, b])).toEqual(['9: a4', '8: b4']);
    expect(drawn(40, [a, b])).toEqual(['16: a8', '16: b8']);
    expect(drawn(33, [a, b, c])).toEqual(['11: a5', '11: b5', '11: c5']);
    expect(
      drawUp(ships.slice(0, 3), [a])
        .flat()
        .map(({ ship }) => ship),
    ).toEqual(ships.slice(0, 3));
  });

  it('[6.4/3] further leaders sail as extras, or have a stack each', () => {
    expect(drawn(5, [a, b])).toEqual(['5: a2 b3']);
    expect(drawn(5, [a, b, c])).toEqual(['5: a2 b3 c4']);
    expect(drawn(5, [a, b], { split: true })).toEqual(['3: a1', '2: b1']);
    expect(drawn(2, [a, b, c], { split: true })).toEqual(['1: a0', '1: b0']);
    expect(drawn(1, [a, b])).toEqual(['1: a0']);
  });

  it('[6.4/2] the flag in the middle or ahead, aboard a ship of its own nation', () => {
    expect(drawn(5, [a, b], { flagAhead: true })).toEqual(['5: a0 b1']);
    const mixed = drawUp([french[0]!, ships[0]!, french[1]!], [a]);
    expect(mixed[0]!.map(({ leader }) => leader)).toEqual([null, a, null]);
    expect(drawUp(french, [a])[0]!.map(({ leader }) => leader)).toEqual([null, null]);
  });
});

describe('ships dealt over squadrons', () => {
  const dealt = (count: number, squadrons: string[][], heavy: boolean, first = 0) =>
    dealShips({ ships: ships.slice(0, count), squadrons }, heavy, () => first).map((hand) =>
      hand.map((ship) => ships.indexOf(ship)),
    );

  it('[5.3] evenly, from whichever comes first', () => {
    expect(dealt(5, [[a], [b]], false)).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
    expect(dealt(5, [[a], [b]], false, 1)).toEqual([
      [0, 3],
      [1, 2, 4],
    ]);
    expect(dealt(1, [[a], [b]], false)).toEqual([[0], []]);
  });

  it('[5.3] or most of them in the first, and two in each other', () => {
    expect(dealt(7, [[a], [b]], true)).toEqual([
      [0, 2, 4, 5, 6],
      [1, 3],
    ]);
    expect(dealt(3, [[a], [b]], true)).toEqual([[0, 2], [1]]);
  });

  it('[6.4/4] never more than its leaders can take', () => {
    expect(dealt(20, [[a]], false)[0]).toHaveLength(16);
    expect(dealt(40, [[a], [b]], false).map((hand) => hand.length)).toEqual([16, 16]);
    expect(dealt(40, [[a], [b, c]], false).map((hand) => hand.length)).toEqual([16, 24]);
    expect(dealt(20, [[a], [b]], true).map((hand) => hand.length)).toEqual([16, 4]);
  });
});
