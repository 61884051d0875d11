import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarioOf, yearOf } from '../testing/forces.ts';
import { drawSome, freshForces, shipsToPool } from './pools.ts';

describe('3.6 national pools', () => {
  it('[3.6/4] counters are picked at random: every one as likely as any other', () => {
    const counts = new Map<number, number>();
    const items = Array.from({ length: 10 }, (_, index) => index);
    const dice = looseDice(42);
    const trials = 4000;
    for (let trial = 0; trial < trials; trial++) {
      const { drawn, rest } = drawSome(items, 3, dice);
      expect(new Set([...drawn, ...rest]).size).toBe(10);
      for (const item of drawn) counts.set(item, (counts.get(item) ?? 0) + 1);
    }
    const expected = (trials * 3) / 10;
    let chi = 0;
    for (const item of items) chi += ((counts.get(item) ?? 0) - expected) ** 2 / expected;
    // Three of ten without putting back spread less than a multinomial: 21.67 is its 1 % bound for nine degrees.
    expect(chi).toBeLessThan(21.67);
  });

  it('[3.6/4] draws no more than there are', () => {
    expect(drawSome(['a', 'b'], 5, looseDice(1)).drawn.sort()).toEqual(['a', 'b']);
    expect(drawSome(['a', 'b'], -2, looseDice(1))).toEqual({ drawn: [], rest: ['a', 'b'] });
  });

  it('[11.L] ships of another war do not stay in this one’s pool when they come back', () => {
    const world = yearOf(2, 1780, 'demobilise');
    const before = world.forces.english.pools.England!.ships.length;
    shipsToPool(world, ['eng-boyne']);
    expect(world.forces.english.pools.England!.ships).toHaveLength(before);
    shipsToPool(world, ['fra-bretagne']);
    expect(world.forces.european.pools.France!.ships.at(-1)).toBe('fra-bretagne');
  });

  it('[11.O/1] there is a Russian pool with the option only', () => {
    const plan = scenarioOf('napoleonic-wars-1793').wars[0]!;
    expect(Object.keys(freshForces('english', plan, {}).pools)).toEqual(['England']);
    expect(freshForces('english', plan, { russians: true }).pools.Russia!.ships).toHaveLength(18);
  });
});
