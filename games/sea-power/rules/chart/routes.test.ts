import { describe, expect, it } from 'vitest';
import { AREA_IDS, type AreaId, EUROPEAN_WATERS } from '../../data/areas.ts';
import { shipPool } from '../../data/ships.ts';
import { squadronNamed } from '../testing/found.ts';
import { putInPlay, Table, testSea } from '../testing/seas.ts';
import { distancesFrom } from './chart.ts';
import { costOf, reachable } from './routes.ts';

const brest = (rating: number, enemy?: AreaId) =>
  testSea({
    year: 1778,
    squadrons: [
      { token: 'P1', at: 'brest', ships: 2, ratings: [rating] },
      ...(enemy === undefined ? [] : [{ token: 'E1', at: enemy, ships: 1 }]),
    ],
  });

describe('routes', () => {
  it.each([1, 2, 3, 4])(
    '[6.1/4] with %i points every area that costs no more, for the least it can cost',
    (rating) => {
      const routes = reachable(brest(rating), 'P1');
      for (const [area, { points }] of distancesFrom('bay-of-biscay')) {
        expect(routes.has(area)).toBe(points <= rating);
        expect(routes.get(area)?.points ?? points).toBe(points);
      }
      for (const { area, points, path } of routes.values()) {
        expect(path[0]).toBe('bay-of-biscay');
        expect(path.at(-1)).toBe(area);
        expect(costOf('bay-of-biscay', path.slice(1))).toBe(points);
      }
    },
  );

  it('[6.1/4] an open sea is measured once from each area, one with closed areas anew', () => {
    expect(distancesFrom('azores')).toBe(distancesFrom('azores'));
    const closed = new Set<AreaId>(['bay-of-biscay']);
    expect(distancesFrom('azores', closed)).not.toBe(distancesFrom('azores', closed));
    expect(distancesFrom('azores', closed).has('bay-of-biscay')).toBe(false);
    expect(distancesFrom('azores').has('bay-of-biscay')).toBe(true);
  });

  it('[6.5/1] tells where an enemy would be met, and goes round him for the same points if it can', () => {
    const through = reachable(brest(3, 'iberian-basin'), 'P1').get('western-med')!;
    expect(through.searches).toEqual(['iberian-basin']);
    expect(through.points).toBe(0);
    const at = reachable(brest(3, 'bay-of-biscay'), 'P1').get('bay-of-biscay')!;
    expect(at.searches).toEqual(['bay-of-biscay']);
    // From the Sargasso Sea home there are several ways with the wind.
    const clear = reachable(brest(3), 'P1').get('western-approaches')!;
    const round = reachable(brest(3, clear.path.at(-2) === 'azores' ? 'azores' : 'north-atlantic'), 'P1');
    expect(round.get('western-approaches')!.points).toBe(clear.points);
    expect(round.get('western-approaches')!.searches).toEqual([]);
  });

  it('[6.5/1] an enemy in battle or in port is no search, and a guess at the points serves for the enemy’s markers', () => {
    const world = brest(3, 'iberian-basin');
    world.markers.find(({ token }) => token === 'E1')!.battle = true;
    expect(reachable(world, 'P1').get('western-med')!.searches).toEqual([]);
    const guess = { ...world, forces: { english: world.forces.english } };
    expect(reachable(guess, 'P1', 0).has('western-approaches')).toBe(false);
    expect(reachable(guess, 'P1', 2).has('western-approaches')).toBe(true);
  });

  it('[11.O/1] a squadron with Russians in it stays in the waters of Europe', () => {
    const world = testSea({
      war: 3,
      year: 1795,
      squadrons: [{ token: 'E1', at: 'nore', ships: 1, ratings: [4] }],
    });
    expect(reachable(world, 'E1').has('western-approaches')).toBe(true);
    const russian = shipPool('Russia', 3)[0]!.id;
    putInPlay(world, 'english', russian, 'nore');
    const stacks = squadronNamed(world, 'E1').stacks;
    squadronNamed(world, 'E1').stacks = [[...stacks[0]!, { ship: russian, leader: null }]];
    const within = [...reachable(world, 'E1').keys()];
    expect(within.every((area) => EUROPEAN_WATERS.has(area))).toBe(true);
    expect(within).toContain('bay-of-biscay');
    const table = new Table(world);
    expect(table.refusal('E1', ['north-sea', 'western-approaches'])).toBe('russians');
    expect(table.refusal('E1', ['north-sea', 'bay-of-biscay', 'iberian-basin'])).toBeUndefined();
    for (const choice of table.choices<'sail'>()) expect(table.check(choice)).toBeNull();
  });

  it('costs nothing to stand still, and nothing is known of areas that do not touch', () => {
    expect(costOf('north-sea', [])).toBe(0);
    expect(costOf('north-sea', ['western-med'])).toBeNull();
    expect(AREA_IDS.every((area) => reachable(brest(3), 'P1', 88).has(area))).toBe(true);
  });
});
