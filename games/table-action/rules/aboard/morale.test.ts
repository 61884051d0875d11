import { d6, d10, type LoadedThrows } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { Area } from '../table/ship.ts';
import { type State, shipOf } from '../table/state.ts';
import { TestPlay, testContext, toldOf } from '../testing/play.ts';
import { type TestShip, testShip, testTable } from '../testing/table.ts';
import { crippledAt, crippledIn, isCrippled } from './crippled.ts';
import { lose } from './damage.ts';
import { moraleRerolls, moraleTest, testTheShaken, underTheFlag } from './morale.ts';

const one = (more: Partial<TestShip> = {}, others: readonly TestShip[] = []): State =>
  testTable({ ships: [{ id: 'x', at: [20, 20], heading: 90, ...more }, ...others] });
const hurt = (state: State, area: Area, points: number, ...throws: LoadedThrows) => {
  const log = testContext(...throws);
  lose(state, shipOf(state, 'x'), area, points, 'test', 'test', log);
  return log;
};

describe('crippled, sunk, struck, demasted', () => {
  it('[crippled.threshold] a third of the points, rounded down, or fewer are left', () => {
    expect([140, 60, 70, 200].map(crippledAt)).toEqual([46, 20, 23, 66]);
    const card = (crew: number) => crippledIn(testShip({ id: 'x', at: [0, 0], heading: 0, crew }), 'crew');
    expect([card(24), card(23), card(0)]).toEqual([false, true, true]);
  });

  it('[crippled.hull] [crippled.crew] [crippled.rigging] in any one area she is crippled', () => {
    for (const area of ['hull', 'crew', 'rigging'] as const) {
      const state = one();
      expect(isCrippled(shipOf(state, 'x'))).toBe(false);
      const log = hurt(state, area, shipOf(state, 'x')[area] - 10);
      expect(isCrippled(shipOf(state, 'x'))).toBe(true);
      expect(toldOf(log.told, 'crippled')).toMatchObject([{ ship: 'x', area, rule: `crippled.${area}` }]);
    }
  });

  it('[sunk] without hull points she sinks at once', () => {
    const state = one({ hull: 3 });
    hurt(state, 'hull', 9);
    expect(shipOf(state, 'x')).toMatchObject({ hull: 0, fate: 'sunk' });
  });

  it('[struck] without crew points she strikes at once, without a test, and drifts', () => {
    const state = one({ crew: 3 });
    const log = hurt(state, 'crew', 3);
    expect(shipOf(state, 'x')).toMatchObject({ crew: 0, colours: 'struck', fate: 'afloat', shaken: false });
    expect(toldOf(log.told, 'struck')).toMatchObject([{ why: 'crew' }]);
    const play = new TestPlay(state);
    expect(play.progress).toBe('done');
    expect(play.ship('x').at).toEqual({ x: 20_000, y: 21_000 });
  });

  it('[struck] [sunk] neither waits to fire any more, and a sunken ship leaves her boarding action', () => {
    const bears = { standing: null, seen: [] };
    const boardings = [{ attacker: 'x', defender: 'y' }];
    const struck = { ...one({ crew: 3, bears }), boardings };
    hurt(struck, 'crew', 3);
    expect(shipOf(struck, 'x').bears).toBeNull();
    expect(struck.boardings).toEqual(boardings);
    const sunk = { ...one({ hull: 3, bears: { ...bears } }), boardings };
    hurt(sunk, 'hull', 3);
    expect(shipOf(sunk, 'x').bears).toBeNull();
    expect(sunk.boardings).toEqual([]);
  });

  it('[demasted] without rigging points she is demasted and drifts', () => {
    const state = one({ rigging: 3 });
    hurt(state, 'rigging', 5);
    expect(shipOf(state, 'x')).toMatchObject({ rigging: 0, colours: 'flying' });
    shipOf(state, 'x').shaken = false;
    expect(new TestPlay(state).told('drifted')).toHaveLength(1);
  });

  it('[demasted] a blockship has no rigging to lose', () => {
    const state = one({ spec: { blockship: true } });
    expect(hurt(state, 'rigging', 60).told).toEqual([]);
    expect(shipOf(state, 'x').rigging).toBe(60);
  });
});

