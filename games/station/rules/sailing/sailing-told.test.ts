import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { going, withPlan } from '../testing/plans.ts';
import {
  afloat,
  azureFlag as azure,
  blow,
  newImpulse,
  redFlag as red,
  sailOn,
  testGale,
  tokenFor,
} from '../testing/sailing.ts';
import { formationIn, type Put, type Stated, Umpire } from '../testing/station.ts';
import type { Plan } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { plotStep } from './plot.ts';

const steps = (...all: Extract<Plan, { kind: 'steps' }>['steps']): Plan => ({ kind: 'steps', steps: all });
/** All that is told when Red's Flag spends a Movement Point so. */
const sailed = (stated: Stated, plan: Plan, ...dice: readonly number[]): { world: State; told: string[] } => {
  const world = withPlan(afloat(stated), 'red-flag', plan);
  const umpire = sailOn(world, ...dice);
  expect(umpire.context.left).toBe(0);
  return { world, told: toldLines(umpire.context) };
};
const alone = (at: string, more: Partial<Put> = {}): Stated => ({ put: [red(at, more)] });
const cameOf = (world: State): string => inWords(formationIn(world, 'red-flag').came);

describe('A Movement Point', () => {
  it('[5.231] with the wind, and against it', () => {
    const { world, told } = sailed(alone('w'), going('x'));
    expect(told).toEqual([
      'moved 5.231 dice:[] side:red token:t1 from:{at:w berth:sea} to:{at:x berth:sea} how:with formation:red-flag others:{kind:moved rule:5.231 dice:[] side:red token:t1 from:{at:w berth:sea} to:{at:x berth:sea} how:with}',
    ]);
    expect(cameOf(world)).toEqual('{how:with from:w clock:3}');
    const back = sailed(alone('x'), going('w'));
    expect(back.told).toEqual([
      'moved 5.231 dice:[] side:red token:t1 from:{at:x berth:sea} to:{at:m2 berth:sea} how:against formation:red-flag others:{kind:moved rule:5.231 dice:[] side:red token:t1 from:{at:x berth:sea} to:{at:m2 berth:sea} how:against}',
    ]);
    expect(cameOf(back.world)).toEqual('{how:against from:x clock:3}');
  });

  it('[5.25] [5.255] the wind caught, or not: what was needed is told to the owner alone', () => {
    const { world, told } = sailed(alone('kings-port'), going('narrows'), 6);
    expect(told).toEqual([
      'moved 5.25 dice:[6] side:red token:t1 from:{at:kings-port berth:sea} to:{at:narrows berth:sea} how:caught formation:red-flag others:{kind:moved rule:5.25 dice:[6] side:red token:t1 from:{at:kings-port berth:sea} to:{at:narrows berth:sea} how:caught}',
      'attrition 11.23 side:red why:strait squadrons:[{squadron:red-a dp:1 total:1}] others:null',
      'spotted 7.111 side:red token:t1 face:{formation:red-flag squadrons:1 auxiliaries:[] convoy:null} why:strait news:true',
    ]);
    expect(cameOf(world)).toEqual('{how:caught from:kings-port clock:3}');
    const becalmed = sailed(alone('kings-port'), going('narrows'), 7);
    expect(becalmed.told).toEqual([
      'becalmed 5.255 dice:[7] side:red token:t1 at:{at:kings-port berth:sea} formation:red-flag needed:6 others:{kind:becalmed rule:5.255 dice:[7] side:red token:t1 at:{at:kings-port berth:sea}}',
    ]);
    expect(cameOf(becalmed.world)).toEqual('{how:station from:null clock:3}');
  });

  it('[5.286] [5.287] out of a Harbour and into one', () => {
    const { world, told } = sailed(alone('kings-port', { fitting: true }), steps({ do: 'put-out' }));
    expect(told).toEqual([
      'moved 5.286 dice:[] side:red token:t1 from:{at:kings-port berth:harbour} to:{at:kings-port berth:sea} how:put-out formation:red-flag others:{kind:moved rule:5.286 dice:[] side:red token:t1 from:{at:kings-port berth:harbour} to:{at:kings-port berth:sea} how:put-out}',
    ]);
    expect(cameOf(world)).toEqual('{how:fitting-out from:kings-port clock:3}');
    expect(sailed(alone('kings-port'), steps({ do: 'put-in' })).told).toEqual([
      'moved 5.286 dice:[] side:red token:t1 from:{at:kings-port berth:sea} to:{at:kings-port berth:harbour} how:put-in formation:red-flag others:{kind:moved rule:5.286 dice:[] side:red token:t1 from:{at:kings-port berth:sea} to:{at:kings-port berth:harbour} how:put-in}',
    ]);
  });

  it('[5.261] [11.23] a DP for each Squadron that enters a Strait, told to the owner alone', () => {
    const { world, told } = sailed(alone('w', { squadrons: 'red-a red-b:2/3' }), going('narrows'));
    expect(told).toEqual([
      'moved 5.231 dice:[] side:red token:t1 from:{at:w berth:sea} to:{at:narrows berth:sea} how:against formation:red-flag others:{kind:moved rule:5.231 dice:[] side:red token:t1 from:{at:w berth:sea} to:{at:narrows berth:sea} how:against}',
      'attrition 11.23 side:red why:strait squadrons:[{squadron:red-a dp:1 total:1} {squadron:red-b dp:1 total:4}] others:null',
      'spotted 7.111 side:red token:t1 face:{formation:red-flag squadrons:2 auxiliaries:[] convoy:null} why:strait news:true',
    ]);
    expect(Object.values(forcesOf(world, 'red').squadrons).map(({ dp }) => dp)).toEqual([1, 4]);
  });

  it('[5.274] [5.279] out of a Zone: the box is seen, where it leads to is not', () => {
    expect(sailed(alone('gulf'), steps({ do: 'leave', to: 'x' })).told).toEqual([
      'moved 5.231 dice:[] side:red token:t1 from:{at:gulf berth:sea} to:{at:gulf berth:out edge:W to:x} how:with formation:red-flag others:{kind:moved rule:5.231 dice:[] side:red token:t1 from:{at:gulf berth:sea} to:{at:gulf berth:out edge:W} how:with}',
    ]);
  });

  it('[5.27.10] off course: the die is told, and the Space beside', () => {
    const world = afloat(alone('gulf'));
    formationIn(world, 'red-flag').place = { at: 'gulf', berth: 'out', edge: 'W', to: 'x' };
    tokenFor(world, 'red-flag').place = formationIn(world, 'red-flag').place;
    const umpire = sailOn(world, 0, 8);
    expect(toldLines(umpire.context)).toEqual([
      'moved 5.27.10 dice:[0 8] side:red token:t1 from:{at:gulf berth:out edge:W to:x} to:{at:ville berth:sea} how:off-course formation:red-flag others:{kind:moved rule:5.27.10 dice:[0 8] side:red token:t1 from:{at:gulf berth:out edge:W} to:{at:ville berth:sea} how:off-course}',
      'spotted 7.111 side:red token:t1 face:{formation:red-flag squadrons:1 auxiliaries:[] convoy:null} why:port news:true',
    ]);
    const right = afloat(alone('gulf'));
    formationIn(right, 'red-flag').place = { at: 'gulf', berth: 'out', edge: 'W', to: 'x' };
    tokenFor(right, 'red-flag').place = formationIn(right, 'red-flag').place;
    expect(toldLines(sailOn(right, 0, 7).context)).toEqual([
      'moved 5.25 dice:[0 7] side:red token:t1 from:{at:gulf berth:out edge:W to:x} to:{at:x berth:sea} how:caught formation:red-flag others:{kind:moved rule:5.25 dice:[0 7] side:red token:t1 from:{at:gulf berth:out edge:W} to:{at:x berth:sea} how:caught}',
    ]);
  });

  it('[5.14] an Enemy Auxiliary sent off, told to both', () => {
    const world = afloat({ put: [red('ville')], available: 'azure-fleet-1' });
    forcesOf(world, 'blue').auxiliaries['azure-fleet-1'] = { in: 'station', at: 'ville', marker: 'm-1' };
    world.markers.push({ id: 'm-1', side: 'blue', kind: 'station', at: 'ville', class: null });
    withPlan(world, 'red-flag', steps({ do: 'remove', marker: 'm-1' }));
    const umpire = sailOn(world);
    expect(toldLines(umpire.context).filter((one) => one.startsWith('removed'))).toEqual([
      'removed 5.14 side:red marker:m-1 at:ville news:true',
    ]);
    expect([world.markers, forcesOf(world, 'blue').auxiliaries['azure-fleet-1']]).toEqual([
      [],
      { in: 'recovery' },
    ]);
  });

  it('[13.2] double-blind nobody is told of what is not Spotted', () => {
    const blind = { options: { movement: 'blind' } } as const;
    expect(sailed({ ...alone('w'), ...blind }, going('x')).told).toEqual([
      'moved 5.231 dice:[] side:red token:t1 from:{at:w berth:sea} to:{at:x berth:sea} how:with formation:red-flag others:null',
    ]);
    expect(sailed({ ...alone('kings-port'), ...blind }, going('narrows'), 9).told).toEqual([
      'becalmed 5.255 dice:[9] side:red token:t1 at:{at:kings-port berth:sea} formation:red-flag needed:6 others:null',
    ]);
  });

  it('[3.355] a loose Squadron taken in by a Flotilla that it meets', () => {
    const world = afloat({ put: [red('x'), { id: 'red-b', at: 'y', squadrons: 'red-b:3' }] });
    formationIn(world, 'red-flag').place = { at: 'ferry', berth: 'sea' };
    tokenFor(world, 'red-flag').place = { at: 'ferry', berth: 'sea' };
    const umpire = sailOn(withPlan(world, 'red-flag', { kind: 'hold' }), 4);
    expect(toldLines(umpire.context)).toEqual([
      'moved 5.25 dice:[4] side:red token:t2 from:{at:y berth:sea} to:{at:ferry berth:sea} how:caught formation:red-b others:{kind:moved rule:5.25 dice:[4] side:red token:t2 from:{at:y berth:sea} to:{at:ferry berth:sea} how:caught}',
      'subordinated 3.333 side:red formation:red-b to:red-flag others:{kind:subordinated rule:3.333 side:red}',
    ]);
    expect(formationIn(world, 'red-flag').squadrons).toEqual(['red-a', 'red-b']);
  });
});

