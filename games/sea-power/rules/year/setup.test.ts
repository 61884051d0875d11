import { fitsSchema, schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { LEADERS, leaderPool } from '../../data/leaders.ts';
import { sideOf as sideOfNation } from '../../data/nations.ts';
import { PORTS } from '../../data/ports.ts';
import { scenarios } from '../../data/scenarios.ts';
import { SHIPS, shipPool } from '../../data/ships.ts';
import type { ScenarioId } from '../../data/wars.ts';
import { newMatch, scenarioOf } from '../testing/forces.ts';
import { type Options, OptionsSchema } from '../world/options.ts';
import { type Scenario, ScenarioSchema } from '../world/scenario.ts';
import { nationsAtWar } from '../world/war.ts';
import { examine, seatsOf, setup } from './setup.ts';

const maritime = scenarioOf('maritime-war-1778');

describe('3.7 setting up', () => {
  it('every scenario on offer meets its schema and examination finds no fault; there are two chairs', () => {
    for (const scenario of scenarios) {
      expect(schemaFlaws(ScenarioSchema, scenario), scenario.id).toEqual([]);
      expect(examine(scenario), scenario.id).toEqual([]);
    }
    expect(seatsOf(maritime).map(({ id, side }) => [id, side])).toEqual([
      ['english', 'english'],
      ['european', 'european'],
    ]);
  });

  it('[3.6/4] a pool of ships and one of leaders for each nation of the war, and nobody of another war in them', () => {
    const { forces } = setup(maritime, {});
    expect(Object.keys(forces.english.pools)).toEqual(['England']);
    expect(Object.keys(forces.european.pools)).toEqual(['France', 'Spain', 'Netherlands']);
    for (const side of [forces.english, forces.european])
      for (const [nation, pool] of Object.entries(side.pools)) {
        const here = <T extends { nation: string; wars: readonly number[]; id: string }>(all: readonly T[]) =>
          all.filter((one) => one.nation === nation && one.wars.includes(2)).map(({ id }) => id);
        expect(pool.ships).toEqual(here(SHIPS));
        expect(pool.leaders).toEqual(here(LEADERS));
      }
  });

  it('[3.7/1] before the first draw everybody of the war lies in the pool of his nation, ships and leaders apart, and nobody is in play', () => {
    for (const scenario of scenarios) {
      const { forces } = setup(scenario, {});
      const { war, forces: plans } = scenario.wars[0]!;
      for (const { nation } of plans) {
        const side = forces[sideOfNation(nation)];
        const { ships, leaders } = side.pools[nation]!;
        expect([side.ships, side.leaders, side.mustered]).toEqual([{}, [], []]);
        expect(ships).toEqual(shipPool(nation, war).map(({ id }) => id));
        expect(leaders).toEqual(leaderPool(nation, war).map(({ id }) => id));
        for (const id of ships) expect(SHIPS.find((ship) => ship.id === id)!.nation).toBe(nation);
        for (const id of leaders) expect(LEADERS.find((one) => one.id === id)!.nation).toBe(nation);
      }
    }
  });

  it('[3.6/2] the English have their own forces only, the European player those of all his nations', () => {
    const { forces } = setup(maritime, {});
    const flags = (side: 'english' | 'european') =>
      new Set(forces[side].squadrons.map(({ nation }) => nation));
    expect(flags('english')).toEqual(new Set(['England']));
    expect(flags('european')).toEqual(new Set(['France', 'Spain', 'Netherlands']));
  });

  it('[3.6/9] each unit is one ship of the line: no ship and no leader stands in the tables twice', () => {
    expect(new Set(SHIPS.map(({ id }) => id)).size).toBe(SHIPS.length);
    expect(new Set(LEADERS.map(({ id }) => id)).size).toBe(LEADERS.length);
  });

  it('[3.7/3] the year is the first, the track stands at nothing, no area is controlled, ports are as the war has them', () => {
    for (const scenario of scenarios) {
      const world = setup(scenario, {});
      expect(world.year).toBe(scenario.wars[0]!.first);
      expect(world.points).toEqual(scenario.start ?? { english: 0, european: 0 });
      expect(world.control).toEqual([]);
      for (const { id, owner } of PORTS) expect(world.ports[id].owner, id).toBe(owner[scenario.wars[0]!.war]);
    }
    expect(setup(scenarioOf('seven-years-war-1756'), {}).ports['quebec-city'].owner).toBe('France');
    expect(setup(maritime, {}).ports['quebec-city'].owner).toBe('England');
    expect(setup(maritime, {}).ports.boston.owner).toBe('Neutral');
  });
});

describe('a scenario that can’t be played is refused', () => {
  const war = maritime.wars[0]!;
  const paths = (scenario: Scenario) => examine(scenario).map(({ path }) => path);
  const changed = (change: Partial<typeof war>): Scenario => ({ ...maritime, wars: [{ ...war, ...change }] });

  it('wars follow one another', () => {
    expect(paths({ ...maritime, wars: [war, war] })).toEqual(['/wars/1/first']);
    expect(paths(changed({ last: 1777 }))).toContain('/wars/0/last');
  });

  it('each side has a nation at war from the first year, each nation once, with ships of that war', () => {
    const [england, france] = war.forces as [(typeof war.forces)[number], (typeof war.forces)[number]];
    expect(paths(changed({ forces: [england, { ...france, enters: 1779 }] }))).toEqual(['/wars/0/forces']);
    expect(paths(changed({ forces: [england, france, france] }))).toEqual(['/wars/0/forces/2/nation']);
    expect(paths(changed({ forces: [england, france, { ...france, nation: 'Russia' }] }))).toContain(
      '/wars/0/forces/2/nation',
    );
    expect(paths(changed({ forces: [england, { ...france, enters: 1790 }] }))).toContain(
      '/wars/0/forces/1/enters',
    );
  });

  it('ports and areas are those of the chart, and only changeable ports change', () => {
    expect(paths(changed({ changes: [{ year: 1780, port: 'nowhere', owner: 'France' }] }))).toEqual([
      '/wars/0/changes/0/port',
    ]);
    expect(paths(changed({ changes: [{ year: 1780, port: 'brest', owner: 'England' }] }))).toEqual([
      '/wars/0/changes/0/port',
    ]);
    expect(paths(changed({ changes: [{ year: 1700, port: 'madras', owner: 'France' }] }))).toEqual([
      '/wars/0/changes/0/year',
    ]);
    expect(paths({ ...maritime, values: { atlantis: 3 } })).toEqual(['/values/atlantis']);
    const prized = [{ ...maritime.wars[0]!, prizes: { atlantis: 3 } }];
    expect(paths({ ...maritime, wars: prized })).toEqual(['/wars/0/prizes/atlantis']);
  });
});

describe('11 optional rules', () => {
  it('[11.0] each can be used by itself or with any others', () => {
    // The handicap says how much, and how battles are fought out is no rule of the book.
    const names = Object.keys(OptionsSchema.properties).filter(
      (name) => name !== 'handicap' && name !== 'foughtOut',
    );
    expect(names).toHaveLength(14);
    for (const name of names) {
      const options = { [name]: true } as Options;
      expect(fitsSchema(OptionsSchema, options)).toBe(true);
      expect(newMatch('napoleonic-wars-1793', options).world.options).toEqual(options);
    }
    const all = Object.fromEntries(names.map((name) => [name, true])) as Options;
    expect(newMatch('seven-years-war-1756', all).world.phase).toBe('bidding');
    expect(fitsSchema(OptionsSchema, { unheardOf: true })).toBe(false);
  });

  it('[11.F/1] a handicap puts the weaker player ahead on the track from the start', () => {
    const { points, ledger } = setup(maritime, { handicap: { english: 0, european: 15 } });
    expect(points).toEqual({ english: 0, european: 15 });
    expect(ledger).toEqual([{ year: 1778, side: 'european', points: 15, source: 'handicap', of: null }]);
  });

  it('[11.F/2] a scenario may itself begin with points for the side that needs them, and a handicap comes on top', () => {
    const uneven = { ...maritime, start: { english: 10, european: 0 } };
    expect(setup(uneven, {}).points).toEqual({ english: 10, european: 0 });
    expect(setup(uneven, { handicap: { english: 5, european: 0 } }).points.english).toBe(15);
  });

  it('[11.K] with early Spain the Spanish are at war from 1756 on', () => {
    const spanish = (options: Options) =>
      Object.keys(newMatch('seven-years-war-1756', options).world.forces.european.ships).filter((id) =>
        id.startsWith('spa-'),
      ).length;
    expect(spanish({})).toBe(0);
    expect(spanish({ earlySpain: true })).toBe(18);
  });

  it('[11.K] in the campaign that begins in 1756 for the whole game, in one that begins later not at all', () => {
    const atWar = (id: ScenarioId, war: number, year: number) =>
      nationsAtWar({ ...setup(scenarioOf(id), { earlySpain: true }), war, year }, 'european');
    expect(atWar('long-campaign-1756', 1, 1778)).toEqual(['France', 'Spain']);
    expect(atWar('long-campaign-1756', 2, 1793)).toEqual(['France', 'Spain']);
    expect(atWar('short-campaign-1778', 0, 1778)).toEqual(['France']);
    expect(atWar('napoleonic-wars-1793', 0, 1793)).toEqual(['France']);
  });
});
