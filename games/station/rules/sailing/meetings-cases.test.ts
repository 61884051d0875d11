import { describe, expect, it } from 'vitest';
import { afloat, testGale } from '../testing/sailing.ts';
import { fleets, force, formationIn, type Put, type Stated, scripted } from '../testing/station.ts';
import type { Came } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { meetEnemies } from './encounters.ts';

type Ran = readonly [from: string | null, to: string, how?: Came['how'], clock?: number];

/** Red and Blue as they have just come, in the second Increment. */
function met(red: Ran, blue: Ran, more: (world: State) => void = () => {}) {
  const world = afloat({
    put: [force(`red-flag ${red[1]} r-birch red-a`), force(`azure-flag ${blue[1]} a-aubin azure-a`)],
  });
  for (const [id, [from, , how = 'with', clock = 2]] of [
    ['red-flag', red],
    ['azure-flag', blue],
  ] as const)
    formationIn(world, id).came = { how, from, clock };
  more(world);
  meetEnemies(world, scripted(world));
  return world.passed.map(({ spaces }) => spaces.join(' '));
}
const BANKS = ['w m2 x'];

describe('Passing on a Lane', () => {
  it.each<[string, Ran, Ran, string[]]>([
    ['each to the other’s place', ['w', 'x'], ['x', 'w'], BANKS],
    ['one to the Small Space, the other past it', ['w', 'm2'], ['x', 'w'], BANKS],
    ['one from the Small Space, the other past it', ['m2', 'w'], ['w', 'x'], BANKS],
    ['on a Lane without a Small Space', ['x', 'ville'], ['ville', 'x'], ['x ville']],
    ['both to the Small Space', ['w', 'm2'], ['x', 'm2'], []],
    ['both the same way', ['w', 'x'], ['w', 'x'], []],
    ['one behind the other', ['w', 'm2'], ['m2', 'x'], []],
    ['along different Lanes', ['w', 'x'], ['x', 'ville'], []],
    ['one that has not moved', ['w', 'x'], [null, 'w', 'station'], []],
    ['one that marked time where it had come to', ['w', 'x'], ['x', 'w', 'station'], []],
    ['one fresh from its Port', ['w', 'x'], ['x', 'w', 'fitting-out'], []],
    ['one that moved before', ['w', 'x'], ['x', 'w', 'with', 1], []],
    ['one that came back where it was', ['w', 'w'], ['x', 'w'], []],
    ['one from a Zone', ['ocean', 'narrows'], ['narrows', 'ocean'], []],
  ])('[8.122] %s', (_, red, blue, passed) => {
    expect(met(red, blue)).toEqual(passed);
  });

  it('[8.122] not one that lies in its Port, nor one under another', () => {
    const anchored = (world: State): void => {
      formationIn(world, 'azure-flag').place = { at: 'ville', berth: 'harbour' };
    };
    expect(met(['ville', 'x'], ['x', 'ville'], anchored)).toEqual([]);
    const hidden = (world: State): void => {
      const flag = formationIn(world, 'azure-flag');
      world.tokens = world.tokens.filter(({ id }) => id !== flag.token);
      flag.token = null;
    };
    expect(met(['w', 'x'], ['x', 'w'], hidden)).toEqual([]);
  });
});

