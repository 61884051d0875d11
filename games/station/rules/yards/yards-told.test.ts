import { describe, expect, it } from 'vitest';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { type Stated, stationAt, Umpire } from '../testing/station.ts';
import { asked, offered, played, squadrons } from '../testing/yard-steps.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { dockyardStep } from './dockyard.ts';
import { layUp } from './lay-up.ts';
import { extraRolls, repairRolls } from './repair-rates.ts';

it.each([
  ['dockyard', dockyardStep],
  ['lay-up', layUp],
])('[11.311] both sides are asked: %s', (kind, step) => {
  expect(asked(step)).toEqual([
    `{id:0.${kind}.red seat:red kind:${kind} rule:11.311}`,
    `{id:0.${kind}.blue seat:blue kind:${kind} rule:11.311}`,
  ]);
});

describe('The dockyard', () => {
  const none = { back: [], repair: [], prestige: 0, hulk: [] };
  const lying: Stated = { ordinary: { 'kings-port': 'red-a:4/6 red-b:3/3 red-c:2/1', ferry: 'red-e:1/9' } };
  const repair = (...ids: string[]) => ({ ...none, repair: [{ port: 'kings-port', squadrons: ids }] });

  it('[11.311] [11.32] back, then repaired, then hulked: told to the owner alone', () => {
    const { world, told } = played(
      dockyardStep,
      lying,
      [0, 3, 7],
      {
        ...repair('red-a', 'red-b', 'red-a'),
        back: ['red-c'],
        prestige: 1,
        hulk: [{ squadron: 'red-a', sail: 1 }],
      },
      none,
    );
    expect(told).toEqual([
      'in-ordinary 11.311 side:red out:[red-c] others:null',
      'prestige 12.14 score:{turn:0 side:red points:-1 source:repair} total:4',
      'repaired 11.32 dice:[0] side:red port:kings-port squadron:red-a dp:2 others:null',
      'repaired 11.32 dice:[3] side:red port:kings-port squadron:red-b dp:1 others:null',
      'repaired 11.32 dice:[7] side:red port:kings-port squadron:red-a dp:0 others:null',
      'hulked 11.34 side:red squadron:red-a sail:1 others:null',
    ]);
    expect(squadrons(world)).toEqual([
      '{id:red-a sail:3 dp:0 formation:null port:{at:kings-port state:InOrdinary}}',
      '{id:red-b sail:3 dp:2 formation:null port:{at:kings-port state:InOrdinary}}',
      '{id:red-c sail:2 dp:1 formation:null port:{at:kings-port state:FittingOut}}',
      '{id:red-e sail:1 dp:9 formation:null port:{at:ferry state:InOrdinary}}',
    ]);
    expect([world.prestige.red, world.lost.red]).toEqual([
      4,
      {
        captured: 0,
        hulked: 1,
        sunk: 0,
      },
    ]);
  });

  it('[11.32] nothing done is nothing told', () => {
    expect(played(dockyardStep, lying, [], none, none).told).toEqual([]);
  });

  it('[11.324] what is too much for one goes to the most damaged there, point by point', () => {
    const stated: Stated = {
      ordinary: { 'kings-port': 'red-a:4/0 red-b:3/2 red-c:2/4 red-d:2/1', ferry: 'red-e:1/9' },
    };
    const mended = (lying: string, die: number) =>
      played(dockyardStep, { ordinary: { 'kings-port': lying } }, [die], repair('red-a'), none);
    const { world, told } = played(dockyardStep, stated, [0], repair('red-a'), none);
    expect(squadrons(world).map((one) => /dp:\d+/.exec(one)?.[0])).toEqual([
      'dp:0',
      'dp:2',
      'dp:2',
      'dp:1',
      'dp:9',
    ]);
    expect(told).toEqual([
      'repaired 11.32 dice:[0] side:red port:kings-port squadron:red-a dp:0 others:null',
      'repaired 11.324 side:red port:kings-port squadron:red-c dp:2 others:null',
    ]);
    const two = mended('red-a:4/0 red-b:3/2 red-c:2/2', 0);
    expect(two.told.slice(1)).toEqual([
      'repaired 11.324 side:red port:kings-port squadron:red-b dp:1 others:null',
      'repaired 11.324 side:red port:kings-port squadron:red-c dp:1 others:null',
    ]);
    const alone = mended('red-a:4/1', 2);
    expect(squadrons(alone.world)[0]).toContain('dp:0');
    expect(alone.told).toEqual([
      'repaired 11.32 dice:[2] side:red port:kings-port squadron:red-a dp:1 others:null',
    ]);
  });

  it('[11.352] the Port’s own rolls first, then a Repair Point for each, then what was paid for', () => {
    const left = (rolls: number, points: number, prestige = 0) =>
      played(
        dockyardStep,
        { ...lying, scenario: { repairPoints: { 'kings-port': points } } },
        [9, 9, 9].slice(0, rolls),
        { ...repair(...['red-a', 'red-b', 'red-c'].slice(0, rolls)), prestige },
        none,
      ).world.ports['kings-port']!.repairPoints;
    expect([left(0, 2), left(1, 2), left(2, 2), left(3, 2), left(3, 1, 1)]).toEqual([2, 2, 1, 0, 0]);
  });

  it('[11.343] four DPs for a SOL, two for any other; an empty Squadron and its Flotilla are gone', () => {
    const stated: Stated = {
      put: [{ id: 'red-det-1', at: 'kings-port', fitting: true, leader: 'r-cole', squadrons: 'red-f:1/3' }],
      ordinary: { 'kings-port': 'red-a:4/9 red-d:2/3' },
    };
    const hulk = ['red-a', 'red-d', 'red-f'].map((squadron) => ({ squadron, sail: 1 }));
    const { world, told } = played(dockyardStep, stated, [], { ...none, hulk }, none);
    expect(squadrons(world)).toEqual([
      '{id:red-a sail:3 dp:5 formation:null port:{at:kings-port state:InOrdinary}}',
      '{id:red-d sail:1 dp:1 formation:null port:{at:kings-port state:InOrdinary}}',
    ]);
    expect(told).toEqual([
      'hulked 11.34 side:red squadron:red-a sail:1 others:null',
      'hulked 11.34 side:red squadron:red-d sail:1 others:null',
      'hulked 11.34 side:red squadron:red-f sail:1 others:null',
      'unformed 3.341 side:red flotilla:red-det-1 others:{kind:unformed rule:3.341 side:red}',
    ]);
  });

  it('[12.44] the Inspector of Dockyards has two off the die', () => {
    const options = { careers: { A: { rank: 7, inspectorate: 'dockyards' } } } as const;
    const { told } = played(dockyardStep, { ...lying, options }, [4], repair('red-a'), none);
    expect(told).toEqual([
      'repaired 11.32 dice:[4] side:red port:kings-port squadron:red-a dp:2 others:null',
    ]);
  });

  it('[11.322] what is offered: the worst repaired, the sound taken out, all taken out, one hulked', () => {
    expect(offered(dockyardStep, lying)).toEqual([
      '{back:[] repair:[{port:kings-port squadrons:[red-a]} {port:ferry squadrons:[red-e]}] prestige:0 hulk:[]}',
      '{back:[red-c] repair:[{port:kings-port squadrons:[red-a]} {port:ferry squadrons:[red-e]}] prestige:0 hulk:[]}',
      '{back:[red-a red-b red-c red-e] repair:[] prestige:0 hulk:[]}',
    ]);
    expect(offered(dockyardStep, { ordinary: { 'kings-port': 'red-a:4/9 red-b:1/10' } })).toEqual([
      '{back:[] repair:[{port:kings-port squadrons:[red-b]}] prestige:0 hulk:[]}',
      '{back:[red-a red-b] repair:[] prestige:0 hulk:[]}',
    ]);
    expect(offered(dockyardStep, { ordinary: { 'kings-port': 'red-a:2/10' }, world: {} })).toEqual([
      '{back:[] repair:[{port:kings-port squadrons:[red-a]}] prestige:0 hulk:[]}',
      '{back:[red-a] repair:[] prestige:0 hulk:[]}',
      '{back:[] repair:[] prestige:0 hulk:[{squadron:red-a sail:1}]}',
    ]);
  });

  it('[3.275] with nobody In Ordinary there is nobody to take out: nothing is offered, and that once', () => {
    expect(offered(dockyardStep, {})).toEqual(['{back:[] repair:[] prestige:0 hulk:[]}']);
  });

  it('[11.321] nothing is offered to be repaired in a yard that stands still', () => {
    const world = stationAt(lying);
    world.ports['kings-port']!.noRepairUntil = 1;
    const umpire = new Umpire(world, dockyardStep);
    expect(inWords(umpire.choices()[0])).toEqual(
      '{back:[] repair:[{port:ferry squadrons:[red-e]}] prestige:0 hulk:[]}',
    );
  });
});

