import { describe, expect, it } from 'vitest';
import { bearingsOf, rangeTo } from '../bearing/fields.ts';
import { showsFullSail } from '../bearing/hit-row.ts';
import type { AdvancedState } from '../sea/edition.ts';
import type { Direction } from '../sea/hex.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import { abeam } from '../testing/abeam.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { testBattery } from '../testing/battery.ts';
import { duel } from '../testing/duel.ts';
import { played } from '../testing/play.ts';
import { context, hexNamed, testSea, toldOf } from '../testing/sea.ts';
import { anyGunReaches, computeAdvanced, rakeFrom } from './advanced-broadside.ts';
import { advancedCombat } from './advanced-combat.ts';
import { computeBroadside } from './broadside.ts';
import { loadsRefusal } from './reload.ts';
import { canRakeHull } from './yielding.ts';

const laid = (state: AdvancedState, side: 'L' | 'R' = 'R') =>
  computeAdvanced(state, state.ships[0]!, side, state.ships[1]!, { aim: 'hull' });
const special = (...rules: SpecialRule[]) => ({ advanced: { special: rules } });

describe('guns that reach', () => {
  it('[11.1.3] ten hexes and not eleven', () => {
    const at = (place: string) => {
      const { ships } = duel({}, { at: place });
      return computeBroadside(duel(), ships[0]!, 'R', ships[1]!, 'rigging');
    };
    expect([at('U15')?.range, at('V15')]).toEqual([10, null]);
  });

  it('[11.2.5] a work ashore has no rigging: from six hexes on no gun reaches it', () => {
    const reaches = (place: string) => {
      const fort = testBattery({ hexes: [hexNamed(place)] });
      const state = abeam({}, {}, { land: fort.hexes, advanced: { batteries: [fort] } });
      return anyGunReaches(state, state.ships[0]!, 'R', fort, 'R', null);
    };
    expect([reaches('P15'), reaches('Q15')]).toEqual([true, false]);
  });

  it('[24.1.6] the range to a work of several hexes is that to the nearest', () => {
    const fort = testBattery({ hexes: ['Q15', 'N15', 'S15'].map(hexNamed) });
    expect(rangeTo(advancedShip({ id: 'a', at: 'K15', heading: 1 }), fort)).toBe(3);
  });

  it('[24.0] under the guns: only of that ship, and only against that other', () => {
    const rule = { id: 'under-the-guns', firer: 'a', target: 'b', rangeNone: 1, rangeHalf: 2 } as const;
    const guns = (changes: object) => laid(abeam({}, { at: 'M15' }, special({ ...rule, ...changes })))?.guns;
    expect([guns({}), guns({ firer: 'c' }), guns({ target: 'c' })]).toEqual([10, 20, 20]);
  });

  it('[24.0] lee ports: a wind from either bow or quarter presses down the other side', () => {
    const rule = { id: 'lee-ports', side: 'a', minVelocity: 3, tableShift: -1 } as const;
    const shifted = (side: 'L' | 'R', place: string) =>
      ([1, 2, 3, 4, 5, 6] as const).filter((wind: Direction) =>
        laid(abeam({}, { at: place }, { wind, ...special(rule) }), side)!.modifiers.some(
          ({ what }) => what === 'lee ports',
        ),
      );
    expect([shifted('R', 'N15'), shifted('L', 'H15')]).toEqual([
      [2, 3],
      [5, 6],
    ]);
  });
});

describe('rakes', () => {
  /** Bow K15; the firer lies across the row ahead of it. */
  const rake = (at: string, heading: Direction, traits: AdvancedTestShip['special'] = {}) => {
    const target = advancedShip({ id: 't', at: 'K15', heading: 1, side: 'b', special: traits });
    const firer = advancedShip({ id: 'f', at, heading });
    return [rakeFrom(firer, 'R', target, null), rakeFrom(firer, 'R', target, 'bow')];
  };

  it('[24.4.2] in the very next hex the whole broadside rakes though it is answered, a section does not', () => {
    expect(rake('K14', 2)).toEqual(['bow', null]);
    expect(rake('K14', 2, { traits: ['bow-gun'] })).toEqual(['bow', null]);
  });

  it('[24.4.1] [24.4.2] farther off only one who can’t be answered is raked', () => {
    expect(rake('K12', 2)).toEqual(['bow', 'bow']);
    expect(rake('K12', 2, { traits: ['bow-gun'] })).toEqual([null, null]);
  });

  it('[24.4.4] within five hexes', () => {
    expect([rake('K10', 2)[0], rake('K9', 2)[0]]).toEqual(['bow', null]);
  });
});

