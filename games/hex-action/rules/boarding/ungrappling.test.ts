import { describe, expect, it } from 'vitest';
import { heldBy } from '../sailing/held.ts';
import { bondOf, type State } from '../sea/state.ts';
import type { Quality } from '../sea/words.ts';
import { phaseAsks, played } from '../testing/play.ts';
import { context, type TestShip, testSea, toldOf, viewOf } from '../testing/sea.ts';
import { ungrappleAsk, ungrappleModifiers, ungrapplingPhase } from './ungrappling.ts';

const held = (
  count = 1,
  b: Partial<TestShip> = {},
  rest: Partial<State> = {},
  a: Partial<TestShip> = {},
) => ({
  ...testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1, ...a },
      { id: 'b', at: 'L15', heading: 1, side: 'b', ...b },
    ],
    phase: 'ungrappling',
  }),
  grapples: [{ ...bondOf('a', 'b'), count }],
  ...rest,
});
const NONE = { from: [] };
const melee = { melees: [{ ...bondOf('a', 'b'), since: 1 }] };
const modifiers = (quality: Quality, rest: Partial<State> = {}) => {
  const state = held(1, {}, rest, { quality });
  return ungrappleModifiers(state, state.ships[0]!, 'b');
};

describe('ungrappling', () => {
  it('[9.2.1] either ship of a grapple may try with two dice; free ships are not asked', () => {
    const state = held();
    expect(phaseAsks(ungrapplingPhase, state, context()).map(({ ship }) => ship)).toEqual(['a', 'b']);
    expect(ungrapplingPhase.enter({ ...state, grapples: [] }, context())).toBe('done');
    const told = context(4, 5);
    played(ungrapplingPhase, state, told, { a: { from: ['b'] }, b: NONE });
    expect(toldOf(told.told, 'ungrapple')).toMatchObject([
      { rule: '9.2.1', ship: 'a', from: 'b', total: 10, needed: 10, success: true, automatic: false },
    ]);
    expect(state.grapples).toEqual([]);
  });

  it('[9.1.3] [9.2.1] friends let go without a throw', () => {
    const state = held(3, { side: 'a' });
    const told = context();
    played(ungrapplingPhase, state, told, { a: { from: ['b'] }, b: NONE });
    expect(state.grapples).toEqual([]);
    expect(toldOf(told.told, 'ungrapple').map(({ automatic, rule }) => [automatic, rule])).toEqual([
      [true, '9.1.3'],
      [true, '9.1.3'],
      [true, '9.1.3'],
    ]);
  });

  it('[9.2.1.1] [9.2.1.2] quality: crack one, elite two, others nothing', () => {
    const by = (quality: Quality) => modifiers(quality).find(({ what }) => what === 'crew quality');
    expect(by('crack')).toMatchObject({ by: 1, rule: '9.2.1.1' });
    expect(by('elite')).toMatchObject({ by: 2, rule: '9.2.1.2' });
    for (const quality of ['average', 'green', 'poor'] as const) expect(by(quality)).toBeUndefined();
  });

  it('[9.2.1.3] one more while there is no melee between the two', () => {
    expect(modifiers('average')).toEqual([{ what: 'no melee in progress', by: 1, rule: '9.2.1.3' }]);
    const elsewhere = { melees: [{ ...bondOf('a', 'c'), since: 1 }] };
    expect(modifiers('average', elsewhere)[0]).toMatchObject({ rule: '9.2.1.3' });
  });

  it('[9.2.1.4] six less in a melee', () => {
    expect(modifiers('average', melee)).toEqual([{ what: 'melee in progress', by: -6, rule: '9.2.1.4' }]);
  });

  it('[9.2.1.5] twelve on the dice always succeeds', () => {
    const state = held(1, {}, melee);
    const told = context(6, 6);
    played(ungrapplingPhase, state, told, { a: { from: ['b'] }, b: NONE });
    expect(toldOf(told.told, 'ungrapple')).toMatchObject([{ total: 6, success: true }]);
    expect(state.grapples).toEqual([]);
  });

  it('[9.2.2] a ship that is free may move again', () => {
    const state = held();
    expect(heldBy(state, state.ships[0]!)).toBe('grappled');
    played(ungrapplingPhase, state, context(6, 5), { a: { from: ['b'] }, b: NONE });
    for (const ship of state.ships) expect(heldBy(state, ship)).toBeNull();
  });

  it('[9.2.3] [9.2.5] every grapple must come off before she is free; what is left waits for the next turn', () => {
    const state = held(3);
    played(ungrapplingPhase, state, context(6, 5, 1, 1, 5, 5), { a: { from: ['b'] }, b: NONE });
    expect(state.grapples).toEqual([{ a: 'a', b: 'b', count: 1 }]);
    expect(heldBy(state, state.ships[0]!)).toBe('grappled');
    expect(phaseAsks(ungrapplingPhase, state, context()).map(({ ship }) => ship)).toEqual(['a', 'b']);
  });

  it('[9.2.4] [9.2.6] each ship tries each grapple once; those already off are not tried again', () => {
    const state = held(2);
    const told = context(6, 6, 2, 1, 2, 2);
    played(ungrapplingPhase, state, told, { a: { from: ['b'] }, b: { from: ['a'] } });
    expect(toldOf(told.told, 'ungrapple').map(({ ship, success }) => [ship, success])).toEqual([
      ['a', true],
      ['a', false],
      ['b', false],
    ]);
    expect(state.grapples).toEqual([{ a: 'a', b: 'b', count: 1 }]);
    expect(told.dice.left).toBe(0);
  });

  it('[9.2.1] only ships that hold her can be cut loose, and only by a ship that can work', () => {
    const state = held();
    const ask = phaseAsks(ungrapplingPhase, state, context())[0];
    if (ask?.kind !== 'ungrapple') throw new Error('no ask');
    expect(ungrappleAsk.check(viewOf(state), ask, { from: ['c'] })).toMatchObject({ rule: '9.2.1' });
    const struck = held(1, { surrender: 'striking' });
    expect(phaseAsks(ungrapplingPhase, struck, context()).map(({ ship }) => ship)).toEqual(['a']);
  });
});
