import { describe, expect, it } from 'vitest';
import { bearingsFrom, groundingOn, inTheWay } from '../../attention/plot-choices.ts';
import { judgePlot } from '../../rules/sailing/plot.ts';
import { hexKey, neighbour } from '../../rules/sea/hex.ts';
import { shipOf } from '../../rules/sea/state.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { hexNamed } from '../../rules/testing/sea.ts';
import { twoShips } from '../testing/desk.ts';

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

describe('the ground', () => {
  const sea = (depths: Record<string, number>, land: readonly string[] = [], runningAground = true) => {
    const ship = advancedShip({ id: 'x', at: 'K10', heading: 1, spec: { advanced: { depth: 19 } } as never });
    return advancedSea([ship], {
      rules: { runningAground },
      advanced: { depths },
      land: land.map((name) => hexNamed(name)),
    });
  };
  const met = (waters: ReturnType<typeof sea>) =>
    groundingOn(waters, waters.ships[0]!, judgePlot(waters, waters.ships[0]!, '2').path);

  it('[38.1] [38.3] is foretold where a course meets a shoal or land that the chart shows, and nowhere else', () => {
    expect(met(sea({ [hexKey(hexNamed('K8'))]: 12 }))).toEqual({ hex: hexNamed('K8'), depth: 12 });
    expect(met(sea({ [hexKey(hexNamed('K8'))]: 30 }))).toBeNull();
    expect(met(sea({}, ['K9']))).toEqual({ hex: hexNamed('K9'), depth: null });
    expect(met(sea({ [hexKey(hexNamed('K8'))]: 12 }, [], false))).toBeNull();
  });
});
