/** The copy that a resolution works on: the same in everything, and nothing that phases change is shared. */
import { describe, expect, it } from 'vitest';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { testBattery } from '../testing/battery.ts';
import { testSea } from '../testing/sea.ts';
import type { AdvancedLog } from './advanced-log.ts';
import type { AdvancedSea } from './advanced-sea.ts';
import { privateCopy } from './copy.ts';

const MELEE = { a: 'x', b: 'y', since: 1 };
const AFOOT = {
  resigned: ['b-1'],
  fouls: [{ a: 'x', b: 'y' }],
  grapples: [{ a: 'x', b: 'y', count: 2 }],
  melees: [MELEE],
  gunHits: [{ ship: 'x', hits: ['L'] }] as never,
  reached: { x: 2 },
  shunning: { a: 3 },
};
const LOG: Partial<AdvancedLog> = {
  repairs: { RH: 2 } as never,
  did: { turned: true },
  wreckage: ['L'],
  orders: [{ plot: '1' }] as never,
  mortars: [1, 0] as never,
};
const AFLOAT: Partial<AdvancedSea> = {
  flags: { a: { squadron: 'van', ship: 'x', until: null, successor: null } },
  written: { x: 3 },
  batteries: [testBattery()],
  criticals: [{ ship: 'x' }] as never,
  scored: { a: 4 } as never,
  visited: { x: ['1,1'] },
};
const basic = () =>
  testSea({
    ships: [
      { id: 'x', at: 'K20', heading: 1, noted: { factors: 3, hexes: 2 }, parties: [{ crew: 1 }] as never },
      { id: 'y', at: 'L20', heading: 1, side: 'b', loaded: null },
    ],
    ...AFOOT,
  });
const advanced = () =>
  advancedSea(
    [
      advancedShip({ id: 'x', at: 'K20', heading: 1, advanced: LOG }),
      advancedShip({ id: 'y', at: 'L20', heading: 1, side: 'b', advanced: { shot: null } }),
    ],
    { ...AFOOT, advanced: AFLOAT },
  );

/** Members that are the same object in both. */
const shared = (one: object, other: object): string[] =>
  Object.entries(one)
    .filter(
      ([key, value]) => typeof value === 'object' && value !== null && value === Reflect.get(other, key),
    )
    .map(([key]) => key);

describe('the private copy', () => {
  it.each([
    ['Basic', basic],
    ['Advanced', advanced],
  ])('is the same sea, of the %s Game', (_game, make) => {
    const sea = make();
    const copy = privateCopy(sea);
    expect(copy).toEqual(sea);
    expect(sea).toEqual(make());
    expect(Object.hasOwn(copy, 'advanced')).toBe(Object.hasOwn(sea, 'advanced'));
    for (const [index, ship] of copy.ships.entries()) {
      expect(ship.loaded).toEqual(sea.ships[index]!.loaded);
      expect(Object.hasOwn(ship, 'advanced')).toBe(Object.hasOwn(sea.ships[index]!, 'advanced'));
    }
  });

  it('shares what never changes or is replaced whole, and nothing else', () => {
    const sea = advanced();
    const copy = privateCopy(sea);
    expect(shared(sea, copy)).toEqual(['options', 'sides', 'seats', 'board', 'land', 'marks', 'victory']);
    expect(shared(sea.advanced, copy.advanced!)).toEqual([
      'rules',
      'schedule',
      'squadrons',
      'depths',
      'sounded',
      'booms',
      'special',
    ]);
    expect(shared(sea.ships[0]!, copy.ships[0]!)).toEqual(['bow', 'spec']);
    expect(shared(sea.ships[0]!.advanced, copy.ships[0]!.advanced!)).toEqual(['notes', 'wounds']);
    expect(sea.advanced.batteries[0]).not.toBe(copy.advanced!.batteries[0]);
    expect(sea.ships[0]!.sections[0]).not.toBe(copy.ships[0]!.sections[0]);
  });
});
