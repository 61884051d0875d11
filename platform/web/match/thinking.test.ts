import { describe, expect, it } from 'vitest';
import { thinkingWords } from './thinking.tsx';

describe('what is said of a machine that thinks', () => {
  it('is nothing beforehand where it is quick, and the seconds once it is not', () => {
    for (const pace of [null, { usual: 200, long: 900 }]) {
      expect(thinkingWords(pace, 2999)).toBe('');
      expect(thinkingWords(pace, 4200)).toBe(', 4 s so far');
    }
  });

  it('is how long it usually takes, and at most', () => {
    expect(thinkingWords({ usual: 2100, long: 7800 }, 0)).toBe(', usually 2 s, up to 8 s');
    expect(thinkingWords({ usual: 2100, long: 2300 }, 0)).toBe(', usually 2 s');
    expect(thinkingWords({ usual: null, long: 1500 }, 0)).toBe(', up to 2 s');
    expect(thinkingWords({ usual: 200, long: 4000 }, 0)).toBe(', usually 1 s, up to 4 s');
    expect(thinkingWords({ usual: 2100, long: 7800 }, 5000)).toBe(', 5 s so far; usually 2 s, up to 8 s');
  });

  it('owns up when it takes longer than it ever did', () => {
    expect(thinkingWords({ usual: 2100, long: 7800 }, 9500)).toBe(', 9 s so far: longer than foretold (8 s)');
    expect(thinkingWords({ usual: null, long: 1500 }, 3000)).toBe(', 3 s so far: longer than foretold (2 s)');
  });
});
