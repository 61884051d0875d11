import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { throwGuns } from '../rules/gunnery/broadside.ts';
import { takeTest } from '../rules/table/throw.ts';
import { testShip } from '../rules/testing/table.ts';
import { boardingOdds, hitsOf, passes } from './odds.ts';

const THROWS = 4000;

describe('the odds a captain goes by', () => {
  it('of a test by successes are those of the dice', () => {
    const dice = looseDice(11);
    for (const [count, rerolls, needed] of [
      [3, 0, 2],
      [3, 1, 3],
      [4, 2, 3],
    ] as const) {
      let passed = 0;
      for (let i = 0; i < THROWS; i++) if (takeTest(dice, count, rerolls, needed).passed) passed++;
      expect(passed / THROWS).toBeCloseTo(passes(count, rerolls, needed), 1);
    }
  });

  it('of a gun are those of the dice, extra dice and all', () => {
    const dice = looseDice(12);
    for (const [sides, number] of [
      [6, 3],
      [6, 5],
      [10, 4],
      [10, 8],
    ] as const) {
      const { hits } = throwGuns(dice, THROWS, sides, number, 0);
      expect(hits / THROWS).toBeCloseTo(hitsOf(sides, number), 1);
    }
  });

  it('of a boarding are even between equals and better for the better crew', () => {
    const crew = (quality: 'good' | 'average' | 'poor', men = 70) =>
      testShip({ id: 'x', at: [0, 0], heading: 0, quality, crew: men });
    expect(boardingOdds(crew('average'), crew('average'))).toBeCloseTo(0.5, 5);
    expect(boardingOdds(crew('good'), crew('average'))).toBeGreaterThan(0.7);
    expect(boardingOdds(crew('poor', 30), crew('good'))).toBeLessThan(0.05);
    expect(boardingOdds(crew('poor', 30), { ...crew('good'), colours: 'struck' })).toBe(1);
  });
});
