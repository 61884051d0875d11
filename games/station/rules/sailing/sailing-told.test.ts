import { describe, expect, it } from 'vitest';
import { inWords, toldLines } from '../testing/lines.ts';
import { going, withPlan } from '../testing/plans.ts';
import { afloat, azureFlag as azure, redFlag as red, sailOn, tokenFor } from '../testing/sailing.ts';
import { formationIn, type Put, type Stated, type Umpire } from '../testing/station.ts';
import type { Plan } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';

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