describe('After all have moved', () => {
  it('[2.34] counters that came together are mixed; those that lay there before are not', () => {
    const ids = (clock: number) => {
      const slow = (id: string, squadrons: string): Put => ({ id, at: 'x', squadrons });
      const world = afloat({
        put: [slow('red-gf', 'red-b sovereign'), slow('red-det-1', 'red-c')],
        world: { increment: 1 },
      });
      for (const id of ['red-gf', 'red-det-1'])
        formationIn(world, id).came = { how: 'with', from: 'w', clock };
      forcesOf(world, 'red').formations['red-det-1']!.plan = { kind: 'hold' };
      sailOn(world);
      return tokenFor(world, 'red-gf').id;
    };
    // She spends no point in the first Increment: how she came is as it was.
    expect(ids(1)).toBe('t1');
    expect(ids(3)).not.toBe('t1');
  });
});

describe('Markers turned up', () => {
  const leeway = (): Umpire => {
    const world = afloat({
      put: [red('gulf'), { id: 'red-det-1', at: 'gulf', squadrons: 'red-b' }, azure('ville')],
    });
    world.watch.red = { ...world.watch.red!, plot: 'increment' };
    for (const id of ['red-flag', 'red-det-1']) withPlan(world, id, steps({ do: 'leave', to: 'x' }));
    return sailOn(world);
  };

  it('[5.154] that there is a choice is told, and asked of player A', () => {
    const umpire = leeway();
    expect(toldLines(umpire.context)).toEqual(['leeway 5.154 side:red tokens:[t1 t2]']);
    expect(umpire.asks.map(inWords)).toEqual([
      '{id:0.leeway.red seat:red kind:leeway rule:5.154 tokens:[{token:t1 exits:[x y]} {token:t2 exits:[x y]}]}',
    ]);
    expect(umpire.choices().map(inWords)).toEqual([
      '{exits:[]}',
      '{exits:[{token:t1 to:x}]}',
      '{exits:[{token:t1 to:y}]}',
      '{exits:[{token:t2 to:x}]}',
      '{exits:[{token:t2 to:y}]}',
    ]);
  });

  it.each([
    [
      'leeway-twice',
      'one marker twice',
      [
        ['red-flag', 'x'],
        ['red-flag', 'y'],
      ],
    ],
    ['leeway-token', 'the Enemy’s', [['azure-flag', 'x']]],
    ['leeway-exit', 'over another edge', [['red-flag', 'ville']]],
    [
      'may',
      'both over the edge',
      [
        ['red-flag', 'y'],
        ['red-det-1', 'x'],
      ],
    ],
  ] as const)('[5.154] %s: %s', (said, _what, all) => {
    const umpire = leeway();
    const exits = all.map(([id, to]) => ({ token: tokenFor(umpire.world, id).id, to }));
    const flaw = umpire.check({ exits });
    expect([flaw?.code ?? 'may', flaw?.rule ?? '5.154']).toEqual([said, '5.154']);
  });
});

