import { describe, expect, it } from 'vitest';
import {
  atDesk,
  chitLike,
  desksAt,
  executes,
  goOn,
  handOf,
  holding,
  NOTHING,
  ordersActs,
} from '../testing/orders.ts';
import { force, formationIn, scripted } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import { theatreOf } from '../world/theatre.ts';
import { endOrder } from './order-ends.ts';
import { composePool, drawCount } from './pools.ts';

const FLEET = [
  force('red-flag kings-port r-birch red-a red-b', { fitting: true }),
  force('red-det-1 w r-cole red-c'),
] as const;

describe('Orders in general', () => {
  it('[9.1] [9.31] [9.311] what there is to be ordered stands in the module, side by side', () => {
    const { orders } = theatreOf(desksAt());
    expect([...orders.values()].filter(({ side }) => side === 'red').map(({ id }) => id)).toEqual([
      'red-cruise',
      'red-blockade',
      'red-strait',
      'red-show',
    ]);
    expect(orders.get('red-cruise')!.fulfil).toEqual({ test: 'circuit', route: ['w', 'x'], times: 1 });
  });

  it('[9.312] [9.362] a Formation has one Order at a time, and may have another when that has ended', () => {
    const world = desksAt({ put: FLEET, hand: { red: 'red-cruise red-show' }, turn: 1 });
    const step = atDesk(world);
    step.answer(goOn({ do: 'issue', order: 'red-cruise', formation: 'red-flag' }));
    const second = ordersActs({ do: 'issue', order: 'red-show', formation: 'red-flag', target: 'den' });
    expect(step.check(second)).toMatchObject({ rule: '9.362' });
    endOrder(world, step.context, 'red', 'red-flag', { what: 'invalid' });
    expect(step.check(second)).toBeNull();
  });

  it('[9.313] nobody needs an Order, and who has none earns nothing by his time on station', () => {
    const world = desksAt({ put: FLEET, turn: 1 });
    expect(atDesk(world).answer(NOTHING).check(NOTHING)).toBeNull();
    expect(formationIn(world, 'red-det-1').execution).toBeNull();
    expect(world.record.red).toEqual({ fulfilled: 0, failed: 0 });
  });

  it('[9.315] a Convoy is given no Order', () => {
    const world = desksAt({
      hand: { blue: 'north-escort' },
      turn: 1,
      scenario: { convoys: [{ group: 'blue-trade', route: 0, at: 'ocean' }] },
    });
    const convoy = Object.keys(world.forces.blue!.convoys)[0]!;
    const step = atDesk(world).answer(NOTHING);
    const refusal = step.check(ordersActs({ do: 'issue', order: 'north-escort', formation: convoy, convoy }));
    expect(refusal).toMatchObject({ rule: '9.315' });
  });
});

describe('Chits', () => {
  it('[9.32] [9.324] a chit is in the pool, in the Hand, with a Formation or among the discards, and nowhere else', () => {
    const world = desksAt({ put: FLEET, hand: { red: 'red-cruise' }, turn: 1 });
    const { desk } = world.forces.red!;
    const places = (): boolean[] => [
      desk.pool.includes('red-cruise'),
      handOf(world).includes('red-cruise'),
      formationIn(world, 'red-flag').execution?.order === 'red-cruise',
      desk.discards.some(({ order }) => order === 'red-cruise'),
    ];
    const step = atDesk(world);
    expect(places()).toEqual([false, true, false, false]);
    step.answer(goOn({ do: 'issue', order: 'red-cruise', formation: 'red-flag' }));
    expect(places()).toEqual([false, false, true, false]);
    endOrder(world, step.context, 'red', 'red-flag', { what: 'fulfilled' });
    expect(places()).toEqual([false, false, false, true]);
    composePool(world, scripted(world), 'red', 'quarter');
    expect(places()).toEqual([true, false, false, false]);
  });

  it('[9.321] a chit of one Command is for its Formations alone', () => {
    const step = holding('azure-flag ville a-clerc azure-a', 'south-rebase');
    const issue = ordersActs({ do: 'issue', order: 'south-rebase', formation: 'azure-flag' });
    expect(step.check(issue)).toMatchObject({ rule: '9.321' });
  });

  it('[9.322] the Enemy sees neither Hand nor pool, hears that something was Issued, and sees the chit when it is Fulfilled', () => {
    const world = desksAt({ put: FLEET, hand: { red: 'red-cruise' }, turn: 1 });
    expect(view(world, 'blue').forces.red).toBeUndefined();
    const step = atDesk(world).answer(goOn({ do: 'issue', order: 'red-cruise', formation: 'red-flag' }));
    const issued = step.context.happenings.find(({ truth }) => truth.kind === 'issued')!;
    expect(issued.shown).toMatchObject({ others: { kind: 'issued', rule: '9.36', side: 'red' } });
    expect(issued.shown?.others).not.toHaveProperty('order');
    endOrder(world, step.context, 'red', 'red-flag', { what: 'fulfilled' });
    const shown = step.context.happenings.find(({ truth }) => truth.kind === 'order')!;
    expect(shown.shown).toBeUndefined();
    expect(shown.truth).toMatchObject({ order: 'red-cruise', what: 'fulfilled' });
  });

  it('[9.323] a chit that the module says so of is shown as soon as it is Received', () => {
    const module = { orders: [chitLike('secret'), chitLike('open', { shown: true })] };
    const world = desksAt({ module, turn: 1, pool: 'secret open' });
    const step = atDesk(world).answer(goOn({ do: 'choose', order: 'open' }));
    expect(step.told('shown-chit')).toEqual([
      { kind: 'shown-chit', rule: '9.323', side: 'red', order: 'open' },
    ]);
  });
});

