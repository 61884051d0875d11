import { describe, expect, it } from 'vitest';
import { type Block, picturesOf, readMarkdown } from './markdown.ts';

const only = (text: string): Block => {
  const blocks = readMarkdown(text);
  expect(blocks).toHaveLength(1);
  return blocks[0]!;
};
const words = (...texts: string[]): Block => ({ kind: 'paragraph', words: texts });

describe('words in a line', () => {
  it.each([
    ['plain', ['plain']],
    ['a **rake** now', ['a ', { kind: 'strong', words: ['rake'] }, ' now']],
    ['*a* `b*c`', [{ kind: 'em', words: ['a'] }, ' ', { kind: 'code', text: 'b*c' }]],
    ['***g***', [{ kind: 'em', words: [{ kind: 'strong', words: ['g'] }] }]],
    ['[a *b*](c.md#d)', [{ kind: 'link', to: 'c.md#d', words: ['a ', { kind: 'em', words: ['b'] }] }]],
    ['wind [7.1.3, 8.2]', ['wind ', { kind: 'rules', text: '7.1.3, 8.2' }]],
    ['[M4.2]', [{ kind: 'rules', text: 'M4.2' }]],
    ['[sic]', ['[sic]']],
    ['one<br>two', ['one', { kind: 'break' }, 'two']],
    ['5 * 3 is 15', ['5 * 3 is 15']],
  ])('%s', (text, expected) => {
    expect(only(text)).toEqual({ kind: 'paragraph', words: expected });
  });
});

describe('a page of the docs', () => {
  it('with what the page has no form for is no page', () => {
    expect(() => readMarkdown('> said')).toThrow("can't show blockquote");
    expect(() => readMarkdown('<b>loud</b>')).toThrow("can't show <b>");
  });

  it('has headings that links find', () => {
    expect(only('## A *turn*, step by step')).toMatchObject({ level: 2, id: 'a-turn-step-by-step' });
  });

  it('has paragraphs that go on over a line, and pictures that stand alone', () => {
    const blocks = readMarkdown('one\ntwo\n\n![A duel](screenshots/duel.png)\nthree\n<!-- a note -->');
    expect(blocks).toEqual([
      words('one two'),
      { kind: 'picture', from: 'screenshots/duel.png', alt: 'A duel' },
      words('three'),
    ]);
    expect(picturesOf(blocks)).toEqual(['screenshots/duel.png']);
  });

  it('has lists, with lists in them', () => {
    expect(only('1. one\n   goes on\n   - in it\n   - too\n2. two')).toEqual({
      kind: 'list',
      ordered: true,
      items: [
        [words('one goes on'), { kind: 'list', ordered: false, items: [[words('in it')], [words('too')]] }],
        [words('two')],
      ],
    });
  });

  it('has one list where empty lines stand between its items, and then something else', () => {
    const [list, after] = readMarkdown('- a\n\n- b\n\nafter');
    expect(list).toMatchObject({ kind: 'list', items: [[words('a')], [words('b')]] });
    expect(after).toEqual(words('after'));
  });

  it('has in an item what stands under it, an empty line or not', () => {
    const [list, after] = readMarkdown('1. one\n\n   | a |\n   |---|\n\n   more\n2. two\n\nafter');
    expect(list).toMatchObject({
      items: [[words('one'), { kind: 'table', rows: [[['a']]] }, words('more')], [words('two')]],
    });
    expect(after).toEqual(words('after'));
  });

  it('has pictures in an item', () => {
    expect(picturesOf(readMarkdown('1. look\n   ![x](a.png)\n2. on'))).toEqual(['a.png']);
  });

  it('has tables with bars in their cells, and code as it is written', () => {
    expect(only('| a | b |\n|---|---|\n| 1 | `x \\| y` |')).toEqual({
      kind: 'table',
      rows: [
        [['a'], ['b']],
        [['1'], [{ kind: 'code', text: 'x | y' }]],
      ],
    });
    expect(only('```sh\n# not a heading\n\n- nor a list\n```')).toEqual({
      kind: 'code',
      text: '# not a heading\n\n- nor a list',
    });
  });
});
