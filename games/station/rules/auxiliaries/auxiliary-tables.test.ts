import { describe, expect, it } from 'vitest';
import { AUX_CLASSES, TASKS } from '../module/vocabulary.ts';
import { convoyAt } from '../testing/convoys.ts';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { afloat, testGale } from '../testing/sailing.ts';
import { fleets, formationIn, putAt } from '../testing/station.ts';
import type { AuxPlace } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import {
  assignedAt,
  assignmentLimit,
  auxCommand,
  classesFor,
  counterOf,
  isMixedRole,
  isPirate,
  isScout,
  mayAssist,
  mayBeAtPort,
  rangeOf,
  reachOf,
  sourceOf,
  unfitForFormation,
} from './auxiliary.ts';

const theatre = theatreOf({ scenario: { module: testModule } });
const ids = testModule.auxiliaries.map(({ id }) => id);

describe('What each Class may do', () => {
  it('[6.113] which Classes are Tasked to what', () => {
    expect(TASKS.map((task) => `${task}: ${classesFor(theatre, task).join(' ')}`)).toEqual([
      'Search: Fleet Fleet-50 Light Galley',
      'Station: Fleet Fleet-50 Galley',
      'ConvoyAttack: Fleet Fleet-50 Light Galley',
      'CounterShadow: Fleet Fleet-50 Light Galley',
      'Fireship: Fireship',
      'Bombard: Bomb',
      'CoverTrade: Fleet Fleet-50',
      'BombardPort: Bomb',
      'BombardRoad: Bomb',
      'CuttingOut: Marine',
      'Raid: Marine',
    ]);
  });

  it('[6.21] [6.26] [6.132] [6.31] scouts, those that help in Battle, those at Ports', () => {
    expect(AUX_CLASSES.filter(isScout)).toEqual(['Fleet', 'Fleet-50', 'Light', 'Galley']);
    expect(AUX_CLASSES.filter(mayAssist)).toEqual(['Fleet', 'Fleet-50', 'Galley']);
    expect(ids.filter((id) => !mayBeAtPort(theatre.auxiliaries.get(id)!))).toEqual([
      'red-bomb-1',
      'red-marine-1',
      'cobalt-marine-1',
    ]);
    expect(ids.filter((id) => isMixedRole(theatre.auxiliaries.get(id)!))).toEqual([
      'red-fleet-u',
      'red-50-u',
      'azure-fleet-u',
    ]);
    const world = afloat();
    expect(ids.filter((id) => isPirate(world, id))).toEqual(['rover-1']);
    expect(
      ['red-fleet-1', 'azure-fleet-1', 'cobalt-fleet-1', 'rover-1'].map((id) => auxCommand(world, id)),
    ).toEqual([null, 'north', 'south', null]);
    expect(() => counterOf(world, 'none')).toThrow('there is no Auxiliary none');
  });

  it('[6.15] [6.151] the range on its counter, or the pace of the Sail it is made of', () => {
    const world = afloat();
    expect(ids.map((id) => `${id} ${rangeOf(world, 'red', id)}`)).toEqual([
      'red-fleet-1 3',
      'red-fleet-2 4',
      'red-fleet-u 5',
      'red-50-1 4',
      'red-50-u 4',
      'red-light-1 2',
      'red-light-2 3',
      'red-bomb-1 1',
      'red-fire-1 0',
      'red-fire-2 0',
      'red-marine-1 1',
      'azure-fleet-1 3',
      'azure-fleet-u 5',
      'azure-light-1 2',
      'azure-galley-1 2',
      'azure-fire-1 0',
      'cobalt-fleet-1 4',
      'cobalt-galley-1 2',
      'cobalt-marine-1 1',
      'order-galley-1 3',
      'privateer-1 4',
      'rover-1 3',
    ]);
  });
});

