import { describe, expect, it } from 'vitest';
import { rangesFrom } from '../chart/ranges.ts';
import { unform } from '../organisation/organisation.ts';
import { setPortSide } from '../organisation/port-changes.ts';
import { placeOfAux } from '../testing/found.ts';
import { atWar, doing, noTasks, playOut, search, tasking } from '../testing/search.ts';
import { putAt, scripted } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { mayAssist, rangeOf, reachOf, sourceOf } from './auxiliary.ts';
import { sweepAuxiliaries, toRecovery } from './recovery.ts';
import { putOnStation } from './stationing.ts';

const gale = (at: string): State['gales'][number] => ({ wind: 'Norther', force: 8, at, start: at, born: 0 });

describe('Auxiliaries', () => {
  it('[6.11] [6.111] counters with a Class and a range, which the Enemy does not see', () => {
    const world = atWar({ ports: { 'kings-port': 'red-fleet-1' } });
    expect(theatreOf(world).auxiliaries.get('red-fleet-1')).toMatchObject({ class: 'Fleet', range: 3 });
    expect(rangeOf(world, 'red', 'red-fleet-1')).toBe(3);
    expect(JSON.stringify(view(world, 'blue').forces)).not.toContain('red-fleet-1');
  });

  it('[6.112] Marines have a range of one', () => {
    const world = atWar({
      put: [{ id: 'red-flag', at: 'x', squadrons: 'red-a', auxiliaries: 'red-marine-1' }],
    });
    expect(rangeOf(world, 'red', 'red-marine-1')).toBe(1);
  });

  it('[6.113] [6.26] [6.27] every Class has its Tasks', () => {
    const world = atWar({
      put: [putAt('red-gf', 'x', 'red-a', 'red-fleet-1 red-50-1 red-fire-1 red-bomb-1 red-marine-1')],
    });
    const umpire = tasking(world);
    const may = (aux: string, task: 'Search' | 'Station' | 'Bombard' | 'Raid' | 'Fireship'): boolean =>
      umpire.check(doing({ task, aux, at: 'x' }))?.rule !== '6.113';
    const row = (aux: string): boolean[] =>
      (['Search', 'Station', 'Bombard', 'Raid', 'Fireship'] as const).map((task) => may(aux, task));
    expect(row('red-fleet-1')).toEqual([true, true, false, false, false]);
    expect(row('red-50-1')).toEqual([true, true, false, false, false]);
    expect(row('red-fire-1')).toEqual([false, false, false, false, true]);
    expect(row('red-bomb-1')).toEqual([false, false, true, false, false]);
    expect(row('red-marine-1')).toEqual([false, false, false, true, false]);
    expect((['Fleet', 'Fleet-50', 'Galley', 'Light', 'Fireship'] as const).map(mayAssist)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('[6.114] nothing a Task does puts one out of play: it goes to Recovery', () => {
    const world = atWar({ ports: { 'kings-port': 'red-fleet-1' } });
    playOut(tasking(world).answer(doing(search('red-fleet-1', 'w'))));
    expect(placeOfAux(world, 'red-fleet-1')).toEqual({ in: 'recovery' });
  });

  it('[6.12] Available, Assigned, Tasked, in Recovery: only the Assigned can be Tasked', () => {
    const world = atWar({ available: 'red-fleet-1', ports: { 'kings-port': 'red-fleet-2' } });
    const umpire = tasking(world);
    expect(umpire.check(doing(search('red-fleet-1', 'w')))).toMatchObject({ rule: '6.12' });
    expect(umpire.check(doing(search('red-fleet-2', 'w')))).toBeNull();
    toRecovery(world, 'red', 'red-fleet-2');
    expect(umpire.check(doing(search('red-fleet-2', 'w')))).toMatchObject({ rule: '6.12' });
  });

  it('[6.13] an Auxiliary of a Contingent that is neutral is nobody’s to use', () => {
    const world = atWar({ ports: { 'kings-port': 'red-fleet-1' } });
    expect(sourceOf(world, 'red', 'red-fleet-1')).not.toBeNull();
    world.contingents.Red = 'Neutral';
    expect(sourceOf(world, 'red', 'red-fleet-1')).toBeNull();
  });

  it('[6.134] when its Formation is Unformed or its Port lost, it goes to Recovery', () => {
    const world = atWar({
      put: [{ id: 'azure-flag', at: 'x', squadrons: 'azure-a', auxiliaries: 'azure-fleet-1' }],
      ports: { ville: 'azure-light-1', cala: 'cobalt-galley-1' },
    });
    const context = scripted(world);
    unform(world, context, 'blue', 'azure-flag', '3.34');
    setPortSide(world, context, 'ville', 'red');
    sweepAuxiliaries(world);
    expect(
      ['azure-fleet-1', 'azure-light-1', 'cobalt-galley-1'].map((aux) => placeOfAux(world, aux).in),
    ).toEqual(['recovery', 'recovery', 'port']);
  });
});

describe('Tasking', () => {
  it('[6.14] one Auxiliary for a Task, of the right Class, from the right place, within its range', () => {
    const world = atWar({ ports: { 'kings-port': 'red-fleet-1 red-light-1' } });
    const umpire = tasking(world);
    expect(umpire.check(doing(search('red-fleet-1', 'w')))).toBeNull();
    expect(umpire.check(doing(search('cobalt-fleet-1', 'w')))?.code).toBe('task-aux');
    expect(umpire.check(doing({ task: 'Raid', aux: 'red-fleet-1', at: 'w' }))?.code).toBe('task-class');
    expect(umpire.check(doing(search('red-light-1', 'y')))?.code).toBe('task-range');
    expect(umpire.check(doing(search('red-fleet-1', 'nowhere')))?.code).toBe('task-place');
  });

  it('[6.142] the range is paid in Movement Points, the winds counting', () => {
    const world = atWar({
      put: [
        { id: 'red-flag', at: 'w', squadrons: 'red-a', auxiliaries: 'red-fleet-1' },
        { id: 'red-gf', at: 'x', squadrons: 'red-b', auxiliaries: 'red-fleet-2' },
      ],
    });
    // With the prevailing wind past the Small Space, against it by way of it.
    expect(reachOf(world, 'red', 'red-fleet-1').get('x')).toBe(1);
    expect(reachOf(world, 'red', 'red-fleet-2').get('w')).toBe(2);
    expect(reachOf(world, 'red', 'red-fleet-2').get('m2')).toBe(1);
  });

  it('[6.143] traced from the Port or Formation it belongs to, over Lanes and Sea Zones', () => {
    const world = atWar({
      put: [{ id: 'red-flag', at: 'w', squadrons: 'red-a', auxiliaries: 'red-fleet-1' }],
      ports: { 'kings-port': 'red-fleet-2' },
    });
    expect(sourceOf(world, 'red', 'red-fleet-1')).toMatchObject({ from: 'formation', at: 'w' });
    expect(sourceOf(world, 'red', 'red-fleet-2')).toMatchObject({ from: 'port', at: 'kings-port' });
    expect(reachOf(world, 'red', 'red-fleet-2').has('ocean')).toBe(true);
  });

  it('[6.144] no Task in a Gale, but through one at double cost', () => {
    const world = atWar({
      put: [{ id: 'red-flag', at: 'x', squadrons: 'red-a', auxiliaries: 'red-fleet-2' }],
    });
    // No Small Space lies between x and Ville, nor between Ville and the coast.
    const far = () => ['ville', 'coast'].map((at) => reachOf(world, 'red', 'red-fleet-2').get(at));
    expect(far()).toEqual([1, 2]);
    world.gales = [gale('ville')];
    expect(far()).toEqual([2, 3]);
    expect(tasking(world).check(doing(search('red-fleet-2', 'ville')))?.rule).toBe('6.144');
  });

  it('[6.145] Light Auxiliaries and Galleys keep out of Gales, Galleys out of Sea Zones too', () => {
    const world = atWar({
      put: [{ id: 'cobalt-galleys', at: 'y', squadrons: 'cobalt-g', auxiliaries: 'cobalt-galley-1' }],
      ports: { 'kings-port': 'red-light-2', cala: 'cobalt-fleet-1' },
    });
    expect(reachOf(world, 'blue', 'cobalt-galley-1').has('gulf')).toBe(false);
    expect(reachOf(world, 'blue', 'cobalt-fleet-1').has('gulf')).toBe(true);
    expect(reachOf(world, 'red', 'red-light-2').has('w')).toBe(true);
    world.gales = [{ ...gale('w') }];
    expect(reachOf(world, 'red', 'red-light-2').has('w')).toBe(false);
  });

  it('[6.146] [6.147] Catching the Wind costs one and two in turn: 1 + 1 + 2 is just within a range of four', () => {
    const world = atWar({
      put: [{ id: 'red-flag', at: 'haven', squadrons: 'red-a', auxiliaries: 'red-fleet-2 red-fleet-1' }],
      world: { blowing: ['Souther'] },
    });
    const reach = reachOf(world, 'red', 'red-fleet-2');
    expect(['cala', 'y', 'coast'].map((at) => reach.get(at))).toEqual([1, 2, 4]);
    const umpire = tasking(world);
    expect(umpire.check(doing(search('red-fleet-2', 'coast')))).toBeNull();
    expect(umpire.check(doing(search('red-fleet-1', 'coast')))?.rule).toBe('6.142');
  });

  it('[6.146] the third time costs one again', () => {
    const world = atWar({});
    // Ferry, y and x without wind, against the wind over m2 to w, without wind to the Den.
    const reach = rangesFrom(world, 'ferry', 9, 'Fleet');
    expect(['y', 'x', 'm2', 'w', 'den'].map((at) => reach.get(at))).toEqual([1, 3, 4, 5, 6]);
  });

  it('[6.148] from Formations Fitting Out as well as Ready', () => {
    const world = atWar({
      put: [
        { id: 'red-flag', at: 'kings-port', fitting: true, squadrons: 'red-a', auxiliaries: 'red-fleet-1' },
        { id: 'red-gf', at: 'kings-port', squadrons: 'red-b', auxiliaries: 'red-fleet-2' },
      ],
    });
    const umpire = tasking(world);
    expect(umpire.check(doing(search('red-fleet-1', 'w'), search('red-fleet-2', 'narrows')))).toBeNull();
  });

  it('[6.149] the Task itself may forbid a place', () => {
    const world = atWar({ ports: { 'kings-port': 'red-fleet-2' } });
    const umpire = tasking(world);
    expect(umpire.check(doing(search('red-fleet-2', 'ocean')))?.rule).toBe('7.121');
    expect(umpire.check(doing({ task: 'Station', aux: 'red-fleet-2', at: 'w' }))?.rule).toBe('6.291');
  });

  it('[12.43] a Rear Admiral of the White sends all his Auxiliaries one further', () => {
    const world = atWar({ ports: { 'kings-port': 'red-fleet-1' }, options: { careers: { A: { rank: 8 } } } });
    expect(rangeOf(world, 'red', 'red-fleet-1')).toBe(4);
  });
});

describe('Standing instructions', () => {
  const standing = (search: 'never' | 'passing' | 'reach', keep = 0): State => {
    const world = atWar({
      put: [
        { id: 'cobalt-flag', at: 'w', squadrons: 'cobalt-a' },
        { id: 'azure-flag', at: 'kings-port', squadrons: 'azure-a' },
      ],
      ports: { 'kings-port': 'red-fleet-1 red-fleet-2' },
    });
    world.watch.red = { ...world.watch.red!, tasks: 'standing' };
    forcesOf(world, 'red').standing = { search, keep };
    return world;
  };
  const looked = (world: State): string[] => {
    const umpire = tasking(world, 9, 9);
    playOut(umpire);
    return umpire.told('looked').map(({ at }) => at);
  };

  it('[6.298] a side that is not asked Searches what comes within reach, or to places it holds, or nothing', () => {
    expect(looked(standing('reach'))).toEqual(['w']);
    expect(looked(standing('passing'))).toEqual([]);
    expect(looked(standing('never'))).toEqual([]);
    expect(looked(standing('reach', 2))).toEqual([]);
    const held = standing('passing');
    putOnStation(held, 'red', 'red-fleet-2', 'w', null);
    expect(looked(held)).toEqual(['w']);
  });

  it('[6.141] a side that stands by its instructions is not asked', () => {
    const umpire = tasking(standing('never'));
    expect(umpire.asks.map(({ seat }) => seat)).toEqual(['blue']);
    umpire.answer(noTasks);
    expect(umpire.progress).toBe('done');
  });
});
