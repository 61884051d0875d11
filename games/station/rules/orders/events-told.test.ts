import { describe, expect, it } from 'vitest';
import type { Effect } from '../module/language.ts';
import type { StrategicEvent } from '../module/orders.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { desksAt } from '../testing/orders.ts';
import { scripted, Umpire } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { apply } from './effects.ts';
import { eventsStep } from './events.ts';

describe('Events', () => {
  const event = (id: string, change: Partial<StrategicEvent> = {}): StrategicEvent => ({
    ...testModule.events[0]!,
    id,
    name: id,
    automatic: null,
    effects: [],
    ...change,
  });
  const tested = (
    events: StrategicEvent[],
    dice: readonly number[],
    change: (world: State) => void = () => {},
    turn = 4,
  ) => {
    const world = desksAt({ turn, module: { events, campaigns: [] } });
    world.step = 'events';
    change(world);
    const umpire = new Umpire(world, eventsStep, ...dice);
    return toldLines(umpire.context);
  };

  it('[9.211] [9.221] tested, and come to pass; what it takes off the chart', () => {
    expect(tested([event('peace'), event('quarrel', { cancels: ['peace'] })], [4, 0])).toEqual([
      'event 9.211 dice:[4] event:peace what:tested needed:4 modifier:0',
      'event 9.221 event:peace what:occurred',
      'event 9.223 event:peace what:implemented',
      'event 9.211 dice:[0] event:quarrel what:tested needed:4 modifier:0',
      'event 9.221 event:quarrel what:occurred',
      'event 9.221 event:peace what:cancelled',
      'event 9.223 event:quarrel what:implemented',
    ]);
    expect(tested([event('peace')], [5])).toEqual([
      'event 9.211 dice:[5] event:peace what:tested needed:4 modifier:0',
    ]);
  });

  it('[9.224] waiting for a die, and taking effect by it: both dice are told', () => {
    expect(tested([event('war', { implementation: 5 })], [0, 6])).toEqual([
      'event 9.211 dice:[0] event:war what:tested needed:4 modifier:0',
      'event 9.221 event:war what:occurred',
      'event 9.224 dice:[6] event:war what:waits needed:5',
    ]);
    expect(tested([event('war', { implementation: 5 })], [0, 5])).toEqual([
      'event 9.211 dice:[0] event:war what:tested needed:4 modifier:0',
      'event 9.221 event:war what:occurred',
      'event 9.224 dice:[5] event:war what:implemented',
    ]);
  });

  it('[9.221] ended when it has lasted its time', () => {
    const lasting = (since: number) =>
      tested(
        [event('brief', { lasts: 2 })],
        [],
        (world) => {
          world.events.brief = { since, implemented: true, stands: true };
        },
        3,
      );
    expect([lasting(1), lasting(2)]).toEqual([['event 9.221 event:brief what:ended'], []]);
  });

  it('[9.223] from the first Turn of its window to the last', () => {
    const window = { from: { year: 1741, turn: 5 }, to: { year: 1741, turn: 9 } };
    const asked = (turn: number) =>
      tested([event('late', { window })], [9].slice(turn < 4 || turn > 8 ? 1 : 0), undefined, turn).length;
    expect([0, 4, 8, 12].map(asked)).toEqual([0, 1, 1, 0]);
  });

  it('[9.221] a Port named: whose, and for how long; who has none is not asked', () => {
    const weary = [event('weary', { effects: [{ do: 'repairHalt', port: 'most-ready', turns: 4 }] })];
    const world = desksAt({ turn: 4, module: { events: weary, campaigns: [] } });
    world.step = 'events';
    const umpire = new Umpire(world, eventsStep, 0);
    expect(umpire.asks.map(inWords)).toEqual(['{id:0.name-port.red seat:red kind:name-port rule:9.221}']);
    expect([umpire.check({ port: 'ferry' })?.code, umpire.check({ port: 'ferry' })?.rule]).toEqual([
      'not-yours',
      '9.221',
    ]);
    umpire.answer({ port: 'kings-port' });
    expect(toldLines(umpire.context).at(-1)).toEqual('named-port 9.221 side:red port:kings-port');
    expect([world.ports['kings-port']?.noRepairUntil, world.naming]).toEqual([8, []]);
    const without = desksAt({
      turn: 4,
      module: { events: weary, campaigns: [] },
      scenario: { ports: { 'kings-port': 'blue' } },
    });
    without.step = 'events';
    expect(new Umpire(without, eventsStep, 0).progress).toBe('done');
  });
});