describe('Counters that came to lie together', () => {
  const FLAG = force('red-flag x r-birch red-a');
  const DET = force('red-det-1 x r-cole red-b');
  const numbers = (put: readonly Put[], clocks: Readonly<Record<string, number>>, enemy?: Ran): boolean[] => {
    const world = afloat({
      put: [...put, ...(enemy === undefined ? [] : [force(`azure-flag ${enemy[1]} a-aubin azure-a`)])],
    });
    for (const [id, clock] of Object.entries(clocks))
      formationIn(world, id).came = { how: 'with', from: 'w', clock };
    if (enemy !== undefined)
      formationIn(world, 'azure-flag').came = { how: 'with', from: enemy[0], clock: 2 };
    const before = put.map(({ id }) => formationIn(world, id).token);
    meetEnemies(world, scripted(world));
    return put.map(({ id }, at) => formationIn(world, id).token !== before[at]);
  };

  it.each<[string, readonly Put[], Record<string, number>, Ran | undefined, boolean[]]>([
    ['one of them now', [FLAG, DET], { 'red-flag': 2 }, undefined, [true, true]],
    ['none of them now', [FLAG, DET], { 'red-flag': 1 }, undefined, [false, false]],
    [
      'in two places',
      [FLAG, { ...DET, at: 'y' }],
      { 'red-flag': 2, 'red-det-1': 2 },
      undefined,
      [false, false],
    ],
    ['one that was seen to pass an Enemy', [FLAG, DET], { 'red-flag': 2 }, ['x', 'w'], [false, false]],
    [
      'while elsewhere another passed one',
      [FLAG, DET, force('red-det-2 m3 r-dunn red-c')],
      { 'red-flag': 2 },
      ['x', 'y'],
      [true, true, false],
    ],
  ])('[2.34] %s', (_, put, clocks, enemy, anew) => {
    expect(numbers(put, clocks, enemy)).toEqual(anew);
  });

  it('[2.34] are mixed once, though both have come', () => {
    const world = afloat({ put: [FLAG, DET] });
    for (const { id } of [FLAG, DET]) formationIn(world, id).came = { how: 'with', from: 'w', clock: 2 };
    const before = world.numbered;
    meetEnemies(world, scripted(world));
    expect(world.numbered - before).toBe(2);
  });
});

describe('A loose Squadron', () => {
  const taken = (stated: Stated, id = 'red-d', into = 'red-flag'): boolean => {
    const world = afloat(stated);
    meetEnemies(world, scripted(world));
    return formationIn(world, into).squadrons.includes(id);
  };
  const LOOSE = force('red-d x nobody red-d');
  const full = 'red-a red-b red-c';

  it.each<[string, boolean, Stated]>([
    ['by one it meets', true, { put: [force('red-flag x r-birch red-a'), LOOSE] }],
    ['not by one elsewhere', false, { put: [force('red-flag w r-birch red-a'), LOOSE] }],
    [
      'not in a Gale',
      false,
      { put: [force('red-flag x r-birch red-a'), LOOSE], world: { gales: [testGale('Norther', 8, 'x')] } },
    ],
    ['by one that can just control it', true, { put: [force('red-flag x r-birch red-a red-b'), LOOSE] }],
    ['not by one that can’t', false, { put: [force(`red-flag x r-birch ${full}`), LOOSE] }],
    [
      'not in Port',
      false,
      {
        put: [
          force('red-flag kings-port r-birch red-a', { fitting: true }),
          force('red-d kings-port nobody red-d', { fitting: true }),
        ],
      },
    ],
  ])('[3.355] is taken in %s: %s', (_, then, stated) => {
    expect(taken(stated)).toBe(then);
  });

  it('[3.355] not by a Flotilla of another Contingent, or of Galleys alone, nor by another Squadron', () => {
    const galleys = force('cobalt-galleys y c-diaz cobalt-g');
    expect(
      taken(
        { put: fleets('azure-det y a-brun azure-a, cobalt-a y nobody cobalt-a') },
        'cobalt-a',
        'azure-det',
      ),
    ).toBe(false);
    expect(taken({ put: [galleys, force('cobalt-d y nobody cobalt-d')] }, 'cobalt-d', 'cobalt-galleys')).toBe(
      false,
    );
    expect(taken({ put: [galleys, force('cobalt-j y nobody cobalt-j')] }, 'cobalt-j', 'cobalt-galleys')).toBe(
      true,
    );
    expect(taken({ put: [force('red-b x nobody red-b'), LOOSE] }, 'red-d', 'red-b')).toBe(false);
  });

  it('[3.355] with her Flagship only by one that may have both', () => {
    const world = afloat({
      put: fleets('cobalt-galleys y c-diaz cobalt-g, cobalt-j y nobody cobalt-j'),
    });
    const forces = forcesOf(world, 'blue');
    forces.squadrons['cobalt-a'] = { id: 'cobalt-a', sail: 3, dp: 0, formation: 'cobalt-j', port: null };
    formationIn(world, 'cobalt-j').squadrons.push('cobalt-a');
    meetEnemies(world, scripted(world));
    expect(forces.formations['cobalt-j']).toBeDefined();
  });
});
