import { scenarioFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { station } from '../index.ts';
import type { Module } from '../module/module.ts';
import { testModule } from '../testing/module.ts';
import { soundScenario as sound } from '../testing/spoilt.ts';
import type { Scenario } from '../world/scenario.ts';
import { examine } from './examine.ts';

const pathsOf = (scenario: Scenario): string[] => examine(scenario).map(({ path }) => path);

describe('a scenario file', () => {
  it('without a flaw has none', () => {
    expect(examine(sound)).toEqual([]);
  });

  it('[6.112] [10.311] has Marines with a range of one, and Flagships slower and stouter than others', () => {
    const spoilt = (change: Partial<Module>): string[] =>
      pathsOf({ ...sound, module: { ...testModule, ...change } });
    const marine = testModule.auxiliaries.findIndex((one) => one.class === 'Marine');
    expect(
      spoilt({
        auxiliaries: testModule.auxiliaries.map((one, at) => (at === marine ? { ...one, range: 2 } : one)),
      }),
    ).toEqual([`/module/auxiliaries/${marine}/range`]);
    const [first, ...rest] = testModule.flagships;
    expect(spoilt({ flagships: [{ ...first!, ma: 4 }, ...rest] })).toEqual(['/module/flagships/0/ma']);
    expect(spoilt({ flagships: [{ ...first!, dr: first!.dr + 1 }, ...rest] })).toEqual([
      '/module/flagships/0/dr',
    ]);
  });

  it('names a module that there is', () => {
    for (const module of ['atlantis', 'toString', 'constructor', 'valueOf', 'hasOwnProperty'])
      expect(examine({ ...sound, module })).toEqual([
        { path: '/module', expected: 'a module that there is' },
      ]);
  });

  it('says in words what a module must have there', () => {
    const scenario = { ...sound, module: { ...testModule, winds: 'none' } };
    expect(scenarioFlaws(station, scenario)).toEqual([
      { path: '/module/winds', expected: 'a list; found "none"' },
    ]);
  });

  it.each<[string, Partial<Scenario>, string]>([
    ['a Year of the module', { start: { year: 1799, turn: 1 } }, '/start'],
    ['Prestige for both sides', { prestige: { red: 5 } }, '/prestige'],
    ['Prestige on the track', { prestige: { red: 5, blue: 44 } }, '/prestige'],
    ['Events of the module', { events: ['deluge'] }, '/events'],
    ['a status of the Campaign', { statuses: { siege: 'mined' } }, '/statuses/siege'],
    ['a box between the ends', { campaigns: { siege: 4 } }, '/campaigns/siege'],
    ['a side or Neutral', { contingents: { Grey: 'green' } }, '/contingents/Grey'],
    ['Ports of the module', { ports: { nowhere: null } }, '/ports'],
    ['a Flotilla of the module', { flotillas: [{ ...sound.flotillas[0]!, id: 'ghost' }] }, '/flotillas/0/id'],
    [
      'a leader of the side',
      { flotillas: [{ ...sound.flotillas[0]!, leader: 'c-cano' }, sound.flotillas[1]!] },
      '/flotillas/0/leader',
    ],
    [
      'a Port to Fit Out in',
      { flotillas: [{ ...sound.flotillas[0]!, state: 'FittingOut' }, sound.flotillas[1]!] },
      '/flotillas/0/at',
    ],
    [
      'a superior in the same place',
      { flotillas: [sound.flotillas[0]!, { ...sound.flotillas[1]!, under: 'red-gf' }] },
      '/flotillas/1/under',
    ],
    [
      'no more Sail than the counter holds',
      { squadrons: [{ ...sound.squadrons[0]!, id: 'red-f', sail: 4 }] },
      '/squadrons/0/sail',
    ],
    [
      'a Flotilla that takes the Contingent',
      { squadrons: [...sound.squadrons, { id: 'cobalt-a', sail: 1, dp: 0, in: { flotilla: 'azure-flag' } }] },
      '/squadrons/2/in',
    ],
    ['a leader in one place', { mess: ['r-ash'] }, '/mess'],
    ['an officer of the side on its Station', { stations: { red: 'a-aubin' } }, '/stations/red'],
    ['no Bombs in Ports', { auxiliaries: [{ id: 'red-bomb-1', at: 'kings-port' }] }, '/auxiliaries/0/at'],
    [
      'a place for an Auxiliary',
      { auxiliaries: [{ id: 'red-fleet-1', at: 'red-det-1' }] },
      '/auxiliaries/0/at',
    ],
    [
      'a target to be written down',
      { issued: [{ order: 'red-show', formation: 'red-gf' }] },
      '/issued/0/target',
    ],
    [
      'an Order for its own side',
      { issued: [{ order: 'red-cruise', formation: 'azure-flag' }] },
      '/issued/0/formation',
    ],
    [
      'a route of the Convoy',
      { convoys: [{ group: 'blue-trade', route: 9, at: 'narrows' }] },
      '/convoys/0/route',
    ],
    [
      'an Escort that is there',
      { convoys: [{ ...sound.convoys[0]!, escort: 'azure-flag' }] },
      '/convoys/0/escort',
    ],
    ['a place on the part of the map in play', { only: { map: ['ville'] } }, '/flotillas/0/at'],
  ])('has %s', (_, change, path) => {
    expect(pathsOf({ ...sound, ...change })).toContain(path);
  });
});

describe('a module that a file brings along', () => {
  const spoilt = (change: (module: Module) => Partial<Module>): string[] => {
    const module = structuredClone(testModule);
    return pathsOf({ ...sound, module: { ...module, ...change(module) } });
  };

  it.each<[string, (module: Module) => Partial<Module>, string]>([
    ['player A first', ({ sides }) => ({ sides: [...sides].reverse() }), '/module/sides'],
    ['each id once', ({ spaces }) => ({ spaces: [...spaces, spaces[0]!] }), '/module/spaces'],
    [
      'Lanes between Spaces that there are',
      ({ links }) => ({ links: [...links, { ...links[0]!, b: 'reef' }] }),
      '/module/links/12',
    ],
    [
      'each Small Space on one Lane',
      ({ links }) => ({ links: links.map((one) => ({ ...one, small: null })) }),
      '/module/spaces/11',
    ],
    ['Ports where the Spaces are Ports', ({ ports }) => ({ ports: ports.slice(1) }), '/module/spaces/5'],
    [
      'contrary winds in pairs',
      ({ winds }) => ({
        winds: winds.map((one) => (one.id === 'Norther' ? { ...one, contra: 'Easter' } : one)),
      }),
      '/module/winds/0/contra',
    ],
    [
      'no die for both winds of a pair',
      ({ winds: [first, ...rest] }) => ({
        winds: [{ ...first!, occurs: { ...first!.occurs, Winter: [0, 8] } }, ...rest],
      }),
      '/module/winds/0/occurs/Winter',
    ],
    [
      'Gales that begin where the wind is felt',
      ({ winds: [first, ...rest] }) => ({ winds: [{ ...first!, galeStart: ['narrows'] }, ...rest] }),
      '/module/winds/0/galeStart',
    ],
    [
      'Gales that go to places beside',
      ({ winds: [first, ...rest] }) => ({
        winds: [{ ...first!, galeDrift: [{ from: 'ville', to: ['y'] }] }, ...rest],
      }),
      '/module/winds/0/galeDrift/0',
    ],
    [
      'Commands of their sides',
      ({ flotillas: [first, ...rest] }) => ({ flotillas: [{ ...first!, command: 'north' }, ...rest] }),
      '/module/flotillas/0',
    ],
    [
      'Interdiction of Straits and Ports only',
      ({ orders }) => ({
        orders: orders.map((one) =>
          one.id === 'red-blockade' ? { ...one, fulfil: { test: 'interdict', at: ['x'], impulses: 1 } } : one,
        ),
      }),
      '/module/orders/1/fulfil',
    ],
    [
      'effects on what there is',
      ({ orders: [first, ...rest] }) => ({
        orders: [{ ...first!, effects: [{ do: 'event', event: 'deluge' }] }, ...rest],
      }),
      '/module/orders/0/effects/0',
    ],
    [
      'conditions on what there is',
      ({ events: [first, ...rest] }) => ({
        events: [
          { ...first!, prerequisite: { if: 'not', of: [{ if: 'port', port: 'reef', side: null }] } },
          ...rest,
        ],
      }),
      '/module/events/0/prerequisite/of/0',
    ],
    [
      'Convoy routes that can be sailed',
      ({ convoys: [first, ...rest] }) => ({
        convoys: [
          { ...first!, routes: [{ number: 1, name: 'A leap', path: ['ocean', 'x', 'ville'] }] },
          ...rest,
        ],
      }),
      '/module/convoys/0/routes/0',
    ],
    [
      'Convoys that gather by what is open to all',
      ({ convoys: [first, ...rest] }) => ({
        convoys: [
          { ...first!, requires: { if: 'presence', side: 'red', at: ['x'], minSquadrons: 1 } },
          ...rest,
        ],
      }),
      '/module/convoys/0/requires',
    ],
    [
      'a row for every die',
      ({ randomEvents }) => ({ randomEvents: randomEvents.slice(1) }),
      '/module/randomEvents',
    ],
    [
      'Victory for every margin',
      ({ prestige }) => ({ prestige: { ...prestige, victory: prestige.victory.slice(1) } }),
      '/module/prestige/victory',
    ],
    [
      'Prestige for every share of a fleet that may be left',
      ({ prestige }) => ({
        prestige: { ...prestige, fleet: [{ share: [50, 100], prestige: 1 }] },
      }),
      '/module/prestige/fleet',
    ],
  ])('has %s', (_, change, path) => {
    expect(spoilt(change)).toContain(path);
  });
});

describe('Squadrons of Corsairs', () => {
  const corsair = { base: 'den', requires: null, perish: true };
  const squadrons = testModule.squadrons.map((one) => (one.id === 'azure-f' ? { ...one, corsair } : one));
  const flawsOf = (where: Scenario['squadrons'][number]['in']): string[] =>
    pathsOf({
      ...sound,
      module: { ...testModule, squadrons },
      squadrons: [...sound.squadrons, { id: 'azure-f', sail: 1, dp: 0, in: where }],
    });

  it.each<[string, Scenario['squadrons'][number]['in'], string[]]>([
    ['Fitting Out', { port: 'den', state: 'FittingOut' }, []],
    ['Ready', { port: 'w', state: 'Ready' }, []],
    ['In Ordinary', { port: 'den', state: 'InOrdinary' }, ['/squadrons/2/in']],
    ['in a Flotilla', { flotilla: 'azure-flag' }, ['/squadrons/2/in']],
  ])('[10.232] begin by themselves, at sea or Fitting Out: %s', (_, where, flaws) => {
    expect(flawsOf(where)).toEqual(flaws);
  });

  it('[3.13] a Squadron of a Contingent that serves nobody has nobody to move it', () => {
    const { corsairs: _corsairs, ...module } = testModule;
    const stray = { ...testModule.squadrons[0]!, id: 'rover-s', contingent: 'Rover' };
    const flaws = examine({
      ...sound,
      module: { ...module, squadrons: [...module.squadrons, stray] },
      squadrons: [
        ...sound.squadrons,
        { id: 'rover-s', sail: 1, dp: 0, in: { port: 'den', state: 'FittingOut' } },
      ],
    });
    expect(flaws).toEqual([
      { path: '/squadrons/2/id', expected: 'a Squadron of a Contingent that serves somebody' },
    ]);
  });
});
