import { describe, expect, it } from 'vitest';
import { itJudges } from '../testing/judged.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import {
  atDesk,
  chitLike,
  type Desks,
  desksAt,
  executes,
  goOn,
  NOTHING,
  ordersActs,
} from '../testing/orders.ts';
import { force } from '../testing/station.ts';
import type { OrdersAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import { checkOrdersActs } from './order-acts.ts';
import { drawCount } from './pools.ts';

const MOORED = { fitting: true } as const;
const FLAG = force('red-flag kings-port r-birch red-a red-b', MOORED);
const DET = force('red-det-1 kings-port r-cole red-c red-e', MOORED);
const GRAND = force('red-gf kings-port r-ash red-d red-h', MOORED);
const OUT = force('red-det-2 w r-dunn red-d red-h');
const TRADE = { group: 'blue-trade', route: 0, at: 'ville' };
const WITHOUT: Desks = { scenario: { only: { without: ['draws'] } } };

const offered = (desks: Desks, blue = false): string[] => {
  const step = atDesk(desksAt({ turn: 1, ...desks }));
  if (blue) step.answer(NOTHING);
  return step.choices<'orders'>().map(inWords);
};

describe('What is offered at the desk', () => {
  it('[9.354] of one kind no more than four, and all that go together', () => {
    const all = offered({
      put: [FLAG, DET, GRAND],
      hand: { red: 'red-show red-cruise' },
      pool: 'red-strait',
    });
    const issue = (order: string, formation: string): string =>
      `{do:issue order:${order} formation:${formation}`;
    expect(all).toEqual([
      '{acts:[] done:true}',
      ...['red-flag', 'red-det-1', 'red-gf'].flatMap((id) =>
        [true, false].map((done) => `{acts:[${issue('red-show', id)} target:den}] done:${done}}`),
      ),
      ...[true, false].map((done) => `{acts:[${issue('red-cruise', 'red-flag')}}] done:${done}}`),
      '{acts:[{do:draw}] done:false}',
      '{acts:[{do:choose order:red-blockade}] done:false}',
      '{acts:[{do:choose order:red-strait}] done:false}',
    ]);
  });

  it('[9.351] who has drawn has only to choose what he keeps', () => {
    const world = desksAt({ put: [FLAG], turn: 1 });
    forcesOf(world, 'red').desk.drawn = ['red-show', 'red-strait'];
    expect(atDesk(world).choices<'orders'>().map(inWords)).toEqual(
      ['red-show', 'red-strait'].flatMap((order) =>
        [true, false].map((done) => `{acts:[{do:keep order:${order}}] done:${done}}`),
      ),
    );
  });

  it('[10.12] an Escort with the first Convoy that it may be given to', () => {
    const put = [force('azure-det ville a-brun azure-f', MOORED)];
    const stated = { put, hand: { blue: 'north-escort' }, scenario: { convoys: [TRADE] } };
    expect(offered(stated, true).slice(0, 2)).toEqual([
      '{acts:[] done:true}',
      '{acts:[{do:issue order:north-escort formation:azure-det convoy:blue-trade.0.out}] done:true}',
    ]);
    const gone = { ...stated, scenario: { convoys: [] } };
    expect(offered(gone, true).filter((one) => one.includes('issue'))).toEqual([]);
  });
});

describe('Several acts in one answer', () => {
  const judge = ({ desks, acts, drawn }: { desks: Desks; acts: readonly OrdersAct[]; drawn?: string[] }) => {
    const world = desksAt({ turn: 1, ...desks });
    if (world.forces.red!.formations['red-det-2'] !== undefined) executes(world, 'red-det-2', 'red-strait');
    forcesOf(world, 'red').desk.drawn = drawn ?? [];
    return checkOrdersActs(world, desks.hand?.blue === undefined ? 'red' : 'blue', acts);
  };
  const over = (formation: string, of = 'red-det-2'): OrdersAct => ({ do: 'hand-over', formation, of });
  const meet = (squadron: string): OrdersAct => ({
    do: 'rendezvous',
    squadron,
    to: { flotilla: 'red-flag' },
  });
  const issue = (order: string, formation: string, more: object = {}): OrdersAct => ({
    do: 'issue',
    order,
    formation,
    ...more,
  });
  const escort = (formation: string): OrdersAct =>
    issue('north-escort', formation, { convoy: 'blue-trade.0.out' });
  const three = { put: [FLAG, DET, OUT], fittingOut: { 'kings-port': 'red-f red-i' } };
  itJudges(judge, {
    '[9.362] twice: an Order handed to two': { desks: three, acts: [over('red-flag'), over('red-det-1')] },
    '[9.362] twice: a Formation that is to take over and is let off': {
      desks: three,
      acts: [over('red-flag'), { do: 'fail', formation: 'red-det-2' }],
    },
    '[9.362] twice: a Formation let off twice': {
      desks: three,
      acts: [
        { do: 'fail', formation: 'red-det-2' },
        { do: 'fail', formation: 'red-det-2' },
      ],
    },
    '[9.362] twice: one Squadron at two Rendezvous': { desks: three, acts: [meet('red-f'), meet('red-f')] },
    '[9.362] may: two Squadrons at a Rendezvous each': { desks: three, acts: [meet('red-f'), meet('red-i')] },
    '[9.362] may: two Orders to two': {
      desks: { put: [FLAG, DET], hand: { red: 'red-show red-cruise' } },
      acts: [issue('red-show', 'red-flag', { target: 'den' }), issue('red-cruise', 'red-det-1')],
    },
    '[9.362] twice: two Orders to one': {
      desks: { put: [FLAG, DET], hand: { red: 'red-show red-cruise' } },
      acts: [issue('red-show', 'red-flag', { target: 'den' }), issue('red-cruise', 'red-flag')],
    },
    '[9.362] twice: one Order, one Convoy, to two': {
      desks: {
        put: [
          force('azure-det ville a-brun azure-f', MOORED),
          force('azure-flag ville a-clerc azure-a', MOORED),
        ],
        hand: { blue: 'north-escort' },
        scenario: { convoys: [TRADE] },
      },
      acts: [escort('azure-det'), escort('azure-flag')],
    },
    '[9.351] may: to keep one and then to draw': {
      desks: { put: [FLAG] },
      drawn: ['red-show'],
      acts: [{ do: 'keep', order: 'red-show' }, { do: 'draw' }],
    },
    '[9.351] draw-last: to draw twice': { desks: { put: [FLAG] }, acts: [{ do: 'draw' }, { do: 'draw' }] },
    '[9.351] not-drawn: to keep two': {
      desks: { put: [FLAG] },
      drawn: ['red-show', 'red-strait'],
      acts: [
        { do: 'keep', order: 'red-show' },
        { do: 'keep', order: 'red-strait' },
      ],
    },
    '[9.351] keep-first: to do anything before': {
      desks: { put: [FLAG], hand: { red: 'red-cruise' } },
      drawn: ['red-show'],
      acts: [issue('red-cruise', 'red-flag')],
    },
    '[9.343] no-orders: a Hand-Over where no Orders are drawn': {
      desks: { ...three, ...WITHOUT },
      acts: [over('red-flag')],
    },
    '[9.343] no-orders: a Rendezvous where no Orders are drawn': {
      desks: { ...three, ...WITHOUT },
      acts: [meet('red-f')],
    },
  });
});

describe('The Orders Step', () => {
  it('[9.354] goes from desk to desk, and waits for those who have drawn', () => {
    const world = desksAt({ put: [FLAG], turn: 1, pool: 'red-cruise' });
    const step = atDesk(world);
    const at = (): unknown[] => [step.progress, world.stage];
    expect(at()).toEqual(['waits', { kind: 'desk', side: 'red' }]);
    step.answer(ordersActs({ do: 'draw' }));
    expect(at()).toEqual(['waits', { kind: 'desk', side: 'red' }]);
    const [order] = forcesOf(world, 'red').desk.drawn;
    step.answer(ordersActs({ do: 'keep', order: order! }));
    expect(at()).toEqual(['waits', { kind: 'desk', side: 'blue' }]);
    step.answer(NOTHING);
    expect(step.progress).toBe('done');
  });

  it('[12.23] [9.342] a Year has ended when another begins, and what was put away for it is back', () => {
    const begun = (turn: number) => {
      const world = desksAt({ turn, pool: '' });
      const { desk } = forcesOf(world, 'red');
      desk.discards = [
        { order: 'red-show', back: 'year' },
        { order: 'red-cruise', back: 'quarter' },
        { order: 'red-strait', back: 'never' },
      ];
      const { context } = atDesk(world);
      return [context.told('year').length, desk.discards.map(({ order }) => order)];
    };
    expect(begun(0)).toEqual([0, ['red-show', 'red-strait']]);
    expect(begun(1)).toEqual([0, ['red-show', 'red-cruise', 'red-strait']]);
    expect(begun(4)).toEqual([0, ['red-show', 'red-strait']]);
    expect(begun(16)).toEqual([1, ['red-strait']]);
  });

  it('[9.35] without Orders nothing is put into the pool or comes out of it', () => {
    const full = force('azure-flag ville a-clerc azure-a azure-b azure-c', MOORED);
    const pools = (more: Desks): string[][] => {
      const world = desksAt({ put: [full], turn: 4, pool: 'red-blockade', ...more });
      atDesk(world);
      const { desk } = forcesOf(world, 'red');
      return [desk.pool, desk.hand.map(({ order }) => order)];
    };
    expect(pools({})).toEqual([['red-cruise', 'red-strait', 'red-show'], ['red-blockade']]);
    expect(pools(WITHOUT)).toEqual([['red-blockade'], []]);
  });

  it('[9.386] what can’t be done any more is put away, and nothing else', () => {
    const orders = [
      chitLike('gone', { invalid: ['poolWhenFalse'], poolWhen: { if: 'event', event: 'war' } }),
      chitLike('there', { invalid: ['poolWhenFalse'] }),
      chitLike('at-any-time', { poolWhen: { if: 'event', event: 'war' } }),
    ];
    const world = desksAt({ turn: 1, module: { orders }, hand: { red: 'there gone at-any-time' } });
    atDesk(world);
    expect(forcesOf(world, 'red').desk.hand.map(({ order }) => order)).toEqual(['there', 'at-any-time']);
  });

  it('[9.323] a chit that is shown as it comes is news to all', () => {
    const orders = [chitLike('open', { shown: true })];
    const world = desksAt({ turn: 1, put: [FLAG], module: { orders } });
    const step = atDesk(world);
    forcesOf(world, 'red').desk.drawn = ['open'];
    step.answer(ordersActs({ do: 'keep', order: 'open' }));
    expect(toldLines(step.context)[0]).toBe('shown-chit 9.323 side:red order:open news:true');
  });
});

describe('Drawing', () => {
  it('[9.351] of those drawn one is kept, freely to be Issued, and the rest go back', () => {
    const world = desksAt({ put: [FLAG], turn: 1, pool: 'red-cruise' });
    const { desk } = forcesOf(world, 'red');
    const step = atDesk(world);
    desk.pool = ['red-cruise'];
    desk.drawn = ['red-show', 'red-strait'];
    step.answer(goOn({ do: 'keep', order: 'red-show' }));
    expect([desk.pool, desk.drawn, desk.hand]).toEqual([
      ['red-cruise', 'red-strait'],
      [],
      [{ order: 'red-show', received: 1, mandatory: false }],
    ]);
  });

  it('[9.352] no more than there are', () => {
    const world = desksAt({ put: [FLAG], turn: 1 });
    const { desk } = forcesOf(world, 'red');
    const step = atDesk(world);
    desk.pool = ['red-cruise'];
    step.answer(goOn({ do: 'draw' }));
    expect([desk.pool, desk.drawn, desk.tried]).toEqual([[], ['red-cruise'], ['random']]);
  });

  it('[9.353] chosen ones come with as many blind, and after them nothing is chosen', () => {
    const world = desksAt({ put: [FLAG], turn: 1 });
    const { desk } = forcesOf(world, 'red');
    const step = atDesk(world);
    desk.pool = ['red-cruise', 'red-show', 'red-strait'];
    step.answer(goOn({ do: 'choose', order: 'red-show' }));
    expect(desk.hand).toHaveLength(2);
    expect(desk.hand[0]).toEqual({ order: 'red-show', received: 1, mandatory: false });
    expect(step.check(ordersActs({ do: 'choose', order: desk.pool[0]! }))).toMatchObject({
      code: 'too-late',
      rule: '9.353',
    });
  });

  it('[9.352] an Event may have more drawn, of the side it is for and as long as it lasts', () => {
    const world = desksAt({ turn: 3 });
    expect(drawCount(world, 'red')).toBe(2);
    world.lasting = [
      { what: 'draws', side: 'red', value: 2, until: 4 },
      { what: 'draws', side: 'red', value: 1, until: null },
      { what: 'draws', side: 'red', value: 7, until: 3 },
      { what: 'draws', side: 'blue', value: 9, until: null },
      { what: 'request', side: 'red', value: 5, until: null },
    ];
    expect(drawCount(world, 'red')).toBe(5);
    world.lasting = [{ what: 'draws', side: 'red', value: -9, until: null }];
    expect(drawCount(world, 'red')).toBe(1);
  });

  it('[9.341] a pool that loses as many as it gains is told of', () => {
    const world = desksAt({ turn: 4, events: 'compact' });
    forcesOf(world, 'blue').desk.pool = ['north-escort', 'south-rebase'];
    expect(
      atDesk(world)
        .told('pool')
        .filter(({ side }) => side === 'blue'),
    ).toEqual([
      { kind: 'pool', rule: '9.341', side: 'blue', come: ['joint-sortie'], gone: ['north-escort'] },
    ]);
  });
});
