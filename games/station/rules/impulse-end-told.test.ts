import { describe, expect, it } from 'vitest';
import { beginShadow } from './auxiliaries/shadows.ts';
import { impulseEnd } from './impulse-end.ts';
import { executes } from './testing/orders.ts';
import { tokenFor } from './testing/sailing.ts';
import { atWar } from './testing/search.ts';
import { allTold, fleets, force, formationIn, scripted, Umpire } from './testing/station.ts';
import type { State } from './world/state.ts';

describe('shadows at the end of an Impulse', () => {
  /** Each side has one of its Formations followed, and Red two. */
  const followed = (since = 2): State => {
    const world = atWar({
      put: [
        force('red-flag x r-birch red-a', { auxiliaries: 'red-fleet-1 red-bomb-1' }),
        force('red-det-1 w r-cole red-b', { auxiliaries: 'red-50-1' }),
        force('azure-flag y a-aubin azure-a', { auxiliaries: 'azure-fleet-1' }),
      ],
      ports: { ferry: 'red-fleet-2', ville: 'azure-fleet-u azure-light-1' },
      world: { step: 'impulse-end', impulse: 2, increment: 4, clock: since },
    });
    const context = scripted(world);
    beginShadow(world, context, 'red', 'red-fleet-2', tokenFor(world, 'azure-flag').id);
    beginShadow(world, context, 'blue', 'azure-fleet-u', tokenFor(world, 'red-flag').id);
    beginShadow(world, context, 'blue', 'azure-light-1', tokenFor(world, 'red-det-1').id);
    world.clock = 8;
    return world;
  };
  const markerOf = (world: State, id: string): string => tokenFor(world, id).shadow!;

  it('[7.14] each is asked for those that follow his own, with what is with them', () => {
    const world = followed();
    const umpire = new Umpire(world, impulseEnd);
    expect(umpire.progress).toBe('waits');
    expect(umpire.asks).toEqual([
      {
        id: '0.counter-shadow.red',
        seat: 'red',
        kind: 'counter-shadow',
        rule: '7.14',
        markers: [markerOf(world, 'red-flag'), markerOf(world, 'red-det-1')],
      },
      {
        id: '0.counter-shadow.blue',
        seat: 'blue',
        kind: 'counter-shadow',
        rule: '7.14',
        markers: [markerOf(world, 'azure-flag')],
      },
    ]);
    expect(umpire.choices(0)).toEqual([
      { screens: [] },
      { screens: [{ marker: markerOf(world, 'red-flag'), aux: 'red-fleet-1' }] },
      { screens: [{ marker: markerOf(world, 'red-det-1'), aux: 'red-50-1' }] },
    ]);
  });

  it('[7.141] those that began in this Increment are not shaken off yet', () => {
    const world = followed(8);
    expect(new Umpire(world, impulseEnd).progress).toBe('done');
  });

  it('[7.14] the one that is named is met, and told of', () => {
    const world = followed();
    const marker = markerOf(world, 'red-det-1');
    const umpire = new Umpire(world, impulseEnd);
    umpire.context.happenings.length = 0;
    umpire.answer({ screens: [{ marker, aux: 'red-50-1' }] }, { screens: [] });
    expect(allTold(umpire.context)[0]).toMatchObject({
      kind: 'task',
      rule: '7.14',
      side: 'red',
      task: 'CounterShadow',
      at: 'w',
      class: 'Fleet-50',
      screen: { class: 'Light' },
      against: marker,
      news: true,
    });
    expect(tokenFor(world, 'red-flag').shadow).not.toBeNull();
  });
});

describe('Orders at the end of an Impulse', () => {
  const ended = (): State => {
    const world = atWar({
      put: fleets(
        'red-det-1 w r-cole red-c, red-flag narrows r-birch red-a red-b, cobalt-flag cala c-cano cobalt-a',
      ),
      stations: { red: 'r-ash', south: 'c-cano' },
      world: { step: 'impulse-end', impulse: 2, increment: 4, clock: 8 },
    });
    executes(world, 'red-flag', 'red-strait');
    executes(world, 'cobalt-flag', 'south-rebase');
    world.stage = {
      kind: 'impulse-end',
      waits: 'extend',
      sides: ['red', 'blue'],
      orders: [
        { side: 'red', order: 'red-strait', token: null },
        { side: 'blue', order: 'south-rebase', token: null },
      ],
    };
    return world;
  };
  it('[9.39] each is asked for his own, and those not Extended are over', () => {
    const world = ended();
    const asks = impulseEnd.asks(world);
    expect(asks).toEqual([
      { id: '0.extend.red', seat: 'red', kind: 'extend', rule: '9.39', orders: ['red-strait'] },
      { id: '0.extend.blue', seat: 'blue', kind: 'extend', rule: '9.39', orders: ['south-rebase'] },
    ]);
    const context = scripted(world);
    expect(
      impulseEnd.resolve(
        world,
        asks.map((ask) => ({ ask, answer: { orders: [] } })),
        context,
      ),
    ).toBe('done');
    expect(
      context.told('order').map(({ side, order, formation, what }) => [side, order, formation, what]),
    ).toEqual([
      ['red', 'red-strait', 'red-flag', 'fulfilled'],
      ['blue', 'south-rebase', 'cobalt-flag', 'fulfilled'],
    ]);
    expect(['red-flag', 'cobalt-flag'].map((id) => formationIn(world, id).execution)).toEqual([null, null]);
  });
});