describe('Repair rolls', () => {
  const rolls = (change: (world: State) => void, port = 'kings-port', turn = 2): number => {
    const world = stationAt({ scenario: { start: { year: 1741, turn } } });
    change(world);
    return repairRolls(world, 'red', port);
  };
  const lasting = (one: State['lasting'][number]) => (world: State) => void world.lasting.push(one);

  it('[11.321] as the Port has them, as an Event has changed them, or none', () => {
    expect(rolls(() => {})).toBe(1);
    expect(
      rolls(lasting({ what: 'repair', ports: ['kings-port'], rolls: 3, per: 'turn', until: null })),
    ).toBe(3);
    expect(rolls(lasting({ what: 'repair', ports: ['ville'], rolls: 3, per: 'turn', until: null }))).toBe(1);
    expect(
      rolls(lasting({ what: 'repair', ports: ['kings-port'], rolls: 3, per: 'quarter', until: null })),
    ).toBe(0);
    expect(
      rolls(
        lasting({ what: 'repair', ports: ['kings-port'], rolls: 3, per: 'quarter', until: null }),
        'kings-port',
        5,
      ),
    ).toBe(3);
    expect(rolls(lasting({ what: 'draws', side: 'red', value: 1, until: null }))).toBe(1);
    expect([
      rolls(() => {}, 'ville'),
      rolls(() => {}, 'x'),
      rolls(() => {}, 'ferry'),
      rolls(() => {}, 'ferry', 5),
    ]).toEqual([0, 0, 0, 1]);
  });

  it('[11.321] at another rate until an Event has come, where the module says so', () => {
    const at = (events: string, turn = 2): number => {
      const world = stationAt({ events, scenario: { start: { year: 1741, turn }, module: slow } });
      return repairRolls(world, 'red', 'kings-port');
    };
    const slow = {
      ...testModule,
      ports: testModule.ports.map((one) =>
        one.id === 'kings-port'
          ? { ...one, repairBefore: { event: 'war', rolls: 2, per: 'quarter' as const } }
          : one,
      ),
    };
    expect([at(''), at('', 5), at('war'), at('war', 5)]).toEqual([0, 2, 1, 1]);
  });

  it('[11.321] those that an Event gives a side are its own, and add up', () => {
    const world = stationAt();
    world.lasting = [
      { what: 'extraRepair', side: 'red', rolls: 2, until: 3 },
      { what: 'extraRepair', side: 'blue', rolls: 4, until: 3 },
      { what: 'extraRepair', side: 'red', rolls: 1, until: 3 },
    ];
    expect([extraRolls(world, 'red'), extraRolls(world, 'blue')]).toEqual([3, 4]);
  });
});

