import { describe, expect, it } from 'vitest';
import { folder, here, weathergage } from './test-run.ts';

const { path, file } = folder();

const report = (...tests: [title: string, status: string][]) => ({
  testResults: [
    {
      name: '/anywhere/games/hex-action/rules/plot.test.ts',
      assertionResults: tests.map(([title, status]) => ({ title, status })),
    },
  ],
});

describe('rules', () => {
  it('counts what a run has shown', async () => {
    const run = report(['[7.2.7] a', 'passed'], ['[8.3.2] b', 'failed'], ['[0.0] no rule', 'passed']);
    const { code, out } = await weathergage('rules', '--json', '--report', file('run.json', run));
    expect(code).toBe(0);
    const { 'hex-action': book } = JSON.parse(out) as Record<
      string,
      { rules: number; pinned: number; passing: number; missing: string[] }
    >;
    expect(Object.keys(book!).sort()).toEqual(['missing', 'passing', 'pinned', 'rules']);
    expect(book).toMatchObject({ pinned: 2, passing: 1 });
    expect(book!.missing).toHaveLength(book!.rules - 1);
    expect(book!.missing).toContain('8.3.2');
    expect(book!.missing).not.toContain('7.2.7');
  });

  it('prints a table without --json', async () => {
    const { code, out } = await here(
      'rules',
      '--report',
      file('table.json', report(['[7.2.7] a', 'passed'])),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^game +rules +pinned +passing +missing$/m);
    expect(out).toMatch(/^hex-action +\d+ +1 +1 +\d+$/m);
  });

  it('says what to run first where there is no report', async () => {
    const { code, err } = await here('rules', '--json', '--report', `${path}/none.json`);
    expect(code).toBe(2);
    expect(err).toContain('npm run test:unit');
  });

  it('tells where a rule is decided and what tests it', async () => {
    const { code, out } = await here('rules', '--where', '8.3.5.6', '--game', 'hex-action');
    expect(code).toBe(0);
    expect(out).toMatch(/^hex-action 8\.3\.5\.6 \(rule\)$/m);
    expect(out).toMatch(/^ {2}decided +games\/hex-action\/rules\/.*fouling\.ts:\d+ .*8\.3\.5\.6/m);
    expect(out).toMatch(/^ {2}tested +games\/hex-action\/rules\/.*fouling\.test\.ts:\d+ .*\[8\.3\.5\.6\]/m);
  });

  it('says so where no book has the rule', async () => {
    const { code, err } = await here('rules', '--where', '99.99');
    expect(code).toBe(2);
    expect(err).toContain('99.99');
  });
});