describe('Effects', () => {
  const after = (effects: readonly Effect[], change: (world: State) => void = () => {}) => {
    const world = desksAt({
      turn: 5,
      put: [{ id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a red-b' }],
    });
    change(world);
    const context = scripted(world);
    apply(world, context, effects, 'den');
    return { world, told: toldLines(context) };
  };
  const active = (world: State) => {
    world.campaigns.siege = { ...world.campaigns.siege!, active: true, box: 2 };
  };

  it('[9.233] a Campaign’s marker is moved, never into a box at either end, and only while it is Active', () => {
    const moved = (boxes: number, change = active) => {
      const { world, told } = after([{ do: 'campaignMove', campaign: 'siege', boxes }], change);
      return [world.campaigns.siege?.box, ...told];
    };
    expect([moved(1), moved(5), moved(-5), moved(1, () => {})]).toEqual([
      [3, 'campaign 9.233 campaign:siege what:moved box:3'],
      [3, 'campaign 9.233 campaign:siege what:moved box:3'],
      [1, 'campaign 9.233 campaign:siege what:moved box:1'],
      [2],
    ]);
  });

  it('[9.237] stopped at once, for the Year or for good', () => {
    const stopped = (permanent: boolean, change = active) => {
      const { world, told } = after([{ do: 'campaignStop', campaign: 'siege', permanent }], change);
      return [world.campaigns.siege?.active, world.campaigns.siege?.ended, ...told];
    };
    expect([stopped(false), stopped(true), stopped(false, () => {}), stopped(true, () => {})]).toEqual([
      [false, false, 'campaign 9.237 campaign:siege what:stopped box:2'],
      [false, true, 'campaign 9.237 campaign:siege what:stopped box:2'],
      [false, false],
      [false, true, 'campaign 9.237 campaign:siege what:stopped box:2'],
    ]);
  });

  it('[9.221] opened, occurred, cancelled, counted, ruled', () => {
    const { world, told } = after([
      { do: 'campaignOpen', campaign: 'siege' },
      { do: 'event', event: 'compact' },
      { do: 'event', event: 'compact' },
      { do: 'cancel', event: 'compact' },
      { do: 'cancel', event: 'war' },
      { do: 'counter', counter: 'incidents', add: 2 },
      { do: 'rule', rule: 'course', on: true },
      { do: 'rule', rule: 'course', on: true },
      { do: 'rule', rule: 'combined-fleet', on: false },
      { do: 'prestige', side: 'red', value: 2 },
      { do: 'orders', side: 'red', fulfilled: 1 },
    ]);
    expect(told).toEqual([
      'event 9.221 event:compact what:occurred',
      'event 9.223 event:compact what:implemented',
      'event 9.221 event:compact what:cancelled',
      'prestige 12.14 score:{turn:5 side:red points:2 source:event} total:7',
    ]);
    expect([world.campaigns.siege?.open, world.rules, world.counters, inWords(world.events)]).toEqual([
      true,
      ['course'],
      {
        incidents: 2,
      },
      '{compact:{since:5 implemented:true stands:false}}',
    ]);
  });

  it('[11.16] [10.223] Auxiliaries come to the Available Box, Corsairs to their base; those in play stay', () => {
    const { world } = after(
      [{ do: 'auxiliaries', ids: ['red-fleet-1', 'privateer-1', 'red-bomb-1'] }],
      (one) => {
        forcesOf(one, 'red').auxiliaries['red-bomb-1'] = { in: 'recovery' };
      },
    );
    expect(['red-fleet-1', 'red-bomb-1'].map((id) => forcesOf(world, 'red').auxiliaries[id])).toEqual([
      { in: 'available' },
      { in: 'recovery' },
    ]);
    expect(forcesOf(world, 'blue').auxiliaries['privateer-1']).toEqual({ in: 'port', port: 'ville' });
  });

  it('[10.215] [11.321] a base neutralised, repairs halted: at the place written down, never for less than before', () => {
    const { world } = after(
      [
        { do: 'neutralise', base: 'target', turns: 3 },
        { do: 'repairHalt', port: 'target', turns: 2 },
        { do: 'neutralise', base: 'ville', turns: 1 },
      ],
      (one) => {
        one.ports.ville!.neutralisedUntil = 9;
      },
    );
    expect([
      world.ports.den?.neutralisedUntil,
      world.ports.den?.noRepairUntil,
      world.ports.ville?.neutralisedUntil,
    ]).toEqual([8, 7, 9]);
  });
});

describe('Campaigns', () => {
  const assessed = (turn: number, dice: readonly number[], change: (world: State) => void = () => {}) => {
    const world = desksAt({
      turn,
      events: 'compact',
      module: { events: testModule.events.map((one) => ({ ...one, die: null })) },
    });
    world.step = 'events';
    change(world);
    const umpire = new Umpire(world, eventsStep, ...dice);
    expect(umpire.context.left).toBe(0);
    return [...toldLines(umpire.context), inWords(world.campaigns.siege)];
  };
  const active = (box: number) => (world: State) => {
    world.campaigns.siege = { ...world.campaigns.siege!, active: true, activated: 4, box };
  };

  it('[9.232] Activated by a die on its Turn, and assessed at once', () => {
    expect(assessed(4, [7, 5])).toEqual([
      'campaign 9.232 dice:[7] campaign:siege what:activated box:2 modifier:0',
      'campaign 9.233 dice:[5] campaign:siege what:stays box:2 modifier:0',
      '{open:true active:true ended:false box:2 status:open activated:4}',
    ]);
    expect(assessed(4, [8])).toEqual([
      'campaign 9.232 dice:[8] campaign:siege what:not-activated box:2 modifier:0',
      '{open:true active:false ended:false box:2 status:open activated:null}',
    ]);
  });

  it('[9.233] a die against the numbers of the box: up, stays, down', () => {
    expect(assessed(5, [2], active(2))).toEqual([
      'campaign 9.233 dice:[2] campaign:siege what:up box:3 modifier:0',
      '{open:true active:true ended:false box:3 status:open activated:4}',
    ]);
    expect(assessed(5, [3], active(2))).toEqual([
      'campaign 9.233 dice:[3] campaign:siege what:stays box:2 modifier:0',
      '{open:true active:true ended:false box:2 status:open activated:4}',
    ]);
    expect(assessed(5, [7], active(2))).toEqual([
      'campaign 9.233 dice:[7] campaign:siege what:down box:1 modifier:0',
      '{open:true active:true ended:false box:1 status:open activated:4}',
    ]);
  });

  it('[9.234] [9.235] the end of the track, on either side', () => {
    expect(assessed(5, [0], active(3))).toEqual([
      'campaign 9.233 dice:[0] campaign:siege what:up box:4 modifier:0',
      'campaign 9.234 campaign:siege what:ended box:4 status:taken',
      'port-side 5.281 port:ferry side:blue',
      '{open:true active:false ended:false box:4 status:taken activated:4}',
    ]);
    expect(assessed(5, [9], active(1))).toEqual([
      'campaign 9.233 dice:[9] campaign:siege what:down box:0 modifier:0',
      'campaign 9.234 campaign:siege what:ended box:0 status:open',
      '{open:true active:false ended:false box:0 status:open activated:4}',
    ]);
  });

  it('[9.236] over on its deadline; at rest in Winter', () => {
    expect(assessed(11, [5], active(2))).toEqual([
      'campaign 9.233 dice:[5] campaign:siege what:stays box:2 modifier:0',
      'campaign 9.236 campaign:siege what:stopped box:2',
      '{open:true active:false ended:false box:2 status:open activated:4}',
    ]);
    expect(assessed(17, [], active(2))).toEqual([
      '{open:true active:true ended:false box:2 status:open activated:4}',
    ]);
  });
});
