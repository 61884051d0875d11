import { describe, expect, it } from 'vitest';
import type { Condition } from '../module/language.ts';
import type { Module } from '../module/module.ts';
import { convoyAt, convoyTold, escort, escortedBy, withGroup } from '../testing/convoys.ts';
import { afloat, endIncrement } from '../testing/sailing.ts';
import { allTold, formationIn, scripted, stationAt, Umpire } from '../testing/station.ts';
import { inHarbour } from '../umpire/tokens.ts';
import { newConvoy } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { disband, removeConvoy, troopsLeft } from './convoy-ends.ts';
import { scatter } from './convoy-way.ts';
import { convoyStep, convoysEnter } from './convoys.ts';

const trade = { group: 'blue-trade', at: 'narrows' } as const;
const troops = { group: 'blue-troops', at: 'coast', next: 2 } as const;
const stores = { group: 'red-victuals', at: 'narrows' } as const;
const step = (world: State): Umpire => new Umpire(Object.assign(world, { step: 'convoys' }), convoyStep);

const landed = (at: string, points: number) => ({ token: 't1', at, points, news: true });

describe('Convoys gather and appear, told in full', () => {
  const spring = (more: Partial<Parameters<typeof stationAt>[0] & object> = {}) =>
    step(stationAt({ scenario: { start: { year: 1741, turn: 5 } }, ...more }));

  it('[10.114] [10.11] asked of its owner, written down, and told to the others without the route', () => {
    const umpire = spring();
    expect(umpire.world.stage).toEqual({
      kind: 'route',
      convoys: [{ side: 'blue', group: 'blue-trade', leg: 'out' }],
    });
    expect(umpire.asks).toEqual([
      {
        id: '0.route.blue',
        seat: 'blue',
        kind: 'route',
        rule: '10.114',
        convoys: [{ group: 'blue-trade', leg: 'out' }],
      },
    ]);
    umpire.answer({ routes: [1] });
    const assembled = convoyTold('10.11', 'assembled', {});
    expect(allTold(umpire.context)).toEqual([{ ...assembled, route: 1, others: assembled }]);
    expect(umpire.world.forces.blue!.convoys).toEqual({
      'blue-trade.0.out': newConvoy('blue-trade.0.out', 'blue-trade', 'out', 1, 'next-turn'),
    });
    expect([umpire.world.stage, umpire.progress]).toEqual([null, 'done']);
    expect(umpire.world.counters).toEqual({});
  });

  it('[10.114] of two that gather each has its routes in turn; none may be missing or unknown', () => {
    const two: Module = {
      ...withGroup('blue-troops', { assembles: [{ turn: 5, leg: 'out', at: 'ville' }] }),
    };
    const umpire = spring({ scenario: { start: { year: 1741, turn: 5 }, module: two } });
    expect(umpire.asks[0]).toMatchObject({
      convoys: [
        { group: 'blue-trade', leg: 'out' },
        { group: 'blue-troops', leg: 'out' },
      ],
    });
    expect(umpire.choices()).toEqual([{ routes: [1, 1] }, { routes: [1, 2] }]);
    const refused = (...routes: number[]) => umpire.check({ routes })?.code ?? 'may';
    expect([refused(1), refused(1, 1, 1), refused(1, 3), refused(2, 1), refused(1, 2)]).toEqual([
      'routes',
      'routes',
      'route',
      'route',
      'may',
    ]);
    umpire.answer({ routes: [1, 2] });
    const { convoys } = umpire.world.forces.blue!;
    expect(Object.values(convoys).map(({ id, route }) => `${id} ${route}`)).toEqual([
      'blue-trade.0.out 1',
      'blue-troops.0.out 2',
    ]);
    expect(umpire.world.counters).toEqual({ 'blue-troops.assembled': 1 });
  });

  it('[10.11] only while the module’s condition holds', () => {
    const gathers = (requires: Condition) =>
      spring({ scenario: { start: { year: 1741, turn: 5 }, module: withGroup('blue-trade', { requires }) } })
        .progress;
    expect([gathers({ if: 'always' }), gathers({ if: 'event', event: 'war' })]).toEqual(['waits', 'done']);
  });

  it('[10.113] [10.162] with the Turn’s first Impulse, face up, at sea or Fitting Out; its Escort makes for it', () => {
    const world = afloat({ put: [{ ...escort, at: 'w' }], world: { impulse: 2 } });
    const convoy = newConvoy('c', 'blue-trade', 'home', 1, 'next-turn');
    world.forces.blue!.convoys.c = convoy;
    const guard = formationIn(world, 'azure-det');
    guard.execution = { ...guard.execution!, convoy: 'c', target: null };
    const context = scripted(world);
    convoysEnter(world, context);
    expect(context.happenings).toEqual([]);
    world.impulse = 1;
    convoysEnter(world, context);
    expect(allTold(context)).toEqual([
      convoyTold('10.113', 'appeared', { token: 't2', at: 'ville', news: true }),
    ]);
    expect(world.tokens[1]).toEqual({
      id: 't2',
      side: 'blue',
      command: 'north',
      place: inHarbour('ville'),
      face: { formation: 'c', squadrons: 0, auxiliaries: [], convoy: 'trade' },
      shadow: null,
    });
    expect([convoy.waits, formationIn(world, 'c').kind]).toEqual([null, 'convoy']);
    expect([guard.plan, guard.execution?.target]).toEqual([
      { kind: 'voyage', to: 'ville', arrive: 'put-in' },
      'ville',
    ]);
  });

  it.each([
    [4, true],
    [5, false],
  ])('[10.172] Victuallers that are ready come by a die: a %i, %s', (die, comes) => {
    const world = afloat({ world: { impulse: 3 } });
    world.forces.red!.convoys.v = { ...newConvoy('v', 'red-victuals', 'out', 1, 'ready'), repairPoints: 2 };
    const context = scripted(world, die);
    convoysEnter(world, context);
    const gathers = convoyTold('10.172', 'gathers', { dice: [die], others: null }, 'red', 'red-victuals');
    const appeared = convoyTold(
      '10.113',
      'appeared',
      { token: 't1', at: 'ocean', news: true },
      'red',
      'red-victuals',
    );
    expect(allTold(context)).toEqual(comes ? [gathers, appeared] : [gathers]);
    expect(world.forces.red!.convoys.v.waits).toBe(comes ? null : 'ready');
  });

  it('[10.172] two Repair Points a Turn while they gather, to the most there may be, and nobody else is told', () => {
    const world = stationAt({ scenario: { start: { year: 1741, turn: 2 } } });
    world.forces.red!.convoys.v = {
      ...newConvoy('v', 'red-victuals', 'out', 1, 'gathering'),
      repairPoints: 13,
    };
    world.forces.red!.convoys.r = { ...newConvoy('r', 'red-victuals', 'out', 1, 'ready'), repairPoints: 3 };
    const umpire = step(world);
    step(world);
    expect(allTold(umpire.context)).toEqual([
      convoyTold('10.172', 'gathers', { points: 15, others: null }, 'red', 'red-victuals'),
    ]);
    expect(Object.values(world.forces.red!.convoys).map(({ repairPoints }) => repairPoints)).toEqual([16, 3]);
  });
});

