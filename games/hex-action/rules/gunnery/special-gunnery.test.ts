import { describe, expect, it } from 'vitest';
import { isCovered } from '../afloat/surrender.ts';
import { bearingsOf, fieldHexes } from '../bearing/fields.ts';
import { strayed } from '../bearing/night.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Direction } from '../sea/hex.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import type { Broadside } from '../sea/words.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { phaseAsks, played } from '../testing/play.ts';
import { context, toldOf, viewOf } from '../testing/sea.ts';
import { computeAdvanced } from './advanced-broadside.ts';
import { advancedCombat } from './advanced-combat.ts';
import { advancedFireAsk } from './fire-orders.ts';
import { yieldings } from './yielding.ts';

const FIRED = { L: false, R: false };
const SPEC = { guns: { L: 20, R: 20 }, carronades: { L: 4, R: 4 } } as const;
const A: AdvancedTestShip = { id: 'a', at: 'K15', heading: 1, initial: FIRED, spec: SPEC };
const waters = (
  a: Partial<AdvancedTestShip>,
  at: string,
  special: readonly SpecialRule[] = [],
  velocity: 3 | 4 | 5 = 3,
  wind: Direction = 1,
): AdvancedState => {
  const b = advancedShip({ id: 'b', at, heading: 1, side: 'b', initial: FIRED });
  return advancedSea([advancedShip({ ...A, ...a }), b], {
    phase: 'combat',
    wind,
    advanced: { special, velocity },
  });
};
const of = (state: AdvancedState, id: string): AdvancedShip => state.ships.find((each) => each.id === id)!;
const lay = (state: AdvancedState, side: Broadside = 'R') =>
  computeAdvanced(state, of(state, 'a'), side, of(state, 'b'), { aim: 'hull' });
const HOLD = { L: null, R: null };
const at = (target: string | null): AnswerTo<'fire'>['R'] => ({ target, aim: 'hull' });

describe('special rules of gunnery', () => {
  it('[24.0] lee ports: from a velocity on the leeward broadside of one side fires worse', () => {
    const rule = { id: 'lee-ports', side: 'a', minVelocity: 4, tableShift: -1 } as const;
    const shift = (wind: Direction, velocity: 3 | 4, side = 'a'): number =>
      lay(waters({}, 'N15', [{ ...rule, side }], velocity, wind))!.table! - 3;
    // Heading 1: a wind towards 2 or 3 presses the right side down, towards 5 or 6 the left one.
    expect(([1, 2, 3, 4, 5, 6] as const).map((wind) => shift(wind, 4))).toEqual([0, -1, -1, 0, 0, 0]);
    expect([shift(2, 3), shift(2, 4, 'b')]).toEqual([0, 0]);
    const left = waters({}, 'H15', [rule], 4, 5);
    expect(lay(left, 'L')!.modifiers).toContainEqual({ what: 'lee ports', by: -1, rule: 'lee-ports' });
  });

  it('[24.0] lower ports shut: half the guns, rounded up; carronades stand on the upper deck', () => {
    const rule: SpecialRule = { id: 'lower-ports-shut', ships: ['a'], minVelocity: 5 };
    const odd = { spec: { guns: { L: 21, R: 21 }, carronades: { L: 4, R: 4 } } };
    expect(lay(waters(odd, 'N15', [rule], 5))).toMatchObject({ guns: 11, carronades: 4 });
    expect(lay(waters(odd, 'N15', [rule], 4))).toMatchObject({ guns: 21, carronades: 4 });
  });

  it('[24.0] under the guns: none at one hex, half rounded down at two, all beyond', () => {
    const rule = { id: 'under-the-guns', firer: 'a', target: 'b', rangeNone: 1, rangeHalf: 2 } as const;
    const odd = { spec: { guns: { L: 15, R: 15 }, carronades: { L: 3, R: 3 } } };
    expect(lay(waters(odd, 'L15', [rule]))).toBeNull();
    expect(lay(waters(odd, 'M15', [rule]))).toMatchObject({ guns: 7, carronades: 1 });
    expect(lay(waters(odd, 'N15', [rule]))).toMatchObject({ guns: 15, carronades: 3 });
    expect(advancedCombat.asks(waters(odd, 'L15', [rule])).map(({ ship }) => ship)).toEqual(['b']);
  });

  it('[24.0] night: a distant shot may strike the nearest other ship about its target', () => {
    const night = { id: 'night', minRange: 5, dieAtMost: 1 } as const;
    const shot = (place: string, ...dice: number[]) => {
      const state = waters({}, place, [night]);
      state.ships.push(advancedShip({ id: 'friend', at: 'S15', heading: 1 }));
      const told = context(...dice);
      const answers = Object.fromEntries(advancedCombat.asks(state).map(({ ship }) => [ship, HOLD]));
      played(advancedCombat, state, told, { ...answers, a: { L: null, R: at('b') } });
      expect(told.dice.left).toBe(0);
      return { fire: toldOf(told.told, 'fire')[0]!, hulls: state.ships.map(({ hull }) => 10 - hull) };
    };
    const astray = shot('P15', 1, 5);
    expect(astray.fire).toMatchObject({ target: 'b', stray: { die: 1, struck: 'friend' }, hits: { H: 1 } });
    expect(astray.hulls).toEqual([0, 0, 1]);
    expect(shot('P15', 2, 5)).toMatchObject({ fire: { stray: { struck: 'b' } }, hulls: [0, 1, 0] });
    expect(shot('O15', 5).fire.stray).toBeUndefined();
  });

  it.each([
    ['nearer to the target', 'R15', 'S15', 'far'],
    ['nearer to the guns if equal', 'R15', 'N15', 'near'],
  ])('[24.0] night: of two others the one that is %s is struck', (_, far, near, struck) => {
    const state = waters({}, 'P15', [{ id: 'night', minRange: 5, dieAtMost: 1 }]);
    const other = (id: string, place: string) =>
      advancedShip({ id, at: place, heading: 1, surrender: 'striking' });
    state.ships.push(other('far', far), other('near', near));
    const found = strayed(state, of(state, 'a'), 'R', of(state, 'b'), 5, context(1));
    expect(found).toEqual({ die: 1, struck: of(state, struck) });
  });
});

