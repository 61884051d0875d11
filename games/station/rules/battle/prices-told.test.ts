import { describe, expect, it } from 'vitest';
import { came, type Meets, meeting } from '../testing/battle.ts';
import { battling, courseLines, allLeft as left, playTo } from '../testing/fighting.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { force, scripted } from '../testing/station.ts';
import type { Answer } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { drawMeetings, interdictionAt, metHere, opponents } from './meetings.ts';

const RED: Meets = force('red-gf w r-ash red-a:4');
const AZURE: Meets = force('azure-flag w a-aubin azure-a:4');
const COBALT: Meets = force('cobalt-flag w c-cano cobalt-a:4');
const uneasy = (...put: Meets[]): State => meeting({ stations, events: '', put });
const LIGHT = { intensity: { intensity: 'Light' } } as const;

describe('Battles before the war, told in full', () => {
  it('[8.124] [2.221] M1.4: at a price, which is paid by who wants it', () => {
    const world = uneasy({ ...RED, ...came('with', 'narrows') }, { ...AZURE, ...came('against', 'x') });
    expect(courseLines(battling(world, 9, 9), LIGHT)).toEqual([
      'meeting 8.12 at:w tokens:[t1 t2]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      'prestige 12.14 score:{turn:0 side:red points:-3 source:undeclared} total:2',
      'battle 8.21 at:w initial:{red:red-gf blue:azure-flag}',
      'gauge 8.222 dice:[] at:w chances:{red:[{why:base value:10} {why:with value:-2} {why:leader value:5}] blue:[{why:base value:10} {why:against value:-8} {why:leader value:4}]} winner:red',
      '? withdraw:red {formations:[]} {formations:[red-gf]}',
      'laid-open 8.125 at:w squadrons:{red:1 blue:1}',
      'line 8.26 side:red formations:[{formation:red-gf token:t1 leaders:[r-ash] fromPort:false convoy:false}] senior:r-ash out:[]',
      'line 8.26 side:blue formations:[{formation:azure-flag token:t2 leaders:[a-aubin] fromPort:false convoy:false}] senior:a-aubin out:[]',
      '? intensity:red {intensity:Light} {intensity:Medium} {intensity:Heavy}',
      'intensity 8.321 dice:[9] chosen:Light shift:-1 intensity:Light level:0',
      '? combat:red {squadron:null admiral:false} {squadron:red-a admiral:true}',
      '? combat:blue {squadron:azure-a admiral:false} {squadron:azure-a admiral:true}',
      'pick 8.33 side:blue squadron:azure-a combat:0 admiral:false extra:false',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      '? shifts:red {own:[1]} {own:[0]}',
      'combat 8.335 dice:[9] index:0 combat:{squadrons:{blue:[azure-a] red:[red-a]} shifts:{blue:0 red:1} die:9 column:{red:1 blue:0} dp:{blue:0 red:0} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:1}] blue:[]} modifiers:{red:[] blue:[]} result:{red:0 blue:0}',
      'victor 8.432 dice:[] at:w victor:null sunk:{red:0 blue:0} struck:0',
      '? regroup:red {acts:[]} {acts:[{do:unform flotilla:red-gf}]}',
      '? regroup:blue {acts:[]} {acts:[{do:unform flotilla:azure-flag}]}',
    ]);
    expect([left(world), world.prestige, world.counters]).toEqual([
      ['red-gf w r-ash red-a:4/0', 'azure-flag w a-aubin azure-a:4/0'],
      { red: 2, blue: 5 },
      { incidents: 1 },
    ]);
  });

  it('[8.124] [2.221] M1.4: those at war are fought, and those who are not set aside', () => {
    const world = uneasy(RED, AZURE, { ...COBALT, ...came('with', 'x') });
    const umpire = battling(world, 9, 9);
    expect(courseLines(umpire, LIGHT)).toEqual([
      'meeting 8.12 at:w tokens:[t1 t2 t3]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      '? engage:blue {fight:true formation:null} {fight:false formation:null}',
      'battle 8.21 at:w initial:{red:red-gf blue:cobalt-flag}',
      'gauge 8.222 dice:[] at:w chances:{red:[{why:base value:10} {why:station value:-5} {why:leader value:5}] blue:[{why:base value:10} {why:with value:-2} {why:leader value:4}]} winner:blue',
      '? withdraw:blue {formations:[]} {formations:[cobalt-flag]}',
      'laid-open 8.125 at:w squadrons:{red:1 blue:1}',
      'line 8.26 side:red formations:[{formation:red-gf token:t1 leaders:[r-ash] fromPort:false convoy:false}] senior:r-ash out:[]',
      'line 8.26 side:blue formations:[{formation:cobalt-flag token:t3 leaders:[c-cano] fromPort:false convoy:false}] senior:c-cano out:[]',
      '? intensity:blue {intensity:Light} {intensity:Medium} {intensity:Heavy}',
      'intensity 8.321 dice:[9] chosen:Light shift:-1 intensity:Light level:0',
      '? combat:red {squadron:red-a admiral:false} {squadron:red-a admiral:true}',
      '? combat:blue {squadron:null admiral:false} {squadron:cobalt-a admiral:true}',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      'pick 8.33 side:blue squadron:cobalt-a combat:0 admiral:false extra:false',
      '? shifts:red {own:[1]} {own:[0]}',
      'combat 8.335 dice:[9] index:0 combat:{squadrons:{red:[red-a] blue:[cobalt-a]} shifts:{red:1 blue:0} die:9 column:{red:1 blue:-1} dp:{blue:0 red:0} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:1}] blue:[{why:squadrons value:-1}]} modifiers:{red:[] blue:[]} result:{red:0 blue:0}',
      'victor 8.432 dice:[] at:w victor:null sunk:{red:0 blue:0} struck:0',
      '? regroup:red {acts:[]} {acts:[{do:unform flotilla:red-gf}]}',
      '? regroup:blue {acts:[]} {acts:[{do:unform flotilla:cobalt-flag}]}',
    ]);
    expect([left(world), world.prestige, world.counters]).toEqual([
      ['red-gf w r-ash red-a:4/0', 'azure-flag w a-aubin azure-a:4/0', 'cobalt-flag w c-cano cobalt-a:4/0'],
      { red: 5, blue: 5 },
      {},
    ]);
  });

  it.each<[string, string, Answer, string]>([
    ['red', 'not-yet 8.21', { fight: true, formation: 'red-gf' }, 'a Formation named too soon'],
    ['red', 'may', { fight: true, formation: null }, 'Battle at a price'],
    ['red', 'may', { fight: false, formation: null }, 'none'],
  ])('[8.21] [8.124] before it is declared %s is told %s', (_, said, answer) => {
    const flaw = battling(uneasy(RED, AZURE)).check(answer);
    expect(flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`).toBe(said);
  });
});

describe('Who may seek Battle', () => {
  const asked = (world: State, side = 0): string[] => {
    const umpire = battling(world);
    const flaw = umpire.check({ fight: true, formation: null }, side);
    return [`${umpire.asks[side]?.seat}`, flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`];
  };
  const disorganised = (world: State, ...ids: string[]): State => {
    for (const id of ids) world.forces.red!.formations[id]!.disorganised = true;
    return world;
  };

  it('[8.45] not the Disorganised, unless somebody sound is with them', () => {
    const two = () =>
      meeting({
        stations,
        put: [RED, { ...RED, id: 'red-det-1', leader: 'r-cole', squadrons: 'red-b' }, AZURE],
      });
    expect(asked(disorganised(two(), 'red-gf', 'red-det-1'))).toEqual(['red', 'may-not 8.45']);
    expect(asked(disorganised(two(), 'red-gf'))).toEqual(['red', 'may']);
  });

  it('[8.12] not those whose war it is not', () => {
    const world = uneasy({ ...RED, hidden: true }, AZURE);
    expect(asked(world)).toEqual(['red', 'may']);
    // The north does not begin it, the south does.
    const blue = uneasy(RED, { ...AZURE, hidden: true }, { ...COBALT, hidden: true });
    expect(battling(blue).asks.map(({ seat }) => seat)).toEqual(['blue']);
    expect(asked(blue)).toEqual(['blue', 'may']);
  });

  it.each<[string, Answer]>([
    ['declared 8.124', { fight: false, formation: null }],
    ['not-that 8.21', { fight: true, formation: null }],
    ['not-that 8.21', { fight: true, formation: 'azure-flag' }],
    ['may', { fight: true, formation: 'red-det-1' }],
  ])('[8.21] [8.124] once it is declared: %s', (said, answer) => {
    const world = meeting({
      stations,
      put: [RED, { ...RED, id: 'red-det-1', leader: 'r-cole', squadrons: 'red-b' }, AZURE],
    });
    const umpire = battling(world).answer(
      { fight: true, formation: null },
      { fight: false, formation: null },
    );
    const flaw = umpire.check(answer);
    expect(flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`).toBe(said);
  });

  it('[8.451] the Disorganised begin it only where nobody sound can', () => {
    const two = (...ids: string[]) => {
      const world = disorganised(
        meeting({
          stations,
          put: [
            RED,
            { ...RED, id: 'red-det-1', leader: 'r-cole', squadrons: 'red-b' },
            { ...RED, id: 'red-det-2', leader: 'r-dunn', squadrons: 'red-c' },
            AZURE,
          ],
        }),
        ...ids,
      );
      const fight = (seat: string): Answer => ({ fight: seat === 'blue', formation: null });
      const umpire = battling(world);
      return umpire.answer(...umpire.asks.map(({ seat }) => fight(seat))).choices();
    };
    expect(two('red-gf')).toEqual([
      { fight: true, formation: 'red-det-1' },
      { fight: true, formation: 'red-det-2' },
    ]);
    expect(two('red-gf', 'red-det-1', 'red-det-2')).toEqual([
      { fight: true, formation: 'red-gf' },
      { fight: true, formation: 'red-det-1' },
      { fight: true, formation: 'red-det-2' },
    ]);
  });
});

describe('Where opposing Formations have met', () => {
  const ABROAD: Meets[] = [
    { ...RED, at: 'x' },
    { ...AZURE, at: 'x' },
    force('red-flag y r-birch red-b'),
    { ...COBALT, at: 'y' },
    force('azure-det coast a-brun azure-f'),
  ];

  it('[8.12] [8.121] every Space with both sides in it, by lot', () => {
    const world = meeting({ stations, put: ABROAD });
    expect(drawMeetings(world, scripted(world))).toEqual([
      { at: 'x', between: null, passed: [] },
      { at: 'y', between: null, passed: [] },
    ]);
  });

  it('[8.12] what a Meeting might become, in full', () => {
    const world = meeting({ stations, put: [RED, { ...AZURE, hidden: true }] });
    expect(metHere(world, { at: 'w', between: null, passed: [] })).toEqual({
      at: 'w',
      between: null,
      tokens: { red: ['t1'], blue: ['t2'] },
      declared: false,
      scattered: false,
      interdicting: [],
      due: [],
      aside: [],
      step: 'engage',
      waits: [],
      entitled: ['blue'],
      forced: false,
      wants: {},
      initial: {},
      gauge: null,
      withdrawn: [],
      formations: { red: [], blue: [] },
      squadrons: { red: [], blue: [] },
      officers: { red: [], blue: [] },
      senior: {},
      intensity: null,
      level: null,
      combats: [],
      picking: null,
      losses: { red: [], blue: [] },
      strikes: null,
      victor: null,
      prizes: [],
      reroll: null,
    });
    expect(metHere(world, { at: 'x', between: null, passed: [] })).toBeNull();
    const unseen = meeting({
      stations,
      put: [
        { ...RED, hidden: true },
        { ...AZURE, hidden: true },
      ],
    });
    expect(metHere(unseen, { at: 'w', between: null, passed: [] })).toBeNull();
  });

  it('[8.122] [8.123] who passed on a Lane: in the Small Space between, or at one of its ends; not in a Gale', () => {
    const lane = (a: Meets, b: Meets, gale?: string): unknown => {
      const world = meeting({ stations, put: [a, b] });
      world.passed = [{ a: 't1', b: 't2', spaces: [] }];
      if (gale !== undefined) world.gales = [{ wind: 'Norther', force: 8, at: gale, start: gale, born: 0 }];
      return drawMeetings(world, scripted(world));
    };
    const past = (at: string, from: string, one: Meets): Meets => ({ ...one, at, ...came('with', from) });
    expect([
      lane(past('x', 'w', RED), past('w', 'x', AZURE)),
      lane(past('m2', 'w', RED), past('w', 'x', AZURE)),
      lane(past('w', 'm2', RED), past('m2', 'w', AZURE)),
      lane(past('narrows', 'w', RED), past('w', 'narrows', AZURE)),
      lane(past('narrows', 'w', RED), past('w', 'narrows', AZURE), 'w'),
      lane(past('gulf', 'x', RED), past('x', 'gulf', AZURE)),
    ]).toEqual([
      [{ at: 'm2', between: null, passed: ['t1', 't2'] }],
      [{ at: 'm2', between: null, passed: ['t1', 't2'] }],
      [{ at: 'm2', between: ['m2', 'w'], passed: ['t1', 't2'] }],
      [{ at: 'narrows', between: ['narrows', 'w'], passed: ['t1', 't2'] }],
      [],
      [],
    ]);
  });

  it('[7.223] who Interdicts, and who has come in now', () => {
    const guard: Meets = force('red-flag narrows r-birch red-a', { order: 'red-strait' });
    const enters = (how: NonNullable<Meets['came']> | undefined, more: Partial<Meets> = {}) => {
      const at: Meets = { ...AZURE, at: 'narrows', ...(how === undefined ? {} : came(how, 'w')), ...more };
      return interdictionAt(meeting({ stations, put: [guard, at] }), 'narrows');
    };
    const forced = { side: 'red', by: ['red-flag'], entered: ['t2'] };
    expect([enters('with'), enters('station'), enters(undefined), enters('with', { at: 'w' })]).toEqual([
      forced,
      null,
      null,
      null,
    ]);
  });

  it('[2.221] M1.4: whom one may fight freely, else at a price', () => {
    const both = uneasy(RED, AZURE, COBALT);
    const battle = (world: State) => metHere(world, { at: 'w', between: null, passed: [] })!;
    expect(opponents(both, battle(both), 'red')).toEqual({ ids: ['t3'], price: false });
    const one = uneasy(RED, AZURE);
    expect(opponents(one, battle(one), 'red')).toEqual({ ids: ['t2'], price: true });
    expect(opponents(one, battle(one), 'blue')).toEqual({ ids: ['t1'], price: false });
  });

  it('[8.452] in a Space where there has been a Battle there is no other in the Increment', () => {
    const world = meeting({ stations, put: [RED, AZURE] });
    world.fought = ['w'];
    expect(battling(world).progress).toBe('done');
    expect('fought' in world).toBe(false);
    expect(playTo(battling(meeting({ stations, put: [RED, AZURE] })), 'engage').asks).toEqual([
      { id: '0.engage.red', seat: 'red', kind: 'engage', rule: '8.124' },
      { id: '0.engage.blue', seat: 'blue', kind: 'engage', rule: '8.124' },
    ]);
  });
});
