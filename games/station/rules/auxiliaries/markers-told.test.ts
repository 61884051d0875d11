import { describe, expect, it } from 'vitest';
import { turnUp } from '../testing/found.ts';
import { toldLines } from '../testing/lines.ts';
import { flagsMeet as fleet, testGale } from '../testing/sailing.ts';
import { formationIn, putAt, type Stated, scripted } from '../testing/station.ts';
import { inHarbour, tokenOf } from '../umpire/tokens.ts';
import type { State } from '../world/state.ts';
import { beginShadow, endShadow, settleShadow, settleShadows } from './shadows.ts';
import {
  behindMarker,
  checkStationScreen,
  putOnStation,
  recallStationed,
  screenStationed,
} from './stationing.ts';

describe('Shadows, told in full', () => {
  const shadowed = (more: Stated = {}): State => {
    const world = fleet(more);
    turnUp(world, 'blue', 'azure-flag');
    beginShadow(world, scripted(world), 'red', 'red-fleet-1', 't2');
    return world;
  };

  it('[7.132] [7.133] begun and ended: marker, token, the list of the followed', () => {
    const world = fleet();
    const context = scripted(world);
    beginShadow(world, context, 'red', 'red-fleet-1', 't2');
    expect([
      world.markers,
      world.forces.red!.auxiliaries['red-fleet-1'],
      tokenOf(world, 't2').shadow,
      world.forces.blue!.followed,
      formationIn(world, 'red-flag').auxiliaries,
    ]).toEqual([
      [{ id: 't3', side: 'red', kind: 'shadow', at: 'x', class: 'Fleet', since: 2 }],
      { in: 'shadow', marker: 't3', token: 't2' },
      't3',
      [{ marker: 't3', formation: 'azure-flag', squadrons: ['azure-a'] }],
      [],
    ]);
    endShadow(world, context, 'red', 'red-fleet-1', '7.132');
    endShadow(world, context, 'red', 'red-fleet-1', '7.132');
    expect(toldLines(context)).toEqual([
      'shadowing 7.132 side:red token:t2 on:true',
      'shadowing 7.132 side:red token:t2 on:false',
    ]);
    expect([
      world.markers,
      world.forces.red!.auxiliaries['red-fleet-1'],
      tokenOf(world, 't2').shadow,
      world.forces.blue!.followed,
    ]).toEqual([[], { in: 'recovery' }, null, []]);
  });

  it.each<[string, (world: State) => void]>([
    [
      'goes into Port',
      (world) => void Object.assign(formationIn(world, 'azure-flag'), { place: inHarbour('ville') }),
    ],
    ['is in a Gale', (world) => void Object.assign(world, { gales: [testGale('Norther', 8, 'x')] })],
    ['is no more', (world) => void delete world.forces.blue!.formations['azure-flag']],
    ['is not on the list', (world) => void delete world.forces.blue!.followed],
    ['is followed by another', (world) => void Object.assign(tokenOf(world, 't2'), { shadow: 'other' })],
  ])('[7.132] [7.133] [7.137] [7.138] a Formation that %s', (what, change) => {
    const world = shadowed();
    change(world);
    const context = scripted(world);
    settleShadows(world, context);
    const expected: Record<string, string[]> = {
      'goes into Port': ['shadowing 7.132 side:red token:t2 on:false'],
      'is in a Gale': ['concealed 7.112 side:blue token:t2', 'shadowing 7.137 side:red token:t2 on:false'],
      'is no more': ['shadowing 7.133 side:red token:t2 on:false'],
      'is not on the list': ['shadowing 7.133 side:red token:t2 on:false'],
      'is followed by another': ['shadowing 7.138 side:red token:t2 on:false'],
    };
    expect(toldLines(context)).toEqual(expected[what]);
  });

  it('[7.138] of several followed the list is kept by marker, whichever was looked at last', () => {
    const world = fleet({
      put: [
        putAt('red-flag', 'x', 'red-a', 'red-fleet-1 red-fleet-2'),
        putAt('azure-flag', 'x', 'azure-a'),
        putAt('azure-det', 'x', 'azure-b'),
      ],
      ports: {},
    });
    beginShadow(world, scripted(world), 'red', 'red-fleet-1', 't2');
    beginShadow(world, scripted(world), 'red', 'red-fleet-2', 't3');
    const markers = () => world.forces.blue!.followed!.map(({ marker }) => marker);
    expect(markers()).toEqual(['t4', 't5']);
    settleShadow(world, scripted(world), 'blue', 't4');
    expect(markers()).toEqual(['t4', 't5']);
  });

  it('[7.13] it goes along, and so does its marker', () => {
    const world = shadowed();
    formationIn(world, 'azure-flag').place = { at: 'gulf', berth: 'sea' };
    tokenOf(world, 't2').place = { at: 'gulf', berth: 'sea' };
    const context = scripted(world);
    settleShadows(world, context);
    expect([toldLines(context), world.markers]).toEqual([
      [],
      [{ id: 't3', side: 'red', kind: 'shadow', at: 'gulf', class: 'Fleet', since: 2 }],
    ]);
  });
});

