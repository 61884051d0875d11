import { d6, diceOf, GALLERY, loadedDice, UMPIRE } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { advancedSea, advancedShip } from './testing/advanced.ts';
import { testSea } from './testing/sea.ts';
import { imagine, view } from './view.ts';

const basic = (b: object = {}) =>
  testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1 },
      { id: 'b', at: 'N15', heading: 1, side: 'b', ...b },
    ],
  });
const sea = (spec: object = {}) =>
  advancedSea(
    [
      advancedShip({ id: 'a', at: 'K15', heading: 1 }),
      advancedShip({ id: 'b', at: 'N15', heading: 1, side: 'b', spec, special: { mortars: 2 } }),
    ],
    { advanced: { depths: { '1,1': 5, '2,2': 6 }, sounded: {} } },
  );

describe('what a seat sees', () => {
  it('[7.2.5] all but the load columns of other seats', () => {
    const state = basic();
    const seen = view(state, 'a-1');
    expect(seen).toEqual({
      ...state,
      seat: 'a-1',
      side: 'a',
      ships: [state.ships[0], { ...state.ships[1], loaded: null }],
    });
    expect(view(state, UMPIRE)).toEqual({ ...state, seat: UMPIRE, side: null });
    expect(view(state, GALLERY)).toMatchObject({ side: null, ships: [{ loaded: null }, { loaded: null }] });
  });

  it('[7.2.5] in the Advanced Game also shot, reloads, orders and mortars', () => {
    const state = sea();
    const [mine, theirs] = view(state, 'a-1').ships;
    expect(mine).toEqual(state.ships[0]);
    const closed = { shot: null, reloads: null, orders: null, mortars: null };
    expect(theirs).toEqual({
      ...state.ships[1],
      loaded: null,
      advanced: { ...state.ships[1]!.advanced, ...closed },
    });
  });

  it('[39.1] shoals that a side has not sounded', () => {
    const state = sea();
    expect(view(state, 'a-1').advanced.depths).toEqual({ '1,1': 5, '2,2': 6 });
    state.advanced.sounded = { a: ['1,1'] };
    const chart = (seat: string) => {
      const { depths, sounded } = view(state, seat).advanced;
      return [depths, sounded];
    };
    expect(chart('a-1')).toEqual([{ '1,1': 5 }, { a: ['1,1'] }]);
    expect(chart('b-1')).toEqual([{ '1,1': 5, '2,2': 6 }, { a: [] }]);
    expect(chart(GALLERY)).toEqual([{}, { a: [] }]);
  });
});

describe('what a seat may imagine', () => {
  const guessed = (b: object, ...dice: number[]) => {
    const tools = loadedDice(d6(...dice));
    const state = imagine(view(basic(b), 'a-1'), tools);
    expect(state).not.toHaveProperty('seat');
    expect(state).not.toHaveProperty('side');
    return state.ships[1]!.loaded;
  };
  it('[7.2.5] [13.1] how many broadsides are empty is known, and which only if one was never fired', () => {
    expect(guessed({ empty: 0 })).toEqual({ L: true, R: true });
    expect(guessed({ empty: 2 })).toEqual({ L: false, R: false });
    expect(guessed({ empty: 1, initial: { L: true, R: false } })).toEqual({ L: true, R: false });
    expect(guessed({ empty: 1, initial: { L: false, R: true } })).toEqual({ L: false, R: true });
  });

  it('[7.2.5] [13.1] of two that were both fired, or neither, either may be the empty one', () => {
    for (const fired of [false, true])
      for (const [face, L] of [
        [1, false],
        [2, true],
      ] as const) {
        const closed = view(basic({ empty: 1, initial: { L: fired, R: fired } }), 'a-1');
        const state = imagine(closed, loadedDice(diceOf(2)(face)));
        expect(state.ships[1]!.loaded).toEqual({ L, R: !L });
      }
  });

  it('[24.2.2.4] what is not loaded holds no shot', () => {
    const state = sea({ nation: 'French' });
    state.ships[1]!.empty = 2;
    const { ships } = imagine(view(state, 'a-1'), loadedDice());
    expect(ships[1]!.advanced!.shot).toEqual({ L: null, R: null });
  });

  it.each([
    [1, 'British', 'R'],
    [4, 'French', 'R'],
    [5, 'British', 'D'],
    [6, 'British', 'R'],
    [6, 'French', 'C'],
  ])('[24.2.2.4] a die of %i for a %s ship is %s', (die, nation, shot) => {
    const state = imagine(view(sea({ nation }), 'a-1'), loadedDice(d6(die, die)));
    expect(state.ships[1]!.advanced).toMatchObject({
      shot: { L: shot, R: shot },
      reloads: 15,
      orders: [],
      mortars: [4, 4],
    });
    expect(state.ships[0]).toEqual(sea({ nation }).ships[0]);
  });
});
