import { describe, expect, it } from 'vitest';
import type { AuxClass } from '../module/vocabulary.ts';
import { isUp, oddsOf, placeOfAux, tokenBehind } from '../testing/found.ts';
import { atWar, doing, noTasks, playOut, search, tasking } from '../testing/search.ts';
import type { State } from '../world/state.ts';
import { isSeen, mayBeFollowed, searchModifier } from './search-table.ts';

/** A Red Fleet Auxiliary at Kings Port, Blue Formations in w. */
const chase = (...blue: readonly string[]): State =>
  atWar({
    put: blue.map((id, index) => ({
      id,
      at: 'w',
      squadrons: ['cobalt-a', 'cobalt-b', 'cobalt-d'][index]!,
    })),
    ports: { 'kings-port': 'red-fleet-1 red-fleet-2 red-50-1 red-light-2' },
  });

describe('Searching', () => {
  it('[7.12] [6.21] [7.111] an Auxiliary Searches a Space and what it finds is turned face up', () => {
    const world = chase('cobalt-flag');
    const umpire = tasking(world, 3).answer(doing(search('red-fleet-1', 'w')));
    expect(isUp(world, 'cobalt-flag')).toBe(false);
    expect(umpire.asks[0]).toMatchObject({ kind: 'screen', seat: 'blue' });
    umpire.answer({ aux: null });
    expect(isUp(world, 'cobalt-flag')).toBe(true);
    expect(umpire.told('spotted')[0]).toMatchObject({ why: 'search', face: { squadrons: 1 } });
  });

  it('[6.21] Fireships, Bombs and Marines do not Search', () => {
    const world = atWar({
      put: [
        { id: 'red-flag', at: 'w', squadrons: 'red-a', auxiliaries: 'red-fire-1 red-bomb-1 red-marine-1' },
      ],
    });
    const umpire = tasking(world);
    for (const aux of ['red-fire-1', 'red-bomb-1', 'red-marine-1'])
      expect(umpire.check(doing(search(aux, 'w')))?.code).toBe('task-class');
  });

  it('[7.121] one Auxiliary Searches one Space within its range, never a Sea Zone', () => {
    const umpire = tasking(chase('cobalt-flag'));
    expect(umpire.check(doing(search('red-fleet-1', 'w')))).toBeNull();
    expect(umpire.check(doing(search('red-fleet-1', 'cala')))).toMatchObject({ rule: '6.142' });
    expect(umpire.check(doing(search('red-fleet-2', 'ocean')))).toMatchObject({ rule: '7.121' });
    expect(umpire.check(doing(search('red-fleet-1', 'w'), search('red-fleet-1', 'x')))?.code).toBe(
      'task-twice',
    );
  });

  it('[7.122] a side Searches a Space once in an Impulse, in any Increment', () => {
    const world = chase('cobalt-flag');
    const umpire = tasking(world, 9);
    expect(umpire.check(doing(search('red-fleet-1', 'w'), search('red-fleet-2', 'w')))?.rule).toBe('7.122');
    umpire
      .answer(doing(search('red-fleet-1', 'w')))
      .answer({ aux: null })
      .answer(noTasks);
    expect(umpire.check(doing(search('red-fleet-2', 'w')))?.rule).toBe('7.122');
    playOut(umpire);
    world.increment = 4;
    expect(tasking(world).check(doing(search('red-fleet-2', 'w')))?.rule).toBe('7.122');
    world.increment = 1;
    world.impulse = 2;
    expect(tasking(world).check(doing(search('red-fleet-2', 'w')))).toBeNull();
  });

  it('[7.123] the Space is Searched: a die for every Unspotted Enemy Formation in it', () => {
    const world = chase('cobalt-flag', 'cobalt-galleys');
    const umpire = tasking(world, 3, 6)
      .answer(doing(search('red-fleet-1', 'w')))
      .answer({ aux: null });
    expect(
      umpire
        .told('looked')
        .map(({ found }) => found)
        .sort(),
    ).toEqual([false, true]);
    expect([isUp(world, 'cobalt-flag'), isUp(world, 'cobalt-galleys')].sort()).toEqual([false, true]);
    expect(umpire.context.left).toBe(0);
  });

  it('[7.124] a Search may be Screened off', () => {
    const world = atWar({
      put: [{ id: 'azure-flag', at: 'w', squadrons: 'azure-a', auxiliaries: 'azure-fleet-1' }],
      ports: { 'kings-port': 'red-fleet-1' },
    });
    tasking(world)
      .answer(doing(search('red-fleet-1', 'w')))
      .answer({ aux: 'azure-fleet-1' });
    expect(isUp(world, 'azure-flag')).toBe(false);
    expect([placeOfAux(world, 'red-fleet-1').in, placeOfAux(world, 'azure-fleet-1').in]).toEqual([
      'recovery',
      'recovery',
    ]);
  });

  it('[7.125] declared, Screened or not, one die each; then the Auxiliary goes to Recovery', () => {
    const world = chase('cobalt-flag');
    const umpire = tasking(world, 9).answer(doing(search('red-fleet-1', 'w')));
    expect(placeOfAux(world, 'red-fleet-1').in).toBe('port');
    umpire.answer({ aux: null });
    expect(umpire.told('looked')[0]).toMatchObject({ dice: [9], found: false });
    expect(placeOfAux(world, 'red-fleet-1').in).toBe('recovery');
    expect(isUp(world, 'cobalt-flag')).toBe(false);
  });

  it('[7.125] what is Spotted already is not looked for again', () => {
    const world = chase('cobalt-flag', 'cobalt-galleys');
    tokenBehind(world, 'cobalt-flag').face = {
      formation: 'cobalt-flag',
      squadrons: 1,
      auxiliaries: [],
      convoy: null,
    };
    const umpire = tasking(world, 9)
      .answer(doing(search('red-fleet-1', 'w')))
      .answer({ aux: null });
    expect(umpire.told('looked')).toHaveLength(1);
  });

  it('[6.141] [2.33] player A declares first, then B, round by round until a round brings nothing', () => {
    const umpire = tasking(chase('cobalt-flag'), 9);
    expect(umpire.asks[0]?.seat).toBe('red');
    umpire.answer(noTasks);
    expect(umpire.asks[0]?.seat).toBe('blue');
    umpire.answer(noTasks);
    expect(umpire.progress).toBe('done');
    const busy = tasking(chase('cobalt-flag'), 9)
      .answer(doing(search('red-fleet-1', 'w')))
      .answer({ aux: null });
    busy.answer(noTasks);
    expect(busy.asks[0]).toMatchObject({ kind: 'tasks', seat: 'red' });
  });
});