describe('traits', () => {
  const gunboat = (trait: 'bow-gun' | 'stern-gun' | 'pivot', place: string): AdvancedState =>
    waters(
      { spec: { guns: { L: 2, R: 2 }, carronades: { L: 0, R: 0 } }, special: { traits: [trait] } },
      place,
    );
  const bears = (trait: 'bow-gun' | 'stern-gun', place: string): boolean =>
    (['L', 'R'] as const).every(
      (side) => bearingsOf(gunboat(trait, place), of(gunboat(trait, place), 'a'), side).bearings.length === 1,
    );

  it('[24.1.1] a bow gun bears in the sector ahead, limits included, and nowhere else', () => {
    // K15 heading up: K12 is ahead, L13 and J13 lie on the limits.
    expect([bears('bow-gun', 'K12'), bears('bow-gun', 'L12'), bears('bow-gun', 'J12')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([bears('bow-gun', 'M13'), bears('bow-gun', 'N15'), bears('bow-gun', 'K18')]).toEqual([
      false,
      false,
      false,
    ]);
    const ahead = fieldHexes(of(gunboat('bow-gun', 'K12'), 'a'), 'R').map(({ hex }) => hex);
    // Two hexes ahead the sector is one hex wide, then limits join it.
    expect(ahead.filter(({ q }) => q === 10)).toHaveLength(10);
    expect(ahead.filter(({ q }) => q === 11)).toHaveLength(ahead.filter(({ q }) => q === 9).length);
  });

  it('[24.1.1] a stern gun bears astern', () => {
    expect([bears('stern-gun', 'K18'), bears('stern-gun', 'K12'), bears('stern-gun', 'N15')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[42.6] the carronade squares of a bomb are mortars and no part of her broadside', () => {
    const bomb = waters({ special: { mortars: 1 } }, 'M15');
    expect(lay(bomb)).toMatchObject({ guns: 20, carronades: 4 });
    const bombs = { ...bomb.advanced, rules: { ...bomb.advanced.rules, bombs: true } };
    expect(lay({ ...bomb, advanced: bombs })).toMatchObject({ guns: 20, carronades: 0 });
    expect(lay(waters({}, 'M15'))).toMatchObject({ guns: 20, carronades: 4 });
  });

  it('a heavy gun or a pivot fires one of its two loads a turn', () => {
    for (const [trait, place] of [
      ['bow-gun', 'K12'],
      ['pivot', 'N15'],
    ] as const) {
      const state = gunboat(trait, place);
      const ask = phaseAsks(advancedCombat, state, context()).find(({ ship }) => ship === 'a');
      if (ask?.kind !== 'fire') throw new Error('no ask');
      const both = { L: at(null), R: at('b') };
      expect(advancedFireAsk.check(viewOf(state), ask, both)).toMatchObject({ code: 'one-gun' });
      expect(advancedFireAsk.check(viewOf(state), ask, { ...both, L: null })).toBeNull();
      for (const { L, R } of advancedFireAsk.choices(viewOf(state), ask))
        expect(L === null || R === null).toBe(true);
    }
  });

  it('[24.0] [11.4.4.2] without rigging a ship yields to a loaded broadside across her stern; a moored hulk does not', () => {
    const yields = (b: Partial<AdvancedTestShip>, shot: 'R' | 'G' = 'R'): number => {
      const raker = advancedShip({ ...A, at: 'K17', heading: 3, advanced: { shot: { L: shot, R: shot } } });
      const hulk = advancedShip({ id: 'b', at: 'K15', heading: 1, side: 'b', rigging: [0, 0, 0, 0], ...b });
      const state = advancedSea([raker, hulk]);
      expect(isCovered(state, hulk, raker)).toBe(false);
      return yieldings(state, new Map()).length;
    };
    expect(yields({})).toBe(1);
    expect(yields({}, 'G')).toBe(0);
    expect(yields({ rigging: [1, 0, 0, 0] })).toBe(0);
    expect(yields({ special: { traits: ['moored-hulk'] } })).toBe(0);
  });
});
