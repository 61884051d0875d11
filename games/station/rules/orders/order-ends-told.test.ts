import { describe, expect, it } from 'vitest';
import { inWords, toldLines } from '../testing/lines.ts';
import { chitLike, desksAt, executes, formationGoes } from '../testing/orders.ts';
import { formationIn, type Put, scripted } from '../testing/station.ts';
import type { Execution } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { endOrder, extendOrder } from './order-ends.ts';
import { noteTask, noteTime } from './progress.ts';

const FLAG: Put = { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a red-b' };
const DET: Put = { id: 'red-det-1', at: 'kings-port', fitting: true, leader: 'r-cole', squadrons: 'red-c' };

const executing = (world: State, id: string): string => {
  const { execution, plan } = formationIn(world, id);
  return `${execution === null ? 'free' : inWords({ ...execution, progress: '-' })} ${inWords(plan)}`;
};

describe('Orders end', () => {
  const ended = (
    how: Parameters<typeof endOrder>[4],
    order = 'red-cruise',
    more: Partial<Execution> = {},
  ) => {
    const world = desksAt({ turn: 1, put: [FLAG] });
    executes(world, 'red-flag', order, more);
    const context = scripted(world);
    endOrder(world, context, 'red', 'red-flag', how);
    endOrder(world, context, 'red', 'red-flag', how);
    const { discards } = forcesOf(world, 'red').desk;
    return [...toldLines(context), [world.record.red, discards, world.fulfilled].map(inWords).join(' ')];
  };

  it('[9.38] [9.322] Fulfilled: the chit is shown to all, counted, and put away', () => {
    expect(ended({ what: 'fulfilled' })).toEqual([
      'order 9.38 side:red order:red-cruise formation:red-flag what:fulfilled news:true',
      '{fulfilled:1 failed:0} [{order:red-cruise back:quarter}] {red-cruise:1}',
    ]);
  });

  it('[9.38] Failed, and no longer Valid: which it was the Enemy does not hear', () => {
    expect(ended({ what: 'failed', why: 'deadline' })).toEqual([
      'order 9.38 side:red order:red-cruise formation:red-flag what:failed why:deadline others:{kind:order rule:9.38 side:red what:failed}',
      '{fulfilled:0 failed:1} [{order:red-cruise back:quarter}] {}',
    ]);
    expect(ended({ what: 'invalid' })).toEqual([
      'order 9.38 side:red order:red-cruise formation:red-flag what:invalid others:{kind:order rule:9.38 side:red what:invalid}',
      '{fulfilled:0 failed:0} [{order:red-cruise back:quarter}] {}',
    ]);
  });

  it('[9.414] [9.42.10] Rendezvous and Hand-Over count for nothing', () => {
    expect(ended({ what: 'arrived' }, 'rendezvous')).toEqual([
      'order 9.38 side:red order:rendezvous formation:red-flag what:arrived others:null',
      '{fulfilled:0 failed:0} [] {}',
    ]);
    expect(ended({ what: 'failed' }, 'hand-over')).toEqual([
      'order 9.38 side:red order:hand-over formation:red-flag what:failed others:null',
      '{fulfilled:0 failed:0} [] {}',
    ]);
  });

  it('[9.382] where the chit goes: back at once, with the Quarter, with the Year, or never', () => {
    const put = (recycle: 'immediate' | 'quarter' | 'year' | 'once') => {
      const world = desksAt({
        turn: 1,
        put: [FLAG],
        module: { orders: [chitLike('red-cruise', { recycle: recycle as never })] },
        pool: '',
      });
      executes(world, 'red-flag', 'red-cruise');
      endOrder(world, scripted(world), 'red', 'red-flag', { what: 'fulfilled' });
      const { pool, discards } = forcesOf(world, 'red').desk;
      return inWords([pool, discards]);
    };
    expect((['immediate', 'quarter', 'year', 'once'] as const).map(put)).toEqual([
      '[[red-cruise] []]',
      '[[] [{order:red-cruise back:quarter}]]',
      '[[] [{order:red-cruise back:year}]]',
      '[[] [{order:red-cruise back:never}]]',
    ]);
  });

  it('[9.39] Extended after a check: counted, its effects done, and begun anew', () => {
    const extended = (die: number) => {
      const world = desksAt({
        turn: 1,
        put: [FLAG],
        module: { orders: [chitLike('red-cruise', { extendable: true })] },
      });
      executes(world, 'red-flag', 'red-cruise', { issued: 0 });
      const context = scripted(world, die);
      const came = extendOrder(world, context, 'red', 'red-flag');
      return [
        came,
        ...toldLines(context),
        inWords(forcesOf(world, 'red').desk.extended),
        executing(world, 'red-flag'),
      ];
    };
    expect(extended(5)).toEqual([
      true,
      'check 9.39 dice:[5] side:red leader:r-ash what:extend rating:5 modifier:0 passed:true others:null',
      'order 9.39 side:red order:red-cruise formation:red-flag what:extended news:true',
      '{red-cruise:1}',
      '{order:red-cruise issued:1 target:null formation:null convoy:null progress:-} {kind:hold}',
    ]);
    expect(extended(6)).toEqual([
      false,
      'check 9.39 dice:[6] side:red leader:r-ash what:extend rating:5 modifier:0 passed:false others:null',
      'order 9.38 side:red order:red-cruise formation:red-flag what:fulfilled news:true',
      '{}',
      'free {kind:hold}',
    ]);
  });

  it('[9.428] [9.427] a Rendezvous met, arrived, or with nobody', () => {
    const meets = (
      place: string,
      formation: string | null,
      target: string,
      berth: 'sea' | 'harbour' = 'sea',
    ) => {
      const world = desksAt({
        turn: 1,
        put: [FLAG, { id: 'red-d', at: place, ...(berth === 'harbour' ? { fitting: true } : {}) }],
      });
      executes(world, 'red-d', 'rendezvous', { formation, target });
      const context = scripted(world);
      noteTime(world, context, 'increment');
      return [
        ...toldLines(context),
        forcesOf(world, 'red').formations['red-d'] === undefined ? 'joined' : executing(world, 'red-d'),
      ];
    };
    expect(meets('w', 'red-flag', 'x')).toEqual([
      'order 9.428 side:red order:rendezvous formation:red-d what:arrived others:null',
      'subordinated 3.333 side:red formation:red-d to:red-flag others:{kind:subordinated rule:3.333 side:red}',
      'joined',
    ]);
    expect(meets('x', 'red-flag', 'x')).toEqual([
      '{order:rendezvous issued:1 target:w formation:red-flag convoy:null progress:-} {kind:voyage to:w arrive:hold}',
    ]);
    expect(meets('y', 'red-flag', 'x')).toEqual([
      '{order:rendezvous issued:1 target:x formation:red-flag convoy:null progress:-} {kind:voyage to:x arrive:hold}',
    ]);
    expect(meets('ferry', null, 'ferry', 'harbour')).toEqual([
      'order 9.38 side:red order:rendezvous formation:red-d what:arrived others:null',
      'joined',
    ]);
    expect(meets('ferry', null, 'ferry')).toEqual([
      '{order:rendezvous issued:1 target:ferry formation:null convoy:null progress:-} {kind:hold}',
    ]);
    expect(meets('y', 'red-gf', 'x')).toEqual([
      'order 9.38 side:red order:rendezvous formation:red-d what:failed why:unformed others:null',
      'free {kind:hold}',
    ]);
  });

  it('[9.37] [9.411] who was to take over an Order that is no more is free', () => {
    const world = desksAt({ turn: 1, put: [FLAG, DET] });
    executes(world, 'red-det-1', 'hand-over', { formation: 'red-flag' });
    const context = scripted(world);
    noteTime(world, context, 'increment');
    expect(toldLines(context)).toEqual([
      'order 9.38 side:red order:hand-over formation:red-det-1 what:invalid others:null',
    ]);
  });
});

describe('Progress', () => {
  const progressOf = (world: State, id = 'red-flag') => inWords(formationIn(world, id).execution?.progress);

  it('[9.37] a watch begun and kept, Increment by Increment', () => {
    const world = desksAt({ turn: 1, put: [{ ...FLAG, at: 'den' }] });
    executes(world, 'red-flag', 'red-show', { target: 'den' });
    const context = scripted(world);
    noteTime(world, context, 'impulse');
    expect(progressOf(world)).toEqual(
      '{runs:[] steady:den leg:0 rounds:0 met:[] successes:[] leftHarbour:false reached:false stood:false beaten:false left:false weak:false gale:false harm:[]}',
    );
    noteTime(world, context, 'increment');
    expect(progressOf(world)).toEqual(
      '{runs:[] steady:den leg:0 rounds:0 met:[] successes:[] leftHarbour:false reached:true stood:false beaten:false left:false weak:false gale:false harm:[]}',
    );
    formationGoes(world, 'red', 'red-flag', 'w');
    noteTime(world, context, 'increment');
    expect(progressOf(world)).toEqual(
      '{runs:[] steady:null leg:0 rounds:0 met:[] successes:[] leftHarbour:false reached:true stood:false beaten:false left:true weak:false gale:false harm:[]}',
    );
  });

  it('[9.372] who lies at the first name when he is sent has come to it, in the Harbour there he has not', () => {
    const legAt = (put: Put) => {
      const world = desksAt({
        turn: 1,
        put: [put],
        module: {
          orders: [chitLike('red-cruise', { fulfil: { test: 'circuit', route: ['ferry', 'y'], times: 1 } })],
        },
      });
      executes(world, 'red-flag', 'red-cruise');
      noteTime(world, scripted(world), 'increment');
      return formationIn(world, 'red-flag').execution?.progress.leg;
    };
    expect([
      legAt({ ...FLAG, at: 'ferry' }),
      legAt({ ...FLAG, at: 'ferry', fitting: true }),
      legAt({ ...FLAG, at: 'y' }),
    ]).toEqual([1, 0, 0]);
  });

  it('[9.37] [6.24] what a part of it does counts for the Formation that has the Order', () => {
    const world = desksAt({
      turn: 1,
      put: [
        FLAG,
        { id: 'red-det-1', at: 'w', under: 'red-flag', squadrons: 'red-c' },
        { id: 'red-gf', at: 'w', squadrons: 'red-e' },
      ],
    });
    executes(world, 'red-flag', 'red-show', { target: 'den' });
    noteTask(world, 'red', 'red-det-1', 'Bombard', 'den');
    noteTask(world, 'red', 'red-gf', 'Raid', 'den');
    noteTask(world, 'red', 'ghost', 'Raid', 'den');
    expect(formationIn(world, 'red-flag').execution?.progress.successes).toEqual([
      { task: 'Bombard', at: 'den' },
    ]);
  });

  it('[9.372] names of a route passed in their order, and the next round begun', () => {
    const world = desksAt({ turn: 1, put: [{ ...FLAG, at: 'kings-port' }] });
    executes(world, 'red-flag', 'red-cruise');
    const legs = (...over: string[]) => {
      formationGoes(world, 'red', 'red-flag', ...over);
      const { leg, rounds } = formationIn(world, 'red-flag').execution!.progress;
      return [leg, rounds];
    };
    expect([legs('x'), legs('w'), legs('m2', 'x'), legs('y'), legs('x', 'w'), legs('x')]).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 0],
      [1, 1],
      [2, 1],
    ]);
  });
});
