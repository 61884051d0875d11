/** Damage Points and their limit, one rule by itself. */
import { describe, expect, it } from 'vitest';
import { squadronIn } from '../testing/battle.ts';
import { force, stationAt } from '../testing/station.ts';
import { addDp, rollSinkings } from './damage.ts';

describe('damage', () => {
  it('[7.311] is a Squadron’s: its Sail all sail on, and the Squadron beside it is as it was', () => {
    const world = stationAt({ put: [force('red-gf w r-ash red-a:4/1 red-b:3/2')] });
    addDp(world, 'red', 'red-a', 5);
    expect(squadronIn(world, 'red-a')).toMatchObject({ sail: 4, dp: 6 });
    expect(squadronIn(world, 'red-b')).toMatchObject({ sail: 3, dp: 2 });
  });

  it.each([
    [9, 10, 0],
    [10, 10, 1],
    [11, 10, 1],
    [11, 12, 0],
    [12, 12, 1],
  ])('[7.34] with %i points on a rating of %i a die of nought sinks %i', (dp, dr, sunk) => {
    expect(rollSinkings({ d10: () => 0 }, { dp, dr, sail: 3 }, 'one').sunk).toBe(sunk);
  });
});
