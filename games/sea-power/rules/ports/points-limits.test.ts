/** What is counted and what is not, at the limits. */
import { d6, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { shipPool } from '../../data/ships.ts';
import { areaPoints, isAloneAtSea, shipsBehind } from '../chart/control.ts';
import { contextOf, type TestFleet, warWith } from '../testing/battle.ts';
import { toldInWords } from '../testing/telling.ts';
import { view } from '../view.ts';
import type { Options } from '../world/options.ts';
import { allianceScores, award, countPoints, pointsBySource, prizeOf } from './points.ts';

const ships = shipPool('England', 1).map(({ id }) => id);
const fleet = (count: number, at: TestFleet['at'] = 'baltic-sea'): TestFleet => ({
  token: 'E1',
  at,
  stacks: count === 0 ? [] : [[`${ships[0]}:eng-hawke`, ...ships.slice(1, count)]],
});
const inAlliance = (fleets: readonly TestFleet[], options: Options = { northernAlliances: true }) => {
  const world = warWith(fleets, { options, year: 1757 });
  world.alliance = { come: true, year: 1757 };
  return world;
};
const FOUR = [{ year: 1757, side: 'european', points: 4, source: 'alliance', of: 'baltic-sea' }];

describe('11.I the Baltic', () => {
  it('[11.I] pays unless the English alone lie there with a dozen ships', () => {
    expect(allianceScores(inAlliance([fleet(11)]))).toEqual(FOUR);
    expect(allianceScores(inAlliance([fleet(12)]))).toEqual([]);
    expect(allianceScores(inAlliance([fleet(12, 'north-sea')]))).toEqual(FOUR);
    expect(allianceScores(inAlliance([fleet(12), { token: 'P1', at: 'baltic-sea' }]))).toEqual(FOUR);
    expect(allianceScores(inAlliance([], {}))).toEqual([]);
    const later = inAlliance([]);
    later.year = 1758;
    expect(allianceScores(later)).toEqual([]);
  });

  it('[11.I] is worth four more in its year, and no other area is', () => {
    const world = inAlliance([]);
    const plain = inAlliance([], {});
    expect(prizeOf(world, 'baltic-sea') - prizeOf(plain, 'baltic-sea')).toBe(4);
    expect(prizeOf(world, 'north-sea')).toBe(prizeOf(plain, 'north-sea'));
    expect(prizeOf(plain, 'north-sea')).toBe(areaPoints(plain, 'north-sea'));
  });
});

describe('points at the end of a year', () => {
  const counted = (world: Parameters<typeof countPoints>[0], ...faces: number[]) => {
    const happenings: Parameters<typeof toldInWords>[0][number][] = [];
    countPoints(world, contextOf(loadedDice(d6(...faces)), happenings));
    return toldInWords(happenings);
  };

  it('[11.M/1] no die is thrown where nothing was sunk, nor points told again where no die is a six', () => {
    const options = { permanentlySunk: true };
    const none = warWith([], { options });
    expect(counted(none)).toEqual(['! 8.2/1 points: scores [], totals {english 0, european 0}']);
    const taken = warWith([], { options });
    taken.sunk = [{ ship: 'fra-tonnant', side: 'european', captured: true }];
    expect(counted(taken)).toHaveLength(1);
    expect(taken.gone).toEqual([]);
    const sunk = warWith([], { options });
    sunk.sunk = [{ ship: 'fra-tonnant', side: 'european', captured: false }];
    expect(counted(sunk, 5).slice(1)).toEqual(['11.M/1 wrecks: ships [fra-tonnant], dice [5]']);
    expect(sunk.gone).toEqual([]);
  });

  it('[11.O/1] Russians who are lost are gone for good', () => {
    const world = warWith([], { war: 3, year: 1797, options: { russians: true } });
    world.sunk = [{ ship: 'rus-aleksei', side: 'english', captured: false }];
    counted(world);
    expect(world.gone).toEqual(['rus-aleksei']);
  });

  it('[8.2/1] the track is the sum of its entries, each with its source', () => {
    const world = warWith([]);
    const entry = { year: 1757, of: null } as const;
    award(world, [
      { ...entry, side: 'european', points: 3, source: 'area' },
      { ...entry, side: 'european', points: 2, source: 'area' },
      { ...entry, side: 'european', points: 6, source: 'commerce' },
      { ...entry, side: 'english', points: -1, source: 'lost' },
    ]);
    expect(world.points).toEqual({ english: -1, european: 11 });
    expect(pointsBySource(world, 'european')).toEqual({ area: 5, commerce: 6 });
    expect(pointsBySource(world, 'english')).toEqual({ lost: -1 });
  });

  it('[8.1] a squadron that a view does not show counts for nothing, but its marker is seen', () => {
    const world = warWith([fleet(2, 'azores')]);
    const seen = view(world, 'european');
    expect([shipsBehind(world, world.markers[0]!), shipsBehind(seen, world.markers[0]!)]).toEqual([2, 0]);
    expect(isAloneAtSea(seen, 'azores', 'english')).toBe(true);
    expect(isAloneAtSea(seen, 'azores', 'european')).toBe(false);
  });

  it('[8.2/2] an area is worth what the war says, or the scenario, or the map', () => {
    const { scenario, war } = warWith([]);
    expect(areaPoints({ scenario, war }, 'azores')).toBe(scenario.values!.azores);
    const { values: _, ...mapped } = scenario;
    expect(areaPoints({ scenario: mapped, war }, 'azores')).not.toBe(scenario.values!.azores);
    const prized = { ...scenario, wars: scenario.wars.map((plan) => ({ ...plan, prizes: { azores: 30 } })) };
    expect(areaPoints({ scenario: prized, war }, 'azores')).toBe(30);
    expect(areaPoints({ scenario: prized, war }, 'north-sea')).toBe(0);
  });
});
