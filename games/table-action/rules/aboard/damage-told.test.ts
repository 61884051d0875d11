import { d6 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { Area } from '../table/ship.ts';
import { batteryOf, shipOf } from '../table/state.ts';
import { testContext } from '../testing/play.ts';
import { type TestBattery, type TestShip, testTable } from '../testing/table.ts';
import { lossTold } from '../testing/way-told.ts';
import { batteryLoses, lose, strikeColours } from './damage.ts';
import { testTheShaken } from './morale.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const lossOf = (area: Area, points: number, more: Partial<TestShip> = {}) => {
  const state = testTable({
    ships: [
      { ...x, ...more },
      { ...x, id: 'v', at: [40, 20] },
    ],
    boardings: [
      { attacker: 'x', defender: 'v' },
      { attacker: 'v', defender: 'x' },
      { attacker: 'v', defender: 'w' },
    ],
  });
  const log = testContext();
  const ship = shipOf(state, 'x');
  lose(state, ship, area, points, 'why', 'rule', log);
  return { state, ship, told: log.told };
};
const damage = (area: string, by: number, left: number, ship = 'x') =>
  lossTold(ship, area, by, left, 'rule', 'why');

describe('points lost, told in full', () => {
  it('[crippled.threshold] [morale.when] crippled with a third left, not with a point more, and shaken from then on', () => {
    const above = lossOf('hull', 93);
    expect(above.told).toEqual([damage('hull', 93, 47)]);
    expect(above.ship.shaken).toBe(false);
    const at = lossOf('hull', 94);
    expect(at.told).toEqual([
      damage('hull', 94, 46),
      { kind: 'crippled', rule: 'crippled.hull', ship: 'x', area: 'hull' },
    ]);
    expect(at.ship.shaken).toBe(true);
    const further = lossOf('hull', 1, { hull: 46 });
    expect(further.told).toEqual([damage('hull', 1, 45)]);
    expect(further.ship.shaken).toBe(true);
  });

  it('[morale.when] a loss where she is whole shakes nobody, nor one of a ship without colours', () => {
    expect(lossOf('rigging', 5, { hull: 10 }).ship.shaken).toBe(false);
    expect(lossOf('hull', 94, { colours: 'prize' }).ship.shaken).toBe(false);
  });

  it('[sunk] the last hull point sinks her and takes her out of every boarding action', () => {
    const { told, ship, state } = lossOf('hull', 500, { bears: { standing: null, seen: [] } });
    expect(told).toEqual([
      damage('hull', 140, 0),
      { kind: 'crippled', rule: 'crippled.hull', ship: 'x', area: 'hull' },
      { kind: 'sunk', rule: 'sunk', ship: 'x', why: 'hull' },
    ]);
    expect(ship).toMatchObject({ fate: 'sunk', shaken: false, bears: null });
    expect(state.boardings).toEqual([{ attacker: 'v', defender: 'w' }]);
  });

  it('[demasted] [crippled.rigging] the last rigging point', () => {
    expect(lossOf('rigging', 60).told).toEqual([
      damage('rigging', 60, 0),
      { kind: 'crippled', rule: 'crippled.rigging', ship: 'x', area: 'rigging' },
      { kind: 'demasted', rule: 'demasted', ship: 'x' },
    ]);
    expect(lossOf('rigging', 59, { rigging: 60 }).told.map(({ kind }) => kind)).toEqual([
      'damage',
      'crippled',
    ]);
    expect(lossOf('crew', 3, { rigging: 0 }).told).toEqual([damage('crew', 3, 67)]);
  });

  it('[struck] [crippled.crew] the last crew point', () => {
    const { told, ship } = lossOf('crew', 70, { bears: { standing: null, seen: [] } });
    expect(told).toEqual([
      damage('crew', 70, 0),
      { kind: 'crippled', rule: 'crippled.crew', ship: 'x', area: 'crew' },
      { kind: 'struck', rule: 'struck', ship: 'x', why: 'crew' },
    ]);
    expect(ship).toMatchObject({ colours: 'struck', shaken: false, bears: null });
    expect(lossOf('hull', 3, { crew: 0, colours: 'struck' }).told).toEqual([damage('hull', 3, 137)]);
  });

  it('[struck] she strikes once', () => {
    const log = testContext();
    const { ship } = lossOf('crew', 1, { colours: 'struck', shaken: true });
    strikeColours(ship, 'morale', log);
    expect(log.told).toEqual([]);
  });

  it.each([
    ['[morale.when] where nothing was hit', 'hull', 0, { hull: 40 }],
    ['[demasted] of rigging that is gone', 'rigging', 4, { rigging: 0 }],
    ['[sunk] by a ship that is gone', 'hull', 4, { fate: 'sunk' }],
    ['[demasted] of the rigging of a blockship', 'rigging', 4, { spec: { blockship: true } }],
  ] as const)('%s nothing is lost', (_what, area, points, more) =>
    expect(lossOf(area, points, more).told).toEqual([]),
  );

  it('[demasted] a blockship loses hull and crew as others do', () => {
    const spec = { blockship: true };
    expect(lossOf('hull', 4, { spec }).told).toEqual([damage('hull', 4, 136)]);
    expect(lossOf('crew', 4, { spec }).told).toEqual([damage('crew', 4, 66)]);
  });
});

