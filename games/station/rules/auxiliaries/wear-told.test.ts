import { describe, expect, it } from 'vitest';
import { toldLines } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { flagsMeet as fleet } from '../testing/sailing.ts';
import { force, formationIn, putAt, scripted, stationAt, Umpire } from '../testing/station.ts';
import { tokenOf } from '../umpire/tokens.ts';
import type { AuxPlace } from '../world/forces.ts';
import type { Marker } from '../world/state.ts';
import { attritionStep, interdictionAttrition, leftStation, noteInterdiction } from './attrition.ts';
import { leavePlace, recoversOn, rollRecovery, sweepAuxiliaries, toRecovery } from './recovery.ts';

describe('Wear and tear, told in full', () => {
  it('[11.22] by State and Season, in secret, with the dice of those Fitting Out', () => {
    const world = stationAt({
      put: [
        force('red-flag x r-birch red-a:4/2 red-b'),
        force('azure-flag ville a-aubin azure-a', { fitting: true }),
      ],
      fittingOut: { haven: 'cobalt-a', ville: 'azure-b' },
      ordinary: { ville: 'azure-c' },
      scenario: { start: { year: 1741, turn: 1 } },
    });
    expect(toldLines(new Umpire(world, attritionStep, 4, 2, 5).context)).toEqual([
      'attrition 11.22 dice:[] side:red why:turn squadrons:[{squadron:red-a dp:2 total:4} {squadron:red-b dp:2 total:2}] others:null',
      'attrition 11.22 dice:[4 2 5] side:blue why:turn squadrons:[{squadron:azure-a dp:1 total:1} {squadron:cobalt-a dp:1 total:1} {squadron:azure-b dp:2 total:2}] others:null',
    ]);
  });

  it.each([
    [4, 1],
    [5, 2],
  ])('[11.22] Fitting Out with a %i: %i; in a neutral Port at two less', (die, dp) => {
    const worn = (port: string, face: number) => {
      const world = stationAt({
        fittingOut: { [port]: 'cobalt-a' },
        scenario: { start: { year: 1741, turn: 9 } },
      });
      new Umpire(world, attritionStep, face);
      return world.forces.blue!.squadrons['cobalt-a']!.dp;
    };
    expect([worn('cala', die), worn('haven', die - 2)]).toEqual([dp, dp]);
  });

  it('[11.23] [11.212] who has Interdicted pays when he leaves, and once', () => {
    const world = fleet({
      put: [
        putAt('red-flag', 'narrows', 'red-a:4/1 red-b', undefined, { order: 'red-strait' }),
        putAt('red-det-1', 'narrows', 'red-c'),
      ],
    });
    noteInterdiction(world);
    expect(['red-flag', 'red-det-1'].map((id) => formationIn(world, id).interdicted)).toEqual([
      'narrows',
      null,
    ]);
    const context = scripted(world);
    leftStation(world, context, 'red', 'red-det-1');
    leftStation(world, context, 'red', 'red-flag');
    interdictionAttrition(world, context);
    expect(toldLines(context)).toEqual([
      'attrition 11.23 side:red why:interdiction squadrons:[{squadron:red-a dp:1 total:2} {squadron:red-b dp:1 total:1}] others:null',
    ]);
    // Before a Port it is the Blockade Value, were it none.
    const open = {
      ...testModule,
      ports: testModule.ports.map((one) => (one.id === 'ville' ? { ...one, blockadeValue: 0 } : one)),
    };
    const free = fleet({
      put: [putAt('red-flag', 'ville', 'red-a red-b', undefined, { order: 'red-blockade' })],
      scenario: { module: open },
    });
    noteInterdiction(free);
    const nothing = scripted(free);
    interdictionAttrition(free, nothing);
    expect(toldLines(nothing)).toEqual([]);
    const port = fleet({
      put: [putAt('red-flag', 'ville', 'red-a red-b', undefined, { order: 'red-blockade' })],
    });
    noteInterdiction(port);
    const then = scripted(port);
    interdictionAttrition(port, then);
    expect(toldLines(then)).toEqual([
      'attrition 11.23 side:red why:interdiction squadrons:[{squadron:red-a dp:2 total:2} {squadron:red-b dp:2 total:2}] others:null',
    ]);
  });
});