describe('morale', () => {
  it('[morale.when] due when she becomes crippled, and with each further loss in a crippled area', () => {
    const state = one();
    const x = shipOf(state, 'x');
    hurt(state, 'hull', 93);
    expect(x.shaken).toBe(false);
    hurt(state, 'hull', 1);
    expect(x.shaken).toBe(true);
    x.shaken = false;
    hurt(state, 'crew', 10);
    expect(x.shaken).toBe(false);
    hurt(state, 'hull', 1);
    expect(x.shaken).toBe(true);
  });

  it('[morale.when] taken once, at the end of the activation in which it came about', () => {
    const play = new TestPlay(one({}, [{ id: 'y', side: 'b', at: [20, 26], heading: 90, hull: 47 }]));
    play.say('fire R y hull', d10(3, 2), d6(3, 2, 1));
    expect(play.ship('y')).toMatchObject({ hull: 45, shaken: true });
    play.say('move 4').say('move 4').say('move 4');
    expect(play.told('morale')).toEqual([]);
    play.say('done', d6(1, 1, 4, 4));
    expect(play.told('morale')).toMatchObject([{ ship: 'y', passed: true }]);
    expect(play.ship('y').shaken).toBe(false);
  });

  it('[morale.test] three dice, two successes; who fails strikes', () => {
    const state = one({ shaken: true });
    const log = testContext(d6(4, 1, 1, 1));
    testTheShaken(state, log);
    expect(toldOf(log.told, 'morale')).toMatchObject([{ needed: 2, successes: 1, passed: false }]);
    expect(shipOf(state, 'x').colours).toBe('struck');
    expect(toldOf(log.told, 'struck')).toMatchObject([{ why: 'morale' }]);
  });

  it('[morale.rerolls] two dice again for a good crew, one for an average, none for a poor one', () => {
    const qualities = ['good', 'average', 'poor'] as const;
    expect(qualities.map((quality) => moraleRerolls(quality, false))).toEqual([2, 1, 0]);
    expect(qualities.map((quality) => moraleRerolls(quality, true))).toEqual([3, 2, 1]);
    const state = one({ quality: 'poor' });
    expect(moraleTest(state, shipOf(state, 'x'), 'morale.test', testContext(d6(4, 1, 1)))).toBe(false);
  });

  it('[morale.flagship-12-inches] [special.flagship] one more within twelve inches of the flagship', () => {
    const flag = (x: number, more: Partial<TestShip> = {}): TestShip => ({
      id: 'flag',
      at: [x, 20],
      heading: 90,
      flagship: true,
      ...more,
    });
    const under = (flagship: TestShip) => underTheFlag(one({}, [flagship]), 'a', { x: 20_000, y: 20_000 });
    expect([under(flag(32)), under(flag(32.1)), under(flag(32, { colours: 'struck' }))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(under(flag(32, { side: 'b' }))).toBe(false);
    const state = one({ quality: 'poor' }, [flag(30)]);
    const log = testContext(d6(4, 1, 1, 4));
    expect(moraleTest(state, shipOf(state, 'x'), 'morale.test', log)).toBe(true);
    expect(toldOf(log.told, 'morale')).toMatchObject([{ flagship: true, again: [4] }]);
  });

  it('[special.flagship] the flagship has her extra die in every test', () => {
    const state = one({ flagship: true, quality: 'poor', heading: 40 });
    const play = new TestPlay(state).say('tack', d6(4, 1, 1, 4));
    expect(play.told('special')).toMatchObject([{ again: [4], passed: true }]);
  });
});
