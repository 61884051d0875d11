import { d6, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { shipOf } from '../../data/ships.ts';
import { invariants } from '../invariants.ts';
import { markerNamed, shipsOf } from '../testing/found.ts';
import { Table, tableIn, testSea } from '../testing/seas.ts';

const sailing = (rating: number | null, ...faces: number[]): Table =>
  new Table(
    testSea({
      year: 1778,
      options: { weather: true },
      squadrons: [
        rating === null
          ? { token: 'P1', at: 'brest' }
          : { token: 'P1', at: 'brest', ships: 3, ratings: [rating] },
      ],
    }),
    loadedDice(d6(...faces)),
  ).sail('P1', ['bay-of-biscay']);

const effect = (table: Table) => table.told('weather')[0]!.effect;

describe('weather', () => {
  it('[11.B/1] a die and the highest leader: five lets the squadron out, three or four keeps it in for the year', () => {
    for (const rating of [1, 2, 3, 4]) {
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const table = sailing(rating, die, 6, 6, 6);
        const result = die + rating;
        expect(effect(table)).toBe(result >= 5 ? 'fair' : result >= 3 ? 'held' : 'storm');
        expect(markerNamed(table.world, 'P1')!.at).toEqual(
          result >= 5 ? { area: 'bay-of-biscay' } : { port: 'brest' },
        );
        expect(table.progress).toBe('done');
      }
    }
  });

  it('[11.B/1] an empty squadron throws as if led by a 2, and no voyage throws without the option', () => {
    expect(effect(sailing(null, 2))).toBe('held');
    expect(effect(sailing(null, 3))).toBe('fair');
    const calm = tableIn(1778, 'P1 brest 1');
    expect(calm.sail('P1', ['bay-of-biscay']).told('weather')).toEqual([]);
  });

  it('[11.B/1] ships that were kept in have not been to sea', () => {
    const table = sailing(1, 2);
    const { ships } = table.world.forces.european;
    for (const ship of shipsOf(table.world, 'P1'))
      expect(ships[ship]).toEqual({ port: 'brest', damage: 0, sailed: false });
    expect(markerNamed(table.world, 'P1')!.moved).toBe(true);
  });

  it('[11.B/2] one or two is a storm: a die a ship, one to four is her damage, five and six are none', () => {
    const table = sailing(1, 1, 4, 5, 1);
    expect(effect(table)).toBe('storm');
    const { ships } = table.world.forces.european;
    expect(shipsOf(table.world, 'P1').map((ship) => ships[ship]!.damage)).toEqual([4, 0, 1]);
    expect(markerNamed(table.world, 'P1')).toMatchObject({ at: { port: 'brest' }, moved: true });
    // The enemy sees the storm, and neither its damage nor how many dice fell for it.
    const told = table.happenings.find(({ truth }) => truth.kind === 'weather')!;
    expect(told.truth.dice).toEqual([1, 4, 5, 1]);
    expect(told.shown!.others).toMatchObject({ dice: [1], effect: 'storm' });
    expect(told.shown!.others).not.toHaveProperty('damage');
  });

  it('[11.B/2] its damage is as in battle: more than a ship can bear sinks her', () => {
    const world = testSea({
      year: 1778,
      options: { weather: true },
      squadrons: [{ token: 'P1', at: 'brest', ships: 2, ratings: [1] }],
    });
    const [ship] = shipsOf(world, 'P1') as [string];
    world.forces.european.ships[ship]!.damage = shipOf(ship).defence;
    const table = new Table(world, loadedDice(d6(1, 1, 6))).sail('P1', ['bay-of-biscay']);
    expect(world.sunk).toEqual([{ ship, side: 'european', captured: false }]);
    expect(table.told('lost')).toMatchObject([{ ships: [ship], why: 'storm' }]);
    expect(shipsOf(world, 'P1')).toHaveLength(1);
    expect(invariants(world)).toEqual([]);
  });
});
