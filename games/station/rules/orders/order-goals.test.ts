import { describe, expect, it } from 'vitest';
import type { Order } from '../module/orders.ts';
import { chitLike, desksAt, executes, playImpulse } from '../testing/orders.ts';
import { formationIn, scripted } from '../testing/station.ts';
import { noteBattle } from './progress.ts';

const FLAG = { id: 'red-flag', at: 'narrows', leader: 'r-birch', squadrons: 'red-a red-b' } as const;

/** Blue's trade at sea and its Escort. */
function trading() {
  const world = desksAt({
    put: [{ id: 'azure-det', at: 'ocean', leader: 'a-brun', squadrons: 'azure-f' }],
    scenario: { convoys: [{ group: 'blue-trade', route: 0, at: 'ocean', escort: 'azure-det' }] },
    turn: 1,
  });
  const [convoy] = Object.values(world.forces.blue!.convoys);
  executes(world, 'azure-det', 'north-escort', { convoy: convoy!.id });
  return { world, convoy: convoy! };
}

describe('What fails an Order', () => {
  it('[9.38] a lost Battle or a Space left, only where the chit says so', () => {
    const ended = (fails: Order['fails'], what: { beaten?: true; left?: true }) => {
      const order = chitLike('red-order', {
        fails,
        fulfil: { test: 'station', at: ['narrows'], impulses: 9 },
      });
      const world = desksAt({ put: [FLAG], module: { orders: [order] }, turn: 1 });
      executes(world, 'red-flag', 'red-order');
      const { execution } = formationIn(world, 'red-flag');
      formationIn(world, 'red-flag').execution = {
        ...execution!,
        progress: { ...execution!.progress, ...what },
      };
      const context = scripted(world);
      playImpulse(world, context);
      return context.told('order')[0]?.why;
    };
    expect(ended([{ test: 'lostBattle' }], { beaten: true })).toBe('battle');
    expect(ended([{ test: 'leftTarget' }], { beaten: true })).toBeUndefined();
    expect(ended([{ test: 'leftTarget' }], { left: true })).toBe('left');
    expect(ended([{ test: 'lostBattle' }], { left: true })).toBeUndefined();
  });

  it('[9.38] a Battle lost by others of the side is not its own', () => {
    const order = chitLike('red-order', {
      fails: [{ test: 'lostBattle' }],
      fulfil: { test: 'station', at: ['narrows'], impulses: 9 },
    });
    const why = (engaged: readonly string[], victor: string | null) => {
      const world = desksAt({
        put: [FLAG, { id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-c' }],
        module: { orders: [order] },
        turn: 1,
      });
      executes(world, 'red-flag', 'red-order');
      noteBattle(world, {
        at: 'x',
        engaged: { red: [...engaged], blue: [] },
        withdrew: { red: [], blue: [] },
        victor,
      });
      const context = scripted(world);
      playImpulse(world, context);
      return context.told('order')[0]?.why;
    };
    expect([why(['red-det-1'], 'blue'), why(['red-flag'], 'red'), why(['red-flag'], null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(why(['red-flag'], 'blue')).toBe('battle');
  });

  it('[9.38] [10.124] an Escort’s, when its Convoy is gone, Scattered, or hurt beyond the limit', () => {
    const failed = (change: (all: ReturnType<typeof trading>) => unknown) => {
      const all = trading();
      change(all);
      const context = scripted(all.world);
      playImpulse(all.world, context);
      return context.told('order').map(({ why }) => why);
    };
    expect(failed(() => null)).toEqual([]);
    expect(failed(({ convoy }) => Object.assign(convoy, { dp: 7 }))).toEqual([]);
    expect(failed(({ convoy }) => Object.assign(convoy, { dp: 8 }))).toEqual(['convoy']);
    expect(failed(({ convoy }) => Object.assign(convoy, { scattered: true }))).toEqual(['convoy']);
    expect(
      failed(({ world, convoy }) => Reflect.deleteProperty(world.forces.blue!.convoys, convoy.id)),
    ).toEqual(['convoy']);
  });

  it('[9.386] it is void when its condition is false, or its Port no longer the Enemy’s, each where the chit says so', () => {
    const what = (invalid: Order['invalid'], change: 'peace' | 'port' | null) => {
      const order = chitLike('red-order', {
        invalid,
        poolWhen: { if: 'event', event: 'compact' },
        fulfil: { test: 'station', at: ['ville'], impulses: 9 },
        fails: [],
      });
      const world = desksAt({ put: [FLAG], module: { orders: [order] }, events: 'compact', turn: 1 });
      executes(world, 'red-flag', 'red-order');
      if (change === 'peace') world.events.compact!.stands = false;
      if (change === 'port') world.ports.ville!.side = 'red';
      const context = scripted(world);
      playImpulse(world, context);
      return context.told('order')[0]?.what;
    };
    expect(what(['poolWhenFalse', 'targetChangedSide'], null)).toBeUndefined();
    expect([what(['poolWhenFalse'], 'peace'), what(['poolWhenFalse'], 'port')]).toEqual([
      'invalid',
      undefined,
    ]);
    expect([what(['targetChangedSide'], 'peace'), what(['targetChangedSide'], 'port')]).toEqual([
      undefined,
      'invalid',
    ]);
  });
});
