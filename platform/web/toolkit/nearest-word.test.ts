import { describe, expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const words = ['north-sea', 'baltic-sea', 'bay-of-biscay', 'azores', 'nore'];

describe('the word that was meant', () => {
  it('is found through a slip or two', () => {
    expect(nearestWord('north-see', words)).toBe('north-sea');
    expect(nearestWord('norht-sea', words)).toBe('north-sea');
    expect(nearestWord('bay-of-biscy', words)).toBe('bay-of-biscay');
    expect(nearestWord('asores', words)).toBe('azores');
    expect(nearestWord('nor', words)).toBe('nore');
  });

  it('is not guessed at from something else altogether', () => {
    expect(nearestWord('portsmouth', words)).toBeNull();
    expect(nearestWord('', words)).toBeNull();
    expect(nearestWord('x'.repeat(400), words)).toBeNull();
  });
});
