import { describe, expect, it } from 'vitest';
import type { Module } from '../module/module.ts';
import { type Change, changedIn, leadersIn as leaders } from '../testing/changed.ts';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { formationIn, type Stated, stationAt } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { Scenario } from '../world/scenario.ts';
import type { State } from '../world/state.ts';
import { appear, bringToDesk } from './arrivals.ts';
import { setContingent, setPortSide } from './port-changes.ts';
import { receivePackage, returnPackage, scheduled, withdrawPackage } from './reinforcements.ts';

const changed = (stated: Stated, ...how: Change) => changedIn(stationAt(stated), ...how);
const squadrons = (world: State, side = 'red'): string[] =>
  Object.values(forcesOf(world, side).squadrons).map(inWords);

describe('A Port that changes sides', () => {
  const lost = (dice: readonly number[], stated: Stated = {}) =>
    changed(
      {
        put: [{ id: 'cobalt-flag', at: 'cala', fitting: true, leader: 'c-cano', squadrons: 'cobalt-a' }],
        fittingOut: { cala: 'cobalt-d' },
        ordinary: { cala: 'cobalt-b:3/1' },
        ports: { cala: 'cobalt-galley-1' },
        scenario: { repairPoints: { cala: 4 } },
        ...stated,
      },
      (world, context) => setPortSide(world, context, 'cala', 'red'),
      ...dice,
    );

  it('[5.281] all put to sea, those In Ordinary get away on their die, Auxiliaries to Recovery', () => {
    const { world, told } = lost([4]);
    expect(told).toEqual([
      'port-side 5.281 port:cala side:red',
      'port-lost 5.281 dice:[4] side:blue port:cala squadron:cobalt-b escaped:true',
    ]);
    expect(squadrons(world, 'blue')).toEqual([
      '{id:cobalt-a sail:4 dp:0 formation:cobalt-flag port:null}',
      '{id:cobalt-d sail:2 dp:0 formation:cobalt-d port:null}',
      '{id:cobalt-b sail:3 dp:4 formation:cobalt-b port:null}',
    ]);
    expect(
      Object.values(forcesOf(world, 'blue').formations).map(
        ({ id, place }) => `${id} ${place.at}:${place.berth}`,
      ),
    ).toEqual(['cobalt-flag cala:sea', 'cobalt-d cala:sea', 'cobalt-b cala:sea']);
    expect([
      inWords(world.ports.cala),
      inWords(forcesOf(world, 'blue').auxiliaries['cobalt-galley-1']),
    ]).toEqual([
      '{side:red repairPoints:0 noRepairUntil:0 closedUntil:0 neutralisedUntil:0}',
      '{in:recovery}',
    ]);
  });

  it('[5.281] or are taken', () => {
    const { world, told } = lost([5]);
    expect(told).toEqual([
      'port-side 5.281 port:cala side:red',
      'port-lost 5.281 dice:[5] side:blue port:cala squadron:cobalt-b escaped:false',
      'prestige 12.14 score:{turn:0 side:red points:1 source:sail} total:6',
      'prestige 12.14 score:{turn:0 side:blue points:-1 source:sail} total:4',
    ]);
    expect([forcesOf(world, 'blue').squadrons['cobalt-b'], world.lost.blue]).toEqual([
      undefined,
      {
        captured: 3,
        sunk: 0,
      },
    ]);
  });

  it('[5.281] what is so already changes nothing; what becomes neutral turns out its owner alone', () => {
    expect(changed({}, (world, context) => setPortSide(world, context, 'cala', 'blue')).told).toEqual([]);
    const { told, world } = changed({ fittingOut: { ferry: 'red-a' } }, (one, context) =>
      setPortSide(one, context, 'ferry', null),
    );
    expect(told).toEqual(['port-side 5.281 port:ferry side:null']);
    expect(formationIn(world, 'red-a').place).toEqual({ at: 'ferry', berth: 'sea' });
  });

  it('[5.282] those who lay there while it was neutral must go', () => {
    const { world } = changed({ fittingOut: { haven: 'cobalt-a' } }, (one, context) =>
      setPortSide(one, context, 'haven', 'red'),
    );
    expect(formationIn(world, 'cobalt-a').place).toEqual({ at: 'haven', berth: 'sea' });
    const kept = changed({ fittingOut: { haven: 'cobalt-a' } }, (one, context) =>
      setPortSide(one, context, 'haven', 'blue'),
    );
    expect(forcesOf(kept.world, 'blue').squadrons['cobalt-a']?.port).toEqual({
      at: 'haven',
      state: 'FittingOut',
    });
  });
});

