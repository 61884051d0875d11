import { d6, type LoadedDie } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { shipOf } from '../table/state.ts';
import { testContext } from '../testing/play.ts';
import { type TestShip, testTable } from '../testing/table.ts';
import { lossTold } from '../testing/way-told.ts';
import { criticalOf } from './critical.ts';

/** One hit on `y`, whose check is a six. */
const hit = (throws: readonly LoadedDie[], more: Partial<TestShip> = {}, raked = false) => {
  const state = testTable({ ships: [{ id: 'y', at: [20, 20], heading: 90, ...more }] });
  const log = testContext(throws);
  const ship = shipOf(state, 'y');
  criticalOf(state, ship, 1, raked, log);
  expect(log.dice.left).toBe(0);
  return { ship, told: log.told };
};
const check = (die: number) => ({
  kind: 'critical-check',
  rule: 'critical.roll-once',
  ship: 'y',
  die,
  critical: die === 6,
  dice: [die],
});
const critical = (what: string, dice: readonly [number, number], raked = false) => ({
  kind: 'critical',
  rule: `critical.${what}`,
  ship: 'y',
  critical: what,
  total: dice[0] + dice[1],
  raked,
  dice,
});
const lost = (area: string, by: number, left: number, why: string, rule: string) =>
  lossTold('y', area, by, left, rule, why);

describe('critical hits told in full', () => {
  it('[critical.roll-once] the check is told whether it brings one or not', () => {
    expect(hit(d6(5)).told).toEqual([check(5)]);
    expect(hit(d6(1)).told).toEqual([check(1)]);
    expect(hit(d6(6, 1, 1)).told).toEqual([check(6), critical('rudder', [1, 1])]);
  });

  it('[rake.automatic-critical] a rake has no check', () => {
    const { told, ship } = hit(d6(1, 1), {}, true);
    expect(told).toEqual([critical('rudder', [1, 1], true)]);
    expect(ship.rudder).toBe(true);
  });

  it('[critical.mast] a die of rigging is lost', () =>
    expect(hit(d6(6, 2, 2, 3)).told).toEqual([
      check(6),
      critical('mast', [2, 2]),
      lost('rigging', 3, 57, 'mast', 'critical.mast'),
    ]));

  it('[critical.fire] one fire, then two dice of crew', () =>
    expect(hit(d6(6, 2, 3, 5, 6)).told).toEqual([
      check(6),
      critical('fire', [2, 3]),
      { kind: 'fires', rule: 'critical.fire', ship: 'y', fires: 1, by: 1, ignored: false },
      lost('crew', 11, 59, 'fire', 'critical.fire'),
    ]));

  it('[critical.fires] two fires, then two dice of crew', () =>
    expect(hit(d6(6, 4, 5, 5, 6), { fires: 1 }).told).toEqual([
      check(6),
      critical('fires', [4, 5]),
      { kind: 'fires', rule: 'critical.fires', ship: 'y', fires: 3, by: 2, ignored: false },
      lost('crew', 11, 59, 'fire', 'critical.fires'),
    ]));

  it('[critical.leak] a leak', () =>
    expect(hit(d6(6, 5, 5), { leaks: 1 }).told).toEqual([
      check(6),
      critical('leak', [5, 5]),
      { kind: 'leaks', rule: 'critical.leak', ship: 'y', leaks: 2, by: 1, ignored: false },
    ]));

  it('[critical.magazine] she blows up, and nothing follows', () => {
    const bears = { standing: null, seen: [] };
    const { told, ship } = hit(d6(6, 6, 6), { shaken: true, bears });
    expect(told).toEqual([
      check(6),
      critical('magazine', [6, 6]),
      { kind: 'exploded', rule: 'critical.magazine', ship: 'y' },
    ]);
    expect(ship).toMatchObject({ fate: 'exploded', shaken: false, bears: null });
  });

  it('[critical.six-sinks] the sixth fire or leak sinks her, and her crew is spared the dice’s effect', () => {
    expect(hit(d6(6, 4, 4, 1, 1), { fires: 4 }).told.slice(2)).toEqual([
      { kind: 'fires', rule: 'critical.fires', ship: 'y', fires: 6, by: 2, ignored: false },
      { kind: 'sunk', rule: 'critical.six-sinks', ship: 'y', why: 'fires' },
    ]);
    expect(hit(d6(6, 4, 4, 1, 1), { fires: 3 }).ship).toMatchObject({ fires: 5, fate: 'afloat' });
    expect(hit(d6(6, 5, 6), { leaks: 5 }).told.slice(2)).toEqual([
      { kind: 'leaks', rule: 'critical.leak', ship: 'y', leaks: 6, by: 1, ignored: false },
      { kind: 'sunk', rule: 'critical.six-sinks', ship: 'y', why: 'leaks' },
    ]);
  });
});
