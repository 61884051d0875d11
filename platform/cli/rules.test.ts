import { describe, expect, it } from 'vitest';
import type { GameLedger } from '../../tools/ledger.ts';
import { type Row, rowsOf, whereabouts } from '../../tools/where.ts';
import { books, filesOf } from '../../tools/where-files.ts';
import { runHere, scratchFolder } from './testing/run.ts';

const { path, file } = scratchFolder();

/** The first rulebook there is, and two of its rules that sources decide and tests pin. */
const [{ id, tsv }] = books() as [ReturnType<typeof books>[number]];
const files = filesOf(id);
const [one, other] = rowsOf(tsv)
  .values()
  .filter((row) => {
    const { decided, tests } = whereabouts(row, files);
    return row.kind === 'rule' && decided.length > 0 && tests.length > 0;
  })
  .take(2)
  .toArray() as [Row, Row];

const report = (...tests: [title: string, status: string][]) => ({
  testResults: [
    {
      name: `/anywhere/games/${id}/rules/some.test.ts`,
      assertionResults: tests.map(([title, status]) => ({ title, status })),
    },
  ],
});

describe('rules', () => {
  it('counts what a run has shown', async () => {
    const run = report(
      [`[${one.rule}] a`, 'passed'],
      [`[${other.rule}] b`, 'failed'],
      ['[no.rule] c', 'passed'],
    );
    const { code, out } = await runHere('rules', '--json', '--report', file('run.json', run));
    expect(code).toBe(0);
    const book = (JSON.parse(out) as Record<string, GameLedger>)[id];
    expect(Object.keys(book!).sort()).toEqual(['missing', 'passing', 'pinned', 'rules']);
    expect(book).toMatchObject({ pinned: 2, passing: 1 });
    expect(book!.missing).toHaveLength(book!.rules - 1);
    expect(book!.missing).toContain(other.rule);
    expect(book!.missing).not.toContain(one.rule);
  });

  it('prints a table without --json', async () => {
    const { code, out } = await runHere(
      'rules',
      '--report',
      file('table.json', report([`[${one.rule}] a`, 'passed'])),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^game +rules +pinned +passing +missing$/m);
    expect(out).toMatch(new RegExp(`^${id} +\\d+ +1 +1 +\\d+$`, 'm'));
  });

  it('says what to run first where there is no report', async () => {
    const { code, err } = await runHere('rules', '--json', '--report', `${path}/none.json`);
    expect(code).toBe(2);
    expect(err).toContain('npm run test:unit');
  });

  it('tells where a rule is decided and what tests it', async () => {
    const { code, out } = await runHere('rules', '--where', one.rule, '--game', id);
    expect(code).toBe(0);
    expect(out).toContain(`${id} ${one.rule} (rule)\n`);
    expect(out).toMatch(new RegExp(`^ {2}decided +games/${id}/\\S+\\.ts:\\d+ .*${one.rule}`, 'm'));
    expect(out).toMatch(
      new RegExp(`^ {2}tested +games/${id}/\\S+\\.test\\.ts:\\d+ .*\\[${one.rule}\\]`, 'm'),
    );
  });

  it('says so where no book has the rule', async () => {
    const { code, err } = await runHere('rules', '--where', '99.99');
    expect(code).toBe(2);
    expect(err).toContain('99.99');
  });
});
