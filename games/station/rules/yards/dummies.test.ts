import { describe, expect, it } from 'vitest';
import { atWar, doing, search, tasking } from '../testing/search.ts';
import { scripted } from '../testing/station.ts';
import { spot } from '../umpire/tokens.ts';
import { view } from '../umpire/view.ts';
import { forcesOf } from '../world/forces.ts';
import { membersOf, squadronsIn } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { checkPost } from './auxiliary-acts.ts';
import { checkDummies, type DummyOrder, placeDummies } from './dummies.ts';

const decoys = (): State =>
  atWar({
    put: [
      { id: 'red-flag', at: 'x', squadrons: 'red-a' },
      { id: 'cobalt-flag', at: 'w', squadrons: 'cobalt-a' },
    ],
    ports: { 'kings-port': 'red-fleet-1', cala: 'cobalt-fleet-1' },
  });
const at = (place: string): DummyOrder => ({ at: place, command: null });
const dummiesOf = (world: State): string[] =>
  Object.values(forcesOf(world, 'red').formations).flatMap(({ id, kind }) => (kind === 'dummy' ? [id] : []));

describe('Dummies', () => {
  it('[7.15] a Dummy looks like any Unspotted Formation, and Spotted it is gone', () => {
    const world = decoys();
    const context = scripted(world);
    placeDummies(world, context, 'red', [at('x')]);
    const [dummy] = dummiesOf(world);
    const shown = view(world, 'blue').tokens.filter(({ side }) => side === 'red');
    expect(shown.map(({ id, ...rest }) => rest)[0]).toEqual(shown.map(({ id, ...rest }) => rest)[1]);
    const { token } = forcesOf(world, 'red').formations[dummy!]!;
    expect(spot(world, context, token!, 'search')).toBe(false);
    expect(dummiesOf(world)).toEqual([]);
    expect(world.tokens.some(({ id }) => id === token)).toBe(false);
    expect(context.told('dummy-found')).toHaveLength(1);
  });

  it('[7.15] found among real Formations by a Search it goes alone', () => {
    const world = decoys();
    forcesOf(world, 'blue').auxiliaries['cobalt-fleet-1'] = { in: 'formation', formation: 'cobalt-flag' };
    forcesOf(world, 'blue').formations['cobalt-flag']!.auxiliaries.push('cobalt-fleet-1');
    placeDummies(world, scripted(world), 'red', [at('x')]);
    const umpire = tasking(world, 5, 5);
    umpire
      .answer({ tasks: [] })
      .answer(doing(search('cobalt-fleet-1', 'x')))
      .answer({ aux: null });
    expect(dummiesOf(world)).toEqual([]);
    expect(world.tokens.filter(({ side }) => side === 'red').map(({ face }) => face?.formation)).toEqual([
      'red-flag',
    ]);
  });

  it('[7.151] put down where all that lies there is Friendly and Unspotted, or where forces enter the map', () => {
    const world = decoys();
    expect(checkDummies(world, 'red', [at('x')])).toBeNull();
    expect(checkDummies(world, 'red', [at('ocean')])).toBeNull();
    expect(checkDummies(world, 'red', [at('gulf')])?.code).toBe('dummy-place');
    expect(checkDummies(world, 'red', [at('y')])?.code).toBe('dummy-place');
    expect(checkDummies(world, 'red', [at('w')])?.code).toBe('dummy-seen');
    spot(world, scripted(world), forcesOf(world, 'red').formations['red-flag']!.token!, 'shown');
    expect(checkDummies(world, 'red', [at('x')])?.code).toBe('dummy-seen');
  });

  it('[7.151] whose it is among the counters of the stack nobody can follow', () => {
    const world = decoys();
    const before = forcesOf(world, 'red').formations['red-flag']!.token;
    placeDummies(world, scripted(world), 'red', [at('x')]);
    const here = world.tokens.filter(({ place }) => place.at === 'x').map(({ id }) => id);
    expect(here).toHaveLength(2);
    expect(here).not.toContain(before);
    expect(here).toContain(forcesOf(world, 'red').formations['red-flag']!.token);
  });

  it('[7.152] it has no Squadrons, no leader, no Auxiliaries and no Orders', () => {
    const world = decoys();
    placeDummies(world, scripted(world), 'red', [at('x')]);
    const [dummy] = dummiesOf(world);
    const forces = forcesOf(world, 'red');
    expect([squadronsIn(forces, dummy!), membersOf(forces, dummy!).length]).toEqual([[], 1]);
    expect(forces.formations[dummy!]).toMatchObject({ leader: null, execution: null, auxiliaries: [] });
    expect(checkPost(world, 'red', 'red-fleet-1', { formation: dummy! })?.rule).toBe('6.131');
  });

  it('[7.153] no more at a time than there are counters, which are used again', () => {
    const world = decoys();
    const context = scripted(world);
    expect(checkDummies(world, 'red', [at('x'), at('x'), at('x')])?.code).toBe('dummy-limit');
    placeDummies(world, context, 'red', [at('x'), at('x')]);
    expect(checkDummies(world, 'red', [at('x')])?.code).toBe('dummy-limit');
    const [dummy] = dummiesOf(world);
    spot(world, context, forcesOf(world, 'red').formations[dummy!]!.token!, 'search');
    expect(checkDummies(world, 'red', [at('x')])).toBeNull();
  });

  it('[7.153] those of one Command are not those of another', () => {
    const world = decoys();
    expect(checkDummies(world, 'blue', [{ at: 'w', command: 'south' }])).toBeNull();
    expect(checkDummies(world, 'blue', [{ at: 'w', command: null }])?.code).toBe('dummy-command');
    expect(
      checkDummies(world, 'blue', [
        { at: 'w', command: 'south' },
        { at: 'w', command: 'south' },
      ])?.code,
    ).toBe('dummy-limit');
  });
});
