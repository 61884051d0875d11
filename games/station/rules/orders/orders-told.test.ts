import { describe, expect, it } from 'vitest';
import { inWords, toldLines } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { atDesk, type Desks, desksAt, executes, goOn, NOTHING, ordersActs } from '../testing/orders.ts';
import { formationIn, type Put } from '../testing/station.ts';
import type { OrdersAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';

const FLAG: Put = { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a red-b' };
const DET: Put = { id: 'red-det-1', at: 'kings-port', fitting: true, leader: 'r-cole', squadrons: 'red-c' };

/** What Red's acts lead to, from where he sits down at his desk. */
const done = (
  desks: Desks,
  dice: readonly number[],
  ...acts: OrdersAct[]
): { world: State; told: string[] } => {
  const world = desksAt({ turn: 1, ...desks });
  const step = atDesk(world, ...dice);
  const from = step.context.happenings.length;
  step.answer(goOn(...acts));
  expect(step.context.left).toBe(0);
  return { world, told: toldLines({ happenings: step.context.happenings.slice(from) }) };
};
const executing = (world: State, id: string): string => {
  const { execution, plan } = formationIn(world, id);
  return `${execution === null ? 'free' : inWords({ ...execution, progress: '-' })} ${inWords(plan)}`;
};

describe('At the desk', () => {
  it('[9.33] asked of player A, then of B', () => {
    const step = atDesk(desksAt({ turn: 1 }));
    expect(step.asks.map(inWords)).toEqual(['{id:0.orders.red seat:red kind:orders rule:9.3}']);
    step.answer(NOTHING);
    expect(step.asks.map(inWords)).toEqual(['{id:1.orders.blue seat:blue kind:orders rule:9.3}']);
    expect(step.answer(NOTHING).progress).toBe('done');
  });

  it('[9.36] [9.365] an Order to who Fits Out, freely: the Enemy hears that one was Issued', () => {
    const { world, told } = done(
      { put: [{ ...DET, squadrons: 'red-c red-e' }], hand: { red: 'red-cruise' } },
      [],
      { do: 'issue', order: 'red-cruise', formation: 'red-det-1' },
    );
    expect(told).toEqual([
      'issued 9.36 side:red order:red-cruise formation:red-det-1 target:null others:{kind:issued rule:9.36 side:red}',
    ]);
    expect(executing(world, 'red-det-1')).toEqual(
      '{order:red-cruise issued:1 target:null formation:null convoy:null progress:-} {kind:patrol route:[w x] next:0}',
    );
    expect(forcesOf(world, 'red').desk.hand).toEqual([]);
  });

  it('[9.365] to the Ready after a check, once a Turn', () => {
    const issue = { do: 'issue', order: 'red-show', formation: 'red-flag', target: 'den' } as const;
    const { world, told } = done({ put: [FLAG], hand: { red: 'red-show' } }, [5], issue);
    expect(told).toEqual([
      'check 9.365 dice:[5] side:red leader:r-ash what:issue rating:5 modifier:0 passed:true others:null',
      'issued 9.36 side:red order:red-show formation:red-flag target:den others:{kind:issued rule:9.36 side:red}',
    ]);
    expect(executing(world, 'red-flag')).toEqual(
      '{order:red-show issued:1 target:den formation:null convoy:null progress:-} {kind:voyage to:den arrive:hold}',
    );
    const failed = done({ put: [FLAG], hand: { red: 'red-show' } }, [6], issue);
    expect(failed.told).toEqual([
      'check 9.365 dice:[6] side:red leader:r-ash what:issue rating:5 modifier:0 passed:false others:null',
    ]);
    expect([
      forcesOf(failed.world, 'red').desk.tried,
      forcesOf(failed.world, 'red').desk.hand.length,
    ]).toEqual([['issue:red-show'], 1]);
  });

  it('[3.351] [9.36] to a Squadron alone in Port, which becomes Independent by it', () => {
    const { world, told } = done({ fittingOut: { 'kings-port': 'red-d' }, hand: { red: 'red-strait' } }, [], {
      do: 'issue',
      order: 'red-strait',
      formation: 'red-d',
    });
    expect(told).toEqual([
      'issued 9.36 side:red order:red-strait formation:red-d target:null others:{kind:issued rule:9.36 side:red}',
    ]);
    expect(executing(world, 'red-d')).toEqual(
      '{order:red-strait issued:1 target:null formation:null convoy:null progress:-} {kind:voyage to:narrows arrive:hold}',
    );
    expect(inWords(forcesOf(world, 'red').squadrons['red-d'])).toEqual(
      '{id:red-d sail:2 dp:0 formation:red-d port:null}',
    );
  });

  it('[9.42] [9.422] a Rendezvous with a Port, and with a Flotilla', () => {
    const desks: Desks = { put: [FLAG], fittingOut: { 'kings-port': 'red-d' } };
    const sent = (to: { port: string } | { flotilla: string }): string[] => {
      const { told, world } = done(desks, [5], { do: 'rendezvous', squadron: 'red-d', to });
      return [...told, executing(world, 'red-d')];
    };
    const CHECK =
      'check 9.422 dice:[5] side:red leader:r-ash what:rendezvous rating:5 modifier:0 passed:true others:null';
    expect(sent({ port: 'ferry' })).toEqual([
      CHECK,
      'issued 9.42 side:red order:rendezvous formation:red-d target:ferry others:{kind:issued rule:9.42 side:red}',
      '{order:rendezvous issued:1 target:ferry formation:null convoy:null progress:-} {kind:voyage to:ferry arrive:put-in}',
    ]);
    expect(sent({ flotilla: 'red-flag' })).toEqual([
      CHECK,
      'issued 9.42 side:red order:rendezvous formation:red-d target:w others:{kind:issued rule:9.42 side:red}',
      '{order:rendezvous issued:1 target:w formation:red-flag convoy:null progress:-} {kind:voyage to:w arrive:hold}',
    ]);
    const failed = done(desks, [6], { do: 'rendezvous', squadron: 'red-d', to: { port: 'ferry' } });
    expect([
      forcesOf(failed.world, 'red').desk.tried,
      forcesOf(failed.world, 'red').squadrons['red-d']?.formation,
    ]).toEqual([['rendezvous:red-d'], null]);
  });

  it('[9.411] [9.413] a Hand-Over to one elsewhere, and to one beside it', () => {
    const desks = (at: Partial<Put>): State => {
      const world = desksAt({ turn: 1, put: [FLAG, { ...DET, squadrons: 'red-c red-e', ...at }] });
      executes(world, 'red-flag', 'red-cruise');
      return world;
    };
    const over = goOn({ do: 'hand-over', formation: 'red-det-1', of: 'red-flag' });
    const afar = desks({});
    expect(toldLines(atDesk(afar, 5).answer(over).context).slice(-2)).toEqual([
      'check 9.413 dice:[5] side:red leader:r-ash what:hand-over rating:5 modifier:0 passed:true others:null',
      'issued 9.411 side:red order:hand-over formation:red-det-1 others:{kind:issued rule:9.411 side:red}',
    ]);
    expect(executing(afar, 'red-det-1')).toEqual(
      '{order:hand-over issued:1 target:w formation:red-flag convoy:null progress:-} {kind:voyage to:w arrive:hold}',
    );
    const beside = desks({ at: 'w', fitting: false as never });
    expect(toldLines(atDesk(beside, 5).answer(over).context).slice(-3)).toEqual([
      'check 9.413 dice:[5] side:red leader:r-ash what:hand-over rating:5 modifier:0 passed:true others:null',
      'issued 9.411 side:red order:hand-over formation:red-det-1 others:{kind:issued rule:9.411 side:red}',
      'order 9.411 side:red what:handed-over order:red-cruise formation:red-det-1 others:null',
    ]);
    expect([
      formationIn(beside, 'red-flag').execution,
      formationIn(beside, 'red-det-1').execution?.order,
    ]).toEqual([null, 'red-cruise']);
    expect(forcesOf(beside, 'red').desk.tried).toEqual(['hand-over:red-det-1', 'hand-over-of:red-cruise']);
  });

  it('[9.387] an Order given up: Failed, and the Enemy hears that one has', () => {
    const world = desksAt({ turn: 1, put: [FLAG] });
    executes(world, 'red-flag', 'red-cruise');
    expect(toldLines(atDesk(world, 5).answer(goOn({ do: 'fail', formation: 'red-flag' })).context)).toEqual([
      'check 9.387 dice:[5] side:red leader:r-ash what:abandon rating:5 modifier:0 passed:true others:null',
      'order 9.38 side:red order:red-cruise formation:red-flag what:failed why:given-up others:{kind:order rule:9.38 side:red what:failed}',
    ]);
    expect([world.record.red, forcesOf(world, 'red').desk.discards]).toEqual([
      {
        failed: 1,
        fulfilled: 0,
      },
      [
        {
          back: 'quarter',
          order: 'red-cruise',
        },
      ],
    ]);
  });

  it('[9.351] chosen, and one more blind: which they are is told to the owner', () => {
    const { told, world } = done({ pool: 'red-cruise red-strait' }, [], {
      do: 'choose',
      order: 'red-strait',
    });
    expect(told).toEqual([
      'drew 9.351 side:red orders:[red-strait red-blockade] way:choose count:2 others:{kind:drew rule:9.351 side:red way:choose count:2}',
    ]);
    expect(forcesOf(world, 'red').desk.hand.map(inWords)).toEqual([
      '{order:red-strait received:1 mandatory:false}',
      '{order:red-blockade received:1 mandatory:false}',
    ]);
  });

  it('[9.351] [9.352] drawn blind, one kept', () => {
    const world = desksAt({ turn: 1, pool: 'red-cruise red-strait' });
    const step = atDesk(world).answer(goOn({ do: 'draw' }));
    const [drawn] = forcesOf(world, 'red').desk.drawn;
    expect(forcesOf(world, 'red').desk.drawn).toHaveLength(2);
    expect(step.asks.map(({ seat }) => seat)).toEqual(['red']);
    step.answer(ordersActs({ do: 'keep', order: drawn! }));
    expect(
      toldLines(step.context).map((one) => one.replaceAll(/red-(cruise|strait|blockade)/g, 'chit')),
    ).toEqual([
      'pool 9.341 side:red come:[chit] gone:[] others:null',
      'drew 9.351 side:red orders:[chit chit] way:blind count:2 others:{kind:drew rule:9.351 side:red way:blind count:2}',
      'drew 9.351 side:red orders:[chit] way:keep count:1 others:{kind:drew rule:9.351 side:red way:keep count:1}',
    ]);
    expect([
      forcesOf(world, 'red').desk.drawn,
      forcesOf(world, 'red').desk.pool.length,
      forcesOf(world, 'red').desk.hand.length,
    ]).toEqual([[], 2, 1]);
  });

  it('[9.351] [9.34] Mandatory chits come by themselves, the pool follows what is possible', () => {
    const world = desksAt({ turn: 1, ordinary: { ville: 'azure-a azure-b' }, pool: 'red-blockade' });
    expect(toldLines(atDesk(world).context)).toEqual([
      'pool 9.341 side:red come:[red-strait] gone:[] others:null',
      'drew 9.351 side:red orders:[red-blockade] way:mandatory count:1 others:{kind:drew rule:9.351 side:red way:mandatory count:1}',
    ]);
    expect(forcesOf(world, 'red').desk.hand.map(inWords)).toEqual([
      '{order:red-blockade received:1 mandatory:true}',
    ]);
  });

  it('[9.355] a Mandatory chit not Issued in time has Failed', () => {
    const world = desksAt({ turn: 3, hand: { red: 'red-cruise red-strait' }, mandatory: 'red-cruise' });
    forcesOf(world, 'red').desk.hand = forcesOf(world, 'red').desk.hand.map((one) => ({
      ...one,
      received: 1,
    }));
    const step = atDesk(world).answer(NOTHING);
    expect(toldLines(step.context)).toEqual([
      'order 9.363 side:red order:red-cruise what:failed why:mandatory others:{kind:order rule:9.363 side:red what:failed}',
    ]);
    expect(forcesOf(world, 'red').desk.hand.map(({ order }) => order)).toEqual(['red-strait']);
    const early = desksAt({ turn: 2, hand: { red: 'red-cruise' }, mandatory: 'red-cruise' });
    forcesOf(early, 'red').desk.hand = forcesOf(early, 'red').desk.hand.map((one) => ({
      ...one,
      received: 1,
    }));
    atDesk(early).answer(NOTHING);
    expect(forcesOf(early, 'red').desk.hand).toHaveLength(1);
  });

  it('[9.332] [9.383] at the Year’s end all that is not Fulfilled has Failed, and the Year is compared', () => {
    const world = desksAt({ turn: 16, put: [FLAG], hand: { red: 'red-strait' } });
    executes(world, 'red-flag', 'red-cruise');
    forcesOf(world, 'red').desk.extended = { 'red-cruise': 2 };
    expect(toldLines(atDesk(world).context)).toEqual([
      'order 9.38 side:red order:red-cruise formation:red-flag what:failed why:year others:{kind:order rule:9.38 side:red what:failed}',
      'order 9.363 side:red order:red-strait what:failed why:year others:{kind:order rule:9.363 side:red what:failed}',
      'year 12.23 year:1741 nets:{red:-2 blue:0}',
      'prestige 12.14 score:{turn:16 side:blue points:1 source:orders} total:6',
      'pool 9.341 side:red come:[red-cruise] gone:[] others:null',
    ]);
    expect(forcesOf(world, 'red').desk.extended).toEqual({});
  });

  it('[9.386] a chit in Hand whose reason is gone is put away', () => {
    const world = desksAt({
      turn: 1,
      hand: { blue: 'joint-sortie' },
      module: {
        orders: testModule.orders.map((one) =>
          one.id === 'joint-sortie' ? { ...one, invalid: ['poolWhenFalse'] } : one,
        ),
      },
    });
    expect(toldLines(atDesk(world).context)).toEqual([
      'order 9.386 side:blue order:joint-sortie what:invalid others:{kind:order rule:9.386 side:blue what:invalid}',
    ]);
    expect([forcesOf(world, 'blue').desk.hand, forcesOf(world, 'blue').desk.discards]).toEqual([
      [],
      [
        {
          back: 'year',
          order: 'joint-sortie',
        },
      ],
    ]);
  });

  it('[9.354] what is offered', () => {
    const world = desksAt({
      turn: 1,
      put: [FLAG, DET],
      fittingOut: { ferry: 'red-d' },
      hand: { red: 'red-show red-strait' },
      pool: 'red-cruise',
    });
    executes(world, 'red-det-1', 'red-cruise');
    expect(atDesk(world).choices().map(inWords)).toEqual([
      '{acts:[] done:true}',
      '{acts:[{do:issue order:red-show formation:red-flag target:den}] done:true}',
      '{acts:[{do:issue order:red-show formation:red-flag target:den}] done:false}',
      '{acts:[{do:issue order:red-strait formation:red-flag}] done:true}',
      '{acts:[{do:issue order:red-strait formation:red-flag}] done:false}',
      '{acts:[{do:issue order:red-strait formation:red-d}] done:true}',
      '{acts:[{do:issue order:red-strait formation:red-d}] done:false}',
      '{acts:[{do:draw}] done:false}',
      '{acts:[{do:choose order:red-blockade}] done:false}',
      '{acts:[{do:rendezvous squadron:red-d to:{port:kings-port}}] done:true}',
      '{acts:[{do:rendezvous squadron:red-d to:{flotilla:red-flag}}] done:true}',
      '{acts:[{do:rendezvous squadron:red-d to:{flotilla:red-det-1}}] done:true}',
      '{acts:[{do:hand-over formation:red-flag of:red-det-1}] done:true}',
      '{acts:[{do:fail formation:red-det-1}] done:true}',
      '{acts:[{do:issue order:red-show formation:red-flag target:den} {do:issue order:red-strait formation:red-d}] done:true}',
    ]);
  });
});