describe('A Contingent', () => {
  it('[3.133] leaves its side: laid up at its nearest Port, its Auxiliaries wait, its Ports are neutral', () => {
    const { world, told } = changed(
      {
        put: [
          { id: 'cobalt-flag', at: 'y', leader: 'c-cano', squadrons: 'cobalt-a:3/2' },
          { id: 'cobalt-d', at: 'x' },
        ],
        ordinary: { ville: 'cobalt-b:2' },
        ports: { cala: 'cobalt-galley-1', ville: 'azure-fleet-1' },
      },
      (one, context) => setContingent(one, context, 'Cobalt', 'Neutral'),
    );
    expect(told).toEqual([
      'contingent 3.13 contingent:Cobalt is:Neutral',
      'unformed 3.341 side:blue flotilla:cobalt-flag others:{kind:unformed rule:3.341 side:blue}',
      'port-side 5.281 port:cala side:null',
    ]);
    expect(squadrons(world, 'blue')).toEqual([
      '{id:cobalt-a sail:3 dp:2 formation:null port:{at:cala state:InOrdinary}}',
      '{id:cobalt-b sail:2 dp:0 formation:null port:{at:cala state:InOrdinary}}',
      '{id:cobalt-d sail:2 dp:0 formation:null port:{at:cala state:InOrdinary}}',
    ]);
    expect([forcesOf(world, 'blue').formations, world.tokens, world.ports.cala?.side]).toEqual([
      {},
      [],
      null,
    ]);
    expect(
      ['cobalt-galley-1', 'azure-fleet-1', 'cobalt-fleet-1'].map((id) =>
        inWords(forcesOf(world, 'blue').auxiliaries[id]),
      ),
    ).toEqual(['{in:available}', '{in:port port:ville}', '{in:future}']);
  });

  it('[3.133] of several Ports of its own the nearest by Lanes', () => {
    const ports = testModule.ports.map((one) =>
      one.id === 'ville' ? { ...one, contingent: 'Cobalt' } : one,
    );
    const homeOf = (at: string) => {
      const { world } = changed(
        { scenario: { module: { ...testModule, ports } }, put: [{ id: 'cobalt-d', at }] },
        (one, context) => setContingent(one, context, 'Cobalt', 'Neutral'),
      );
      return forcesOf(world, 'blue').squadrons['cobalt-d']?.port?.at;
    };
    expect([homeOf('y'), homeOf('x'), homeOf('coast'), homeOf('haven')]).toEqual([
      'cala',
      'ville',
      'ville',
      'cala',
    ]);
  });

  it('[3.133] joins a side, and its Ports with it; what is so already changes nothing', () => {
    const { world, told } = changed({}, (one, context) => setContingent(one, context, 'Grey', 'blue'));
    expect(told).toEqual(['contingent 3.13 contingent:Grey is:blue', 'port-side 5.281 port:haven side:blue']);
    expect([world.contingents.Grey, world.ports.haven?.side]).toEqual(['blue', 'blue']);
    expect(changed({}, (one, context) => setContingent(one, context, 'Grey', 'Neutral')).told).toEqual([]);
    expect(changed({}, (one, context) => setContingent(one, context, 'Green', 'blue')).told).toEqual([]);
  });
});