describe('The cycle', () => {
  it('[9.33] from the set to the pool, the Hand, a Formation, its end, and back', () => {
    const world = desksAt({ put: FLEET, turn: 1 });
    const { desk } = world.forces.red!;
    expect(desk.pool).toContain('red-strait');
    const step = atDesk(world).answer(goOn({ do: 'choose', order: 'red-strait' }));
    expect(handOf(world)).toContain('red-strait');
    step.answer(goOn({ do: 'issue', order: 'red-strait', formation: 'red-flag' }));
    expect(formationIn(world, 'red-flag').execution?.order).toBe('red-strait');
    endOrder(world, step.context, 'red', 'red-flag', { what: 'fulfilled' });
    expect(desk.pool).toContain('red-strait');
  });

  it('[9.331] an Order may be Extended or handed over, and both take a Strategy Check', () => {
    const world = desksAt({
      put: [FLEET[0], { ...FLEET[1], at: 'kings-port', fitting: true }],
      turn: 1,
    });
    executes(world, 'red-flag', 'red-cruise');
    const step = atDesk(world, 6).answer(goOn({ do: 'hand-over', formation: 'red-det-1', of: 'red-flag' }));
    expect(step.told('check')).toMatchObject([{ what: 'hand-over', passed: false, dice: [6] }]);
    expect(formationIn(world, 'red-det-1').execution).toBeNull();
  });

  it('[9.332] [9.363] in the Orders Step of Turn 1 everything in Hand and in Execution Fails', () => {
    const world = desksAt({ put: FLEET, hand: { red: 'red-show' }, turn: 16 });
    executes(world, 'red-flag', 'red-blockade');
    const step = atDesk(world);
    expect(formationIn(world, 'red-flag').execution).toBeNull();
    expect(step.told('order').map(({ order, what }) => [order, what])).toEqual([
      ['red-blockade', 'failed'],
      ['red-show', 'failed'],
    ]);
    // Until then a chit may be kept as long as one likes.
    const earlier = desksAt({ hand: { red: 'red-show' }, turn: 15 });
    atDesk(earlier).answer(NOTHING);
    expect(handOf(earlier)).toEqual(['red-show']);
  });
});

describe('The pool', () => {
  it('[9.34] [9.341] is made up on Quarterly Turns, of all chits on Turn 1, and follows the Events', () => {
    const world = desksAt({ turn: 4 });
    const { desk } = world.forces.red!;
    desk.discards = [
      { order: 'red-cruise', back: 'quarter' },
      { order: 'red-show', back: 'year' },
    ];
    composePool(world, scripted(world), 'red', 'turn');
    expect(desk.pool).not.toContain('red-cruise');
    composePool(world, scripted(world), 'red', 'quarter');
    expect(desk.pool).toContain('red-cruise');
    expect(desk.pool).not.toContain('red-show');
    composePool(world, scripted(world), 'red', 'year');
    expect(desk.pool).toContain('red-show');

    composePool(world, scripted(world), 'blue', 'quarter');
    expect(world.forces.blue!.desk.pool).not.toContain('joint-sortie');
    world.events.compact = { since: 4, implemented: true, stands: true };
    composePool(world, scripted(world), 'blue', 'turn');
    expect(world.forces.blue!.desk.pool).not.toContain('joint-sortie');
    const context = scripted(world);
    composePool(world, context, 'blue', 'quarter');
    expect(world.forces.blue!.desk.pool).toContain('joint-sortie');
    // Its owner alone is told what has become possible.
    expect(context.told('pool')).toEqual([
      { kind: 'pool', rule: '9.341', side: 'blue', come: ['joint-sortie'], gone: [] },
    ]);
    expect(context.happenings[0]?.shown?.others).toBeNull();
  });

  it('[9.342] a chit that occurs once in a game never comes back', () => {
    const world = desksAt({
      put: [force('cobalt-flag cala c-cano cobalt-a', { fitting: true })],
      turn: 1,
    });
    executes(world, 'cobalt-flag', 'south-rebase');
    endOrder(world, scripted(world), 'blue', 'cobalt-flag', { what: 'fulfilled' });
    composePool(world, scripted(world), 'blue', 'year');
    expect(world.forces.blue!.desk.pool).not.toContain('south-rebase');
  });

  it('[9.343] Rendezvous and Hand-Over chits are never in the pool', () => {
    const world = desksAt({ fittingOut: { 'kings-port': 'red-a' }, turn: 1 });
    for (const { desk } of Object.values(world.forces)) {
      composePool(world, scripted(world), 'red', 'year');
      expect(desk.pool.filter((id) => id === 'rendezvous' || id === 'hand-over')).toEqual([]);
    }
    const step = atDesk(world);
    const act = { do: 'rendezvous', squadron: 'red-a', to: { port: 'ferry' } } as const;
    expect(step.check(ordersActs(act))).toBeNull();
  });
});