describe('An Impulse begins', () => {
  it('[4.22] [5.241] its number, the dice of the winds and what blows, told to all', () => {
    const world = afloat({
      scenario: { start: { year: 1741, turn: 2 } },
      world: { impulse: 2, covered: ['x'] },
    });
    const umpire = newImpulse(world, 3, 5);
    expect(toldLines(umpire.context)).toEqual([
      'impulse 4.22 impulse:2',
      'winds 5.241 dice:[3 5] blowing:[Norther]',
    ]);
    expect([world.blowing, world.covered, world.searched]).toEqual([
      ['Norther'],
      ['x'],
      { red: [], blue: [] },
    ]);
  });

  it('[5.241] [6.149] with the first Impulse of a Turn the trade that was covered is open again', () => {
    const world = afloat({
      scenario: { start: { year: 1741, turn: 2 } },
      world: { impulse: 1, covered: ['x'], searched: { red: ['x'] } },
    });
    newImpulse(world, 9, 4);
    expect([world.blowing, world.covered, world.searched]).toEqual([
      ['Souther', 'Easter'],
      [],
      { red: [], blue: [] },
    ]);
  });

  it('[8.454] a Disorganised Formation brought to order: told to its owner, with his check', () => {
    const world = afloat({ put: [red('x')], world: { impulse: 2 } });
    formationIn(world, 'red-flag').disorganised = true;
    expect(toldLines(newImpulse(world, 9, 4).context).slice(2)).toEqual([
      'check 8.454 dice:[4] side:red leader:r-birch what:order rating:4 modifier:0 passed:true others:null',
      'disorganised 8.454 side:red tokens:[t1] on:false others:null',
    ]);
    expect(formationIn(world, 'red-flag').disorganised).toBe(false);
    const still = afloat({ put: [red('x')], world: { impulse: 2 } });
    formationIn(still, 'red-flag').disorganised = true;
    expect(toldLines(newImpulse(still, 9, 5).context).slice(2)).toEqual([
      'check 8.454 dice:[5] side:red leader:r-birch what:order rating:4 modifier:0 passed:false others:null',
    ]);
    expect(formationIn(still, 'red-flag').disorganised).toBe(true);
  });
});

