import { describe, expect, it } from 'vitest';
import type { Fulfil } from '../module/language.ts';
import { unform } from '../organisation/organisation.ts';
import { isUp, oddsOf } from '../testing/found.ts';
import { testModule } from '../testing/module.ts';
import { atWar } from '../testing/search.ts';
import { type Stated, scripted } from '../testing/station.ts';
import { moveTo } from '../umpire/tokens.ts';
import { view } from '../umpire/view.ts';
import { forcesOf } from '../world/forces.ts';
import { newExecution } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { catchesFire } from './fireships.ts';
import { interdictorsAt, isBlockaded, mayBeInterdicted, obstructing } from './interdiction.ts';
import { settleSpotting } from './spotting.ts';

const both: Fulfil = { test: 'interdict', at: ['ville', 'narrows'], impulses: 2 };
const blockade = (stated: Stated = {}): State =>
  atWar({
    ...stated,
    put: [
      { id: 'red-gf', at: 'ville', squadrons: 'red-a red-b red-c', order: 'red-blockade' },
      { id: 'red-flag', at: 'ville', squadrons: 'red-e' },
      ...(stated.put ?? []),
    ],
  });

describe('Interdiction', () => {
  it('[7.2] [7.21] [7.22] a Formation obstructs the Space that its Order names, by being there', () => {
    const world = blockade();
    expect(interdictorsAt(world, 'ville')).toEqual([{ side: 'red', formation: 'red-gf' }]);
    expect(interdictorsAt(world, 'narrows')).toEqual([]);
    moveTo(world, 'red', 'red-gf', { at: 'narrows', berth: 'sea' });
    expect(interdictorsAt(world, 'narrows')).toEqual([]);
  });

  it('[7.222] what it is there for it need not say: it looks like any other that lies there', () => {
    const seen = (order: boolean) => {
      const world = blockade();
      if (!order) world.forces.red!.formations['red-gf']!.execution = null;
      settleSpotting(world, scripted(world));
      return view(world, 'blue');
    };
    expect(seen(true).tokens).toEqual(seen(false).tokens);
    expect(seen(true).markers).toEqual(seen(false).markers);
    expect(seen(true).forces.red).toBeUndefined();
  });

  it('[7.212] Straits and Ports, nothing else', () => {
    const theatre = theatreOf(blockade());
    expect(
      ['narrows', 'ville', 'haven', 'x', 'coast', 'm2', 'ocean'].map((at) => mayBeInterdicted(theatre, at)),
    ).toEqual([true, true, true, false, false, false, false]);
  });

  it('[7.211] of several places it is the one written down when the Order was Issued', () => {
    const written = { id: 'red-two', written: ['ville', 'narrows'], fulfil: both };
    const module = {
      ...testModule,
      orders: testModule.orders.map((one) => (one.id === 'red-strait' ? { ...one, ...written } : one)),
    };
    const world = atWar({
      put: [{ id: 'red-flag', at: 'ville', squadrons: 'red-a' }],
      scenario: { module },
    });
    const heads = (target: string | null) => {
      world.forces.red!.formations['red-flag']!.execution = newExecution('red-two', 0, both, { target });
      return interdictorsAt(world, 'ville').length;
    };
    expect([heads('ville'), heads('narrows')]).toEqual([1, 0]);
  });

  it('[7.221] [7.224] it ends when the Formation is no longer there, or is no more', () => {
    const world = blockade();
    moveTo(world, 'red', 'red-gf', { at: 'coast', berth: 'sea' });
    expect(interdictorsAt(world, 'ville')).toEqual([]);
    const unformed = blockade();
    unform(unformed, scripted(unformed), 'red', 'red-gf', '3.34');
    expect(interdictorsAt(unformed, 'ville')).toEqual([]);
  });

  it('[7.223] who comes into the Space is obstructed by the Interdictor and by no other', () => {
    const world = blockade({ put: [{ id: 'azure-flag', at: 'ville', squadrons: 'azure-a' }] });
    expect(obstructing(world, 'ville', 'blue', 'north')).toEqual([{ side: 'red', formation: 'red-gf' }]);
    expect(obstructing(world, 'ville', 'red', null)).toEqual([]);
  });

  it('[7.223] two that are at peace do not obstruct one another', () => {
    const world = blockade({ events: '', put: [{ id: 'azure-flag', at: 'ville', squadrons: 'azure-a' }] });
    expect(obstructing(world, 'ville', 'blue', 'north')).toEqual([]);
    expect(obstructing(world, 'ville', 'blue', 'south')).toHaveLength(1);
  });

  it('[7.225] Interdictors are always Spotted', () => {
    const world = blockade();
    settleSpotting(world, scripted(world));
    expect(isUp(world, 'red-gf')).toBe(true);
    // Also off a Port of its own, where it would not be seen otherwise.
    const home = blockade({ scenario: { ports: { ville: 'red' } } });
    settleSpotting(home, scripted(home));
    expect([isUp(home, 'red-gf'), isUp(home, 'red-flag')]).toEqual([true, false]);
  });

  it('[7.226] others of the side that happen to be there do not Interdict', () => {
    const world = blockade();
    forcesOf(world, 'red').formations['red-gf']!.execution = null;
    expect(interdictorsAt(world, 'ville')).toEqual([]);
  });

  it('[7.22] nobody Interdicts in a Gale (4.23), nor from Fitting Out', () => {
    const world = blockade();
    world.gales = [{ wind: 'Norther', force: 9, at: 'ville', start: 'ville', born: 0 }];
    expect(interdictorsAt(world, 'ville')).toEqual([]);
    world.gales = [];
    moveTo(world, 'red', 'red-gf', { at: 'ville', berth: 'harbour' });
    expect(interdictorsAt(world, 'ville')).toEqual([]);
  });

  it('[7.23] an Interdicted Port is Blockaded', () => {
    const world = blockade();
    expect([
      isBlockaded(world, 'blue', 'ville'),
      isBlockaded(world, 'blue', 'cala'),
      isBlockaded(world, 'red', 'ville'),
    ]).toEqual([true, false, false]);
  });

  it('[7.231] [7.232] every Port has a Blockade Value, which makes it harder to burn what lies there', () => {
    const { module, ports } = theatreOf(blockade());
    expect(module.ports.every(({ blockadeValue }) => blockadeValue > 0)).toBe(true);
    const odds = (port: string): number =>
      oddsOf((face) => catchesFire(face - ports.get(port)!.blockadeValue, 2, 'FittingOut'));
    expect([odds('cala'), odds('ville'), odds('den')]).toEqual([5, 4, 3]);
  });

  it('[7.24] what enters an Interdicted Space is Spotted', () => {
    const enter = (order: boolean): boolean => {
      const world = blockade({ put: [{ id: 'azure-flag', at: 'ville', squadrons: 'azure-a' }] });
      if (!order) forcesOf(world, 'red').formations['red-gf']!.execution = null;
      settleSpotting(world, scripted(world));
      return isUp(world, 'azure-flag');
    };
    expect([enter(true), enter(false)]).toEqual([true, false]);
  });
});
