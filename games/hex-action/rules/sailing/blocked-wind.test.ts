import { describe, expect, it } from 'vitest';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { hexNamed } from '../testing/sea.ts';
import { blockedWindLoss, blockerOf } from './blocked-wind.ts';

/** The wind blows towards 1, up the board: windward is down. The blocked ship heads 2, wind on her quarter. */
const BLOCKED = { id: 'a', at: 'K10', heading: 2, spec: { rated: 74 } } as const;
/** Right below her, parallel. */
const BLOCKER = { id: 'b', at: 'K11', heading: 2, side: 'b', spec: { rated: 74 } } as const;

const lossWith = (
  blocker: Partial<AdvancedTestShip> = {},
  blocked: Partial<AdvancedTestShip> = {},
  rules = { blockedWind: true },
) => {
  const a = advancedShip({ ...BLOCKED, ...blocked });
  const b = advancedShip({ ...BLOCKER, ...blocker });
  return blockedWindLoss(advancedSea([a, b], { rules }), a);
};
const hexes = (...args: Parameters<typeof lossWith>): number =>
  lossWith(...args).reduce((sum, { by }) => sum - by, 0);

const full = { advanced: { sail: 'full' } } as const;
const rated = (guns: number) => ({ spec: { rated: guns } });

describe('blocked wind', () => {
  it('[37.0] a ship right between bow and stern and the wind blocks it, whichever way she heads', () => {
    expect(hexes()).toBe(1);
    expect(hexes({ at: 'J11', heading: 5 })).toBe(1);
  });

  it('[37.0] a ship that covers only one of her two hexes does not', () => {
    expect(hexes({ at: 'L11', heading: 2 })).toBe(0);
    expect(hexes({ at: 'K11', heading: 1 })).toBe(0);
    const a = advancedShip(BLOCKED);
    const two = [
      advancedShip({ ...BLOCKER, at: 'K11', heading: 1 }),
      advancedShip({ ...BLOCKER, id: 'c', at: 'J11', heading: 1 }),
    ];
    expect(blockerOf(advancedSea([a, ...two]), a)).toBeNull();
  });

  it('[37.0] to leeward, or with a hex between, she blocks nothing', () => {
    expect(hexes({ at: 'K9' })).toBe(0);
    expect(hexes({ at: 'K12' })).toBe(0);
  });

  it('[37.0] with the wind right astern the ship in the hex behind her is between her and the wind', () => {
    expect(hexes({ at: 'K12', heading: 1 }, { heading: 1 })).toBe(1);
    expect(hexes({ at: 'K13', heading: 1 }, { heading: 1 })).toBe(0);
  });

  it('[37.0] a ship on the windward side of a bow in the wind’s eye blocks it too', () => {
    expect(hexes({ at: 'K11', heading: 1 }, { heading: 4 })).toBe(1);
    expect(hexes({ at: 'K12', heading: 1 }, { heading: 4 })).toBe(0);
  });

  it('[37.1] full sails cost two hexes, battle sails one with at least half the rigging', () => {
    expect(hexes(full)).toBe(2);
    expect(hexes({ rigging: [0, 0, 4, 4] })).toBe(1);
    expect(hexes({ rigging: [0, 0, 3, 4] })).toBe(0);
    expect(hexes({ ...full, rigging: [1, 0, 0, 0] })).toBe(2);
  });

  it('[37.0] [37.1] only a ship that is there blocks it, and one of her own size by the rule itself', () => {
    expect(hexes({ presence: 'gone' })).toBe(0);
    expect(hexes({ presence: 'due' })).toBe(0);
    expect(lossWith()).toEqual([{ what: 'wind blocked by b', by: -1, rule: '37.1' }]);
  });

  it('[37.2] [37.2.1] thirty guns more on the blocker: one hex more', () => {
    expect(hexes({ ...full, ...rated(100) }, rated(70))).toBe(3);
    expect(hexes(rated(100), rated(70))).toBe(2);
    expect(hexes(rated(99), rated(70))).toBe(1);
    expect(lossWith(rated(100), rated(70))[0]?.rule).toBe('37.2.1');
  });

  it('[37.2] [37.2.2] thirty guns fewer on the blocker: one hex less', () => {
    expect(hexes({ ...full, ...rated(44) }, rated(74))).toBe(1);
    expect(hexes(rated(44), rated(74))).toBe(0);
    expect(hexes(rated(45), rated(74))).toBe(1);
  });

  it('[37.2.3] sixty guns more: two hexes more', () => {
    expect(hexes({ ...full, ...rated(98) }, rated(38))).toBe(4);
    expect(hexes(rated(98), rated(38))).toBe(3);
    expect(hexes(rated(120), rated(14))).toBe(3);
  });

  it('[37.2.4] sixty guns fewer: nothing under either sail', () => {
    expect(hexes({ ...full, ...rated(38) }, rated(98))).toBe(0);
    expect(hexes(rated(38), rated(98))).toBe(0);
  });

  it('[37.2.1] a blocker whose rigging is more than half gone blocks nothing, however large', () => {
    expect(hexes({ rigging: [0, 0, 3, 4], ...rated(120) }, rated(36))).toBe(0);
  });

  it('[37.0] vessels without sails block nothing, and nothing is blocked where the rule is off', () => {
    expect(hexes({ special: { traits: ['moored-hulk'] } })).toBe(0);
    expect(hexes({ special: { traits: ['rowed', 'no-sail'] }, rigging: [0, 0, 0, 0] })).toBe(0);
    expect(hexes({}, {}, { blockedWind: false })).toBe(0);
  });

  it('[37.0] [35.2] a ship in tow casts a wind shadow as any other, on whoever tows her too', () => {
    const tower = advancedShip({
      id: 'a',
      at: 'K10',
      heading: 1,
      spec: { rated: 74 },
      advanced: { tows: 'b' },
    });
    const towed = advancedShip({ id: 'b', at: 'K12', heading: 1, spec: { rated: 74 } });
    const sea = advancedSea([tower, towed], {
      rules: { blockedWind: true, towing: true },
      grapples: [{ a: 'a', b: 'b', count: 1 }],
    });
    expect(blockerOf(sea, tower)?.id).toBe('b');
    expect(blockedWindLoss(sea, tower)).toMatchObject([{ by: -1 }]);
    const another = advancedShip({ id: 'c', at: 'K10', heading: 1, side: 'b', spec: { rated: 74 } });
    const elsewhere = { ...tower, bow: hexNamed('A1') };
    expect(blockerOf(advancedSea([another, towed, elsewhere]), another)?.id).toBe('b');
  });
});
