import { describe, expect, it } from 'vitest';
import type { Force } from '../module/vocabulary.ts';
import { drivenOffFrom, type GaleHere, severer } from './gale-effects.ts';

const here = (force: Force, range: number): GaleHere => ({ force, range });

describe('of two Gales', () => {
  it.each<[string, GaleHere | null, GaleHere | null, GaleHere | null]>([
    ['one alone', here(8, 0), null, here(8, 0)],
    ['the other alone', null, here(8, 0), here(8, 0)],
    ['none', null, null, null],
    ['the one that does more', here(9, 0), here(8, 0), here(9, 0)],
    ['the other, if it does more', here(8, 0), here(9, 0), here(9, 0)],
    ['of equals in that the one of greater Force', here(10, 1), here(9, 0), here(10, 1)],
    ['the other, if its Force is the greater', here(9, 0), here(10, 1), here(10, 1)],
    ['of equals in both the first', here(10, 1), here(10, 1), here(10, 1)],
  ])('[5.344] %s', (_, one, other, worse) => {
    expect(severer(one, other)).toEqual(worse);
  });

  it('[5.344] the first of equals, itself', () => {
    const [one, other] = [here(10, 1), here(10, 1)];
    expect(severer(one, other)).toBe(one);
  });

  it('[5.362] each Class is driven off from its own number on', () => {
    const off = (force: Force) =>
      (['Fleet', 'Fleet-50', 'Light', 'Galley', 'Bomb'] as const).map((sort) =>
        drivenOffFrom(here(force, 0), sort),
      );
    expect([off(9), off(11)]).toEqual([
      [10, 9, 8, 6, 6],
      [6, 4, 1, 0, 0],
    ]);
  });
});