describe('a battery’s losses, told in full', () => {
  const lossAt = (area: 'fort' | 'crew', points: number, more: Partial<TestBattery> = {}) => {
    const state = testTable({ ships: [], batteries: [{ id: 'fort', at: [30, 30], ...more }] });
    const log = testContext();
    const battery = batteryOf(state, 'fort');
    batteryLoses(battery, area, points, 'why', 'rule', log);
    return { battery, told: log.told };
  };

  it('[shore.crippled-third] [shore.fort-points] crippled with a third of the walls gone; that shakes nobody', () => {
    expect(lossAt('fort', 19).told).toEqual([damage('fort', 19, 41, 'fort')]);
    const { told, battery } = lossAt('fort', 20);
    expect(told).toEqual([
      damage('fort', 20, 40, 'fort'),
      { kind: 'crippled', rule: 'shore.crippled-third', ship: 'fort', area: 'fort' },
    ]);
    expect(battery.shaken).toBe(false);
    expect(lossAt('fort', 1, { fort: 40 }).told).toEqual([damage('fort', 1, 39, 'fort')]);
  });

  it('[shore.crew-morale] crippled with a third of the crew left, and shaken with each further loss', () => {
    const above = lossAt('crew', 19);
    expect(above.told).toEqual([damage('crew', 19, 11, 'fort')]);
    expect(above.battery.shaken).toBe(false);
    const at = lossAt('crew', 20);
    expect(at.told).toEqual([
      damage('crew', 20, 10, 'fort'),
      { kind: 'crippled', rule: 'shore.crew-morale', ship: 'fort', area: 'crew' },
    ]);
    expect(at.battery.shaken).toBe(true);
    const more = lossAt('crew', 1, { crew: 9 });
    expect([more.told, more.battery.shaken]).toEqual([[damage('crew', 1, 8, 'fort')], true]);
  });

  it('[shore.destroyed] the last fort point makes it a ruin', () => {
    const { told, battery } = lossAt('fort', 99, { fort: 3 });
    expect(told).toEqual([
      damage('fort', 3, 0, 'fort'),
      { kind: 'destroyed', rule: 'shore.destroyed', ship: 'fort' },
    ]);
    expect(battery.state).toBe('destroyed');
  });

  it('[shore.surrendered] the last crew point makes it surrender', () => {
    const { told, battery } = lossAt('crew', 99, { crew: 3 });
    expect(told).toEqual([
      damage('crew', 3, 0, 'fort'),
      { kind: 'surrendered', rule: 'shore.surrendered', ship: 'fort', why: 'crew' },
    ]);
    expect(battery.state).toBe('surrendered');
  });

  it.each([
    ['[shore.fort-points] where nothing was hit', 'fort', 0, {}],
    ['[shore.surrendered] of a crew that is gone', 'crew', 2, { crew: 0 }],
    ['[shore.surrendered] by one that has surrendered', 'fort', 2, { state: 'surrendered' }],
    ['[shore.destroyed] by a ruin', 'crew', 2, { state: 'destroyed' }],
  ] as const)('%s nothing is lost', (_what, area, points, more) =>
    expect(lossAt(area, points, more).told).toEqual([]),
  );
});