describe('The Recovery Box, told in full', () => {
  it('[6.16] [6.161] a die each, told to its side; the others learn that it was done', () => {
    const world = fleet();
    for (const aux of ['red-fleet-2', 'red-light-1', 'red-fire-1'])
      world.forces.red!.auxiliaries[aux] = { in: 'recovery' };
    const context = scripted(world, 4, 6, 1);
    rollRecovery(world, context, 'red');
    expect(toldLines(context)).toEqual([
      'recovered 6.161 dice:[4 6 1] side:red back:[red-fleet-2 red-fire-1] not:[red-light-1] others:{kind:recovered rule:6.161 side:red}',
    ]);
    expect(
      ['red-fleet-2', 'red-light-1', 'red-fire-1'].map((aux) => world.forces.red!.auxiliaries[aux]?.in),
    ).toEqual(['available', 'recovery', 'available']);
    expect(testModule.auxiliaries.map(({ id }) => `${id} ${recoversOn(world, id)}`)).toEqual([
      'red-fleet-1 4',
      'red-fleet-2 4',
      'red-fleet-u 4',
      'red-50-1 3',
      'red-50-u 3',
      'red-light-1 5',
      'red-light-2 5',
      'red-bomb-1 3',
      'red-fire-1 1',
      'red-fire-2 1',
      'red-marine-1 3',
      'azure-fleet-1 3',
      'azure-fleet-u 3',
      'azure-light-1 5',
      'azure-galley-1 4',
      'azure-fire-1 1',
      'cobalt-fleet-1 3',
      'cobalt-galley-1 4',
      'cobalt-marine-1 3',
      'order-galley-1 4',
      'privateer-1 3',
      'rover-1 5',
    ]);
  });

  it('[10.223] a privateer goes back to its base if that is still its side’s, a pirate waits for one', () => {
    const back = (aux: string, side: string, port?: string): AuxPlace | undefined => {
      const world = fleet();
      world.forces[side]!.auxiliaries = { [aux]: { in: 'recovery' } };
      if (port !== undefined) world.ports[port]!.side = 'red';
      rollRecovery(world, scripted(world, 0), side);
      return world.forces[side]!.auxiliaries[aux];
    };
    expect([
      back('privateer-1', 'blue'),
      back('privateer-1', 'blue', 'ville'),
      back('rover-1', 'red'),
    ]).toEqual([{ in: 'port', port: 'ville' }, { in: 'available' }, { in: 'available' }]);
  });

  it('[7.37] [6.114] from wherever it is, but not what is not in play', () => {
    const world = fleet();
    const put = (aux: string, place: AuxPlace): void =>
      void Object.assign(world.forces.blue!.auxiliaries, { [aux]: place });
    tokenOf(world, 't1').shadow = 'm1';
    put('azure-fleet-u', { in: 'shadow', marker: 'm1', token: 't1' });
    put('cobalt-fleet-1', { in: 'station', at: 'narrows', marker: 'm2' });
    put('azure-fire-1', { in: 'gone' });
    put('privateer-1', { in: 'future' });
    const marker = (id: string): Marker => ({ id, side: 'blue', kind: 'station', at: 'x', class: null });
    world.markers = [marker('m1'), marker('m2'), marker('m3')];
    const sent =
      'azure-fleet-1 azure-fleet-u cobalt-fleet-1 azure-light-1 azure-fire-1 privateer-1 none'.split(' ');
    for (const aux of sent) toRecovery(world, 'blue', aux);
    expect(sent.map((aux) => world.forces.blue!.auxiliaries[aux]?.in)).toEqual([
      'recovery',
      'recovery',
      'recovery',
      'recovery',
      'gone',
      'future',
      undefined,
    ]);
    expect([
      formationIn(world, 'azure-flag').auxiliaries,
      tokenOf(world, 't1').shadow,
      world.markers.map(({ id }) => id),
    ]).toEqual([[], null, ['m3']]);
    leavePlace(world, 'red', 'red-fleet-1');
    expect(formationIn(world, 'red-flag').auxiliaries).toEqual([]);
  });

  it('[6.134] what has lost its Formation or its Port goes there, pirates at their base do not', () => {
    const world = fleet({ ports: { ville: 'azure-light-1', 'kings-port': 'red-fleet-2', den: 'rover-1' } });
    sweepAuxiliaries(world);
    const where = () =>
      ['red-fleet-1', 'red-fleet-2', 'rover-1'].map((aux) => world.forces.red!.auxiliaries[aux]?.in);
    expect(where()).toEqual(['formation', 'port', 'port']);
    formationIn(world, 'red-flag').auxiliaries = [];
    world.ports['kings-port']!.side = 'blue';
    sweepAuxiliaries(world);
    expect(where()).toEqual(['recovery', 'recovery', 'port']);
    // A Port of the side that is closed to its Command is none for it either.
    const north = fleet({ ports: { cala: 'azure-light-1' } });
    sweepAuxiliaries(north);
    expect(north.forces.blue!.auxiliaries['azure-light-1']).toEqual({ in: 'recovery' });
  });
});
