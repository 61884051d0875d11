import { describe, expect, it } from 'vitest';
import { gunneryWords } from './ship-report.tsx';
import { fortuneOf, hitsAt, luckRun, type Shot, turnEnds } from './tally.ts';

const shot = (frame: number, hits: number, more: Partial<Shot<number>> = {}): Shot<number> => ({
  frame,
  ship: 'shannon',
  side: 'british',
  target: 'chesapeake',
  range: 1,
  rake: false,
  hits,
  chance: { rolled: hits, expected: 2, variance: 1 },
  ...more,
});
const side = { id: 'british', name: 'Royal Navy', inWords: 'The Royal Navy', colour: 'blue' };

describe('a fight in numbers', () => {
  it('has a place for the opening, the end of every turn, and the end of the match', () => {
    const frames = [1, 1, 2, 3, 3].map((turn) => ({ turn }));
    expect(turnEnds(frames)).toEqual([
      { turn: 0, frame: 0 },
      { turn: 1, frame: 2 },
      { turn: 2, frame: 3 },
      { turn: 3, frame: 4 },
    ]);
  });

  it('counts hits by side and range, and luck up to a moment', () => {
    const shots = [shot(1, 3), shot(2, 4, { range: 2 }), shot(2, 5, { side: 'american' })];
    expect([hitsAt(shots, 'british', 1), hitsAt(shots, 'british', 2)]).toEqual([3, 4]);
    expect(
      luckRun(
        shots,
        [
          { turn: 1, frame: 1 },
          { turn: 2, frame: 2 },
        ],
        'british',
      ),
    ).toEqual([1, 3]);
  });

  it('leaves fire for which no die fell out of its luck', () => {
    expect(fortuneOf([shot(1, 3), shot(1, 0, { chance: null })], 'british')).toMatchObject({
      hits: 3,
      expected: 2,
      luck: 1,
    });
  });
});

describe('the gunnery of a side in words', () => {
  it('counts one and many', () => {
    expect(gunneryWords(side, [shot(1, 1)])).toBe(
      'The Royal Navy fired 1 broadside, for 1 hit; 2.0 were to be expected, give or take 1.0. The dice were unkind.',
    );
    expect(gunneryWords(side, [shot(1, 3, { rake: true }), shot(2, 2)])).toContain(
      'fired 2 broadsides, 1 of them raking, for 5 hits',
    );
  });

  it('says so if she never fired', () => {
    expect(gunneryWords(side, [])).toBe('The Royal Navy did not fire.');
  });
});
