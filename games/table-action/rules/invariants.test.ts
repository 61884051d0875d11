import { describe, expect, it } from 'vitest';
import { invariants } from './invariants.ts';
import type { State } from './table/state.ts';
import { testActivation } from './testing/activation.ts';
import { groundAt, type TestBattery, type TestShip, testTable } from './testing/table.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const y: TestShip = { id: 'y', side: 'b', at: [40, 20], heading: 90 };
const wrongWith = (mine: Partial<TestShip>, rest: Partial<State> = {}, fort: Partial<TestBattery> = {}) =>
  invariants({
    ...testTable({ ships: [{ ...x, ...mine }, y], batteries: [{ id: 'fort', at: [60, 40], ...fort }] }),
    ...rest,
  }).map((text) => text.replace('turn 1, activation: ', ''));
const bears = { standing: null, seen: [] };

describe('what must be true of every table', () => {
  it('a sound table has nothing wrong', () => expect(wrongWith({})).toEqual([]));

  it('says in which turn and phase', () =>
    expect(invariants(testTable({ ships: [x], turn: 11, phase: 'end' }))).toEqual([
      'turn 11, end: the turn limit has passed',
    ]));

  it.each<readonly [string, Partial<TestShip>, readonly string[]]>([
    ['sunk', { hull: -1 }, ['x hull: -1 of 140']],
    ['sunk', { hull: 141 }, ['x hull: 141 of 140']],
    ['sunk', { hull: 1.5 }, ['x hull: 1.5 of 140']],
    ['sunk', { hull: 0 }, ['x floats without a hull']],
    ['sunk', { hull: 0, fate: 'sunk' }, []],
    ['demasted', { rigging: 61 }, ['x rigging: 61 of 60']],
    ['demasted', { rigging: 0 }, []],
    ['struck', { crew: 71 }, ['x crew: 71 of 70']],
    ['struck', { crew: 0 }, ['x has nobody aboard and has not struck']],
    ['struck', { crew: 0, colours: 'struck' }, []],
    ['struck', { colours: 'struck', bears }, ['x waits to fire, but has struck']],
    ['struck', { bears }, []],
    ['critical.six-sinks', { fires: 6 }, ['x floats with six fires or leaks']],
    ['critical.six-sinks', { leaks: 6 }, ['x floats with six fires or leaks']],
    ['critical.six-sinks', { fires: 5, leaks: 5 }, []],
    ['critical.six-sinks', { fires: 6, fate: 'sunk' }, []],
    ['boarding.prize', { side: 'b', owner: 'a' }, ['x flies colours that are not hers']],
    ['boarding.prize', { side: 'b', owner: 'a', colours: 'prize' }, []],
    ['aground.removed', { at: [65, 5] }, ['x lies on the ground']],
    ['collision.contact', { at: [39, 20] }, ['x and y overlap']],
    ['collision.contact', { at: [37.506, 20] }, []],
    ['collision.contact', { at: [37.507, 20] }, ['x and y overlap']],
  ])('[%s] a ship: %j', (_rule, mine, wrong) =>
    expect(wrongWith(mine, { terrain: [groundAt('shoal', [64, 4], [66, 4], [65, 7])] })).toEqual(wrong),
  );

  it.each<readonly [string, Partial<TestShip>, readonly string[]]>([
    ['past the edge', { at: [-0.001, 20] }, ['x is off the table']],
    ['on the edge', { at: [0, 20] }, []],
    ['on no heading', { heading: 360 }, ['x heading 3600']],
    ['below any heading', { heading: -0.1 }, ['x heading -1']],
    ['on the last heading', { heading: 359.9 }, []],
  ])('a ship %s', (_where, mine, wrong) => expect(wrongWith(mine)).toEqual(wrong));

  it('a ship lies on whole thousandths and tenths', () => {
    const table = testTable({ ships: [x] });
    const at = (place: Partial<State['ships'][number]>) =>
      invariants({ ...table, ships: [{ ...table.ships[0]!, ...place }] });
    expect(at({ at: { x: 0.5, y: 7 } })).toEqual(['turn 1, activation: x lies at 0.5, 7, heading 900']);
    expect(at({ at: { x: 7, y: 0.5 } })).toEqual(['turn 1, activation: x lies at 7, 0.5, heading 900']);
    expect(at({ heading: 0.5 })).toEqual(['turn 1, activation: x lies at 20000, 20000, heading 0.5']);
  });

  it.each<readonly [string, Partial<TestBattery>, readonly string[]]>([
    ['shore.fort-points', { fort: -1 }, ['fort fort: -1']],
    ['shore.fort-points', { fort: 61 }, ['fort fort: 61']],
    ['shore.destroyed', { fort: 0 }, ['fort fights on without walls or crew']],
    ['shore.destroyed', { fort: 0, state: 'destroyed' }, []],
    ['shore.crew-morale', { crew: -1 }, ['fort crew: -1']],
    ['shore.crew-morale', { crew: 31 }, ['fort crew: 31']],
    ['shore.surrendered', { crew: 0 }, ['fort fights on without walls or crew']],
    ['shore.surrendered', { crew: 0, state: 'surrendered' }, []],
  ])('[%s] a battery: %j', (_rule, fort, wrong) => expect(wrongWith({}, {}, fort)).toEqual(wrong));

  it('[boarding.rounds] a boarding action is between ships that are there', () => {
    const nobody = ['a boarding action names a ship that is not there'];
    expect(wrongWith({}, { boardings: [{ attacker: 'x', defender: 'y' }] })).toEqual([]);
    expect(wrongWith({}, { boardings: [{ attacker: 'nobody', defender: 'y' }] })).toEqual(nobody);
    expect(wrongWith({}, { boardings: [{ attacker: 'x', defender: 'nobody' }] })).toEqual(nobody);
  });

  it('[fire-as-she-bears.pass] only one who waits is asked', () => {
    expect(wrongWith({ bears }, { chances: ['x'] })).toEqual([]);
    expect(wrongWith({}, { chances: ['x'] })).toEqual(['x is asked, but does not wait']);
    expect(wrongWith({}, { chances: ['nobody'] })).toEqual(['nobody is asked, but does not wait']);
  });

  it('[activation.step-order] a ship that is there is acting, in a turn that is played', () => {
    expect(wrongWith({}, { activation: testActivation({ ship: 'x' }) })).toEqual([]);
    expect(wrongWith({}, { activation: testActivation({ ship: 'nobody' }) })).toEqual([
      'an unknown ship is acting',
    ]);
    expect(wrongWith({}, { turnLimit: 1 })).toEqual([]);
  });
});