describe('Where an Auxiliary is Tasked from', () => {
  const places: readonly AuxPlace[] = [
    { in: 'future' },
    { in: 'available' },
    { in: 'recovery' },
    { in: 'gone' },
    { in: 'port', port: 'ferry' },
    { in: 'formation', formation: 'red-flag' },
    { in: 'station', at: 'narrows', marker: 'm' },
    { in: 'zone', at: 'gulf', marker: 'm' },
    { in: 'shadow', marker: 'm', token: 't1' },
  ];
  const world = (aux: string, place: AuxPlace, more: Partial<State> = {}): State => {
    const one = afloat({
      put: [putAt('red-gf', 'x', 'red-a'), putAt('red-flag', 'x', 'red-b', undefined, { under: 'red-gf' })],
      world: more,
    });
    one.forces.red!.auxiliaries[aux] = place;
    return one;
  };

  it('[6.12] [6.148] [6.155] from a Port, a Formation, a Station, a Zone; from nowhere else', () => {
    expect(
      places.map(
        (place) => `${place.in}: ${inWords(sourceOf(world('red-fleet-1', place), 'red', 'red-fleet-1'))}`,
      ),
    ).toEqual([
      'future: null',
      'available: null',
      'recovery: null',
      'gone: null',
      'port: {from:port at:ferry formation:null}',
      'formation: {from:formation at:x formation:red-flag}',
      'station: {from:station at:narrows formation:null}',
      'zone: {from:zone at:gulf formation:null}',
      'shadow: null',
    ]);
    expect(sourceOf(afloat(), 'red', 'azure-fleet-1')).toBeNull();
    expect(sourceOf({ ...afloat(), forces: {} }, 'red', 'red-fleet-1')).toBeNull();
  });

  it('[10.214] a pirate from a base that is Active, by who plays him; [6.13] the hired while they are paid', () => {
    const den: AuxPlace = { in: 'port', port: 'den' };
    const pirate = (corsairs: State['corsairs']) =>
      sourceOf(world('rover-1', den, { corsairs }), 'red', 'rover-1');
    expect(
      [
        null,
        { side: 'red', bases: ['den'] },
        { side: 'blue', bases: ['den'] },
        { side: 'red', bases: [] },
      ].map(pirate),
    ).toEqual([null, { from: 'base', at: 'den', formation: null }, null, null]);
    const order = (hired: boolean) =>
      sourceOf(world('order-galley-1', { in: 'port', port: 'haven' }, { hired }), 'red', 'order-galley-1');
    expect([order(false), order(true)]).toEqual([null, { from: 'port', at: 'haven', formation: null }]);
  });

  it('[6.143] [6.231] [6.297] how far: its range, nothing beyond where it is Stationed or has none', () => {
    const reach = (aux: string, place: AuxPlace, more: Partial<State> = {}) =>
      [...reachOf(world(aux, place, more), 'red', aux)].map(([at, far]) => `${at} ${far}`).join(', ');
    expect([
      reach('red-light-1', { in: 'port', port: 'ferry' }),
      reach('red-light-1', { in: 'port', port: 'ferry' }, { blowing: ['Norther'] }),
      reach('red-fleet-1', { in: 'station', at: 'narrows', marker: 'm' }),
      reach('red-fleet-u', { in: 'zone', at: 'gulf', marker: 'm' }, { gales: [testGale('Norther', 8, 'x')] }),
      reach('red-fire-1', { in: 'formation', formation: 'red-flag' }),
      reach('red-bomb-1', { in: 'formation', formation: 'red-flag' }),
      reach('red-fleet-1', { in: 'recovery' }),
    ]).toEqual([
      'ferry 0, y 1, cala 2',
      'ferry 0, y 1, m3 2, cala 2',
      'narrows 0',
      'gulf 0, x 3, y 2, ville 2, cala 2, m3 4, coast 3, ferry 4, haven 4, m2 5',
      'x 0',
      'x 0, m2 1, ville 1, y 1',
      '',
    ]);
  });

  it('[6.143] those in a Port and no others', () => {
    const one = afloat({ ports: { ferry: 'red-fleet-1 red-light-1', 'kings-port': 'red-fleet-2' } });
    expect([
      assignedAt(one, 'red', 'ferry'),
      assignedAt(one, 'blue', 'ferry'),
      assignedAt({ ...one, forces: {} }, 'red', 'ferry'),
    ]).toEqual([['red-fleet-1', 'red-light-1'], [], []]);
  });
});