describe('Reinforcements', () => {
  const sea = (change: Partial<Module>): Partial<Scenario> => ({
    start: { year: 1741, turn: 3 },
    module: { ...testModule, ...change },
  });

  it('[11.12] [11.153] by the calendar: Sail and a Flagship from the sea, worn by their dice; Auxiliaries Available', () => {
    const schedule = [
      {
        year: 1741,
        turn: 3,
        contingent: 'Red',
        at: 'ocean',
        add: { SOL: 5 },
        flagships: ['sovereign'],
        auxiliaries: ['red-fleet-1'],
      },
    ];
    const { world, told } = changed({ scenario: sea({ schedule }) }, scheduled, 4, 5, 0);
    expect(told).toEqual([
      'attrition 11.153 dice:[4 5] side:red why:voyage squadrons:[{squadron:red-a dp:1 total:1} {squadron:red-b dp:2 total:2}] others:null',
      'attrition 11.153 dice:[0] side:red why:voyage squadrons:[{squadron:sovereign dp:1 total:1}] others:null',
      'reinforcements 11.12 side:red contingent:Red add:{SOL:5} at:ocean others:{kind:reinforcements rule:11.12 side:red contingent:Red}',
    ]);
    expect(forcesOf(world, 'red').arrivals.map(inWords)).toEqual([
      '{turn:1 at:ocean flotilla:null leader:null squadrons:[{id:red-a sail:4 dp:1} {id:red-b sail:1 dp:2}]}',
      '{turn:1 at:ocean flotilla:null leader:null squadrons:[{id:sovereign sail:1 dp:1}]}',
    ]);
    expect(forcesOf(world, 'red').auxiliaries['red-fleet-1']).toEqual({ in: 'available' });
  });

  it('[11.15] that they have come is told once for each power and place', () => {
    const schedule = [{ year: 1741, turn: 3, contingent: 'Red', at: 'ocean', add: { SOL: 5 } }];
    const { told, world } = changed(
      { scenario: sea({ schedule }) },
      (one, context) => {
        scheduled(one, context);
        one.turn = 1;
        context.happenings.length = 0;
        appear(one, context);
      },
      0,
      0,
    );
    expect(told).toEqual([
      'reinforcements 11.15 side:red contingent:Red at:ocean others:{kind:reinforcements rule:11.15 side:red contingent:Red}',
    ]);
    expect(world.tokens.map(({ place }) => place.at)).toEqual(['ocean', 'ocean']);
  });

  it('[11.12] [11.14] by the calendar into a Port, and called away', () => {
    const schedule = [
      { year: 1741, turn: 3, contingent: 'Red', at: 'kings-port', add: { SOL: 2 }, flagships: ['sovereign'] },
      {
        year: 1741,
        turn: 3,
        contingent: 'Cobalt',
        at: null,
        withdraw: { SOL: 1 },
        withdrawFlagships: ['felicity'],
      },
      { year: 1741, turn: 4, contingent: 'Red', at: 'kings-port', add: { SOL: 9 } },
    ];
    const { world, told } = changed(
      { scenario: sea({ schedule }), fittingOut: { cala: 'cobalt-a:3 felicity' } },
      scheduled,
    );
    expect(told).toEqual([
      'reinforcements 11.12 side:red contingent:Red add:{SOL:2} at:kings-port others:{kind:reinforcements rule:11.12 side:red contingent:Red}',
      'withdrawn 11.12 side:blue contingent:Cobalt sail:{SOL:1} others:{kind:withdrawn rule:11.12 side:blue contingent:Cobalt}',
    ]);
    expect([squadrons(world), squadrons(world, 'blue')]).toEqual([
      [
        '{id:red-a sail:2 dp:0 formation:null port:{at:kings-port state:FittingOut}}',
        '{id:sovereign sail:1 dp:0 formation:null port:{at:kings-port state:FittingOut}}',
      ],
      ['{id:cobalt-a sail:2 dp:0 formation:null port:{at:cala state:FittingOut}}'],
    ]);
    expect(forcesOf(world, 'red').newcomers).toEqual(['red-a', 'sovereign']);
  });

  const pack = {
    id: 'home',
    contingent: 'Red',
    squadrons: [{ id: 'red-e', sail: 3, dp: 2 }],
    leader: 'r-east',
    flotilla: 'red-det-2',
    auxiliaries: ['red-fleet-2'],
    at: 'ocean',
  };

  it('[11.15] [11.176] a package comes as a Flotilla with its leader, enters the map, and is told of', () => {
    const { world, told } = changed({ scenario: sea({ packages: [pack] }) }, (one, context) => {
      receivePackage(one, context, 'home');
      receivePackage(one, context, 'ghost');
      one.turn = 1;
      appear(one, context);
    });
    expect(told).toEqual([
      'reinforcements 11.15 side:red contingent:Red',
      'reinforcements 11.15 side:red contingent:Red at:ocean others:{kind:reinforcements rule:11.15 side:red contingent:Red}',
    ]);
    expect(inWords(formationIn(world, 'red-det-2'))).toEqual(
      '{id:red-det-2 kind:flotilla command:null under:null token:t1 place:{at:ocean berth:sea} leader:r-east squadrons:[red-e] auxiliaries:[] execution:null plan:{kind:hold} disorganised:false came:{how:station from:null clock:0} bound:null interdicted:null}',
    );
    expect([leaders(world).at(-1), inWords(forcesOf(world, 'red').auxiliaries['red-fleet-2'])]).toEqual([
      'r-east RA posted red-det-2',
      '{in:available}',
    ]);
  });

  it('[11.132] what comes next Turn is before its owner in the Step before', () => {
    const { world } = changed(
      { scenario: sea({ packages: [{ ...pack, flotilla: 'red-det-2' }] }) },
      (one, context) => {
        receivePackage(one, context, 'home');
        bringToDesk(one, context, 'red');
      },
    );
    const { due, token } = formationIn(world, 'red-det-2');
    expect([due, token, forcesOf(world, 'red').newcomers, forcesOf(world, 'red').arrivals]).toEqual([
      1,
      null,
      ['red-e'],
      [],
    ]);
  });

  it('[11.125] a package called away takes all that it brought', () => {
    const { world, told } = changed(
      {
        scenario: sea({ packages: [{ ...pack, withdraw: { SOL: 1 } }] }),
        fittingOut: { 'kings-port': 'red-e red-a:3' },
        available: 'red-fleet-2',
        mess: 'r-east',
      },
      (one, context) => {
        withdrawPackage(one, context, 'home');
        withdrawPackage(one, context, 'ghost');
      },
    );
    expect(told).toEqual([
      'withdrawn 11.12 side:red contingent:Red sail:{SOL:1} others:{kind:withdrawn rule:11.12 side:red contingent:Red}',
    ]);
    expect([
      squadrons(world),
      leaders(world).at(-1),
      inWords(forcesOf(world, 'red').auxiliaries['red-fleet-2']),
    ]).toEqual([
      ['{id:red-a sail:3 dp:0 formation:null port:{at:kings-port state:FittingOut}}'],
      'r-east RA gone null',
      '{in:future}',
    ]);
  });

  it('[11.12] a package that was called away comes back as Sail', () => {
    const { world, told } = changed(
      { scenario: sea({ packages: [{ ...pack, withdraw: { SOL: 5 }, dp: 2 }] }) },
      (one, context) => {
        returnPackage(one, context, 'home');
        returnPackage(one, context, 'ghost');
      },
    );
    expect(told).toEqual(['reinforcements 11.12 side:red contingent:Red']);
    expect(forcesOf(world, 'red').arrivals.map(inWords)).toEqual([
      '{turn:1 at:ocean flotilla:null leader:null squadrons:[{id:red-a sail:4 dp:2} {id:red-b sail:1 dp:2}]}',
    ]);
  });
});