describe('Laying up', () => {
  const fitting: Stated = {
    put: [
      { id: 'red-gf', at: 'kings-port', fitting: true, leader: 'r-ash', squadrons: 'red-a:4/7 red-b:3/0' },
    ],
    fittingOut: { 'kings-port': 'red-c:2/4', ferry: 'red-d:2/1 red-h:2/9' },
  };

  it('[11.312] out of the Formation with the DPs it has, told to the owner alone', () => {
    const { world, told } = played(
      layUp,
      fitting,
      [],
      { squadrons: ['red-a', 'red-b', 'red-c'] },
      { squadrons: [] },
    );
    expect(told).toEqual([
      'in-ordinary 11.312 side:red into:[red-a red-b red-c] others:null',
      'unformed 3.341 side:red flotilla:red-gf others:{kind:unformed rule:3.341 side:red}',
    ]);
    expect(squadrons(world)).toEqual([
      '{id:red-a sail:4 dp:7 formation:null port:{at:kings-port state:InOrdinary}}',
      '{id:red-b sail:3 dp:0 formation:null port:{at:kings-port state:InOrdinary}}',
      '{id:red-c sail:2 dp:4 formation:null port:{at:kings-port state:InOrdinary}}',
      '{id:red-d sail:2 dp:1 formation:null port:{at:ferry state:FittingOut}}',
      '{id:red-h sail:2 dp:9 formation:null port:{at:ferry state:FittingOut}}',
    ]);
    expect(forcesOf(world, 'red').formations).toEqual({});
  });

  it('[5.288] what is offered: those with a DP, with four, with seven, the loose ones, and no more than there is room for', () => {
    expect(offered(layUp, fitting)).toEqual([
      '{squadrons:[]}',
      '{squadrons:[red-a red-c red-d]}',
      '{squadrons:[red-a red-c red-h]}',
      '{squadrons:[red-a red-h]}',
      '{squadrons:[red-c red-d]}',
    ]);
    expect(offered(layUp, { fittingOut: { ferry: 'red-d:2/0' }, ordinary: { ferry: 'red-e:1/1' } })).toEqual([
      '{squadrons:[]}',
    ]);
  });
});