describe('Receiving', () => {
  it('[9.35] only what has been Received can be Issued', () => {
    const step = atDesk(desksAt({ put: FLEET, turn: 1 }));
    expect(step.check(ordersActs({ do: 'issue', order: 'red-cruise', formation: 'red-flag' }))).toMatchObject(
      {
        rule: '9.36',
      },
    );
  });

  it('[9.351] Mandatory chits come first and by themselves', () => {
    const world = desksAt({ ordinary: { ville: 'azure-a azure-b' }, turn: 1 });
    const step = atDesk(world);
    expect(handOf(world)).toEqual(['red-blockade']);
    expect(step.told('drew')).toMatchObject([{ way: 'mandatory', orders: ['red-blockade'] }]);
  });

  it('[9.351] [9.352] some are drawn blind, one is kept, the others go back', () => {
    const world = desksAt({ turn: 1, pool: 'red-cruise red-strait red-show' });
    const { desk } = world.forces.red!;
    const step = atDesk(world);
    step.answer(goOn({ do: 'draw' }));
    expect(desk.drawn).toHaveLength(drawCount(world, 'red'));
    expect(drawCount(world, 'red')).toBe(2);
    const [kept] = desk.drawn;
    expect(step.check(NOTHING)).toMatchObject({ rule: '9.351' });
    step.answer(goOn({ do: 'keep', order: kept! }));
    expect(handOf(world)).toEqual([kept]);
    expect([...desk.pool, kept].sort()).toEqual(['red-blockade', 'red-cruise', 'red-show', 'red-strait']);
    // Not the same two every time.
    const others = new Set<string>();
    for (let seed = 1; seed < 12; seed++) {
      const again = desksAt({ turn: 1, pool: 'red-cruise red-strait red-show' });
      const desk2 = again.forces.red!.desk;
      const umpire = atDesk(again);
      for (let skip = 0; skip < seed; skip++) umpire.context.dice.below(7);
      umpire.answer(goOn({ do: 'draw' }));
      for (const order of desk2.drawn) others.add(order);
    }
    expect(others.size).toBe(4);
  });

  it('[9.351] one may be chosen and one more comes blind, both to be kept', () => {
    const world = desksAt({ turn: 1, pool: 'red-cruise red-strait red-show' });
    atDesk(world).answer(goOn({ do: 'choose', order: 'red-show' }));
    expect(handOf(world)).toHaveLength(2);
    expect(handOf(world)[0]).toBe('red-show');
  });

  it('[9.353] nothing is chosen after something was drawn by chance; several may be chosen together', () => {
    const world = desksAt({ turn: 1, pool: 'red-cruise red-strait red-show' });
    const step = atDesk(world);
    const both = goOn({ do: 'choose', order: 'red-show' }, { do: 'choose', order: 'red-cruise' });
    expect(step.check(both)).toBeNull();
    step.answer(goOn({ do: 'draw' }));
    step.answer(goOn({ do: 'keep', order: world.forces.red!.desk.drawn[0]! }));
    const [left] = world.forces.red!.desk.pool;
    expect(step.check(goOn({ do: 'choose', order: left! }))).toMatchObject({ rule: '9.353' });
  });

  it('[9.354] as often as he likes, or not at all', () => {
    const world = desksAt({ turn: 1 });
    const step = atDesk(world);
    expect(step.check(NOTHING)).toBeNull();
    expect(step.check(goOn())).toMatchObject({ rule: '9.354' });
    step.answer(goOn({ do: 'draw' }));
    step.answer(goOn({ do: 'keep', order: world.forces.red!.desk.drawn[0]! }));
    expect(step.check(goOn({ do: 'draw' }))).toBeNull();
  });

  it('[9.355] a Received Order can’t be put back: there is no such act, and a Mandatory one Fails when its time is over', () => {
    const world = desksAt({ hand: { red: 'red-blockade' }, mandatory: 'red-blockade', turn: 1 });
    world.forces.red!.desk.hand[0] = { order: 'red-blockade', received: 1, mandatory: true };
    atDesk(world).answer(NOTHING);
    expect(handOf(world)).toEqual(['red-blockade']);
    world.turn = 3;
    const step = atDesk(world).answer(NOTHING);
    expect(handOf(world)).toEqual([]);
    expect(step.told('order')).toMatchObject([{ what: 'failed', why: 'mandatory' }]);
    expect(world.record.red).toEqual({ fulfilled: 0, failed: 1 });
  });
});

