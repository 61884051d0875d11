import { describe, expect, it } from 'vitest';
import { unform } from '../organisation/organisation.ts';
import { doAct } from '../reorganisation/acts.ts';
import {
  atDesk,
  chitLike,
  desksAt,
  executes,
  goOn,
  handOf,
  NOTHING,
  ordersActs,
  playImpulse,
} from '../testing/orders.ts';
import { formationIn, scripted, Umpire } from '../testing/station.ts';
import { convertInPort } from '../yards/conversion.ts';
import { dockyardStep } from '../yards/dockyard.ts';
import { convertAtSea } from '../yards/dummies.ts';
import { layUp } from '../yards/lay-up.ts';
import { endsOrder } from './force-needed.ts';
import { freeToGive, freeToLeave, orderEndedBy, releaseOrder } from './order-changes.ts';
import { abandonModifier, endOrder, extendOrder, mayExtend } from './order-ends.ts';

const FLAG = { id: 'red-flag', at: 'narrows', leader: 'r-birch', squadrons: 'red-a red-b' } as const;
const record = (world: ReturnType<typeof desksAt>) => world.record.red;

describe('Terminating', () => {
  it('[9.38] an Order ends when it is Fulfilled, Failed or no longer Valid, tested in that order', () => {
    const world = desksAt({ put: [FLAG], turn: 1 });
    executes(world, 'red-flag', 'red-strait', { issued: -2 });
    const context = scripted(world);
    // On the last Impulse of its time it is Fulfilled and has not Failed.
    world.impulse = 2;
    playImpulse(world, context);
    expect(playImpulse(world, context)).toEqual(['red-strait']);
    expect(context.told('order')).toEqual([]);
  });

  it('[9.381] the Formation is free, and may be Issued another at once', () => {
    const world = desksAt({
      put: [{ ...FLAG, at: 'kings-port', fitting: true }],
      hand: { red: 'red-cruise' },
      turn: 1,
    });
    executes(world, 'red-flag', 'red-strait');
    const step = atDesk(world);
    endOrder(world, step.context, 'red', 'red-flag', { what: 'fulfilled' });
    step.answer(ordersActs({ do: 'issue', order: 'red-cruise', formation: 'red-flag' }));
    expect(formationIn(world, 'red-flag').execution?.order).toBe('red-cruise');
  });

  it('[9.382] the chit goes back at once, is discarded for a while, or for good', () => {
    const world = desksAt({ put: [FLAG], turn: 1 });
    const { desk } = world.forces.red!;
    const context = scripted(world);
    for (const order of ['red-strait', 'red-cruise', 'red-show']) {
      executes(world, 'red-flag', order);
      endOrder(world, context, 'red', 'red-flag', { what: 'failed' });
    }
    expect(desk.pool).toContain('red-strait');
    expect(desk.discards).toEqual([
      { order: 'red-cruise', back: 'quarter' },
      { order: 'red-show', back: 'year' },
    ]);
  });

  it('[9.383] each Fulfilled one counts one more, each Failed one one less', () => {
    const world = desksAt({ put: [FLAG], turn: 1 });
    const context = scripted(world);
    for (const what of ['fulfilled', 'fulfilled', 'failed'] as const) {
      executes(world, 'red-flag', 'red-strait');
      endOrder(world, context, 'red', 'red-flag', { what });
    }
    expect(record(world)).toEqual({ fulfilled: 2, failed: 1 });
    world.turn = 16;
    const step = atDesk(world);
    expect(step.told('year')).toMatchObject([{ year: 1741, nets: { red: 1, blue: 0 } }]);
    expect(record(world)).toEqual({ fulfilled: 0, failed: 0 });
  });

  it('[9.384] who has more gains Prestige and the other loses, by the spread and by the module’s table', () => {
    const world = desksAt({
      turn: 16,
      world: { record: { red: { fulfilled: 0, failed: 2 }, blue: { fulfilled: 3, failed: 0 } } },
    });
    atDesk(world);
    expect(world.prestige).toEqual({ red: 4, blue: 6 });
  });

  it('[9.385] where a scenario says so each Order brings its Prestige directly, and no Year is compared', () => {
    const world = desksAt({ put: [FLAG], turn: 1, scenario: { scoreOrders: { fulfilled: 1, failed: -1 } } });
    const context = scripted(world);
    executes(world, 'red-flag', 'red-strait');
    endOrder(world, context, 'red', 'red-flag', { what: 'fulfilled' });
    expect(world.prestige.red).toBe(6);
    executes(world, 'red-flag', 'red-cruise');
    endOrder(world, context, 'red', 'red-flag', { what: 'failed' });
    expect(world.prestige.red).toBe(5);
    world.turn = 16;
    expect(atDesk(world).told('year')).toEqual([]);
  });

  it('[9.386] an Order whose reason is gone ends at once and counts for nothing', () => {
    const world = desksAt({ put: [{ ...FLAG, at: 'ville' }], turn: 1 });
    executes(world, 'red-flag', 'red-blockade');
    world.ports.ville!.side = null;
    const context = scripted(world);
    playImpulse(world, context);
    expect(context.told('order')).toMatchObject([{ what: 'invalid' }]);
    expect(formationIn(world, 'red-flag').execution).toBeNull();
    expect(record(world)).toEqual({ fulfilled: 0, failed: 0 });
  });

  it('[9.386] so does a chit in Hand that can’t be done any more', () => {
    const gone = chitLike('red-gone', {
      invalid: ['poolWhenFalse'],
      poolWhen: { if: 'event', event: 'compact' },
    });
    const world = desksAt({ module: { orders: [gone] }, hand: { red: 'red-gone' }, turn: 1 });
    const step = atDesk(world);
    expect(handOf(world)).toEqual([]);
    expect(step.told('order')).toMatchObject([{ order: 'red-gone', what: 'invalid' }]);
    expect(record(world)).toEqual({ fulfilled: 0, failed: 0 });
  });

  it('[9.387] given up only after a check, made easier by the damage of its Squadrons: 16 DPs on 4 are -1', () => {
    const four = 'red-a:4/4 red-b:4/4 red-c:4/4 red-e:4/4';
    const world = desksAt({ put: [{ ...FLAG, squadrons: four }], turn: 1 });
    executes(world, 'red-flag', 'red-strait');
    expect(abandonModifier(world, 'red', 'red-flag')).toBe(-1);
    const step = atDesk(world, 6);
    step.answer(goOn({ do: 'fail', formation: 'red-flag' }));
    expect(step.told('check')).toMatchObject([{ rating: 5, modifier: -1, dice: [6], passed: true }]);
    expect(record(world)).toEqual({ fulfilled: 0, failed: 1 });

    const sound = desksAt({ put: [FLAG], turn: 1 });
    executes(sound, 'red-flag', 'red-strait');
    const refused = atDesk(sound, 6).answer(goOn({ do: 'fail', formation: 'red-flag' }));
    expect(formationIn(sound, 'red-flag').execution?.order).toBe('red-strait');
    expect(refused.check(ordersActs({ do: 'fail', formation: 'red-flag' }))).toMatchObject({ rule: '9.391' });
  });

  it('[9.388] a Formation may not give away what its Order needs, unless the Order may be given up', () => {
    const world = desksAt({ put: [{ ...FLAG, at: 'ville', squadrons: 'red-a:3 red-b:2 red-f' }], turn: 1 });
    executes(world, 'red-flag', 'red-blockade');
    expect(endsOrder(world, 'red', 'red-flag', ['red-f'])).toBe(false);
    expect(endsOrder(world, 'red', 'red-flag', ['red-b'])).toBe(true);
    const drop = (squadron: string) => ({ do: 'drop', squadron }) as const;
    expect(releaseOrder(world, scripted(world), 'red', drop('red-f'))).toBe(true);
    // Once a Turn, with the check of an Order given up.
    const context = scripted(world, 6);
    expect(releaseOrder(world, context, 'red', drop('red-b'))).toBe(false);
    expect(context.told('check')).toMatchObject([{ rule: '9.387', passed: false }]);
    expect(releaseOrder(world, scripted(world), 'red', drop('red-b'))).toBe(false);
    world.forces.red!.desk.tried = [];
    expect(releaseOrder(world, scripted(world, 5), 'red', drop('red-b'))).toBe(true);
    expect(world.record.red).toEqual({ fulfilled: 0, failed: 1 });
  });

  it('[9.388] single Sail that are Transferred away count too, those that stay in the Formation do not', () => {
    const world = desksAt({
      put: [
        { ...FLAG, at: 'ville', squadrons: 'red-a:3 red-b:2 red-f' },
        { id: 'red-c', at: 'ville', squadrons: 'red-c:2' },
      ],
      turn: 1,
    });
    executes(world, 'red-flag', 'red-blockade');
    const give = (from: string, to: string, sail: number) =>
      orderEndedBy(world, 'red', { do: 'transfer', from, to, sail });
    expect([give('red-a', 'red-b', 2), give('red-a', 'red-c', 1)]).toEqual([null, null]);
    expect([give('red-a', 'red-c', 2), give('red-c', 'red-a', 1), give('red-a', 'red-e', 2)]).toEqual([
      'red-flag',
      null,
      null,
    ]);
    const occasion = { free: true, at: 'ville' };
    const act = { do: 'transfer', from: 'red-a', to: 'red-c', sail: 2 } as const;
    expect(doAct(world, scripted(world, 9), 'red', act, occasion)).toBe(false);
    expect(world.forces.red!.squadrons['red-a']!.sail).toBe(3);
  });

  it('[9.388] [6.323] [11.34] so do those Converted, hulked or sent home', () => {
    const home = { id: 'red-flag', at: 'kings-port', fitting: true, leader: 'r-birch' } as const;
    const under = (squadrons: string) => {
      const world = desksAt({ put: [{ ...home, squadrons }], turn: 1 });
      executes(world, 'red-flag', 'red-blockade');
      return world;
    };
    const from = [{ squadron: 'red-d', sail: 2 }];
    const converted = under('red-a:3 red-d');
    expect(convertInPort(converted, scripted(converted, 9), 'red', from)).toBe(false);
    expect(converted.forces.red!.squadrons['red-d']?.sail).toBe(2);
    const free = under('red-a:4 red-d');
    expect(convertInPort(free, scripted(free), 'red', from)).toBe(true);
    expect(formationIn(free, 'red-flag').execution).not.toBeNull();
    const allowed = under('red-a:3 red-d');
    expect(convertInPort(allowed, scripted(allowed, 0), 'red', from)).toBe(true);
    expect(formationIn(allowed, 'red-flag').execution).toBeNull();

    const hulked = under('red-a:3 red-b:1');
    hulked.step = 'dockyard';
    new Umpire(hulked, dockyardStep, 9).answer(
      { back: [], repair: [], prestige: 0, hulk: [{ squadron: 'red-b', sail: 1 }] },
      { back: [], repair: [], prestige: 0, hulk: [] },
    );
    expect(hulked.forces.red!.squadrons['red-b']?.sail).toBe(1);
    expect(orderEndedBy(hulked, 'red', { do: 'send-home', squadron: 'red-a' })).toBe('red-flag');
  });

  it('[9.388] what is Unformed or detached, and what is left of a Squadron alone', () => {
    const parts = [
      { ...FLAG, at: 'ville', squadrons: 'red-a:2' },
      { id: 'red-det-1', at: 'ville', under: 'red-flag', leader: 'r-cole', squadrons: 'red-b:2' },
    ];
    const world = desksAt({ put: parts, turn: 1 });
    executes(world, 'red-flag', 'red-blockade');
    expect(orderEndedBy(world, 'red', { do: 'unform', flotilla: 'red-flag' })).toBe('red-flag');
    expect(orderEndedBy(world, 'red', { do: 'detach', formation: 'red-det-1' })).toBe('red-flag');
    const alone = desksAt({
      put: [{ ...FLAG, at: 'kings-port', fitting: true, squadrons: 'red-a:4' }],
      turn: 1,
    });
    executes(alone, 'red-flag', 'red-blockade');
    expect(freeToGive(alone, scripted(alone, 9), 'red', [{ squadron: 'red-a', sail: 1 }])).toBe(false);
  });

  it('[9.388] another Formation’s Order is not touched, however weak that one is', () => {
    const world = desksAt({
      put: [{ ...FLAG, at: 'kings-port', fitting: true, squadrons: 'red-a:1' }],
      fittingOut: { 'kings-port': 'red-d red-c' },
      turn: 1,
    });
    executes(world, 'red-flag', 'red-blockade');
    expect(freeToGive(world, scripted(world), 'red', [{ squadron: 'red-d', sail: 2 }])).toBe(true);
    expect(freeToLeave(world, scripted(world), 'red', ['red-c'])).toEqual(['red-c']);
    expect(formationIn(world, 'red-flag').execution).not.toBeNull();
  });

  it('[9.388] [6.323] and those Converted at sea', () => {
    const world = desksAt({ put: [{ ...FLAG, at: 'ville', squadrons: 'red-a:3 red-d' }], turn: 1 });
    executes(world, 'red-flag', 'red-blockade');
    const context = scripted(world, 9);
    convertAtSea(world, context, 'red', 'red-flag', [{ squadron: 'red-d', sail: 2 }]);
    expect(context.told('check')).toMatchObject([{ rule: '9.387', passed: false }]);
    expect(context.told('converted')).toMatchObject([{ done: false }]);
    expect(world.forces.red!.squadrons['red-d']?.sail).toBe(2);
  });

  it('[9.388] Squadrons that lie up leave their Formation too', () => {
    const world = desksAt({
      put: [{ ...FLAG, at: 'kings-port', fitting: true, squadrons: 'red-a red-b' }],
      turn: 1,
    });
    executes(world, 'red-flag', 'red-blockade');
    world.step = 'lay-up';
    const step = new Umpire(world, layUp, 6);
    step.answer({ squadrons: ['red-a', 'red-b'] }, { squadrons: [] });
    expect(step.told('check')).toMatchObject([{ rule: '9.387', passed: false }]);
    expect(formationIn(world, 'red-flag').squadrons).toEqual(['red-a', 'red-b']);
  });

  it('[9.378] when it is Unformed its Order goes on with a Flotilla of its own, if the Admiral agrees', () => {
    const parts = [
      { ...FLAG, squadrons: 'red-a' },
      { id: 'red-det-1', at: 'narrows', under: 'red-flag', leader: 'r-cole', squadrons: 'red-b' },
    ];
    const world = desksAt({ put: parts, turn: 1 });
    executes(world, 'red-flag', 'red-strait');
    unform(world, scripted(world, 5), 'red', 'red-flag', '3.34');
    expect(formationIn(world, 'red-det-1').execution?.order).toBe('red-strait');
    expect(record(world)).toEqual({ fulfilled: 0, failed: 0 });

    const other = desksAt({ put: parts, turn: 1 });
    executes(other, 'red-flag', 'red-strait');
    unform(other, scripted(other, 6), 'red', 'red-flag', '3.34');
    expect(formationIn(other, 'red-det-1').execution).toBeNull();
    expect(record(other)).toEqual({ fulfilled: 0, failed: 1 });
  });
});

