import { describe, expect, it } from 'vitest';
import { invariants } from './invariants.ts';
import type { AdvancedShip, AdvancedState } from './sea/edition.ts';
import { hexKey } from './sea/hex.ts';
import type { Ship } from './sea/ship.ts';
import type { State } from './sea/state.ts';
import { advancedSea, advancedShip } from './testing/advanced.ts';
import { hexNamed, testSea } from './testing/sea.ts';

const basic = (): State =>
  testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1 },
      { id: 'b', at: 'N15', heading: 1, side: 'b' },
    ],
  });
const broken = (change: (ship: Ship, sea: State) => void): string[] => {
  const sea = basic();
  change(sea.ships[0]!, sea);
  return invariants(sea);
};
const SAY = 'turn 1, notation: ';

describe('what is true of every sea', () => {
  it('[7.2.5] a log of the Advanced Game whose load column is lost is found out', () => {
    const ship = advancedShip({ id: 'x', at: 'K15', heading: 1 });
    const told = (changes: object, log: object = {}) =>
      invariants(advancedSea([{ ...ship, ...changes, advanced: { ...ship.advanced, ...log } }]));
    expect(told({})).toEqual([]);
    expect(told({ loaded: null })).toEqual([`${SAY}x the umpire has lost her load column`]);
    expect(told({}, { reloads: -1 })).toEqual([`${SAY}x reloads: -1`]);
    expect(told({}, { reloads: null })).toEqual([`${SAY}x the umpire has lost a closed column`]);
  });

  it('[8.3.2] a sound sea breaks nothing', () => {
    expect(invariants(basic())).toEqual([]);
  });

  it('[8.3.2] only one ship lies in a hex', () => {
    const found = broken((_, sea) => {
      sea.ships[1]!.bow = hexNamed('K14');
    });
    expect(found).toEqual([`${SAY}b and a lie in the same hex ${hexKey(hexNamed('K15'))}`]);
    const deciding = broken((_, sea) => {
      sea.ships[1]!.bow = hexNamed('K15');
      sea.execution = {
        step: 1,
        plots: {},
        stopped: [],
        contest: { hex: hexNamed('K15'), ships: ['a', 'b'], decider: 'a' },
        retrace: null,
      };
    });
    expect(deciding).toEqual([]);
    const due = broken((ship, sea) => {
      ship.presence = 'due';
      sea.ships[1]!.bow = hexNamed('K15');
    });
    expect(due).toEqual([]);
  });

  it('[38.3] no ship lies on land', () => {
    const found = broken((_, sea) => Object.assign(sea, { land: [hexNamed('K16')] }));
    expect(found).toEqual([`${SAY}a lies on land at ${hexKey(hexNamed('K16'))}`]);
  });

  it('[8.3.5] [9.1.5.1] [12.3.3] bonds name two ships that are there, in order', () => {
    const link = (a: string, b: string) => broken((_, sea) => void sea.fouls.push({ a, b }));
    expect(link('a', 'b')).toEqual([]);
    expect(link('a', 'x')).toEqual([`${SAY}a bond names a ship that is not there: a, x`]);
    expect(link('b', 'a')).toEqual([`${SAY}bond b, a is out of order`]);
    expect(link('a', 'a')).toEqual([`${SAY}bond a, a is out of order`]);
    expect(broken((_, sea) => void sea.melees.push({ a: 'b', b: 'a', since: 1 }))).toEqual([
      `${SAY}bond b, a is out of order`,
    ]);
    const grapple = (count: number) => broken((_, sea) => void sea.grapples.push({ a: 'a', b: 'b', count }));
    expect([grapple(1), grapple(0)]).toEqual([[], [`${SAY}an empty grapple a, b`]]);
    expect(broken((_, sea) => void sea.grapples.push({ a: 'x', b: 'y', count: 1 }))).toHaveLength(1);
  });

  it.each([
    [20, []],
    [19, []],
    [18, [`turn 20, notation: the turn limit has passed`]],
  ])('[14.2] turn 20 with a limit of %i', (turnLimit, expected) => {
    expect(broken((_, sea) => Object.assign(sea, { turn: 20, turnLimit }))).toEqual(expected);
  });
});

describe('what is true of every log', () => {
  it.each<[string, string, (ship: Ship) => unknown, string[]]>([
    ['11.4.1.1', 'hull', (ship) => (ship.hull = -1), ['hull: -1 of 10']],
    ['11.4.1.1', 'hull', (ship) => (ship.hull = 11), ['hull: 11 of 10']],
    ['11.4.1.1', 'hull', (ship) => (ship.hull = 1.5), ['hull: 1.5 of 10']],
    ['11.4.3.1', 'guns', (ship) => (ship.guns = { L: 6, R: 5 }), ['guns L: 6 of 5']],
    ['11.4.3.1', 'guns', (ship) => (ship.guns = { L: 5, R: -1 }), ['guns R: -1 of 5']],
    ['11.4.3.1', 'carronades', (ship) => (ship.carronades = { L: 2, R: 1 }), ['carronades L: 2 of 1']],
    ['11.4.4.1', 'rigging', (ship) => (ship.rigging = [4, 4, 4, 5]), ['rigging 4: 5 of 4']],
    ['11.4.4.1', 'rigging', (ship) => (ship.rigging = [0, 1, 4, 4]), []],
    ['11.4.4.1', 'rigging', (ship) => (ship.rigging = [0, 1, 4, 3]), ['rigging was lost out of order']],
    ['11.4.4.1', 'rigging', (ship) => (ship.rigging = [1, 3, 4, 4]), ['rigging was lost out of order']],
    ['11.4.4.1', 'rigging', (ship) => (ship.rigging = [0, 0, 0, 0]), []],
    ['11.4.2.1', 'crew', (ship) => (ship.sections[0]!.left = 4), ['crew section 1: 4 of 3']],
    [
      '11.4.2.1',
      'crew',
      (ship) => (ship.sections[1] = { ...ship.sections[0]! }),
      ['two crew sections have one number'],
    ],
    [
      '12.4.2',
      'prize',
      (ship) => Object.assign(ship, { captured: true }),
      ['captured, but nobody holds her'],
    ],
    [
      '12.4.2',
      'prize',
      (ship) => Object.assign(ship, { side: 'b' }),
      ['sailed by another side, but not captured'],
    ],
    [
      '7.2.5',
      'load',
      (ship) => Object.assign(ship, { loaded: null }),
      ['the umpire has lost her load column'],
    ],
  ])('[%s] %s', (_rule, _what, change, expected) => {
    expect(broken(change)).toEqual(expected.map((text) => `${SAY}a ${text}`));
  });

  it('[12.4.2] a prize is held by men who are left', () => {
    const held = (left: number) =>
      broken((ship) => {
        Object.assign(ship, { captured: true, side: 'b' });
        ship.sections.push({ ...ship.sections[0]!, no: 4, left, role: 'prize' });
      });
    expect(held(1)).toEqual([]);
    expect(held(0)).toEqual([`${SAY}a captured, but nobody holds her`]);
  });
});

