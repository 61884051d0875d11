import { describe, expect, it } from 'vitest';
import { testModule } from '../testing/module.ts';
import { afloat, testGale, zonesMeet } from '../testing/sailing.ts';
import type { Gale } from '../world/state.ts';
import { theatreOf, theatreOfModule } from '../world/theatre.ts';
import { boxNode, distancesFrom, neighbours } from './distances.ts';
import { galeAt } from './gale-effects.ts';
import { rangesFrom, type Tracer } from './ranges.ts';

const under = (blowing: readonly string[], ...gales: readonly Gale[]) =>
  afloat({ world: { blowing: [...blowing], gales: [...gales] } });
const calm = under([]);
const norther = under(['Norther']);
const gale = under(['Norther'], testGale('Norther', 10, 'ville'));
const theatre = theatreOf(calm);
const told = (far: ReadonlyMap<string, number>): string =>
  [...far].map(([at, range]) => `${at} ${range}`).join(', ');

/** Every node that a Gale may touch: Spaces, Zones proper and the boxes of their edges. */
const nodes = [
  ...testModule.spaces.map(({ id }) => id),
  ...testModule.zones.flatMap(({ id, edges }) => [id, ...edges.map(({ edge }) => boxNode(id, edge))]),
];
const blownAt = (...gales: readonly Gale[]): string =>
  nodes
    .flatMap((at) => {
      const here = galeAt(under([], ...gales), at);
      return here === null ? [] : [`${at} ${here.force}/${here.range}`];
    })
    .join(', ');

describe('Distances', () => {
  it.each([
    ['x', 'w m2 ville y m3 gulf'],
    ['m1', 'kings-port w'],
    ['gulf', 'x y ville cala'],
    ['ocean', 'narrows w'],
    ['narrows', 'kings-port w ocean'],
    ['haven', 'cala'],
    ['nowhere', ''],
  ])('[5.22] beside %s lie %s', (at, beside) => {
    expect(neighbours(theatre, at).join(' ')).toBe(beside);
  });

  it('[5.34] in Large Spaces, the boxes of an edge counting one and the Zone proper another', () => {
    expect(told(distancesFrom(theatre, 'x'))).toBe(
      'x 0, w 1, ville 1, y 1, gulf/W 1, narrows 2, kings-port 2, den 2, ocean/E 2, coast 2, gulf/N 2, ferry 2, cala 2, gulf 2, ocean 3, haven 3, gulf/S 3',
    );
    expect(told(distancesFrom(theatre, 'gulf'))).toBe(
      'gulf 0, gulf/W 1, gulf/N 1, gulf/S 1, x 2, y 2, ville 2, cala 2, w 3, coast 3, ferry 3, haven 3, narrows 4, kings-port 4, den 4, ocean/E 4, ocean 5',
    );
  });

  it('[3.23] for galleys over Lanes alone', () => {
    expect(told(distancesFrom(theatre, 'x', true))).toBe(
      'x 0, w 1, ville 1, y 1, narrows 2, kings-port 2, den 2, coast 2, ferry 2, cala 2, haven 3',
    );
    expect(told(distancesFrom(theatre, 'gulf', true))).toBe('gulf 0');
  });

  it('[5.34] from Zone to Zone by the boxes of the edges on which they name each other', () => {
    const theatre = theatreOfModule(zonesMeet);
    const far = distancesFrom(theatre, 'ocean');
    expect(['ocean/S', 'gulf/S', 'gulf', 'cala'].map((at) => far.get(at))).toEqual([1, 2, 3, 3]);
    expect(neighbours(theatre, 'gulf')).toEqual(['x', 'y', 'ville', 'cala', 'ocean']);
  });
});

describe('Where a Gale is felt, told in full', () => {
  it.each([
    [
      'a Norther of 10 at Ville',
      [testGale('Norther', 10, 'ville')],
      'w 10/2, x 10/1, y 10/2, coast 10/1, ville 10/0, m2 10/2, m3 10/2, gulf 10/2, gulf/W 10/2, gulf/N 10/1',
    ],
    [
      'a Norther of 11 on the Middle Bank',
      [testGale('Norther', 11, 'x')],
      'w 11/1, x 11/0, y 11/1, coast 11/2, den 11/2, ville 11/1, m2 11/1, m3 11/1, gulf 11/2, gulf/W 11/1, gulf/N 11/2, gulf/S 11/3',
    ],
    [
      'a Souther of 9 on the South Bank',
      [testGale('Souther', 9, 'y')],
      'x 9/1, y 9/0, coast 9/1, cala 9/1, m3 9/1, gulf/W 9/1',
    ],
    ['an Easter of 8 in the Narrows', [testGale('Easter', 8, 'narrows')], 'narrows 8/0'],
    [
      'an Easter of 9 in the Narrows',
      [testGale('Easter', 9, 'narrows')],
      'narrows 9/0, w 9/1, kings-port 9/1, m1 9/1, ocean/E 9/1',
    ],
    [
      'two of them, of which the worse counts',
      [testGale('Norther', 9, 'x'), testGale('Easter', 11, 'narrows')],
      'narrows 11/0, w 11/1, x 9/0, y 9/1, kings-port 11/1, ville 9/1, m1 11/1, m2 9/1, m3 9/1, ocean 11/2, ocean/E 11/1, gulf/W 9/1',
    ],
    ['none', [], ''],
  ])('[5.34] [5.341] [5.342] [5.344] %s', (_, gales, felt) => {
    expect(blownAt(...gales)).toBe(felt);
  });
});

describe('How far an Auxiliary reaches, told in full', () => {
  it.each<[string, typeof calm, Tracer, string]>([
    [
      'catching the wind at 1 and 2 in turn',
      calm,
      'Fleet',
      'x 0, m2 1, ville 1, y 1, w 2, coast 2, ferry 3, cala 2, gulf 2, narrows 3, kings-port 3, den 3, haven 4, ocean 4',
    ],
    [
      'with the wind at 1',
      norther,
      'Light',
      'x 0, m2 1, ville 1, y 1, w 2, coast 2, m3 2, ferry 2, cala 2, gulf 2, narrows 3, kings-port 3, den 3, haven 3, ocean 4',
    ],
    ['through a Gale at double', gale, 'Fleet-50', 'x 0, m2 2, ville 2, m3 2, coast 4, y 4, gulf 4'],
    ['and so a Bomb', gale, 'other', 'x 0, m2 2, ville 2, m3 2, coast 4, y 4, gulf 4'],
    ['the Light not through a Gale', gale, 'Light', 'x 0'],
    ['nor Galleys', gale, 'Galley', 'x 0'],
    [
      'Galleys without a thought for the wind, and not into Zones',
      calm,
      'Galley',
      'x 0, w 1, ville 1, y 1, narrows 2, kings-port 2, den 2, coast 2, ferry 2, cala 2, haven 3',
    ],
  ])('[5.114] [6.142] [6.145] [6.146] %s', (_, world, sort, reach) => {
    expect(told(rangesFrom(world, 'x', 4, sort))).toBe(reach);
  });

  it.each([
    [0, 'coast 0'],
    [1, 'coast 0, ville 1, y 1'],
    [2, 'coast 0, ville 1, y 1, x 2, cala 2'],
    [3, 'coast 0, ville 1, y 1, x 2, ferry 3, cala 2, m2 3, gulf 3'],
  ])('[6.142] to a range of %i and no farther', (range, reach) => {
    expect(told(rangesFrom(calm, 'coast', range, 'Fleet'))).toBe(reach);
  });
});
