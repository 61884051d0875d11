import { describe, expect, it } from 'vitest';
import { hexName } from './hex.ts';
import { hexesOfRun, hexesOrThrow, hexOrThrow } from './hex-run.ts';
import { selections } from './throw.ts';

describe('hexes as a scenario lists them', () => {
  it('[3.1.5] one, or a run down a column', () => {
    expect(hexesOfRun('K5')?.map(hexName)).toEqual(['K5']);
    expect(hexesOfRun('K5-7')?.map(hexName)).toEqual(['K5', 'K6', 'K7']);
    expect(hexesOfRun('K5-5')?.map(hexName)).toEqual(['K5']);
    expect(hexesOfRun('K5-4')).toBeNull();
    expect(hexesOfRun('five')).toBeNull();
  });

  it('[3.1.5] what is neither is said to be none', () => {
    expect(hexName(hexOrThrow('K5'))).toBe('K5');
    expect(() => hexOrThrow('five')).toThrow('no hex five');
    expect(hexesOrThrow(undefined)).toEqual([]);
    expect(hexesOrThrow(['K5-6', 'L1']).map(hexName)).toEqual(['K5', 'K6', 'L1']);
    expect(() => hexesOrThrow(['K6-5'])).toThrow('no hexes K6-5');
  });
});

describe('selections', () => {
  it('are all of a few, the whole first and none last; of many the whole, each alone and none', () => {
    expect(selections(['a', 'b'])).toEqual([['a', 'b'], ['b'], ['a'], []]);
    expect(selections([1, 2, 3, 4])).toHaveLength(16);
    expect(selections([1, 2, 3, 4, 5])).toEqual([[1, 2, 3, 4, 5], [1], [2], [3], [4], [5], []]);
  });
});