describe('what is true of every log of the Advanced Game', () => {
  const sea = (): AdvancedState => advancedSea([advancedShip({ id: 'a', at: 'K15', heading: 1 })]);
  const found = (change: (ship: AdvancedShip) => unknown): string[] => {
    const state = sea();
    change(state.ships[0]!);
    return invariants(state);
  };
  const log = (change: object) => (ship: AdvancedShip) => Object.assign(ship.advanced, change);
  const gone = (end: string | null) => (ship: AdvancedShip) => {
    ship.presence = 'gone';
    Object.assign(ship.advanced, { end });
  };
  const CLOSED = ['the umpire has lost a closed column'];

  it.each<[string, string, (ship: AdvancedShip) => unknown, string[]]>([
    ['16.2.2', 'sound', () => {}, []],
    ['26.2.3', 'rigging', (ship) => (ship.rigging = [1, 3, 4, 4]), []],
    [
      '16.2.2',
      'forward',
      log({ forward: { guns: { L: 6, R: 3 }, carronades: { L: 1, R: 1 } } }),
      ['guns L: 6 forward of 5', 'guns L: more squares in a section than were built'],
    ],
    [
      '16.2.2',
      'forward',
      log({ forward: { guns: { L: 4, R: 3 }, carronades: { L: 1, R: 1 } } }),
      ['guns L: more squares in a section than were built'],
    ],
    [
      '16.2.2',
      'forward',
      log({ forward: { guns: { L: 2, R: 3 }, carronades: { L: 1, R: 1 } } }),
      ['guns L: more squares in a section than were built'],
    ],
    [
      '16.2.2',
      'forward',
      log({ forward: { guns: { L: 3, R: 3 }, carronades: { L: 1, R: -1 } } }),
      ['carronades R: -1 forward of 1', 'carronades R: more squares in a section than were built'],
    ],
    [
      '16.2.2',
      'forward',
      log({ forward: { guns: { L: 2.5, R: 3 }, carronades: { L: 1, R: 1 } } }),
      ['guns L: 2.5 forward of 5', 'guns L: more squares in a section than were built'],
    ],
    [
      '24.2.5',
      'shot',
      log({ shot: { L: null, R: 'R' } }),
      ['L is loaded with nothing', 'L is loaded with nothing'],
    ],
    [
      '24.2.5',
      'shot',
      (ship) => {
        ship.loaded = { L: false, R: true };
        log({ shot: { L: null, R: 'R' } })(ship);
      },
      [],
    ],
    ['24.2.5', 'shot', log({ shot: null }), CLOSED],
    ['26.1.1', 'reloads', log({ reloads: null }), CLOSED],
    ['7.2.5', 'orders', log({ orders: null }), CLOSED],
    ['7.2.5', 'mortars', log({ mortars: null }), CLOSED],
    ['26.1.1', 'reloads', log({ reloads: 0 }), []],
    ['26.1.1', 'reloads', log({ reloads: -1 }), ['reloads: -1']],
    ['20.3.8', 'anchors', log({ anchors: 0 }), []],
    ['20.3.8', 'anchors', log({ anchors: -1 }), ['anchors: -1']],
    ['20.3.8', 'anchors', log({ anchors: 3 }), ['anchors: 3']],
    [
      '20.3.8',
      'anchor',
      log({ anchors: 0, anchor: { type: 'A', state: 'holding', since: 1 } }),
      ['held by no anchor'],
    ],
    ['20.3.8', 'anchor', log({ anchors: 1, anchor: { type: 'A', state: 'holding', since: 1 } }), []],
    ['20.3.8', 'anchor', log({ anchors: 0, anchor: { type: 'A', state: 'weighing', since: 1 } }), []],
    ['16.1.2.3.2', 'fire', log({ fire: 0 }), []],
    ['16.1.2.3.2', 'fire', log({ fire: -1 }), ['fire: -1']],
    ['24.3.2.2', 'end', gone('sunk'), []],
    ['24.3.2.2', 'end', gone(null), ['gone, nobody knows how']],
    ['24.3.2.2', 'end', log({ end: 'sunk' }), ['sunk, but still there']],
  ])('[%s] %s', (_rule, _what, change, expected) => {
    expect(found(change)).toEqual(expected.map((text) => `${SAY}a ${text}`));
  });
});
