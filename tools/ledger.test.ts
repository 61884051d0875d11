import { describe, expect, it } from 'vitest';
import { ledger, pinsOf } from './ledger.ts';

const book = (id: string, ...rows: [string, string][]) => ({
  id,
  tsv: ['rule\tkind\twhere\treason', ...rows.map(([rule, kind]) => `${rule}\t${kind}\t\t`), ''].join('\n'),
});

const report = (...tests: [file: string, title: string, status: string][]) => ({
  testResults: tests.map(([file, title, status]) => ({
    name: `/somewhere/${file}`,
    assertionResults: [{ title, status, ancestorTitles: ['[1.1] a describe block pins nothing'] }],
  })),
});

describe('the numbers at the head of a title', () => {
  it.each([
    ['[8.3.5.6] a motionless ship', ['8.3.5.6']],
    ['[7.2.1] [7.2.2] a plot', ['7.2.1', '7.2.2']],
    ['[7.2.1][7.2.2] a plot', ['7.2.1', '7.2.2']],
    ['[7.2.1, 7.2.2] a plot', ['7.2.1', '7.2.2']],
    ['a plot [7.2.1] of a ship', []],
    ['no number at all', []],
  ])('%s', (title, pins) => {
    expect(pinsOf(title)).toEqual(pins);
  });
});

describe('the ledger of rules', () => {
  const hex = book(
    'hex',
    ['1', 'heading'],
    ['1.1', 'rule'],
    ['1.2', 'rule'],
    ['1.3', 'rule'],
    ['1.4', 'example'],
  );
  const file = 'games/hex/rules/plot.test.ts';

  it('counts only lines of kind rule, and names what is missing in the order of the book', () => {
    const run = report([file, '[1.2] two', 'passed'], [file, '[1.4] an example', 'passed']);
    expect(ledger([hex], [run])).toEqual({
      hex: { rules: 3, pinned: 1, passing: 1, missing: ['1.1', '1.3'] },
    });
  });

  it('has a rule pinned but not passing if one of its tests failed', () => {
    const run = report([file, '[1.1] one', 'passed'], [file, '[1.1] [1.2] both', 'failed']);
    expect(ledger([hex], [run]).hex).toEqual({
      rules: 3,
      pinned: 2,
      passing: 0,
      missing: ['1.1', '1.2', '1.3'],
    });
  });

  it.each(['pending', 'skipped', 'todo'])('does not take a test that is %s for a pass', (status) => {
    const run = report([file, '[1.1] one', status]);
    expect(ledger([hex], [run]).hex).toMatchObject({ pinned: 1, passing: 0 });
  });

  it("does not count another game's test, though the number be the same", () => {
    const other = book('hex-two', ['1.1', 'rule']);
    const run = report(['games/hex-two/rules/plot.test.ts', '[1.1] one', 'passed']);
    expect(ledger([hex, other], [run])).toMatchObject({ hex: { pinned: 0 }, 'hex-two': { passing: 1 } });
  });

  it('adds up several reports, and a failure in any of them counts', () => {
    const first = report([file, '[1.1] one', 'passed'], [file, '[1.2] two', 'passed']);
    const second = report([file, '[1.2] two in the browser', 'failed']);
    expect(ledger([hex], [first, second]).hex).toMatchObject({ pinned: 2, passing: 1 });
  });

  it('reads a report of another shape as a run of nothing', () => {
    for (const odd of [null, 7, {}, { testResults: 'none' }, { testResults: [{ name: 'x' }] }]) {
      expect(ledger([hex], [odd]).hex).toMatchObject({ pinned: 0, passing: 0 });
    }
  });

  it('refuses a rulebook without its header', () => {
    expect(() => ledger([{ id: 'hex', tsv: '1.1\trule\t\t\n' }], [])).toThrow('hex: rulebook.tsv must begin');
  });
});
