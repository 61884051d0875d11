import { describe, expect, it } from 'vitest';
import { besides, lookUp, numberedBook, piecesOf, placeOf } from './rulebook.ts';

const BOOK = numberedBook({
  titles: { '7': 'Plotting', '7.1': 'Allowance', '8': 'Sailing' },
  texts: {
    '7.1.10': 'Ten follows nine.',
    '7.1.9': 'A frigate of the line, as Thétis is.',
    '7.1.1': 'See 7.1.9 and 99.9.',
    '8.0': 'All sail at once.',
  },
  levelsOf: (rule) =>
    rule
      .split('.')
      .map(Number)
      .filter((level, at) => at === 0 || level > 0),
});

describe('a rulebook by numbers', () => {
  it('has chapters and sections in their order, and ten after nine', () => {
    expect(BOOK.map(({ title }) => title)).toEqual(['Plotting', 'Sailing']);
    expect(BOOK[0]!.entries.map(({ rule }) => rule)).toEqual(['7.1', '7.1.1', '7.1.9', '7.1.10']);
    expect(BOOK[0]!.entries[0]).toEqual({ rule: '7.1', title: 'Allowance', text: null });
    expect(BOOK[1]!.entries).toEqual([{ rule: '8.0', text: 'All sail at once.' }]);
  });

  it('finds a rule, or the nearest above it', () => {
    expect(placeOf(BOOK, '7.1.9')?.entry.rule).toBe('7.1.9');
    expect(placeOf(BOOK, '7.1.9.2')?.entry.rule).toBe('7.1.9');
    expect(placeOf(BOOK, '7.1.9.2')?.chapter.title).toBe('Plotting');
    expect(placeOf(BOOK, '7.0')?.entry.rule).toBe('7.1');
    expect(placeOf(BOOK, '5.5')).toBeNull();
  });

  it('turns from rule to rule across the chapters', () => {
    expect(besides(BOOK, '7.1.10')).toEqual({ before: '7.1.9', after: '8.0' });
    expect(besides(BOOK, '7.1')).toEqual({ after: '7.1.1' });
    expect(besides(BOOK, '8.0')).toEqual({ before: '7.1.10' });
    expect(besides(BOOK, '99')).toEqual({});
  });

  it('looks up numbers before titles, and titles before texts', () => {
    const found = (query: string) => lookUp(BOOK, query).map(({ entry }) => entry.rule);
    expect(found('7.1.1')).toEqual(['7.1.1', '7.1.10']);
    expect(found('allowance')).toEqual(['7.1']);
    expect(found('thetis LINE')).toEqual(['7.1.9']);
    expect(found('sailing once')).toEqual(['8.0']);
    expect(found('whale')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('links the numbers of rules that there are, and no others', () => {
    const isRule = (rule: string) => placeOf(BOOK, rule)?.entry.rule === rule;
    expect(piecesOf('See 7.1.9 and 99.9.', isRule)).toEqual(['See ', { rule: '7.1.9' }, ' and 99.9.']);
    expect(piecesOf('7.1.10, then on', isRule)).toEqual([{ rule: '7.1.10' }, ', then on']);
    expect(piecesOf('No number.', isRule)).toEqual(['No number.']);
  });
});
