import { describe, expect, it } from 'vitest';
import { findingOdds, percent } from './search-odds.ts';

/** Counted one by one over all falls of four dice. */
function counted(fighter: number, avoider: number): number {
  let [found, lost] = [0, 0];
  for (let fall = 0; fall < 6 ** 4; fall++) {
    const [a, b, c, d] = [0, 1, 2, 3].map((i) => (Math.floor(fall / 6 ** i) % 6) + 1) as [
      number,
      number,
      number,
      number,
    ];
    const lead = fighter + a - avoider - b - c - d;
    if (lead > 0) found++;
    else if (lead < 0) lost++;
  }
  return found / (found + lost);
}

describe('the odds of a search', () => {
  it.each([
    [8, 8],
    [15, 8],
    [8, 15],
    [20, 4],
    [12, 9],
  ])('[6.5/4] one die and %i against three dice and %i', (fighter, avoider) => {
    expect(findingOdds(fighter, avoider)).toBeCloseTo(counted(fighter, avoider), 12);
  });

  it('are said in whole parts of a hundred, and never rounded to certainty', () => {
    expect(percent(0.5)).toBe('50 %');
    expect(percent(0.001)).toBe('under 1 %');
    expect(percent(0.9999)).toBe('over 99 %');
    expect([percent(0), percent(1)]).toEqual(['0 %', '100 %']);
  });
});