describe('Gales', () => {
  const winter = (more: Partial<State> = {}, stated: Stated = {}): State =>
    afloat({
      ...stated,
      scenario: { start: { year: 1741, turn: 2 } },
      world: { increment: 1, clock: 5, raided: ['x'], ...more },
    });

  it('[5.32] [5.323] born where the chart says, or no Gale: each die told', () => {
    const world = winter({ blowing: ['Souther', 'Easter'] });
    expect(toldLines(blow(world, 3, 4).context)).toEqual([
      'gale 5.323 dice:[4] wind:Easter force:9 at:narrows what:born',
      'no-gale 5.32 dice:[3] winds:[Souther]',
    ]);
    expect(world.gales.map(inWords)).toEqual(['{wind:Easter force:9 at:narrows start:narrows born:5}']);
    expect(world.raided).toEqual([]);
  });

  it('[5.324] a second of the same wind makes it stronger', () => {
    const world = winter({ blowing: ['Easter'], gales: [testGale('Easter', 9, 'narrows', 5)] });
    expect(toldLines(blow(world, 0).context)).toEqual([
      'gale 5.324 dice:[0] wind:Easter force:10 at:narrows what:grew',
    ]);
  });

  it('[5.38] [5.382] one moves on, another is over', () => {
    const world = winter({
      increment: 2,
      blowing: ['Norther'],
      gales: [testGale('Norther', 9, 'x', 2), testGale('Souther', 8, 'cala', 2)],
    });
    expect(toldLines(blow(world).context)).toEqual([
      'gale 5.382 wind:Souther force:8 at:cala what:over',
      'gale 5.38 wind:Norther force:9 at:x what:moved to:y',
    ]);
    expect(world.gales.map(inWords)).toEqual(['{wind:Norther force:9 at:y start:x born:2}']);
  });

  it('[5.325] of two in one place the stronger stays', () => {
    const world = winter({
      increment: 2,
      blowing: ['Norther', 'Easter'],
      gales: [testGale('Easter', 8, 'w', 5), testGale('Norther', 9, 'w', 5)],
    });
    expect(toldLines(blow(world).context)).toEqual(['gale 5.325 wind:Easter force:8 at:w what:over']);
    expect(world.gales.map(inWords)).toEqual(['{wind:Norther force:9 at:w start:w born:5}']);
  });

  it('[5.37] Subordinates lost: who they are is told to the owner, that they are to all', () => {
    const world = winter(
      { increment: 2, blowing: ['Norther'], gales: [testGale('Norther', 10, 'x', 5)] },
      { put: [red('x', { leader: 'r-birch', squadrons: 'red-a:4 red-b:3 red-c:2' })] },
    );
    expect(toldLines(blow(world, 9).context)).toEqual([
      'check 5.37 dice:[9] side:red leader:r-birch what:gale rating:4 modifier:0 passed:false others:null',
      'scattered 5.37 side:red kept:false leader:r-birch lost:[red-b red-c] others:{kind:scattered rule:5.37 side:red kept:false}',
    ]);
    expect(formationIn(world, 'red-flag').squadrons).toEqual(['red-a']);
  });

  it('[5.362] an Auxiliary driven off, and one that rides it out', () => {
    const gale = { increment: 2, blowing: ['Norther'], gales: [testGale('Norther', 11, 'x', 5)] };
    const off = winter(gale, { put: [red('x', { auxiliaries: 'red-fleet-1 red-fleet-2' })] });
    expect(toldLines(blow(off, 6, 5).context)).toEqual([
      'driven-off 5.362 dice:[6] side:red at:x aux:red-fleet-1 class:Fleet others:null',
      'rode-out 5.362 dice:[5] side:red aux:red-fleet-2 at:x others:null',
    ]);
  });

  it('[5.372] [5.373] out of a Minor Port: the Flotilla, and those that lay there by themselves', () => {
    const world = winter(
      { increment: 2, blowing: ['Souther'], gales: [testGale('Souther', 8, 'cala', 5)] },
      {
        put: [{ id: 'cobalt-flag', at: 'cala', fitting: true, leader: 'c-cano', squadrons: 'cobalt-a' }],
        fittingOut: { cala: 'cobalt-b:3' },
        ordinary: { cala: 'cobalt-d:1' },
      },
    );
    expect(toldLines(blow(world).context)).toEqual([
      'moved 5.372 side:blue token:t1 from:{at:cala berth:harbour} to:{at:cala berth:sea} how:put-out formation:cobalt-flag others:{kind:moved rule:5.372 side:blue token:t1 from:{at:cala berth:harbour} to:{at:cala berth:sea} how:put-out}',
      'subordinated 5.373 side:blue formation:cobalt-b to:null others:{kind:subordinated rule:5.373 side:blue}',
    ]);
    expect(world.tokens.map(({ place }) => inWords(place))).toEqual([
      '{at:cala berth:sea}',
      '{at:cala berth:sea}',
    ]);
    expect(inWords(formationIn(world, 'cobalt-flag').came)).toEqual('{how:fitting-out from:cala clock:5}');
  });
});