describe('Stations, told in full', () => {
  const stationed = (how: 'with' | 'station' = 'with', clock = 2): State => {
    const world = fleet({
      put: [
        putAt('red-flag', 'ville', 'red-a', 'red-fleet-1 red-bomb-1'),
        putAt('azure-flag', 'ville', 'azure-a', 'azure-fleet-1'),
      ],
      ports: { ville: 'azure-fleet-u azure-galley-1', cala: 'cobalt-fleet-1' },
    });
    putOnStation(world, 'red', 'red-fleet-1', 'ville', null);
    formationIn(world, 'azure-flag').came = { how, from: 'x', clock };
    return world;
  };

  it('[6.292] face down, off its Formation', () => {
    const world = stationed();
    expect([
      world.markers,
      world.forces.red!.auxiliaries['red-fleet-1'],
      formationIn(world, 'red-flag').auxiliaries,
      behindMarker(world, 'red', 't3'),
      behindMarker(world, 'red', 't9'),
      behindMarker(world, 'blue', 't3'),
    ]).toEqual([
      [{ id: 't3', side: 'red', kind: 'station', at: 'ville', class: null }],
      { in: 'station', at: 'ville', marker: 't3' },
      ['red-bomb-1'],
      'red-fleet-1',
      null,
      null,
    ]);
  });

  it('[6.295] [6.282] Screened off by whom: from the Port, or by a Formation as it comes in', () => {
    const why = (aux: string, world = stationed(), marker = 't3', side = 'blue') =>
      checkStationScreen(world, side, { marker, aux })?.code ?? 'may';
    const away = stationed();
    formationIn(away, 'azure-flag').place = { at: 'ville', berth: 'harbour' };
    const other = stationed();
    other.forces.blue!.auxiliaries['azure-light-1'] = { in: 'station', at: 'ville', marker: 'm' };
    expect([
      why('azure-fleet-u'),
      why('azure-fleet-1'),
      why('azure-fleet-1', stationed('station')),
      why('azure-fleet-1', stationed('with', 1)),
      why('azure-fleet-1', away),
      why('cobalt-fleet-1'),
      why('azure-fire-1'),
      why('none'),
      why('azure-light-1', other),
      why('azure-fleet-u', stationed(), 't9'),
      why('red-bomb-1', stationed(), 't3', 'red'),
    ]).toEqual([
      'may',
      'may',
      'screen-entered',
      'screen-entered',
      'screen-entered',
      'screen-place',
      'screen-class',
      'screen-class',
      'screen-place',
      'screen-target',
      'screen-target',
    ]);
  });

  it('[6.295] [6.28] told in full: gone, or known', () => {
    const told = (aux: string) => {
      const world = stationed();
      const context = scripted(world);
      screenStationed(world, context, 'blue', { marker: 't3', aux });
      return [...toldLines(context), ...world.markers.map((one) => `${one.id} ${one.class}`)];
    };
    expect([told('azure-fleet-u'), told('azure-galley-1'), told('cobalt-fleet-1')]).toEqual([
      [
        'task 6.295 side:red task:Station at:ville class:Fleet screen:{class:Fleet result:screened} result:screened news:true',
      ],
      [
        'task 6.295 side:red task:Station at:ville class:Fleet screen:{class:Galley result:failed} result:stationed news:true',
        't3 Fleet',
      ],
      ['t3 null'],
    ]);
  });

  it('[6.296] at the Turn’s end all come home, those at sea in a Zone do not', () => {
    const world = stationed();
    world.forces.blue!.auxiliaries['azure-fleet-u'] = { in: 'zone', at: 'gulf', marker: 'm' };
    recallStationed(world);
    expect([
      world.forces.red!.auxiliaries['red-fleet-1'],
      world.forces.blue!.auxiliaries['azure-fleet-u']?.in,
      world.markers,
    ]).toEqual([{ in: 'recovery' }, 'zone', []]);
  });
});
