/** How wear may be shared out, at its limits. */
import { loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../testing/battle.ts';
import { shipsOf, squadronNamed } from '../testing/found.ts';
import { testSea } from '../testing/seas.ts';
import { view } from '../view.ts';
import type { Berth } from '../world/squadron.ts';
import type { State } from '../world/state.ts';
import { longVoyages, markDamage, wearAsk } from './wear.ts';

const ASK = { id: '1', kind: 'wear', seat: 'english', rule: '11.A', token: 'E1' } as const;

/** Three ships that bear six points each, hurt as stated, and so much wear to share out. */
function worn(wear: number, ...damage: number[]): { world: State; ships: string[] } {
  const world = testSea({
    year: 1778,
    options: { seaTime: true },
    squadrons: [{ token: 'E1', at: 'azores', ships: 3, ratings: [2] }],
  });
  world.forces.english.orders = { left: 0, path: [], end: 'sea', under: null, onStation: false, wear };
  const ships = shipsOf(world, 'E1');
  for (const [at, points] of damage.entries()) world.forces.english.ships[ships[at]!]!.damage = points;
  return { world, ships };
}

/** Points for each ship, choice by choice. */
const offered = (wear: number, ...damage: number[]): string[] => {
  const { world, ships } = worn(wear, ...damage);
  const choices = [...wearAsk.choices(view(world, 'english'), ASK)];
  for (const choice of choices) expect(wearAsk.check(view(world, 'english'), ASK, choice)).toBeNull();
  return choices.map(({ damage: given }) =>
    ships.map((ship) => given.find((one) => one.ship === ship)?.points ?? 0).join(' '),
  );
};

describe('11.A wear and tear', () => {
  it('[11.A2] evenly by what each can bear still, one ship after another, or one worn out to save the others', () => {
    expect(offered(4)).toEqual(['2 1 1', '4 0 0', '0 0 4', '0 0 4']);
    expect(offered(8)).toEqual(['3 3 2', '6 2 0', '0 2 6', '0 1 7']);
    expect(offered(5, 4)).toEqual(['0 3 2', '2 3 0', '0 0 5', '0 0 5']);
    expect(offered(4, 6, 6, 5)).toEqual(['1 1 2', '1 1 2', '1 1 2', '1 1 2']);
  });

  it('[11.A2] no more than there are ships to take it', () => {
    expect(offered(18, 6, 6, 5)).toEqual(['1 1 2', '1 1 2', '1 1 2', '1 1 2']);
    expect(offered(0)).toEqual(['0 0 0', '0 0 0', '0 0 0', '0 0 0']);
  });

  it('[11.A2] a ship takes from one point up to the one that sinks her', () => {
    const { world, ships } = worn(7);
    const check = (points: number, rest = 7 - points) =>
      wearAsk.check(view(world, 'english'), ASK, {
        damage: [{ ship: ships[0]!, points }, ...(rest > 0 ? [{ ship: ships[1]!, points: rest }] : [])],
      })?.code;
    expect([check(7), check(6), check(0), check(8)]).toEqual([undefined, undefined, 'too-much', 'too-much']);
    expect([check(5, 1), check(5, 3)]).toEqual(['sum', 'sum']);
  });

  it('[11.A2] a long voyage for each eight areas, three at most', () => {
    expect([0, 7, 8, 15, 16, 23, 24, 31, 32].map(longVoyages)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3]);
  });

  it('[6.4/2] a leader whose ship is worn out goes over to the next of his nation that has none, in his stack first', () => {
    const after = (...stacks: Berth[][]) => {
      const { world } = worn(1);
      const squadron = squadronNamed(world, 'E1');
      squadron.stacks = stacks;
      for (const { ship } of stacks.flat())
        world.forces.english.ships[ship] = { port: null, damage: 0, sailed: true };
      markDamage(
        world,
        'english',
        squadron,
        [{ ship: 'eng-ocean', points: 7 }],
        'wear',
        contextOf(loadedDice()),
      );
      return squadron.stacks.map((stack) => stack.map(({ leader }) => leader));
    };
    const lost = { ship: 'eng-ocean', leader: 'eng-howe' };
    const led = { ship: 'eng-neptune', leader: 'eng-hood' };
    const free = { ship: 'eng-union', leader: null };
    const foreign = { ship: 'rus-aleksei', leader: null };
    expect(after([lost, led, free])).toEqual([['eng-hood', 'eng-howe']]);
    expect(after([lost, foreign, free])).toEqual([[null, 'eng-howe']]);
    expect(after([free], [lost, { ship: 'eng-dragon', leader: null }])).toEqual([[null], ['eng-howe']]);
    expect(after([lost], [led, free])).toEqual([['eng-hood', 'eng-howe']]);
    expect(after([lost, led])).toEqual([['eng-hood']]);
  });
});