describe('who can rake a hull', () => {
  /** The firer at J11, heading 5, lies across the bow of the ship at K15. */
  const can = (firer: object = {}, more: readonly { id: string; at: string }[] = []) => {
    const state = testSea({
      ships: [
        { id: 't', at: 'K15', heading: 1, side: 'b' },
        { id: 'f', at: 'J11', heading: 5, ...firer },
        ...more.map((each) => ({ ...each, heading: 1 as const, side: 'b' })),
      ],
    });
    return canRakeHull(state, state.ships[1]!, state.ships[0]!);
  };

  it('[11.4.4.2] one with a loaded broadside that reaches her', () => {
    expect(can()).toBe(true);
    expect(can({ loaded: { L: false, R: false } })).toBe(false);
    expect(can({ loaded: null })).toBe(false);
    expect(can({ guns: { L: 0, R: 0 } })).toBe(false);
  });

  it('[11.1.4.1] and not one before whom another lies closer', () => {
    expect(can({}, [{ id: 'c', at: 'K13' }])).toBe(false);
  });
});

describe('grape', () => {
  it('[24.2.4.2] is told without tables, since there is no die', () => {
    const state = abeam(
      { advanced: { shot: { L: 'G', R: 'G' } } },
      { at: 'L15', loaded: { L: false, R: false }, empty: 2 },
    );
    const tools = context();
    played(advancedCombat as never, state, tools, { a: { L: null, R: { target: 'b', aim: 'hull' } } });
    const [fire] = toldOf(tools.told, 'fire');
    expect(fire).toMatchObject({ shot: 'G', rule: '24.2.4.2' });
    expect(fire).not.toHaveProperty('tables');
    expect(fire).not.toHaveProperty('dice');
  });
});

describe('full sails', () => {
  it('[40.0] only a fore-and-aft rig is spared, and only where the rule is played', () => {
    const shows = (foreAndAft: boolean, rule: boolean, sail: 'full' | 'battle' = 'full') => {
      const ship = advancedShip({
        id: 'a',
        at: 'K15',
        heading: 1,
        special: { foreAndAft },
        advanced: { sail },
      });
      return showsFullSail(advancedSea([ship], { rules: { foreAndAft: rule } }), ship);
    };
    expect([shows(false, false), shows(false, true), shows(true, false), shows(true, true)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([shows(false, false, 'battle'), showsFullSail(advancedSea([]), testBattery())]).toEqual([
      false,
      false,
    ]);
  });
});

describe('a target in two fields', () => {
  /** Bow M14 in field 5, stern M15 in field 3. */
  const section = (...others: [id: string, at: string][]) => {
    const state = abeam({}, { at: 'M14' });
    for (const [id, at] of others) state.ships.push(advancedShip({ id, at, heading: 1 }));
    const bearing = bearingsOf(state, state.ships[0]!, 'R').bearings.find(({ target }) => target.id === 'b');
    return bearing && [bearing.field, bearing.section];
  };

  it('[24.1.5.4] is fired at in the lower one by the whole broadside, if nothing is closer', () => {
    expect(section()).toEqual([3, null]);
    expect(section(['c', 'T15'])).toEqual([3, null]);
  });

  it('[24.1.5.4.2] by the stern section alone if field 5 holds something closer', () => {
    const state = abeam({}, { at: 'N13' });
    // Bow L14 in field 5; her stern, turned outwards, is out of every field.
    state.ships.push(advancedShip({ id: 'c', at: 'L14', heading: 3 }));
    const [bearing] = bearingsOf(state, state.ships[0]!, 'R').bearings;
    expect([bearing?.target.id, bearing?.section]).toEqual(['b', 'stern']);
  });
});

describe('doubleshot that is half loaded', () => {
  it.each(['L', 'R'] as const)('[24.2.3.3] on side %s: it alone is loaded', (side) => {
    const other = side === 'L' ? 'R' : 'L';
    const state = abeam({
      loaded: { L: false, R: false },
      advanced: { shot: { [side]: 'D', [other]: null } as Record<'L' | 'R', 'D' | null> },
    });
    const loads = (on: object) =>
      loadsRefusal(state, state.ships[0]!, { L: null, R: null, ...on })?.code ?? null;
    expect(loads({ [side]: { shot: 'D' } })).toBeNull();
    expect(loads({ [side]: { shot: 'D' }, [other]: { shot: 'R' } })).toBe('double-begun');
    expect(loads({ [other]: { shot: 'R' } })).toBe('double-begun');
  });
});
