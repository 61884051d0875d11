import { describe, expect, it } from 'vitest';
import { decidesRule, sourcesOf } from './mutate/aim.ts';
import { drawSome } from './mutate/draw.ts';
import { isSentence, keyOf, type Mutant, textAt } from './mutate/mutant.ts';
import { figures, section, withSection } from './mutate/page.ts';
import { judge, type MutationReport } from './mutate/verdict.ts';

const place = (line: number, column: number, endColumn: number) => ({
  start: { line, column },
  end: { line, column: endColumn },
});
const mutantAt = (line: number): [string, Mutant] => {
  const file = 'games/toy/rules/wind.ts';
  const stryker = {
    fileName: file,
    location: place(line, 2, 4),
    mutatorName: 'EqualityOperator',
    replacement: '<',
  };
  return [
    keyOf(stryker),
    {
      file,
      line: line + 1,
      column: 2,
      endLine: line + 1,
      endColumn: 4,
      mutator: 'EqualityOperator',
      original: '<=',
      replacement: '<',
    },
  ];
};

describe('mutants', () => {
  it('are known again in a sandbox and in a report, which counts from one', () => {
    const mutant = { mutatorName: 'BooleanLiteral', replacement: 'true' };
    const here = { ...mutant, fileName: 'games/toy/rules/wind.ts', location: place(3, 2, 7) };
    const there = { ...here, fileName: '/tmp/box-1/games/toy/rules/wind.ts' };
    const reported = {
      ...mutant,
      fileName: here.fileName,
      location: { start: { line: 4, column: 3 }, end: { line: 4, column: 8 } },
    };
    expect([keyOf(there), keyOf(reported, 1)]).toEqual([keyOf(here), keyOf(here)]);
    expect(keyOf({ ...here, replacement: 'false' })).not.toBe(keyOf(here));
  });

  it('have a text, over several lines too', () => {
    expect(textAt('a + b\nc', place(0, 4, 5))).toBe('b');
    expect(textAt('f(a,\n  b)\n', { start: { line: 0, column: 2 }, end: { line: 1, column: 3 } })).toBe(
      'a,\n  b',
    );
  });

  it('of sentences are left out, of words the rules know not', () => {
    expect(isSentence('StringLiteral', "'There is no such ship.'")).toBe(true);
    expect(isSentence('StringLiteral', "'full-sail'")).toBe(false);
    expect(isSentence('ConditionalExpression', "'a b'")).toBe(false);
  });

  it('are drawn alike for a seed, each as likely as any other', () => {
    const many = Array.from({ length: 900 }, (_, index) => index);
    expect(drawSome(many, 40, 7)).toEqual(drawSome(many, 40, 7));
    expect(drawSome(many, 40, 8)).not.toEqual(drawSome(many, 40, 7));
    expect(new Set(drawSome(many, 40, 7)).size).toBe(40);
    expect(drawSome([1, 2], 40, 7)).toEqual([1, 2]);
    const counts = many.slice(0, 10).map(() => 0);
    for (let seed = 0; seed < 1000; seed++)
      for (const one of drawSome(many.slice(0, 10), 3, seed)) counts[one]!++;
    expect(Math.min(...counts)).toBeGreaterThan(240);
    expect(Math.max(...counts)).toBeLessThan(360);
  });
});

describe('what they are drawn from', () => {
  const files = [
    {
      path: 'rules/wind.ts',
      text: '/** 5.24: the wind. */\nexport const wind = (die: number) => {\n  return die < 3;\n};\n\nexport const calm = 1;\n',
    },
    { path: 'rules/wind.test.ts', text: '' },
    { path: 'rules/testing/sea.ts', text: '' },
    { path: 'board/wind.ts', text: '' },
    { path: 'rules/sea.ts', text: '' },
  ];

  it('is the rules, without their tests, or files that are named', () => {
    expect(sourcesOf('toy', files, [])).toEqual(['games/toy/rules/wind.ts', 'games/toy/rules/sea.ts']);
    expect(sourcesOf('toy', files, ['sea'])).toEqual(['games/toy/rules/sea.ts']);
  });

  it('is the declaration that decides a rule', () => {
    const row = { rule: '5.24', kind: 'rule', where: 'rules/wind.ts', reason: '' };
    const decides = decidesRule('toy', row, files);
    const lines = [1, 2, 3, 4, 5, 6].filter((line) => decides({ ...mutantAt(0)[1], line }));
    expect(lines).toEqual([1, 2, 3, 4]);
  });
});

describe('verdicts', () => {
  const drawn = new Map([0, 1, 2, 3, 4, 5].map(mutantAt));
  const report = (tests: Record<string, string>, found: readonly object[]): MutationReport => ({
    files: {
      'games/toy/rules/wind.ts': {
        mutants: found.map((mutant, line) => ({
          location: { start: { line: line + 1, column: 3 }, end: { line: line + 1, column: 5 } },
          mutatorName: 'EqualityOperator',
          replacement: '<',
          status: 'Survived',
          ...mutant,
        })),
      },
    },
    testFiles: { 'wind.test.ts': { tests: Object.entries(tests).map(([id, name]) => ({ id, name })) } },
  });
  const proper = report({ a: 'winds [5.24] veer', b: 'winds veer [often]' }, [
    { status: 'Killed', killedBy: ['b', 'a'] },
    { status: 'Killed', killedBy: ['b'] },
    { status: 'Timeout', coveredBy: ['a'] },
    {},
    { status: 'NoCoverage' },
    { status: 'CompileError' },
  ]);
  const rest = report({ g: 'golden' }, [{}, {}, {}, { status: 'Killed', killedBy: ['g'] }, {}, {}]);
  const judged = judge(drawn, proper, rest, new Set(['5.24']));

  it('tell a test with a rule’s number from another, a golden hash, and nothing', () => {
    expect(judged.map(({ fate }) => fate)).toEqual(['rule', 'test', 'rule', 'golden', 'none', 'none']);
  });

  it('are written into the section of the game, in the place of the one it had', () => {
    const run = { game: 'toy', title: 'Toy', seed: 7, all: 90, judged };
    expect(figures(run)).toBe(
      '6 mutants: 50.0 % caught without golden hashes and random play, 33.3 % by a test with a rule’s number',
    );
    expect(section(run)).toContain('| wind.ts:4 | `<=` | `<` |');
    const page = withSection('', { ...run, title: 'Other' });
    const both = withSection(page, run);
    expect(withSection(both, run)).toBe(both);
    expect(both.match(/^## .*/gm)).toEqual(['## Other', '## Toy']);
    expect(withSection(both, { ...run, seed: 8 })).toContain('Drawn with seed 8 from 90');
  });

  it('leave what is written by hand: the head of the page, and why a mutant makes no difference', () => {
    const run = { game: 'toy', title: 'Toy', seed: 7, all: 90, judged };
    const why = '### Toy: equivalents, and why\n\n- `wind.ts:4`: a calm has no direction.\n';
    const page = (seed: number) => `A head of its own.\n\n${section({ ...run, seed })}\n${why}`;
    expect(withSection(page(7), { ...run, seed: 8 })).toBe(page(8));
  });
});
