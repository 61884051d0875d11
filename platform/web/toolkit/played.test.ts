import { describe, expect, it } from 'vitest';
import { inAHundred } from './played.ts';

describe('shares in whole numbers', () => {
  it('add up to a hundred where each rounded by itself would not', () => {
    expect(inAHundred([66.5, 19, 14.5])).toEqual([67, 19, 14]);
    expect(inAHundred([1, 1, 1])).toEqual([34, 33, 33]);
  });

  it('give nothing to a side that won nothing', () => {
    expect(inAHundred([0, 0])).toEqual([0, 0]);
    expect(inAHundred([7, 0, 1])).toEqual([88, 0, 12]);
  });

  it('keep the order of sides that lie apart', () => {
    expect(inAHundred([66.7, 18.7, 14.6])).toEqual([67, 19, 14]);
  });
});
