import { describe, expect, it } from 'vitest';
import type { Score } from '../../rules/world/score.ts';
import { leadWords } from './lead-words.ts';
import { sourcesOf, yearsOf } from './years.ts';

const ledger: Score[] = [
  { year: 1757, side: 'english', points: 2, source: 'sunk', of: 'fra-souverain' },
  { year: 1756, side: 'european', points: 3, source: 'commerce', of: 'north-sea' },
  { year: 1756, side: 'european', points: 3, source: 'commerce', of: 'caribbean' },
  { year: 1757, side: 'english', points: -1, source: 'lost', of: 'eng-mars' },
];

describe('the chronicle', () => {
  it('gathers the ledger by years in order, with the track at the end of each', () => {
    const years = yearsOf({ ledger });
    expect(years.map(({ year, gained, totals }) => [year, gained, totals])).toEqual([
      [1756, { english: 0, european: 6 }, { english: 0, european: 6 }],
      [1757, { english: 1, european: 0 }, { english: 1, european: 6 }],
    ]);
    expect(years[0]!.sides.european).toMatchObject([{ source: 'commerce', points: 6 }]);
    expect(years[1]!.sides.english.map(({ source }) => source)).toEqual(['sunk', 'lost']);
  });

  it('knows where the points of a side came from, the most first', () => {
    expect(sourcesOf({ ledger }, 'english').map(({ source, points }) => [source, points])).toEqual([
      ['sunk', 2],
      ['lost', -1],
    ]);
    expect(sourcesOf({ ledger: [] }, 'european')).toEqual([]);
  });

  it('[8.5] says what a lead is worth', () => {
    expect(leadWords({ english: 10, european: 10 })).toBe('Even: a draw as it stands.');
    expect(leadWords({ english: 0, european: 12 })).toContain('lead by 12: a draw as it stands, 13 short');
    expect(leadWords({ english: 30, european: 5 })).toContain('a minor victory as it stands, 25 short');
    expect(leadWords({ english: 60, european: 0 })).toBe(
      'The English lead by 60: a major victory as it stands.',
    );
  });
});
