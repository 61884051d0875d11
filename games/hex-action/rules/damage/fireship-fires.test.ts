import { describe, expect, it } from 'vitest';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { fireAboard as aboard, toldBy as told } from '../testing/fires.ts';
import { loneShip as one, type LoneShip as Stated } from '../testing/lone.ts';
import { burnOut, spreadFires } from './fireship-fires.ts';

describe('fireships told in full', () => {
  const rule = { id: 'fireships', burnTurns: 3, catchOn: 5, catchOnFouled: 3, explodeAfter: 2 } as const;
  const fireship = (stated: Stated = {}) =>
    one({ special: { traits: ['fireship'] }, ...stated, advanced: { lit: 1, ...stated.advanced } });
  const beside = (stated: Stated = {}) =>
    advancedShip({ id: 'y', at: 'L15', heading: 1, side: 'b', ...stated });
  const sea = (x: ReturnType<typeof one>, y = beside(), rest: object = {}) =>
    advancedSea([x, y], { advanced: { special: [rule] }, turn: 2, ...rest });

  it('who lies beside one throws a die, fouled or not', () => {
    const caught = (dice: number[], rest: object = {}) =>
      told((tools) => spreadFires(sea(fireship(), beside(), rest), tools), ...dice);
    const said = { kind: 'catches-fire', rule: 'fireships', ship: 'y', from: 'x' };
    expect(caught([4])).toEqual([{ ...said, dice: [4], caught: false }]);
    expect(caught([5, 2])).toEqual([
      { ...said, dice: [5], caught: true },
      { ...aboard('breaks-out', 2, [2]), ship: 'y' },
    ]);
    expect(caught([3, 2], { fouls: [{ a: 'x', b: 'y' }] })[0]).toEqual({ ...said, dice: [3], caught: true });
    expect(caught([2], { fouls: [{ a: 'x', b: 'y' }] })).toEqual([{ ...said, dice: [2], caught: false }]);
    expect(caught([], { advanced: { special: [] } })).toEqual([]);
  });

  it.each<[string, Stated, Stated]>([
    ['is not lit', { advanced: { lit: null } }, {}],
    ['is gone', { presence: 'gone' }, {}],
    ['is an explosion vessel', { special: { traits: ['explosion-vessel'] } }, {}],
    ['lies by one who burns', {}, { advanced: { fire: 1 } }],
    ['lies by one past saving', {}, { advanced: { doom: 'sinking' } }],
    ['lies by one who is gone', {}, { presence: 'gone' }],
    ['lies by one who is lit', {}, { advanced: { lit: 1 }, special: { traits: ['explosion-vessel'] } }],
  ])('no die where she %s', (_, x, y) => {
    expect(told((tools) => spreadFires(sea(fireship(x), beside(y)), tools))).toEqual([]);
  });

  it.each([
    [3, []],
    [4, [{ kind: 'ended', rule: 'fireships', ship: 'x', how: 'burnt' }]],
  ])('in turn %i, lit in the first, to burn three', (turn, expected) => {
    expect(told((tools) => burnOut(sea(fireship(), beside({ presence: 'gone' }), { turn }), tools))).toEqual(
      expected,
    );
    expect(told((tools) => burnOut(sea(fireship({ presence: 'gone' }), beside(), { turn }), tools))).toEqual(
      [],
    );
    expect(
      told((tools) => burnOut(sea(fireship(), beside(), { turn, advanced: { special: [] } }), tools)),
    ).toEqual([]);
  });
});
