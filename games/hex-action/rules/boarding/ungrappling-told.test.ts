import { describe, expect, it } from 'vitest';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { sideBySide as pair } from '../testing/duel.ts';
import { answered, openAsks, phaseAsks } from '../testing/play.ts';
import { context, viewOf } from '../testing/sea.ts';
import { ungrappleAsk, ungrappleModifiers, ungrapplingPhase } from './ungrappling.ts';

describe('ungrappling told in full', () => {
  const held = (count: number, b: object = { side: 'b' }, rest: object = {}) =>
    pair({ phase: 'ungrappling', grapples: [{ a: 'a', b: 'b', count }], ...rest }, b);

  it('[9.2.1] [9.2.4] a throw for each grapple; what is left holds', () => {
    const state = held(2);
    const tools = context(5, 4, 4, 4);
    expect(phaseAsks(ungrapplingPhase, state, tools)[0]).toEqual({
      id: expect.any(String),
      seat: 'a-1',
      kind: 'ungrapple',
      rule: '9.2.1',
      ship: 'a',
      from: ['b'],
    });
    answered(ungrapplingPhase, state, tools, { a: { from: ['b'] }, b: { from: [] } });
    const modifiers = [{ what: 'no melee in progress', by: 1, rule: '9.2.1.3' }];
    const thrown = {
      kind: 'ungrapple',
      rule: '9.2.1',
      ship: 'a',
      from: 'b',
      automatic: false,
      modifiers,
      needed: 10,
    };
    expect(tools.told).toEqual([
      { ...thrown, dice: [5, 4], total: 10, success: true },
      { ...thrown, dice: [4, 4], total: 9, success: false },
    ]);
    expect(state.grapples).toEqual([{ a: 'a', b: 'b', count: 1 }]);
  });

  it('[9.1.3] friends come off without a throw', () => {
    const state = held(2, {});
    const tools = context();
    phaseAsks(ungrapplingPhase, state, tools);
    answered(ungrapplingPhase, state, tools, { a: { from: ['b'] }, b: { from: ['a'] } });
    const freed = {
      kind: 'ungrapple',
      rule: '9.1.3',
      ship: 'a',
      from: 'b',
      automatic: true,
      dice: [],
      modifiers: [],
      total: 0,
      needed: 0,
      success: true,
    };
    expect(tools.told).toEqual([freed, freed]);
    expect(state.grapples).toEqual([]);
  });

  it('[9.2.1.1] [9.2.1.2] [9.2.1.4] [22.2.1] its modifiers, line by line', () => {
    const lines = (quality: 'elite' | 'crack' | 'poor', fighting: boolean, velocity: 5 | 6) => {
      const ship = advancedShip({ id: 'a', at: 'K15', heading: 1, quality });
      const sea = advancedSea([ship], {
        advanced: { velocity },
        melees: fighting ? [{ a: 'a', b: 'b', since: 1 }] : [],
      });
      return ungrappleModifiers(sea, ship, 'b').map(({ what, by, rule }) => [what, by, rule]);
    };
    expect(lines('elite', false, 5)).toEqual([
      ['crew quality', 2, '9.2.1.2'],
      ['no melee in progress', 1, '9.2.1.3'],
    ]);
    expect(lines('crack', true, 6)).toEqual([
      ['crew quality', 1, '9.2.1.1'],
      ['melee in progress', -6, '9.2.1.4'],
      ['storm', 1, '22.2.1'],
    ]);
    expect(lines('poor', true, 5)).toEqual([['melee in progress', -6, '9.2.1.4']]);
  });

  it('[9.2.1] only those that hold her can be cut, and only by who can work', () => {
    const state = held(1, { side: 'b', surrender: 'firepower' });
    const asks = openAsks(ungrapplingPhase, state);
    expect(asks.map(({ ship }) => ship)).toEqual(['a']);
    const ask = { ...asks[0]!, from: ['b', 'c'] } as never;
    expect(ungrappleAsk.check(viewOf(state), ask, { from: ['d'] })).toEqual({
      code: 'not-grappled',
      rule: '9.2.1',
      message: 'Only a grapple that holds her can be cut, each tried once a turn: b, c.',
    });
    expect(ungrappleAsk.check(viewOf(state), ask, { from: ['c'] })).toBeNull();
    expect(ungrapplingPhase.enter(pair(), context())).toBe('done');
  });
});
