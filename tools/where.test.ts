import { describe, expect, it } from 'vitest';
import { filled, lost, whereabouts } from './where.ts';

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });
const book = (...rows: [rule: string, where: string, kind?: string][]) =>
  `rule\tkind\twhere\treason\n${rows.map(([rule, where, kind = 'rule']) => `${rule}\t${kind}\t${where}\t\n`).join('')}`;
const row = (rule: string, where = '') => ({ rule, kind: 'rule', where, reason: '' });
const lines = (rule: string, ...text: string[]) =>
  whereabouts(row(rule, 'rules/a.ts'), [file('rules/a.ts', ...text)]).decided.map(({ line }) => line);

describe('a line names a rule', () => {
  it.each([
    ['7.1', '// 7.1: the wind', true],
    ['7.1', '/** as 7.1 says. */', true],
    ['7.1', ' * the wind (7.1), and more', true],
    ['7.1', "return refuse('no', '7.1', 'Not so.');", true],
    ['7.1', 'const x = y; // 7.1', true],
    ['3.6/1', '// 3.6/1, 3.6/2', true],
    ['aback.may-turn', '// aback.may-turn', true],
    ['7.1', '// 7.1.', true],
    ['7.1', '// 7.1.2', false],
    ['7.1', '// 17.1', false],
    ['7.1', '// 7.12', false],
    ['7.1', '// 2.7.1', false],
    ['3.6/1', '// 3.6/11', false],
    ['3.6', '// 3.6/1', false],
    ['aback.may-turn', '// aback.may-turn-away', false],
    ['7.1', 'const speed = 7.1;', false],
  ])('%s by %s: %s', (rule, text, named) => {
    expect(lines(rule, text)).toEqual(named ? [1] : []);
  });

  it('has the head of the file last', () => {
    expect(lines('7.1', '// The wind (7.1).', "import { a } from './b.ts';", '', '/** 7.1 */')).toEqual([
      4, 1,
    ]);
  });

  it('has a constant that holds the number last too', () => {
    expect(lines('7.1', "const RULE = '7.1';", '', '// 7.1: the wind')).toEqual([3, 1]);
  });
});

describe('the places of a rule', () => {
  const files = [
    file('rules/wind.ts', '/** 7.1 */'),
    file('rules/sea.ts', '// as 7.1', '// and 7.1'),
    file('rules/wind.test.ts', "it('[7.1] blows', () => {});", "it('[7.2, 7.1] blows', () => {});"),
    file('rules/sea.test.ts', "it('[7.2] is wet (7.1)', () => {});"),
    file('rules/testing/world.ts', '// 7.1'),
    file('board/words.ts', '// 7.1'),
  ];

  it('are the file that the book names, other sources, and tests that carry the number', () => {
    const places = whereabouts(row('7.1', 'rules/sea.ts'), files);
    expect(places.decided.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'rules/sea.ts:1',
      'rules/sea.ts:2',
    ]);
    expect(places.also.map(({ path }) => path)).toEqual(['rules/wind.ts']);
    expect(places.tests.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'rules/wind.test.ts:1',
      'rules/wind.test.ts:2',
    ]);
  });

  it('are filled in: what names its rule stays, else the file whose own test pins it', () => {
    expect(filled(book(['7.1', 'rules/sea.ts']), files)).toBe(book(['7.1', 'rules/sea.ts']));
    expect(filled(book(['7.1', 'rules/gone.ts']), files)).toBe(book(['7.1', 'rules/wind.ts']));
    expect(filled(book(['7.2', ''], ['7.1', '', 'note']), files)).toBe(
      book(['7.2', ''], ['7.1', '', 'note']),
    );
  });

  it('are lost where the book names no source, or one that does not name the rule', () => {
    const rules = book(['7.1', 'rules/sea.ts'], ['7.2', 'rules/sea.ts'], ['7.3', ''], ['7.4', '', 'heading']);
    expect(lost(rules, files)).toEqual(['7.2 (rules/sea.ts)', '7.3 (nowhere)']);
    expect(lost(book(['7.1', 'board/words.ts']), files)).toEqual(['7.1 (board/words.ts)']);
  });
});