describe('Extending', () => {
  it('[9.39] a Fulfilled Order counts and, after a check, is Issued anew to the same Formation', () => {
    const world = desksAt({ put: [FLAG], turn: 5 });
    executes(world, 'red-flag', 'red-strait', { issued: 3 });
    expect(extendOrder(world, scripted(world, 5), 'red', 'red-flag')).toBe(true);
    expect(record(world)).toEqual({ fulfilled: 1, failed: 0 });
    expect(formationIn(world, 'red-flag').execution).toMatchObject({ order: 'red-strait', issued: 5 });
    expect(formationIn(world, 'red-flag').execution!.progress.runs).toEqual([]);

    const other = desksAt({ put: [FLAG], turn: 5 });
    executes(other, 'red-flag', 'red-strait', { issued: 3 });
    expect(extendOrder(other, scripted(other, 6), 'red', 'red-flag')).toBe(false);
    expect(formationIn(other, 'red-flag').execution).toBeNull();
    expect(record(other)).toEqual({ fulfilled: 1, failed: 0 });
  });

  it('[9.391] an Admiral may check for several Orders, for each once', () => {
    const world = desksAt({
      put: [FLAG, { id: 'red-det-1', at: 'w', leader: 'r-cole', squadrons: 'red-c' }],
      turn: 5,
    });
    executes(world, 'red-flag', 'red-strait');
    executes(world, 'red-det-1', 'red-cruise');
    const context = scripted(world, 5, 5, 0);
    expect(extendOrder(world, context, 'red', 'red-flag')).toBe(true);
    expect(extendOrder(world, context, 'red', 'red-det-1')).toBe(true);
    expect(context.left).toBe(1);
    // For each once: what failed is not tried again, though the next die would do.
    const once = desksAt({ put: [FLAG], turn: 5 });
    executes(once, 'red-flag', 'red-strait');
    const dice = scripted(once, 9, 0);
    expect(extendOrder(once, dice, 'red', 'red-flag')).toBe(false);
    expect(extendOrder(once, dice, 'red', 'red-flag')).toBe(false);
    expect(dice.left).toBe(1);
  });

  it('[9.392] only Orders that the module lets go on, twice a Year, and no Blockade into the Winter', () => {
    const world = desksAt({ put: [FLAG], turn: 5 });
    expect(mayExtend(world, 'red', 'red-show')).toBe(false);
    expect(mayExtend(world, 'red', 'red-strait')).toBe(true);
    world.forces.red!.desk.extended['red-strait'] = 2;
    expect(mayExtend(world, 'red', 'red-strait')).toBe(false);
    expect(mayExtend(world, 'red', 'red-blockade')).toBe(true);
    world.turn = 15;
    world.impulse = 3;
    expect(mayExtend(world, 'red', 'red-blockade')).toBe(true);
    world.impulse = 4;
    expect(mayExtend(world, 'red', 'red-blockade')).toBe(false);
    // The Year’s end begins the count anew.
    world.turn = 16;
    atDesk(world).answer(NOTHING);
    expect(mayExtend(world, 'red', 'red-strait')).toBe(true);
  });
});
