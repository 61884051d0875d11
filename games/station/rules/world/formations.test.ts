import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { testModule } from '../testing/module.ts';
import { afloat } from '../testing/sailing.ts';
import { formationIn, type Put, stationAt } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import type { Squadron } from './forces.ts';
import { forcesOf } from './forces.ts';
import {
  auxiliariesIn,
  behindToken,
  controlLoad,
  controlOf,
  flagshipsHaveMates,
  formationOf,
  hullsOf,
  isFrigate,
  isLine,
  leadersIn,
  lineSailIn,
  lyingAt,
  membersOf,
  oversize,
  placeOf,
  portOf,
  sailIn,
  squadronOf,
  squadronsIn,
  stateOf,
  topFormations,
  topOf,
} from './formations.ts';
import {
  commandOf,
  hullOwner,
  keeperOf,
  moduleOf,
  otherSide,
  theatreOf,
  theatreOfModule,
} from './theatre.ts';

/** A Grand Flag with a Flag under it and a Detachment under that; a Squadron in each of two Ports. */
const fleet = () =>
  stationAt({
    put: [
      { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a:4 sovereign', auxiliaries: 'red-fleet-1' },
      {
        id: 'red-flag',
        at: 'x',
        under: 'red-gf',
        leader: 'r-birch',
        squadrons: 'red-b:3',
        auxiliaries: 'red-fire-1',
      },
      { id: 'red-det-1', at: 'x', under: 'red-flag', squadrons: 'red-f:2' },
      { id: 'red-det-2', at: 'kings-port', fitting: true, leader: 'r-cole', squadrons: 'red-d:2' },
    ],
    fittingOut: { ferry: 'red-c:2/3' },
    ordinary: { 'kings-port': 'red-e:1' },
  });
const ids = (all: readonly { readonly id: string }[]): string => all.map(({ id }) => id).join(' ');

describe('What a Formation is made of', () => {
  const world = fleet();
  const forces = forcesOf(world, 'red');

  it('[3.322] [3.333] Flags and Detachments under a Grand Flag are part of it, itself first', () => {
    expect(ids(membersOf(forces, 'red-gf'))).toBe('red-gf red-flag red-det-1');
    expect(ids(membersOf(forces, 'red-flag'))).toBe('red-flag red-det-1');
    expect(ids(squadronsIn(forces, 'red-gf'))).toBe('red-a sovereign red-b red-f');
    expect([leadersIn(forces, 'red-gf'), leadersIn(forces, 'red-det-1')]).toEqual([['r-ash', 'r-birch'], []]);
    expect(auxiliariesIn(forces, 'red-gf')).toEqual(['red-fleet-1', 'red-fire-1']);
    expect(topOf(forces, 'red-det-1').id).toBe('red-gf');
    expect(ids(topFormations(forces))).toBe('red-gf red-det-2');
  });

  it('[3.23] Sail of the line are SOL and SOL(D), a Flagship among them; Frigates and Galleys are not', () => {
    expect([sailIn(forces, 'red-gf'), lineSailIn(theatreOf(world), forces, 'red-gf')]).toEqual([10, 8]);
    expect([sailIn(forces, 'red-det-2'), lineSailIn(theatreOf(world), forces, 'red-det-2')]).toEqual([2, 2]);
    const sorts = ['SOL', 'SOL(D)', 'F', 'LV', 'G'] as const;
    expect(sorts.map((sort) => isLine({ class: sort }))).toEqual([true, true, false, false, false]);
    expect(sorts.map((sort) => isFrigate({ class: sort }))).toEqual([false, false, true, true, false]);
  });

  it('[3.27] [3.271] [3.273] a Squadron is as it lies in Port, or as the Formation at the top is', () => {
    const stated = (id: string) => {
      const one = squadronOf(forces, id);
      return [stateOf(forces, one), placeOf(forces, one), portOf(forces, one)];
    };
    expect(['red-f', 'red-d', 'red-c', 'red-e'].map(stated)).toEqual([
      ['Ready', { at: 'x', berth: 'sea' }, null],
      ['FittingOut', { at: 'kings-port', berth: 'harbour' }, 'kings-port'],
      ['FittingOut', { at: 'ferry', berth: 'harbour' }, 'ferry'],
      ['InOrdinary', { at: 'kings-port', berth: 'harbour' }, 'kings-port'],
    ]);
    const nowhere: Squadron = { id: 'red-h', sail: 2, dp: 0, formation: null, port: null };
    expect([stateOf(forces, nowhere), placeOf(forces, nowhere), portOf(forces, nowhere)]).toEqual([
      'FittingOut',
      null,
      null,
    ]);
  });

  it('[3.271] those that lie in a Port outside any Formation, by their State', () => {
    const lying = (port: string) =>
      (['FittingOut', 'InOrdinary'] as const).map((state) => ids(lyingAt(forces, port, state)));
    expect([lying('kings-port'), lying('ferry'), lying('x')]).toEqual([
      ['', 'red-e'],
      ['red-c', ''],
      ['', ''],
    ]);
  });

  it('what is not in play is an error of ours', () => {
    expect(() => formationOf(forces, 'azure-flag')).toThrow('there is no Formation azure-flag');
    expect(() => squadronOf(forces, 'red-h')).toThrow('there is no Squadron red-h in play');
    expect(() => hullsOf(theatreOf(world), 'ark')).toThrow('there is no counter ark');
    expect(() => forcesOf(world, 'green')).toThrow();
  });

  it('[7.11] behind a counter is a Formation, for those who may know', () => {
    const { token } = formationIn(world, 'red-gf');
    const found = (seat: string) => behindToken(view(world, seat), token!);
    expect([found('red')?.side, found('red')?.formation.id]).toEqual(['red', 'red-gf']);
    expect(found('blue')).toBeUndefined();
    expect(behindToken(world, 't99')).toBeUndefined();
  });
});

describe('Flagships', () => {
  it.each([
    ['', true],
    ['sovereign', false],
    ['sovereign red-a', true],
    ['sovereign red-d', true],
    ['sovereign red-f', false],
    ['sovereign azure-a', false],
    ['sovereign felicity red-a red-b', false],
    ['sovereign felicity red-a cobalt-a', true],
  ])('[10.311] [10.314] a Squadron of the line of her Contingent for each: %s %s', (all, may) => {
    expect(
      flagshipsHaveMates(
        theatreOfModule(testModule),
        all.split(' ').filter((one) => one !== ''),
      ),
    ).toBe(may);
  });
});

describe('Control', () => {
  const load = (all: string) =>
    controlLoad(
      theatreOfModule(testModule),
      all.split(' ').map((id) => ({ id })),
    );

  it('[3.443] a Squadron of two Sail counts a half, halves are rounded up, a Flagship counts nothing', () => {
    expect(
      ['red-a', 'red-d', 'red-d red-h', 'red-d red-h red-f', 'red-a red-d', 'sovereign'].map(load),
    ).toEqual([1, 1, 1, 2, 2, 0]);
  });

  const flag = (squadrons: string, more: Partial<Put> = {}) =>
    stationAt({ put: [{ id: 'red-flag', at: 'x', squadrons, ...more }] });

  it('[3.443] [3.493] the ratings of all leaders together; a Notional one counts one', () => {
    expect(controlOf(fleet(), 'red', 'red-gf')).toBe(4 + 3 + 1);
    expect(controlOf(fleet(), 'red', 'red-det-1')).toBe(1);
    const world = afloat({});
    putConvoy(world, { group: 'red-victuals', at: 'w' });
    expect(controlOf(world, 'red', 'red-victuals')).toBe(0);
  });

  it('[12.43] an Admiral of the Blue adds one for each leader, none for a Notional one', () => {
    const options = { careers: { A: { rank: 7 } } };
    const world = stationAt({
      options,
      put: [
        { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a' },
        { id: 'red-flag', at: 'x', under: 'red-gf', squadrons: 'red-b' },
      ],
    });
    expect(controlOf(world, 'red', 'red-gf')).toBe(4 + 1 + 1);
  });

  it('[3.441] as many as the Control Rating are in hand, one more is Oversized, then twice and three times', () => {
    expect(
      ['red-a', 'red-d red-h red-f', 'red-a red-b', 'red-a red-b red-c', 'red-a red-b red-c red-e'].map(
        (all) => oversize(flag(all), 'red', 'red-flag'),
      ),
    ).toEqual([0, 2, 2, 3, 3]);
    const cole = (all: string) =>
      oversize(flag(all, { id: 'red-det-1', leader: 'r-cole' }), 'red', 'red-det-1');
    expect(['red-a red-b', 'red-a red-b red-c', 'red-a red-b red-c red-e'].map(cole)).toEqual([0, 1, 2]);
  });

  it('[3.44] what is no Flotilla is never Oversized', () => {
    const world = stationAt({ put: [{ id: 'red-a', at: 'x' }] });
    expect(oversize(world, 'red', 'red-a')).toBe(0);
  });
});

describe('The theatre', () => {
  const theatre = theatreOfModule(testModule);

  it('[3.11] [3.12] [3.13] sides, Commands and Contingents, and whose counters are whose', () => {
    expect([theatre.a, theatre.b, otherSide(theatre, 'red'), otherSide(theatre, 'blue')]).toEqual([
      'red',
      'blue',
      'blue',
      'red',
    ]);
    expect(['Red', 'Azure', 'Grey', 'Rover', 'Nobody'].map((one) => keeperOf(theatre, one))).toEqual([
      'red',
      'blue',
      'blue',
      null,
      null,
    ]);
    expect(['Red', 'Azure', 'Grey', 'Nobody'].map((one) => commandOf(theatre, one))).toEqual([
      null,
      'north',
      'south',
      null,
    ]);
    expect(['red-a', 'azure-a', 'felicity', 'ark'].map((one) => hullOwner(theatre, one))).toEqual([
      null,
      'north',
      'south',
      null,
    ]);
  });

  it('[3.223] a Flagship is a Squadron of one Sail of the line; a Squadron keeps its shift at ten DPs', () => {
    expect(theatre.hulls.get('sovereign')).toEqual({
      ...testModule.flagships[0],
      class: 'SOL',
      capacity: 1,
      flagship: true,
    });
    expect(theatre.hulls.get('cobalt-a')).toMatchObject({
      name: 'A',
      shift: -1,
      shiftHigh: -1,
      flagship: false,
    });
  });

  it('[5.23] [5.271] Lanes by their ends and by the Small Space on them, Zones by the places on their edges', () => {
    const lanes = (at: string) => (theatre.links.get(at) ?? []).map(({ a, b }) => `${a}-${b}`);
    expect([lanes('m2'), lanes('narrows'), lanes('ocean')]).toEqual([
      ['w-x'],
      ['narrows-kings-port', 'narrows-w'],
      [],
    ]);
    expect(['x', 'narrows', 'ville', 'coast'].map((at) => ids(theatre.zonesBeside.get(at) ?? []))).toEqual([
      'gulf',
      'ocean',
      'gulf',
      '',
    ]);
  });

  it('a Zone that names a place on two edges is beside it once', () => {
    const twice = theatreOfModule({
      ...testModule,
      zones: testModule.zones.map((zone) => ({ ...zone, edges: [...zone.edges, ...zone.edges] })),
    });
    expect(ids(twice.zonesBeside.get('x') ?? [])).toBe('gulf');
  });

  it('a module is one of ours by its name, or brought along', () => {
    expect(moduleOf({ module: testModule })).toBe(testModule);
    expect(moduleOf({ module: 'atlantis' })).toBeUndefined();
    expect(() => theatreOf({ scenario: { module: 'atlantis' } })).toThrow('there is no module atlantis');
    expect(theatreOfModule(testModule)).toBe(theatre);
  });
});
