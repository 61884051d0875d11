import { d6, type Happening, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { contextOf, type TestFleet, warWith } from '../testing/battle.ts';
import type { Options } from '../world/options.ts';
import type { SeaTold } from '../world/told.ts';
import {
  allianceScores,
  areaScores,
  award,
  countPoints,
  lossScore,
  pointsBySource,
  worthOf,
} from './points.ts';

const TWELVE =
  'buckingham chichester dorsetshire grafton orford temple vanguard alcide bedford berwick captain kent'.split(
    ' ',
  );

describe('victory points', () => {
  it('[8.2/1] the Europeans earn the value of each area they control, the English none', () => {
    const world = warWith([
      { token: 'E1', at: 'eastern-caribbean', stacks: [['eng-mars:eng-hawke', 'eng-culloden']] },
    ]);
    world.control = ['north-sea', 'azores'];
    expect(areaScores(world).map(({ side, points, of }) => [side, points, of])).toEqual([
      ['european', 5, 'north-sea'],
      ['european', 1, 'azores'],
    ]);
  });

  it('[8.3] a European ship of 74 guns or more is worth two to the English, a smaller one', () => {
    expect([worthOf('fra-souverain'), worthOf('fra-superbe')]).toEqual([2, 1]);
    const loss = (ship: string, side: 'english' | 'european') =>
      lossScore(1757, { ship, side, captured: false });
    expect(loss('fra-souverain', 'european')).toMatchObject({ side: 'english', points: 2, source: 'sunk' });
    expect(loss('fra-superbe', 'european')).toMatchObject({ side: 'english', points: 1 });
    expect(loss('eng-mars', 'english')).toMatchObject({ side: 'english', points: -1, source: 'lost' });
    expect(loss('eng-norwich', 'english').points).toBe(-1);
  });

  it('[8.3] losses of their own cost the English alone', () => {
    const world = warWith([]);
    world.sunk = [
      { ship: 'fra-souverain', side: 'european', captured: false },
      { ship: 'fra-superbe', side: 'european', captured: false },
      { ship: 'eng-mars', side: 'english', captured: false },
    ];
    countPoints(world, contextOf(loadedDice()));
    expect(world.points).toEqual({ english: 2 + 1 - 1, european: 0 });
    expect(world.ledger.filter(({ side }) => side === 'european')).toEqual([]);
  });

  it('[8.3] [7.31/3] counted, the sunk go back to their pools', () => {
    const world = warWith([]);
    for (const pool of [world.forces.english.pools.England!, world.forces.european.pools.France!])
      pool.ships = pool.ships.filter((id) => id !== 'eng-mars' && id !== 'fra-souverain');
    world.sunk = [
      { ship: 'fra-souverain', side: 'european', captured: false },
      { ship: 'eng-mars', side: 'english', captured: false },
    ];
    countPoints(world, contextOf(loadedDice()));
    expect(world.points).toEqual({ english: 1, european: 0 });
    expect(world.sunk).toEqual([]);
    expect(world.forces.european.pools.France!.ships).toContain('fra-souverain');
    expect(world.forces.english.pools.England!.ships).toContain('eng-mars');
  });

  it('[11.L] a prize pays her captor twice what the English earn for such a ship, whoever he is', () => {
    const prize = (ship: string, side: 'english' | 'european') =>
      lossScore(1757, { ship, side, captured: true });
    expect(prize('fra-souverain', 'european')).toMatchObject({
      side: 'english',
      points: 4,
      source: 'captured',
    });
    expect(prize('eng-norwich', 'english')).toMatchObject({ side: 'european', points: 2 });
    const world = warWith([], { options: { capture: true, permanentlySunk: true } });
    world.sunk = [{ ship: 'eng-mars', side: 'english', captured: true }];
    // No die for her: a prize was not sunk. She costs the English nothing besides.
    countPoints(world, contextOf(loadedDice()));
    expect(world.points).toEqual({ english: 0, european: 4 });
    expect(world.gone).toEqual([]);
  });

  it('[11.M/1] a six sinks for good and counts again', () => {
    const world = warWith([], { options: { permanentlySunk: true } });
    world.forces.european.pools.France!.ships = [];
    world.forces.english.pools.England!.ships = [];
    world.sunk = [
      { ship: 'fra-souverain', side: 'european', captured: false },
      { ship: 'fra-temeraire', side: 'european', captured: false },
      { ship: 'eng-mars', side: 'english', captured: false },
    ];
    const happenings: Happening<SeaTold>[] = [];
    countPoints(world, contextOf(loadedDice(d6(6, 5, 6)), happenings));
    // Every die is told, not only the sixes.
    const told = happenings.map(({ truth }) => truth);
    expect(told).toContainEqual({
      kind: 'wrecks',
      rule: '11.M/1',
      ships: ['fra-souverain', 'fra-temeraire', 'eng-mars'],
      dice: [6, 5, 6],
    });
    expect(told.filter(({ kind }) => kind === 'gone')).toHaveLength(2);
    expect(world.points.english).toBe(2 + 2 - 1 + 2 - 1);
    expect(world.gone).toEqual(['fra-souverain', 'eng-mars']);
    expect(world.forces.european.pools.France!.ships).toEqual(['fra-temeraire']);
    expect(world.forces.english.pools.England!.ships).toEqual([]);
  });

  it('[11.O/1] Russians who are lost do not come again', () => {
    const world = warWith([], { war: 3, year: 1796, options: { russians: true } });
    world.forces.english.pools.Russia!.ships = [];
    world.sunk = [{ ship: 'rus-boris', side: 'english', captured: false }];
    countPoints(world, contextOf(loadedDice()));
    expect(world.points.english).toBe(-1);
    expect(world.gone).toEqual(['rus-boris']);
    expect(world.forces.english.pools.Russia!.ships).toEqual([]);
  });

  it('[11.I] in its year the alliance pays four, unless a dozen English ships lie alone in the Baltic', () => {
    const scored = (
      fleets: readonly TestFleet[],
      options: Options = { northernAlliances: true },
      year = 1757,
    ) => {
      const world = warWith(fleets, { year, options });
      world.alliance = { come: true, year: 1757 };
      return allianceScores(world).map(({ side, points, of }) => [side, points, of]);
    };
    const fleet = (count: number): TestFleet => ({
      token: 'E1',
      at: 'baltic-sea',
      stacks: [TWELVE.slice(0, count).map((name) => `eng-${name}`)],
    });
    expect(scored([])).toEqual([['european', 4, 'baltic-sea']]);
    expect(scored([fleet(11)])).toHaveLength(1);
    expect(scored([fleet(12)])).toEqual([]);
    expect(scored([{ ...fleet(12), at: 'copenhagen' }])).toHaveLength(1);
    expect(scored([fleet(12), { token: 'P1', at: 'baltic-sea' }])).toHaveLength(1);
    expect(scored([], {})).toEqual([]);
    expect(scored([], { northernAlliances: true }, 1758)).toEqual([]);
  });

  it('[8.2/1] [8.3] [8.4] [11.I] a year is counted by control, losses, commerce and the alliance', () => {
    const world = warWith([], { year: 1757, options: { northernAlliances: true } });
    world.control = ['bay-of-biscay'];
    world.frigates.european = ['north-sea'];
    world.alliance = { come: true, year: 1757 };
    world.sunk.push({ ship: 'eng-mars', side: 'english', captured: false });
    countPoints(world, contextOf(loadedDice()));
    expect(world.ledger.map(({ side, source, of }) => [side, source, of])).toEqual([
      ['european', 'area', 'bay-of-biscay'],
      ['english', 'lost', 'eng-mars'],
      ['european', 'commerce', 'north-sea'],
      ['european', 'alliance', 'baltic-sea'],
    ]);
    expect(world.points.english).toBe(-1);
  });

  it('[8.2/1] [8.3] every point on the track has an entry that says where it came from', () => {
    const world = warWith([]);
    award(world, [
      { year: 1757, side: 'european', points: 5, source: 'area', of: 'north-sea' },
      { year: 1757, side: 'european', points: 3, source: 'area', of: 'azores' },
      { year: 1757, side: 'english', points: -1, source: 'lost', of: 'eng-mars' },
    ]);
    expect(world.points).toEqual({ english: -1, european: 8 });
    expect(pointsBySource(world, 'european')).toEqual({ area: 8 });
    expect(pointsBySource(world, 'english')).toEqual({ lost: -1 });
  });
});