describe('those who were shaken, told in full', () => {
  const FAILED = { first: [1, 2, 3], again: [1], successes: 0, needed: 2, passed: false, dice: [1, 2, 3, 1] };
  const PASSED = { first: [4, 1, 6], again: [], successes: 3, needed: 2, passed: true, dice: [4, 1, 6] };

  it('[morale.test] [morale.when] each is tested once; who fails strikes', () => {
    const shaken = true;
    const state = testTable({
      ships: [
        { ...x, shaken },
        { ...x, id: 'v', shaken },
        { ...x, id: 'calm' },
        { ...x, id: 'gone', shaken, fate: 'sunk' },
        { ...x, id: 'struck', shaken, colours: 'struck' },
      ],
    });
    const log = testContext(d6(1, 2, 3, 1), d6(4, 1, 6));
    testTheShaken(state, log);
    expect(log.told).toEqual([
      { kind: 'morale', rule: 'morale.test', ship: 'x', flagship: false, ...FAILED },
      { kind: 'struck', rule: 'struck', ship: 'x', why: 'morale' },
      { kind: 'morale', rule: 'morale.test', ship: 'v', flagship: false, ...PASSED },
    ]);
    expect(state.ships.map(({ colours }) => colours)).toEqual([
      'struck',
      'flying',
      'flying',
      'flying',
      'struck',
    ]);
    expect(state.ships.some((ship) => ship.shaken)).toBe(false);
    testTheShaken(state, log);
    expect(log.told).toHaveLength(3);
  });

  it('[shore.crew-morale] [shore.surrendered] a battery that fails surrenders; one that passes fights on', () => {
    const shaken = true;
    const state = testTable({
      ships: [],
      batteries: [
        { id: 'fails', at: [1, 1], shaken },
        { id: 'passes', at: [2, 2], shaken },
        { id: 'calm', at: [3, 3] },
        { id: 'ruin', at: [4, 4], shaken, state: 'destroyed' },
      ],
    });
    const log = testContext(d6(1, 2, 3, 1), d6(4, 1, 6));
    testTheShaken(state, log);
    expect(log.told).toEqual([
      { kind: 'morale', rule: 'shore.crew-morale', ship: 'fails', flagship: false, ...FAILED },
      { kind: 'surrendered', rule: 'shore.surrendered', ship: 'fails', why: 'morale' },
      { kind: 'morale', rule: 'shore.crew-morale', ship: 'passes', flagship: false, ...PASSED },
    ]);
    expect(state.batteries.map((battery) => battery.state)).toEqual([
      'surrendered',
      'fights',
      'fights',
      'destroyed',
    ]);
    expect(state.batteries.some((battery) => battery.shaken)).toBe(false);
  });

  it('[morale.flagship-12-inches] at twelve inches she throws one more, a thousandth farther she does not', () => {
    const test = (y: number, more: Partial<TestShip> = {}) => {
      const state = testTable({
        ships: [
          { ...x, id: 'flag', flagship: true, at: [20, 20], ...more },
          { ...x, at: [20, y], shaken: true, quality: 'poor' },
        ],
      });
      const log = testContext(d6(4, 1, 1, 4));
      testTheShaken(state, log);
      return log.told[0];
    };
    const near = { kind: 'morale', rule: 'morale.test', ship: 'x', flagship: true, needed: 2 };
    expect(test(32)).toEqual({
      ...near,
      first: [4, 1, 1],
      again: [4],
      successes: 2,
      passed: true,
      dice: [4, 1, 1, 4],
    });
    const far = { ...near, flagship: false, first: [4, 1, 1], again: [], successes: 1, passed: false };
    expect(test(32.001)).toEqual({ ...far, dice: [4, 1, 1] });
    expect(test(25, { colours: 'struck' })).toEqual({ ...far, dice: [4, 1, 1] });
    expect(test(25, { fate: 'sunk' })).toEqual({ ...far, dice: [4, 1, 1] });
    expect(test(25, { side: 'b' })).toEqual({ ...far, dice: [4, 1, 1] });
  });
});
