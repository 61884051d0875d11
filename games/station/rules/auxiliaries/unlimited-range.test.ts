import { describe, expect, it } from 'vitest';
import { placeOfAux } from '../testing/found.ts';
import { atWar, doing, noTasks, search, tasking } from '../testing/search.ts';
import { scripted } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import type { State } from '../world/state.ts';
import {
  checkRebase,
  checkTransferAuxiliary,
  rebaseAuxiliary,
  transferAuxiliary,
} from '../yards/auxiliary-acts.ts';
import { rangeOf, reachOf } from './auxiliary.ts';

const roaming = (turn = 9): State =>
  atWar({
    put: [
      { id: 'red-gf', at: 'x', squadrons: 'red-a' },
      { id: 'red-flag', at: 'haven', squadrons: 'red-b' },
      { id: 'cobalt-flag', at: 'narrows', squadrons: 'cobalt-a' },
    ],
    ports: { 'kings-port': 'red-fleet-u red-50-u red-fleet-1' },
    scenario: { start: { year: 1741, turn } },
    stations: { red: 'r-ash' },
    mess: 'r-ash',
  });
const to = (aux: string, at: string) => ({ aux, to: at });

describe('Auxiliaries of unlimited range', () => {
  it('[6.15] [6.151] [6.152] in a Turn they reach as far as the Sail they are made of: five and four', () => {
    const world = roaming();
    expect([rangeOf(world, 'red', 'red-fleet-u'), rangeOf(world, 'red', 'red-50-u')]).toEqual([5, 4]);
  });

  it('[6.153] they Rebase to any Friendly Port or Sea Zone', () => {
    const world = roaming();
    expect(checkRebase(world, 'red', to('red-fleet-u', 'ferry'))).toBeNull();
    expect(checkRebase(world, 'red', to('red-fleet-u', 'gulf'))).toBeNull();
    expect(checkRebase(world, 'red', to('red-fleet-u', 'ville'))).not.toBeNull();
    expect(checkRebase(world, 'red', to('red-fleet-u', 'x'))).not.toBeNull();
    expect(checkRebase(world, 'red', to('red-fleet-1', 'ferry'))?.rule).toBe('6.153');
    rebaseAuxiliary(world, scripted(world), 'red', to('red-fleet-u', 'ferry'));
    expect(placeOfAux(world, 'red-fleet-u')).toEqual({ in: 'port', port: 'ferry' });
  });

  it('[6.153] in Winter to Ports alone', () => {
    const world = roaming(2);
    expect(checkRebase(world, 'red', to('red-fleet-u', 'gulf'))?.code).toBe('aux-winter');
    expect(checkRebase(world, 'red', to('red-fleet-u', 'ferry'))).toBeNull();
  });

  it('[6.154] Transferred to a Port or Formation within their range', () => {
    const world = roaming();
    const reach = reachOf(world, 'red', 'red-fleet-u');
    const may = (formation: string) =>
      checkTransferAuxiliary(world, 'red', { aux: 'red-fleet-u', to: { formation } }, null)?.rule ?? null;
    expect([reach.get('x') !== undefined, may('red-gf')]).toEqual([true, null]);
    expect([reach.get('haven'), may('red-flag')]).toEqual([undefined, '6.154']);
    expect(
      checkTransferAuxiliary(world, 'red', { aux: 'red-fleet-1', to: { formation: 'red-gf' } }, null)?.rule,
    ).toBe('6.135');
    transferAuxiliary(
      world,
      scripted(world, 0),
      'red',
      { aux: 'red-fleet-u', to: { formation: 'red-gf' } },
      false,
    );
    expect(placeOfAux(world, 'red-fleet-u')).toEqual({ in: 'formation', formation: 'red-gf' });
  });

  it('[6.155] Tasked like any other, from the Sea Zone they lie in', () => {
    const world = roaming();
    rebaseAuxiliary(world, scripted(world), 'red', to('red-fleet-u', 'ocean'));
    const reach = reachOf(world, 'red', 'red-fleet-u');
    expect([reach.get('ocean'), (reach.get('narrows') ?? Infinity) <= 5]).toEqual([0, true]);
    expect(tasking(world).check(doing(search('red-fleet-u', 'narrows')))).toBeNull();
  });

  it('[6.156] after a Task they go to Recovery; in a Zone nobody finds them', () => {
    const world = roaming();
    rebaseAuxiliary(world, scripted(world), 'red', to('red-fleet-u', 'ocean'));
    const umpire = tasking(world).answer(noTasks);
    const marker = world.markers[0]!.id;
    expect(umpire.check({ tasks: [], screens: [{ marker, aux: 'cobalt-fleet-1' }] })?.code).toBe(
      'screen-target',
    );
    umpire.answer(noTasks);
    world.increment = 4;
    tasking(world)
      .answer(doing(search('red-fleet-u', 'narrows')))
      .answer({ aux: null });
    expect([placeOfAux(world, 'red-fleet-u').in, world.markers]).toEqual(['recovery', []]);
  });

  it('[6.157] Rebasing is no Task: the marker does not show what it is', () => {
    const world = roaming();
    const context = scripted(world);
    rebaseAuxiliary(world, context, 'red', to('red-fleet-u', 'gulf'));
    expect(view(world, 'blue').markers).toMatchObject([
      { side: 'red', kind: 'zone', at: 'gulf', class: null },
    ]);
    expect(context.told('task')).toEqual([]);
    expect(context.happenings[0]?.shown?.others).toEqual({ kind: 'rebased', rule: '6.153', side: 'red' });
  });
});
