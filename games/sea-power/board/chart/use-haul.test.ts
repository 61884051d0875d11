import { describe, expect, it } from 'vitest';
import { hauledOf } from './use-haul.ts';

describe('taking up a squadron', () => {
  const tokens = new Map([
    ['E1', ''],
    ['E2', ''],
  ]);

  it('takes the chosen one out of a heap, else the first that may be chosen at all', () => {
    expect(hauledOf(['E3', 'E1', 'E2'], { tokens, chosenToken: 'E2' })).toBe('E2');
    expect(hauledOf(['E3', 'E1', 'E2'], { tokens, chosenToken: null })).toBe('E1');
  });

  it('takes up nobody of whom nothing is asked', () => {
    expect(hauledOf(['E3'], { tokens })).toBeNull();
    expect(hauledOf(['E1'], {})).toBeNull();
  });
});
