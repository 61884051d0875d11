import { d6, type LoadedDie } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { limitsOf } from '../sailing/sailing.ts';
import { shipOf } from '../table/state.ts';
import { TestPlay, testContext, toldOf } from '../testing/play.ts';
import { type TestShip, testTable } from '../testing/table.ts';
import { criticalFor, criticalOf } from './critical.ts';

const hit = (throws: readonly LoadedDie[], more: Partial<TestShip> = {}, hits = 1, raked = false) => {
  const state = testTable({ ships: [{ id: 'y', at: [20, 20], heading: 90, ...more }] });
  const log = testContext(throws);
  const ship = shipOf(state, 'y');
  criticalOf(state, ship, hits, raked, log);
  expect(log.dice.left).toBe(0);
  return { state, ship, told: log.told };
};

describe('critical hits', () => {
  it('[critical.roll-once] one die however many hits; a six brings a critical', () => {
    expect(toldOf(hit(d6(5), {}, 9).told, 'critical')).toEqual([]);
    expect(toldOf(hit(d6(6, 5, 5), {}, 9).told, 'critical')).toMatchObject([{ critical: 'leak' }]);
    expect(hit([], {}, 0).told).toEqual([]);
  });

  it('[critical.rudder] [critical.magazine] two is the rudder, twelve the magazine', () => {
    const table = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(criticalFor);
    expect(table).toEqual([
      'rudder',
      'mast',
      'mast',
      'fire',
      'fire',
      'fire',
      'fires',
      'fires',
      'leak',
      'leak',
      'magazine',
    ]);
  });

  it('[critical.rudder] she cannot turn in the first and second segment', () => {
    const { ship } = hit(d6(6, 1, 1));
    expect(ship.rudder).toBe(true);
    const turns = [1, 2, 3].map((segment) => limitsOf({ wind: 1800 }, ship, { tacked: false, segment }).turn);
    expect(turns).toEqual([0, 0, 300]);
    const play = new TestPlay(
      testTable({ ships: [{ id: 'x', at: [20, 20], heading: 90, rudder: true }] }),
    ).say('act x');
    expect(play.refusal('move 4 R1')).toBe('rudder critical.rudder');
  });

  it('[critical.mast] a die of rigging', () => expect(hit(d6(6, 1, 2, 5)).ship.rigging).toBe(55));

  it('[critical.fire] one fire and two dice of crew', () =>
    expect(hit(d6(6, 3, 3, 4, 5)).ship).toMatchObject({ fires: 1, crew: 61 }));

  it('[critical.fires] two fires and two dice of crew', () => {
    const { ship, told } = hit(d6(6, 4, 4, 4, 5));
    expect(ship).toMatchObject({ fires: 2, crew: 61 });
    expect(toldOf(told, 'fires')).toMatchObject([{ rule: 'critical.fires', by: 2 }]);
  });

  it('[critical.leak] a leak slows every segment by an inch', () => {
    const { ship } = hit(d6(6, 5, 5));
    expect(ship.leaks).toBe(1);
    expect(limitsOf({ wind: 1800 }, ship, { tacked: false, segment: 1 })).toMatchObject({
      most: 3000,
      least: 1500,
    });
  });

  it('[critical.magazine] she blows up and is gone', () => {
    const { ship, told } = hit(d6(6, 6, 6));
    expect(ship.fate).toBe('exploded');
    expect(toldOf(told, 'exploded')).toHaveLength(1);
  });

  it('[critical.six-sinks] six fires or six leaks sink her at once', () => {
    expect(hit(d6(6, 4, 4, 1, 1), { fires: 4 }).ship.fate).toBe('sunk');
    expect(hit(d6(6, 5, 5), { leaks: 5 }).ship.fate).toBe('sunk');
    expect(hit(d6(6, 5, 5), { leaks: 4 }).ship.fate).toBe('afloat');
  });

  it('[critical.no-stacking] two leaks slow her by one inch still, until both are stopped', () => {
    const most = (leaks: number) =>
      limitsOf({ wind: 1800 }, hit(d6(1), { leaks }).ship, { tacked: false, segment: 1 }).most;
    expect([0, 1, 2, 5].map(most)).toEqual([4000, 3000, 3000, 3000]);
    expect(hit(d6(6, 1, 1), { rudder: true }).ship.rudder).toBe(true);
  });

  it('[critical.roll-once] a ship that the hits sank is spared the check', () =>
    expect(hit([], { fate: 'sunk' }).told).toEqual([]));
});