describe('Plots set down', () => {
  const plotted = (stated: Stated, answer: object, ...dice: readonly number[]): Umpire => {
    const world = afloat(stated);
    world.watch.red = { ...world.watch.red!, plot: 'increment' };
    world.watch.blue = { ...world.watch.blue!, plot: 'increment' };
    return new Umpire(world, plotStep, ...dice).answer(answer as never, { plans: [] });
  };

  it('[5.15] asked of both by the number of the rule; what is set down is told to nobody else', () => {
    const umpire = plotted(alone('w'), { plans: [{ formation: 'red-flag', plan: going('x') }] });
    expect(toldLines(umpire.context)).toEqual([
      'plotted 5.152 side:red plans:[{formation:red-flag plan:{kind:steps steps:[{do:go to:x}]}}] others:null',
    ]);
    expect(umpire.world.stage).toBeNull();
    const asking = afloat(alone('w'));
    asking.watch.red = { ...asking.watch.red!, plot: 'increment' };
    expect(new Umpire(asking, plotStep).asks.map(inWords)).toEqual([
      '{id:0.plot.red seat:red kind:plot rule:5.15}',
    ]);
  });

  it('[5.15] nothing set down is nothing told; standing instructions and what one wants to be asked are kept', () => {
    const standing = { search: 'reach', keep: 3 } as const;
    const watch = {
      plot: 'turn',
      tasks: 'ask',
      screen: 'always',
      withdraw: 'never',
      mulligan: 'ask',
    } as const;
    const { world, context } = plotted(alone('w'), { plans: [], standing, watch });
    expect([toldLines(context), forcesOf(world, 'red').standing, world.watch.red]).toEqual([
      [],
      standing,
      watch,
    ]);
  });

  it('[9.387] a course for when the Admiral lets it off is kept if he does, and let be if not', () => {
    const stated: Stated = {
      put: [red('w', { order: 'red-cruise' })],
      stations: { red: 'r-ash' },
      mess: 'r-ash',
    };
    const answer = { plans: [{ formation: 'red-flag', plan: going('den') }], abandon: ['red-flag'] };
    const free = plotted(stated, answer, 0).world;
    expect([formationIn(free, 'red-flag').execution, inWords(formationIn(free, 'red-flag').plan)]).toEqual([
      null,
      '{kind:steps steps:[{do:go to:den}]}',
    ]);
    const kept = plotted(stated, answer, 9).world;
    expect([formationIn(kept, 'red-flag').execution?.order, formationIn(kept, 'red-flag').plan.kind]).toEqual(
      ['red-cruise', 'patrol'],
    );
  });

  it('[10.11] a Convoy’s course is nobody’s to plot', () => {
    const world = afloat({});
    putConvoy(world, { group: 'red-victuals', at: 'narrows' });
    world.watch.red = { ...world.watch.red!, plot: 'increment' };
    const flaw = new Umpire(world, plotStep).check({
      plans: [{ formation: 'red-victuals', plan: { kind: 'hold' } }],
    });
    expect([flaw?.code, flaw?.rule]).toEqual(['plot-convoy', '10.11']);
  });

  it('[5.15] what is offered: nothing, six sets of plans, standing instructions, a Dummy at an Impulse’s start', () => {
    const world = afloat({
      put: [
        red('w'),
        { id: 'red-det-1', at: 'kings-port', fitting: true, leader: 'r-cole', squadrons: 'red-b' },
        azure('x'),
      ],
      world: { increment: 1, clock: 3 },
    });
    expect(new Umpire(world, plotStep).choices().map(inWords)).toEqual([
      '{plans:[]}',
      '{plans:[{formation:red-flag plan:{kind:voyage to:kings-port arrive:hold}} {formation:red-det-1 plan:{kind:voyage to:narrows arrive:hold}}]}',
      '{plans:[{formation:red-flag plan:{kind:steps steps:[{do:go to:kings-port}]}} {formation:red-det-1 plan:{kind:voyage to:kings-port arrive:hold}}]}',
      '{plans:[{formation:red-flag plan:{kind:steps steps:[{do:go to:den}]}} {formation:red-det-1 plan:{kind:steps steps:[{do:put-out}]}}]}',
      '{plans:[{formation:red-flag plan:{kind:hold}} {formation:red-det-1 plan:{kind:steps steps:[{do:hold}]}}]}',
      '{plans:[{formation:red-flag plan:{kind:hold}} {formation:red-det-1 plan:{kind:hold}}]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[den w] next:0}} {formation:red-det-1 plan:{kind:hold}}]}',
      '{plans:[] standing:{search:never keep:1 again:[lc search] force:[search] follow:same}}',
      '{plans:[] dummies:[{at:w command:null}]}',
    ]);
    const later = afloat({ put: [red('w', { order: 'red-cruise' }), azure('x')], world: { clock: 6 } });
    expect(new Umpire(later, plotStep).choices().map(inWords)).toEqual([
      '{plans:[]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[w x] next:0}}]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[w x] next:0 clear:true}}]}',
      '{plans:[{formation:red-flag plan:{kind:steps steps:[{do:hold}]}}]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[w x] next:0 clear:true}}]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[w x] next:0}}]}',
      '{plans:[{formation:red-flag plan:{kind:patrol route:[w x] next:0 clear:true}}]}',
      '{plans:[] abandon:[red-flag]}',
      '{plans:[] standing:{search:never keep:0}}',
    ]);
  });
});
