import { describe, expect, it } from 'vitest';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Ship } from '../sea/ship.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { context } from '../testing/sea.ts';
import { bluffed, handlingShows, hideLog, seeThrough } from './bluff.ts';

const RULE = { id: 'bluff', side: 'a', range: 5 } as const;
/** Bow K10; five hexes to the right is P10 or P8, six is Q10. */
const bluffer = (changes: Partial<AdvancedTestShip> = {}): AdvancedShip =>
  advancedShip({ id: 'a', at: 'K10', heading: 1, ...changes });
const other = (changes: Partial<AdvancedTestShip> = {}): AdvancedShip =>
  advancedShip({ id: 'b', at: 'P10', heading: 1, side: 'b', ...changes });
const waters = (...ships: AdvancedShip[]): AdvancedState =>
  advancedSea(ships, { advanced: { special: [RULE] } });
/** Who is seen through at the end of a turn, and how it is told. */
const seen = (...ships: AdvancedShip[]) => {
  const tools = context();
  seeThrough(waters(...ships), tools);
  return tools.happenings;
};

describe('a bluff', () => {
  it('[7.2.5] her log is closed to everybody but her own side, until she has been seen through', () => {
    const ship = bluffer();
    const sea = waters(ship, other());
    const closed = (each: Ship) => ['a', 'b', null].map((side) => bluffed(sea, each, side));
    expect(closed(ship)).toEqual([false, true, true]);
    expect(closed(other())).toEqual([false, false, false]);
    expect(closed(bluffer({ advanced: { seenThrough: true } }))).toEqual([false, false, false]);
    expect(bluffed(advancedSea([ship]), ship, 'b')).toBe(false);
  });

  it('[7.2.5] one such ship among several makes their handling news', () => {
    const sea = waters(bluffer(), other());
    const [a, b] = sea.ships;
    expect(handlingShows(sea, a!, b!)).toEqual({ news: true });
    expect(handlingShows(sea, b!)).toEqual({});
  });

  it('[7.2.5] a stranger takes her for a small ship of the line in good order', () => {
    const ship = bluffer({
      quality: 'poor',
      hull: 3,
      rigging: [1, 4, 4, 4],
      advanced: { repairs: { RH: 1, RG: 1, RR: 2 } },
    });
    const hidden = hideLog(ship);
    const section = (no: number, squares: number) => ({
      no,
      from: 'a',
      side: 'a',
      quality: 'average',
      total: squares,
      left: squares,
      role: 'crew',
      since: 0,
    });
    const seeming = {
      quality: 'average',
      hull: 17,
      guns: { L: 12, R: 12 },
      carronades: { L: 0, R: 0 },
    };
    expect(hidden).toEqual({
      ...ship,
      ...seeming,
      spec: { ...ship.spec, ...seeming, rated: 64, crew: [8, 6, 6], points: 0 },
      sections: [section(1, 8), section(2, 6), section(3, 6)],
      advanced: {
        ...ship.advanced,
        forward: { guns: { L: 6, R: 6 }, carronades: { L: 0, R: 0 } },
        repairs: { RH: 0, RG: 0, RR: 0 },
        seems: true,
      },
    });
  });

  it('[7.2.5] an enemy within the range at the end of a turn sees through it: that is news', () => {
    const truth = { kind: 'seen-through', rule: 'bluff', ship: 'a' };
    expect(seen(bluffer(), other())).toEqual([{ truth, news: true }]);
    expect(seen(bluffer(), other({ at: 'Q10' }))).toEqual([]);
  });

  it.each<[string, () => AdvancedShip[]]>([
    ['a ship of her own side', () => [bluffer(), bluffer({ id: 'c', at: 'L10' })]],
    ['an enemy who is not there', () => [bluffer(), other({ presence: 'gone' })]],
    ['an enemy of one that is not there herself', () => [bluffer({ presence: 'gone' }), other()]],
    ['an enemy of one seen through before', () => [bluffer({ advanced: { seenThrough: true } }), other()]],
  ])('[7.2.5] %s sees nothing', (_, ships) => {
    expect(seen(...ships())).toEqual([]);
  });

  it('[7.2.5] a prize of the other side still keeps to her own: it is the owner who bluffs', () => {
    const captor = other({ id: 'x', owner: 'a', at: 'L10' });
    expect(seen(bluffer(), captor)).toEqual([]);
  });
});
