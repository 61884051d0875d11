import { describe, expect, it } from 'vitest';
import { northOf, windWords } from './wind-words.ts';

describe('the wind in words', () => {
  it('is named by where it comes from, with north at the top of the chart', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).map((wind) => windWords(wind, 1))).toEqual([
      'from the south (to 1)',
      'from the south-west (to 2)',
      'from the north-west (to 3)',
      'from the north (to 4)',
      'from the north-east (to 5)',
      'from the south-east (to 6)',
    ]);
  });

  it('or where the scenario has north: at Trafalgar it blew from the north-west', () => {
    expect(northOf('trafalgar-1805')).toBe(3);
    expect(windWords(5, northOf('trafalgar-1805'))).toBe('from the north-west (to 5)');
    expect(northOf('a scenario of one’s own')).toBe(1);
  });
});
