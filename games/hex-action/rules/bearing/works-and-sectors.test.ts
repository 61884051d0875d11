import { describe, expect, it } from 'vitest';
import type { Battery } from '../sea/advanced-sea.ts';
import { hexKey } from '../sea/hex.ts';
import { sternHex } from '../sea/ship.ts';
import { abeam } from '../testing/abeam.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { testBattery } from '../testing/battery.ts';
import { context, hexNamed, testShip } from '../testing/sea.ts';
import { inSector } from './battery.ts';
import { bearingsOf, fieldHexes } from './fields.ts';
import { strayed } from './night.ts';

describe('works ashore in the fields of a broadside', () => {
  const found = (...batteries: Battery[]) => {
    const ship = advancedShip({ id: 'a', at: 'K15', heading: 1 });
    const land = batteries.flatMap(({ hexes }) => hexes);
    const { bearings, barred } = bearingsOf(
      advancedSea([ship], { land, advanced: { batteries } }),
      ship,
      'R',
    );
    return [bearings.map(({ target, range }) => [target.id, range]), barred.map(({ target }) => target.id)];
  };
  const work = (hexes: string[], changes: Partial<Battery> = {}) =>
    testBattery({ hexes: hexes.map(hexNamed), ...changes });

  it('[24.1.5.1] one that still fires is fired at where it is closest; its farther hexes are not in its way', () => {
    expect(found(work(['N15']))).toEqual([[['fort', 3]], []]);
    expect(found(work(['P15', 'N15']))).toEqual([[['fort', 3]], []]);
    expect(found(work(['N15', 'P15']))).toEqual([[['fort', 3]], []]);
  });

  it('[11.1.4.2] a silenced work, and one of her own side, is land and no target', () => {
    expect(found(work(['N15'], { crew: 0 }))).toEqual([[], []]);
    expect(found(work(['N15'], { side: 'a' }))).toEqual([[], []]);
    expect(found(work(['N15'], { side: 'a', id: 'own' }), work(['P15']))).toEqual([[], ['fort']]);
  });
});

describe('heavy guns and sectors', () => {
  it('a stern gun bears astern as a bow gun does ahead', () => {
    const hexes = (trait: 'bow-gun' | 'stern-gun') => {
      const ship = advancedShip({ id: 'a', at: 'K15', heading: 1, special: { traits: [trait] } });
      return fieldHexes(ship, 'R').map(({ hex }) => hex);
    };
    const { bow } = testShip({ id: 'a', at: 'K15', heading: 1 });
    const stern = sternHex({ bow, heading: 1 });
    const turned = hexes('bow-gun').map(({ q, r }) =>
      hexKey({ q: bow.q + stern.q - q, r: bow.r + stern.r - r }),
    );
    expect(hexes('stern-gun').map(hexKey).sort()).toEqual(turned.sort());
    expect(turned.length).toBeGreaterThan(0);
    expect(hexes('bow-gun')).toContainEqual(hexNamed('K10'));
    expect(hexes('stern-gun')).toContainEqual(hexNamed('K20'));
    expect(hexes('bow-gun')).not.toContainEqual(hexNamed('N15'));
  });

  it('[11.1.3] a bow gun’s sector has its limits within it, and ends ten hexes off', () => {
    const ship = advancedShip({ id: 'a', at: 'K15', heading: 1, special: { traits: ['bow-gun'] } });
    const keys = new Set(fieldHexes(ship, 'R').map(({ hex }) => hexKey(hex)));
    const bears = (q: number, r: number) => keys.has(hexKey({ q: ship.bow.q + q, r: ship.bow.r + r }));
    expect([bears(0, -1), bears(2, -4), bears(-4, -4), bears(0, -10)]).toEqual([true, true, true, true]);
    expect([bears(0, 0), bears(3, -4), bears(-5, -4), bears(0, -11)]).toEqual([false, false, false, false]);
  });

  it('a sector of sixty degrees ends at its limits on both hands', () => {
    const from = { q: 20, r: 20 };
    const inside = ([q, r]: readonly [number, number]) => inSector(from, 1, { q: 20 + q, r: 20 + r });
    const within = [
      [0, -4],
      [2, -4],
      [-4, -4],
      [-1, -4],
    ] as const;
    const without = [
      [3, -4],
      [-5, -4],
      [-5, -1],
      [0, 1],
      [-1, 0],
    ] as const;
    expect([...within, ...without].filter(inside)).toEqual(within);
  });
});

describe('a shot in the dark', () => {
  it('strikes another ship only if she is still afloat', () => {
    const struck = (presence: 'afloat' | 'gone') => {
      const state = abeam(
        {},
        { at: 'P15' },
        { advanced: { special: [{ id: 'night', minRange: 5, dieAtMost: 1 }] } },
      );
      state.ships.push(advancedShip({ id: 'c', at: 'R15', heading: 1, presence }));
      const [firer, target] = state.ships;
      return strayed(state, firer!, 'R', target!, 5, context(1))?.struck.id;
    };
    expect([struck('afloat'), struck('gone')]).toEqual(['c', 'b']);
  });
});