describe('Issuing', () => {
  it('[9.36] the chit goes from the Hand to the Formation', () => {
    const world = desksAt({ put: FLEET, hand: { red: 'red-show' }, turn: 1 });
    atDesk(world).answer(
      ordersActs({ do: 'issue', order: 'red-show', formation: 'red-flag', target: 'den' }),
    );
    expect(handOf(world)).toEqual([]);
    expect(formationIn(world, 'red-flag').execution).toMatchObject({
      order: 'red-show',
      target: 'den',
      issued: 1,
    });
  });

  it('[9.361] as many as one likes in one Step', () => {
    const world = desksAt({
      put: [FLEET[0], { ...FLEET[1], at: 'ferry', fitting: true }],
      hand: { red: 'red-cruise red-strait' },
      turn: 1,
    });
    atDesk(world).answer(
      ordersActs(
        { do: 'issue', order: 'red-cruise', formation: 'red-flag' },
        { do: 'issue', order: 'red-strait', formation: 'red-det-1' },
      ),
    );
    expect(formationIn(world, 'red-flag').execution?.order).toBe('red-cruise');
    expect(formationIn(world, 'red-det-1').execution?.order).toBe('red-strait');
  });

  it('[9.365] freely to who Fits Out, to the Ready after one Strategy Check an Order and a Turn', () => {
    const world = desksAt({ put: FLEET, hand: { red: 'red-cruise' }, turn: 1 });
    const step = atDesk(world, 6);
    const issue = { do: 'issue', order: 'red-cruise', formation: 'red-det-1' } as const;
    step.answer(goOn(issue));
    expect(step.told('check')).toMatchObject([{ leader: 'r-ash', rating: 5, dice: [6], passed: false }]);
    expect(handOf(world)).toEqual(['red-cruise']);
    expect(step.check(ordersActs(issue))).toMatchObject({ rule: '9.365' });
    step.answer(goOn({ ...issue, formation: 'red-flag' }));
    expect(formationIn(world, 'red-flag').execution?.order).toBe('red-cruise');
  });

  it('[9.365] where there are Commands it is their own Admiral who is asked', () => {
    const world = desksAt({
      put: [force('cobalt-flag coast c-diaz cobalt-a')],
      hand: { blue: 'south-rebase' },
      turn: 1,
    });
    const step = atDesk(world, 4).answer(NOTHING);
    step.answer(ordersActs({ do: 'issue', order: 'south-rebase', formation: 'cobalt-flag' }));
    expect(step.told('check')).toMatchObject([{ leader: 'c-cano', rating: 4, passed: true }]);
    expect(formationIn(world, 'cobalt-flag').execution?.order).toBe('south-rebase');
  });

  it('[9.366] a Subordinate Flotilla is given none', () => {
    const world = desksAt({
      put: [FLEET[0], { ...FLEET[1], at: 'kings-port', fitting: true, under: 'red-flag' }],
      hand: { red: 'red-cruise' },
      turn: 1,
    });
    const step = atDesk(world);
    expect(
      step.check(ordersActs({ do: 'issue', order: 'red-cruise', formation: 'red-det-1' })),
    ).toMatchObject({
      rule: '9.366',
    });
  });

  it('every answer that is offered is allowed', () => {
    const world = desksAt({
      put: FLEET,
      fittingOut: { 'kings-port': 'red-e red-f' },
      hand: { red: 'red-cruise red-show' },
      turn: 1,
    });
    executes(world, 'red-det-1', 'red-blockade');
    const step = atDesk(world, ...Array.from({ length: 30 }, () => 0));
    const offered = step.choices<'orders'>();
    expect(offered.map((answer) => step.check(answer)).filter((refusal) => refusal !== null)).toEqual([]);
    const kinds = new Set(offered.flatMap(({ acts: all }) => all.map((act) => act.do)));
    expect([...kinds].sort()).toEqual(['choose', 'draw', 'fail', 'hand-over', 'issue', 'rendezvous']);
  });
});