describe('The Search Table', () => {
  const seen = (sort: AuxClass, partly = false): number =>
    oddsOf((face) => isSeen(face + searchModifier(sort, partly)));
  const followed = (sort: AuxClass, squadrons: number, partly = false): number =>
    oddsOf((face) => mayBeFollowed(face + searchModifier(sort, partly), squadrons));

  it('[7.125] odds of being Spotted, face by face', () => {
    expect([seen('Fleet'), seen('Light'), seen('Fleet-50'), seen('Galley')]).toEqual([6, 6, 5, 5]);
    expect([seen('Fleet', true), seen('Light', true), seen('Fleet-50', true), seen('Galley', true)]).toEqual([
      5, 5, 4, 4,
    ]);
  });

  it('[7.13] odds of being Shadowed grow with every Squadron beyond the first', () => {
    expect([0, 1, 2, 3, 4, 9].map((squadrons) => followed('Fleet', squadrons))).toEqual([3, 3, 4, 5, 6, 6]);
    expect([1, 2, 3, 4].map((squadrons) => followed('Fleet-50', squadrons))).toEqual([2, 3, 4, 5]);
    expect([1, 4].map((squadrons) => followed('Galley', squadrons, true))).toEqual([1, 4]);
  });

  it('[6.313] Fleet-50 do as Fleet do, at a disadvantage', () => {
    for (let face = 0; face < 10; face++)
      expect(isSeen(face + searchModifier('Fleet-50', false))).toBe(
        isSeen(face + 1 + searchModifier('Fleet', false)),
      );
  });
});
