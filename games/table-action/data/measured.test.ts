import { describe, expect, it } from 'vitest';
import { likelyShare, measuredWords } from './measured.ts';
import { scenarios } from './scenarios.ts';

describe('what was measured of a scenario', () => {
  it('has the limits of Wilson', () => {
    // As tables of the interval have them: 50 of 100, 0 of 100, 200 of 200.
    expect(likelyShare(50, 100)).toEqual([40, 60]);
    expect(likelyShare(0, 100)).toEqual([0, 4]);
    expect(likelyShare(200, 200)).toEqual([98, 100]);
  });

  it('is said with shares and lengths', () => {
    expect(measuredWords('Royal Navy', 'French Navy', { score: [100, 90, 10], turns: [2, 6, 12] })).toBe(
      '200 matches: Royal Navy 100 (43 to 57 %), French Navy 90 (38 to 52 %), drawn 10; over after 2 to 12 turns, half of them by turn 6',
    );
    expect(measuredWords('A', 'B', { score: [1, 1, 0], turns: [4, 4, 4] })).toMatch(/; over on turn 4$/);
  });

  it('stands on every card, of two hundred matches or more, but for a lesson that is there to be won', () => {
    for (const { balance, id } of scenarios) {
      if (id === 'division-lesson') continue;
      const [, matches] = /, (\d+) matches:/.exec(balance!)!;
      expect(Number(matches), id).toBeGreaterThanOrEqual(200);
    }
  });
});
