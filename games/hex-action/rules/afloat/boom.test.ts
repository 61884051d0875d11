import { describe, expect, it } from 'vitest';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, hexNamed, testSea, toldOf } from '../testing/sea.ts';
import { blastBooms, boomUnder, meetsBoom, strainAtBoom } from './boom.ts';

const RULE = { id: 'boom', breakOn: { class4OrLarger: 4, smaller: 6 }, explosionRadius: 1 } as const;
const FROM = { bow: hexNamed('K11'), heading: 1 } as const;

const vessel = (shipClass: 3 | 4 | 5 = 4): AdvancedShip =>
  advancedShip({ id: 'a', at: 'K10', heading: 1, spec: { class: shipClass } });
const harbour = (ship: AdvancedShip, booms: string[] = ['K10', 'L9']): AdvancedState =>
  advancedSea([ship], { advanced: { booms: booms.map(hexNamed), special: [RULE] } });
const left = (sea: AdvancedState): number => sea.advanced.booms.length;

describe('booms', () => {
  it.each([
    [3, 3, false],
    [3, 4, true],
    [4, 4, true],
    [5, 5, false],
    [5, 6, true],
  ] as const)(
    'a vessel of class %i stops in the boom; at a die of %i it opens: %s',
    (shipClass, die, opens) => {
      const ship = vessel(shipClass);
      const sea = harbour(ship);
      const told = context(die);
      expect(meetsBoom(sea, ship, FROM, told)).toBe(true);
      expect(toldOf(told.told, 'boom')).toMatchObject([{ ship: 'a', opens, dice: [die] }]);
      expect(left(sea)).toBe(opens ? 1 : 2);
    },
  );

  it('only a hex she has come into stops her, and an opened one does not', () => {
    const ship = vessel();
    expect(meetsBoom(harbour(ship, ['K11']), ship, FROM, context())).toBe(false);
    expect(meetsBoom(harbour(ship, []), ship, FROM, context())).toBe(false);
  });

  it('one of the hexes she comes into is enough, and one that has left the sea comes into none', () => {
    const ship = vessel();
    const sideways = { bow: hexNamed('J11'), heading: 1 } as const;
    expect(meetsBoom(harbour(ship, ['K11']), ship, sideways, context(1))).toBe(true);
    const gone = { ...vessel(), presence: 'gone' } as const;
    expect(meetsBoom(harbour(gone, ['K10']), gone, FROM, context())).toBe(false);
  });

  it('a vessel that lies on a closed boom strains at it again before she can go ahead', () => {
    const ship = vessel();
    expect(strainAtBoom(harbour(ship), ship, 'LFF', context(3))).toBe('L');
    const opened = harbour(ship);
    expect(strainAtBoom(opened, ship, 'FF', context(4))).toBe('FF');
    expect(boomUnder(opened, ship)).toBeNull();
    expect(strainAtBoom(harbour(ship), ship, 'L', context())).toBe('L');
    expect(strainAtBoom(harbour(ship, []), ship, 'FF', context())).toBe('FF');
  });

  it('an explosion vessel opens every piece within the radius of bow or stern', () => {
    const ship = vessel();
    const sea = harbour(ship, ['K9', 'K12', 'L9', 'K13', 'M9']);
    blastBooms(sea, ship);
    expect(sea.advanced?.booms).toEqual([hexNamed('K13'), hexNamed('M9')]);
  });

  it('a boom for which the scenario has no rule holds whatever runs into it or blows up beside it', () => {
    const ship = vessel();
    for (const shipClass of [4, 5] as const) {
      const sea = advancedSea([vessel(shipClass)], { advanced: { booms: [hexNamed('K10')] } });
      const told = context(6);
      expect(meetsBoom(sea, sea.ships[0]!, FROM, told)).toBe(true);
      expect(told.told).toEqual([
        { kind: 'boom', rule: 'boom', dice: [6], ship: 'a', hex: hexNamed('K10'), opens: false },
      ]);
      blastBooms(sea, ship);
      expect(left(sea)).toBe(1);
    }
  });

  it('the Basic Game has none', () => {
    const sea = testSea({ ships: [{ id: 'a', at: 'K10', heading: 1 }] });
    expect(boomUnder(sea, sea.ships[0]!)).toBeNull();
  });
});