describe('Convoys end, told in full', () => {
  it('[10.115] a trade Convoy in its Port: arrived, its Escort’s Order Fulfilled, off the map', () => {
    const { world } = convoyAt(
      { ...trade, at: 'ville', fitting: true },
      { put: [{ ...escort, at: 'ville', fitting: true }], available: 'azure-fleet-1' },
    );
    escortedBy(world, 'blue-trade', 'azure-det');
    world.forces.blue!.auxiliaries['azure-fleet-1'] = { in: 'formation', formation: 'blue-trade' };
    formationIn(world, 'blue-trade').auxiliaries = ['azure-fleet-1'];
    const umpire = step(world);
    const [arrived, order, ...rest] = allTold(umpire.context);
    expect(arrived).toEqual(
      convoyTold('10.115', 'arrived', { token: 't2', at: 'ville', points: 0, news: true }),
    );
    expect(order).toMatchObject({
      kind: 'order',
      order: 'north-escort',
      formation: 'azure-det',
      what: 'fulfilled',
    });
    expect(rest.map(({ kind }) => kind)).toEqual([]);
    expect(world.forces.blue!.auxiliaries['azure-fleet-1']).toEqual({ in: 'recovery' });
    expect(Object.keys(world.forces.blue!.formations)).toEqual(['azure-det']);
    expect(world.tokens.map(({ id }) => id)).toEqual(['t3']);
  });

  it.each([
    [0, 2],
    [3, 2],
    [4, 1],
    [7, 1],
    [8, 0],
  ])('[10.163] [10.164] Troops with %i DPs land %i points, which count for four Turns', (dp, points) => {
    const { world, convoy } = convoyAt({ ...troops, dp });
    world.counters.troopPointsLandedThisYear = 3;
    const context = scripted(world);
    disband(world, context, 'blue', convoy);
    expect(allTold(context)).toEqual([
      convoyTold('10.163', 'arrived', landed('coast', points), 'blue', 'blue-troops'),
    ]);
    expect(world.lasting).toEqual(points === 0 ? [] : [{ what: 'troops', points, until: 4 }]);
    expect(world.counters.troopPointsLandedThisYear).toBe(3 + points);
    expect(troopsLeft({}, 0)).toBe(0);
  });

  it('[10.171] Victuallers at their last Port leave there what they have', () => {
    const { world, convoy } = convoyAt({
      group: 'red-victuals',
      at: 'kings-port',
      fitting: true,
      repairPoints: 5,
    });
    world.ports['kings-port']!.repairPoints = 2;
    const context = scripted(world);
    disband(world, context, 'red', convoy);
    expect(allTold(context)).toEqual([
      convoyTold('10.115', 'arrived', landed('kings-port', 5), 'red', 'red-victuals'),
    ]);
    expect([world.ports['kings-port']!.repairPoints, world.lasting, world.counters]).toEqual([7, [], {}]);
  });

  it.each([
    ['within its limit, with it', 7, {}, true],
    ['beyond the limit', 8, {}, false],
    ['not yet with it', 0, { under: null }, false],
  ])('[10.124] an Escort %s', (_, dp, change, done) => {
    const { world, convoy } = convoyAt({ ...trade, dp }, { put: [escort] });
    escortedBy(world, 'blue-trade', 'azure-det');
    const guard = formationIn(world, 'azure-det');
    Object.assign(guard, change);
    const context = scripted(world);
    disband(world, context, 'blue', convoy);
    expect(context.told('order')).toMatchObject([{ what: done ? 'fulfilled' : 'failed' }]);
    expect(world.record.blue).toEqual(done ? { fulfilled: 1, failed: 0 } : { fulfilled: 0, failed: 1 });
  });

  it('[10.142] lost at so many DPs: told, a Failed Order, and its Escort’s Failed too', () => {
    const { world } = convoyAt({ ...trade, dp: 12 }, { put: [escort] });
    escortedBy(world, 'blue-trade', 'azure-det');
    const [lost, order] = allTold(endIncrement(world).context);
    expect(lost).toEqual(convoyTold('10.142', 'lost', { token: 't2', news: true }));
    expect(order).toMatchObject({ kind: 'order', what: 'failed' });
    expect(world.record.blue).toEqual({ fulfilled: 0, failed: 2 });
    expect(world.forces.blue!.convoys).toEqual({});
  });

  it('[10.172] Victuallers with nothing left: told, off the map, and their Escort’s Order has Failed', () => {
    const { world } = convoyAt(stores);
    expect(allTold(endIncrement(world).context)).toEqual([
      convoyTold('10.172', 'emptied', { token: 't1', news: true }, 'red', 'red-victuals'),
    ]);
    expect([world.forces.red!.convoys, world.tokens]).toEqual([{}, []]);
    // One that still gathers off the map is left alone.
    const off = afloat();
    off.forces.red!.convoys.v = newConvoy('v', 'red-victuals', 'out', 1, 'gathering');
    expect(endIncrement(off).context.happenings).toEqual([]);
  });

  it('[10.152] [10.154] Scattered: told, face down, no Escort, with or without an Order, no Auxiliaries', () => {
    for (const ordered of [true, false]) {
      const { world, convoy } = convoyAt(trade, { put: [escort], available: 'azure-fleet-1' });
      escortedBy(world, 'blue-trade', 'azure-det');
      if (!ordered) formationIn(world, 'azure-det').execution = null;
      world.forces.blue!.auxiliaries['azure-fleet-1'] = { in: 'formation', formation: 'blue-trade' };
      formationIn(world, 'blue-trade').auxiliaries = ['azure-fleet-1'];
      const context = scripted(world);
      scatter(world, context, 'blue', 'blue-trade');
      scatter(world, context, 'blue', 'blue-trade');
      const [scattered, ...rest] = allTold(context);
      expect(scattered).toEqual(convoyTold('10.152', 'scattered', { token: 't2', news: true }));
      expect(rest.map(({ kind }) => kind)).toEqual(ordered ? ['order'] : []);
      expect([convoy.scattered, convoy.escort, world.tokens[0]!.face]).toEqual([true, null, null]);
      const { under, token } = formationIn(world, 'azure-det');
      expect([under, world.tokens.filter(({ id }) => id === token).length]).toEqual([null, 1]);
      expect(world.forces.blue!.auxiliaries['azure-fleet-1']).toEqual({ in: 'recovery' });
    }
  });

  it('[10.123] an Escort that never had an Order is left behind with a counter of its own', () => {
    const { world } = convoyAt(trade, { put: [escort] });
    escortedBy(world, 'blue-trade', 'azure-det');
    formationIn(world, 'azure-det').execution = null;
    removeConvoy(world, scripted(world), 'blue', 'blue-trade');
    expect(formationIn(world, 'azure-det')).toMatchObject({ under: null, token: 't3' });
    expect(world.tokens.map(({ id, place }) => [id, place.at])).toEqual([['t3', 'narrows']]);
  });
});
