import { describe, expect, it } from 'vitest';
import { changedSides } from './sides.ts';

const seats = (...sides: string[]) => sides.map((side, i) => ({ id: `${side}${i}`, side, bot: null }));
const said = (...sides: string[]) => Object.fromEntries(changedSides(seats(...sides)));

describe('sides changed', () => {
  it('swaps two', () => {
    expect(said('red', 'blue')).toEqual({ red0: 'blue1', blue1: 'red0' });
  });
  it('keeps the places within a side', () => {
    expect(said('red', 'red', 'blue', 'blue')).toEqual({
      red0: 'blue2',
      red1: 'blue3',
      blue2: 'red0',
      blue3: 'red1',
    });
  });
  it('goes round where there are three', () => {
    expect(said('a', 'b', 'c')).toEqual({ b1: 'a0', c2: 'b1', a0: 'c2' });
  });
  it('uses everybody once where one side has more', () => {
    const all = changedSides(seats('red', 'red', 'red', 'blue'));
    expect(all.get('blue3')).toBe('red0');
    expect(new Set(all.values()).size).toBe(4);
    expect(all.size).toBe(4);
  });
});