describe('With which Formation it may be', () => {
  const { world } = convoyAt(
    { group: 'blue-trade', at: 'w' },
    {
      put: fleets(
        'azure-flag x nobody azure-a, azure-det x nobody azure-b, azure-c x nobody azure-c',
        'cobalt-galleys cala nobody cobalt-g, cobalt-flag cala nobody cobalt-a cobalt-j',
      ),
    },
  );
  it('[6.131] [3.337] as many as it may have', () => {
    const all = Object.values(world.forces.blue!.formations);
    expect(all.map((one) => `${one.id} ${assignmentLimit(theatre, one)}`)).toEqual([
      'azure-flag Infinity',
      'azure-det 2',
      'cobalt-galleys 2',
      'cobalt-flag Infinity',
      'azure-c 0',
      'blue-trade 2',
    ]);
  });

  it('[6.131] [6.132] [6.283] [10.223] refused, each for its reason', () => {
    const full = (id: string, ...auxiliaries: string[]): State => {
      const one = structuredClone({ ...world, scenario: undefined }) as unknown as State;
      Object.assign(one, { scenario: world.scenario });
      formationIn(one, id).auxiliaries = auxiliaries;
      return one;
    };
    const why = (aux: string, id: string, one = world) =>
      `${aux} with ${id}: ${unfitForFormation(one, 'blue', aux, id)?.rule ?? 'may'}`;
    expect([
      why('azure-fleet-1', 'azure-c'),
      why('azure-fleet-1', 'azure-det'),
      why('azure-fleet-1', 'azure-det', full('azure-det', 'a')),
      why('azure-fleet-1', 'azure-det', full('azure-det', 'a', 'b')),
      why('azure-fleet-1', 'azure-flag', full('azure-flag', 'a', 'b', 'c')),
      why('azure-fleet-1', 'blue-trade'),
      why('azure-fire-1', 'blue-trade'),
      why('azure-fleet-1', 'blue-trade', full('blue-trade', 'a', 'b')),
      why('privateer-1', 'azure-flag'),
      why('azure-light-1', 'azure-flag'),
      why('azure-galley-1', 'azure-flag'),
      why('cobalt-galley-1', 'cobalt-galleys'),
      why('cobalt-galley-1', 'cobalt-flag'),
      why('cobalt-fleet-1', 'azure-flag'),
      why('azure-fleet-1', 'cobalt-flag'),
      why('azure-galley-1', 'blue-trade'),
    ]).toEqual([
      'azure-fleet-1 with azure-c: 6.131',
      'azure-fleet-1 with azure-det: may',
      'azure-fleet-1 with azure-det: may',
      'azure-fleet-1 with azure-det: 6.131',
      'azure-fleet-1 with azure-flag: may',
      'azure-fleet-1 with blue-trade: may',
      'azure-fire-1 with blue-trade: 6.283',
      'azure-fleet-1 with blue-trade: 6.131',
      'privateer-1 with azure-flag: 10.223',
      'azure-light-1 with azure-flag: 6.132',
      'azure-galley-1 with azure-flag: 6.132',
      'cobalt-galley-1 with cobalt-galleys: may',
      'cobalt-galley-1 with cobalt-flag: 6.132',
      'cobalt-fleet-1 with azure-flag: 6.13',
      'azure-fleet-1 with cobalt-flag: 6.13',
      'azure-galley-1 with blue-trade: 6.132',
    ]);
  });
});
