import { describe, expect, it } from 'vitest';
import { neighbour } from '../rules/hex.ts';
import { shipOf } from '../rules/state.ts';
import { bearingsFrom, inTheWay } from './plot-choices.ts';
import { twoShips } from './test-desk.ts';

describe('who would bear on whom', () => {
  it('both broadsides of ships side by side', () => {
    const sea = twoShips();
    const ship = shipOf(sea, 'shannon');
    const { ours, theirs } = bearingsFrom(sea, ship, ship);
    expect(ours.map(({ side, range }) => [side, range])).toEqual([['R', 1]]);
    expect(theirs.map(({ side, range }) => [side, range])).toEqual([['L', 1]]);
  });

  it('nobody where a course ends in a hex that the other still lies in', () => {
    const sea = twoShips();
    const there = shipOf(sea, 'chesapeake');
    for (const heading of [1, 2, 3, 4, 5, 6] as const)
      expect(bearingsFrom(sea, shipOf(sea, 'shannon'), { bow: there.bow, heading })).toEqual({
        ours: [],
        theirs: [],
      });
  });
});

describe('who lies in the way', () => {
  it('a ship whose hexes a course sweeps, bow or stern, and nobody else', () => {
    const sea = twoShips();
    const ship = shipOf(sea, 'shannon');
    const other = shipOf(sea, 'chesapeake');
    expect(inTheWay(sea, ship, [ship])).toEqual([]);
    expect(inTheWay(sea, ship, [ship, { bow: other.bow, heading: other.heading }])).toEqual([other]);
    // Her stern swings into the other's bow hex: the bow lies one hex further on.
    expect(
      inTheWay(sea, ship, [{ bow: neighbour(other.bow, other.heading), heading: other.heading }]),
    ).toEqual([other]);
  });
});
