import { d6, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { rerollsOf } from '../aboard/special-actions.ts';
import { testShip } from '../testing/table.ts';
import { successesOf, takeTest } from './throw.ts';

const captain = (quality: 'good' | 'average' | 'poor', flagship = false) =>
  testShip({ id: 'x', at: [10, 10], heading: 90, quality, flagship });

describe('tests by successes', () => {
  it('[success.four-plus] four and five are a success, one to three are none', () => {
    expect([1, 2, 3, 4, 5].map((face) => successesOf([face]))).toEqual([0, 0, 0, 1, 1]);
    expect(takeTest(loadedDice(d6(4, 5, 3)), 3, 0, 2)).toMatchObject({ successes: 2, passed: true });
  });

  it('[success.six-is-two] a natural six is two successes', () => {
    expect(successesOf([6])).toBe(2);
    expect(takeTest(loadedDice(d6(6, 1, 1)), 3, 0, 2).passed).toBe(true);
    expect(takeTest(loadedDice(d6(6, 1, 1)), 3, 0, 3).passed).toBe(false);
  });

  it('[reroll.good] a good crew throws two failures again', () => {
    expect(rerollsOf(captain('good'))).toBe(2);
    const test = takeTest(loadedDice(d6(1, 2, 3, 4, 6)), 3, rerollsOf(captain('good')), 3);
    expect(test).toMatchObject({ first: [1, 2, 3], again: [4, 6], successes: 3, passed: true });
  });

  it('[reroll.average] an average crew throws one', () => {
    expect(rerollsOf(captain('average'))).toBe(1);
    const test = takeTest(loadedDice(d6(1, 2, 4, 4)), 3, rerollsOf(captain('average')), 3);
    expect(test).toMatchObject({ again: [4], successes: 2, passed: false });
  });

  it('[reroll.poor] a poor one throws none', () => {
    expect(rerollsOf(captain('poor'))).toBe(0);
    expect(takeTest(loadedDice(d6(1, 2, 4)), 3, 0, 2)).toMatchObject({ again: [], passed: false });
  });

  it('[reroll.flagship] a flagship throws one more', () => {
    expect(rerollsOf(captain('good', true))).toBe(3);
    expect(rerollsOf(captain('poor', true))).toBe(1);
  });

  it('[reroll.good] only failures are thrown again, no reroll twice, and nothing once it is passed', () => {
    expect(takeTest(loadedDice(d6(4, 4, 1, 1)), 3, 2, 3)).toMatchObject({ again: [1], successes: 2 });
    expect(takeTest(loadedDice(d6(4, 4, 1)), 3, 2, 2)).toMatchObject({ again: [], passed: true });
  });
});
