import { schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { type Base, insideTable, touches } from '../rules/geometry/base.ts';
import { disposition } from '../rules/geometry/wind.ts';
import { examine } from '../rules/scenario/examine.ts';
import { ScenarioSchema } from '../rules/scenario/scenario.ts';
import {
  costOf,
  designShip,
  fillFleet,
  fleetFlaws,
  fleetPoints,
  MOST_SHIPS,
  shipId,
  withPoints,
} from './build.ts';
import { type Company, meetingScenario } from './meeting.ts';
import { roster, rosterShip } from './roster.ts';
import { BASE_SIZES } from './statistics.ts';

const fifty = {
  name: 'Grampus',
  nation: 'British',
  armament: '22x24 22x12 6x6',
  quality: 'good',
  specials: ['marines'],
};
const refusal = (design: unknown) => {
  const read = designShip(design);
  return read.ok ? [] : read.flaws.map(({ path, expected }) => `${path}: ${expected}`);
};

describe('a ship of one’s own', () => {
  it('[roster.base-statistics] [roster.dice-by-guns] [roster.large-regular-split] has the statistics of a roster ship with her guns', () => {
    const read = designShip(fifty);
    if (!read.ok) throw new Error(JSON.stringify(read.flaws));
    const leander = withPoints(rosterShip('bri-leander'));
    expect(read.value).toEqual({ ...leander, id: 'bri-grampus', name: 'Grampus', year: 1800 });
    expect(read.value.broadside).toEqual({ large: [8, 5, 3, 2], regular: [10, 7, 3, 2] });
  });

  it('may be any ship of the roster', () => {
    for (const { id, name, nation, rate, guns, armament, quality, specials, year } of roster) {
      const read = designShip({ id, name, nation, rate, guns, armament, quality, specials, year });
      expect(read).toEqual({ ok: true, value: withPoints(rosterShip(id)) });
    }
  });

  it('says of every impossible design where and what was expected', () => {
    expect(refusal({ ...fifty, rate: '3rd-large' })).toEqual([
      '/rate: 4th, the rate of 50 guns; found 3rd-large',
    ]);
    expect(refusal({ ...fifty, guns: 52 })).toEqual(['/guns: 50, the sum of the armament; found 52']);
    expect(refusal({ ...fifty, armament: '80x32 80x24' })).toEqual([
      '/armament: at most 140 guns; found 160',
    ]);
    expect(refusal({ ...fifty, armament: '30x68' })).toEqual([
      '/armament: long guns of at most 42 pounds (carronades may be heavier); found 30x68',
    ]);
    expect(refusal({ ...fifty, armament: '30x68c' })).toEqual([]);
    expect(refusal({ ...fifty, armament: 'many' })[0]).toMatch(/^\/armament: guns as number x calibre/);
    expect(refusal({ ...fifty, quality: 'elite' })).toEqual([
      '/quality: one of good, average, poor; found "elite"',
    ]);
    expect(refusal({ ...fifty, nation: undefined })[0]).toMatch(/^\/nation: one of British, French/);
    expect(refusal({ ...fifty, specials: ['marines', 'marines'] })).toEqual(['/specials: no entry twice']);
    expect(refusal({ ...fifty, name: '' })).toEqual(['/name: 1 to 60 characters; found ""']);
    expect(refusal(null)).toEqual(['/: an object; found null']);
  });

  it('is named by her flag and her name', () => {
    expect(shipId('French', 'Algésiras')).toBe('fre-algesiras');
    expect(shipId('Spanish', 'San Juan de Nepomuceno')).toBe('spa-san-juan-de-nepomuceno');
    expect(shipId('Danish', '???')).toBe('dan-ship');
  });
});

describe('a fleet', () => {
  const ships = ['bri-victory', 'bri-temeraire', 'bri-britannia'].map(rosterShip);
  const fleet = { ships, flagship: 'bri-victory' };

  it('pays for one flag only', () => {
    expect(costOf(rosterShip('bri-victory'), 'bri-victory') - costOf(rosterShip('bri-victory'), '')).toBe(3);
    expect(fleetPoints(fleet)).toBe(
      withPoints(rosterShip('bri-victory')).points +
        withPoints(rosterShip('bri-temeraire')).points +
        withPoints(rosterShip('bri-britannia')).points -
        3,
    );
  });

  it('is refused over its budget, without its flagship, with a ship twice or with none', () => {
    const points = fleetPoints(fleet);
    expect(fleetFlaws(fleet, points)).toEqual([]);
    expect(fleetFlaws(fleet, points - 1)).toEqual([
      { path: '/ships', expected: `at most ${points - 1} points; found ${points}` },
    ]);
    expect(fleetFlaws({ ...fleet, flagship: 'bri-ajax' }, 1000).map(({ path }) => path)).toEqual([
      '/flagship',
    ]);
    const twice = { ...fleet, ships: [...ships, ships[1]!] };
    expect(fleetFlaws(twice, 1000).map(({ path }) => path)).toEqual(['/ships/3/id']);
    expect(fleetFlaws({ ships: [], flagship: 'x' }, 10).map(({ path }) => path)).toEqual([
      '/ships',
      '/flagship',
    ]);
  });

  it('is filled up to the last point where that can be done, and never beyond', () => {
    const pool = roster.filter(({ nation }) => nation === 'French');
    for (const budget of [15, 60, 100, 273, 600]) {
      const filled = fillFleet({ ships: [], flagship: '' }, pool, budget);
      expect(fleetPoints(filled)).toBeLessThanOrEqual(budget);
      expect(budget - fleetPoints(filled)).toBeLessThan(budget < 100 ? 10 : 1);
      expect(new Set(filled.ships).size).toBe(filled.ships.length);
    }
    const kept = fillFleet(
      fleet,
      roster.filter(({ nation }) => nation === 'British'),
      400,
    );
    expect(kept.ships.slice(0, 3)).toEqual(ships);
    expect(fleetFlaws(kept, 400)).toEqual([]);
    expect(fillFleet(fleet, pool, 10).ships).toEqual(ships);
  });
});

describe('a meeting of two fleets', () => {
  const company = (nation: 'British' | 'French', number: number): Company => {
    const ships = roster.filter((ship) => ship.nation === nation).slice(0, number);
    return { name: `${nation} fleet`, nation, ships, flagship: ships[0]!.id };
  };

  it.each([
    [1, 1, 0],
    [3, 13, 900],
    [7, 8, 2700],
    [MOST_SHIPS, MOST_SHIPS, 1800],
  ])('of %i and %i ships is a sound scenario with the wind towards %i', (ours, theirs, windToward) => {
    const scenario = meetingScenario({
      title: 'Meeting',
      fleets: [company('British', ours), company('French', theirs)],
      windToward,
      turnLimit: 15,
    });
    expect(schemaFlaws(ScenarioSchema, scenario)).toEqual([]);
    expect(examine(scenario)).toEqual([]);
    const ships = scenario.squadrons.flatMap((squadron) => squadron.ships);
    expect(ships).toHaveLength(ours + theirs);
    const bases = ships.map(
      ({ x, y, heading, size }): Base => ({ at: { x, y }, heading, ...BASE_SIZES.data[size] }),
    );
    for (const [index, base] of bases.entries()) {
      expect(insideTable(base, scenario.table)).toBe(true);
      expect(bases.slice(0, index).some((other) => touches(base, other))).toBe(false);
      expect(disposition(base.heading, windToward)).not.toBe('aback');
    }
  });

  it('of a fleet with itself gives every ship a name of her own', () => {
    const same = company('British', 4);
    const scenario = meetingScenario({
      title: 'Exercise',
      fleets: [same, same],
      windToward: 0,
      turnLimit: 10,
    });
    const ids = scenario.squadrons.flatMap(({ ships }) => ships.map(({ id }) => id));
    expect(new Set(ids).size).toBe(8);
    for (const { flagship } of scenario.sides) expect(ids).toContain(flagship);
  });
});
