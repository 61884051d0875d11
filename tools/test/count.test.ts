import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playwrightCount, summaryOf, vitestCount } from './count.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'count-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const written = (report: unknown) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

describe("Vitest's report", () => {
  const report = (
    passed: number,
    failed: number,
    ...files: { status: string; assertionResults: unknown[] }[]
  ) => ({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: files,
  });

  it('is counted as it stands after a good run', () => {
    expect(vitestCount(written(report(5, 0)), 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 3,
      failures: [],
    });
  });

  it('counts a file that could not be loaded as a failure, and one with failed tests only by its tests', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ];
    expect(vitestCount(written(report(5, 1, ...files)), 1)).toMatchObject({ passed: 5, failed: 2 });
  });

  it('names what failed, with the beginning of its reason, where the summary shows it', () => {
    const reasons = Array.from({ length: 20 }, (_, line) => `reason ${line + 1}`).join('\n');
    const failed = { status: 'failed', fullName: 'a gun fires', failureMessages: [reasons] };
    const files = [
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'passed', fullName: 'sound' }, failed] },
    ];
    const summary = summaryOf(vitestCount(written(report(5, 1, ...files)), 1));
    expect(summary).toContain('FAILED broken.test.ts\n    no such module\n');
    expect(summary).toContain('FAILED a gun fires\n    reason 1\n');
    expect(summary).toContain('reason 12');
    expect(summary).not.toMatch(/reason 13|sound/);
  });

  it('has a failure if the run ended badly though every test passed', () => {
    expect(vitestCount(written(report(5, 0)), 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('has a failure if it is missing, even after a run that ended well', () => {
    expect(vitestCount(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe("Playwright's report", () => {
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 2 };

  it('is counted as it stands after a good run', () => {
    expect(playwrightCount(written({ stats }), 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 2,
      flaky: [],
      failures: [],
    });
  });

  it('names the tests that passed only when tried again', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const suites = [
      { specs: [spec('sound', 'expected')], suites: [{ specs: [spec('shaky', 'flaky')] }] },
      { specs: [spec('shaky too', 'flaky')] },
    ];
    const count = playwrightCount(written({ stats, suites }), 0);
    expect(count.flaky).toEqual(['shaky', 'shaky too']);
    expect(summaryOf(count)).toBe('2 flaky: shaky; shaky too\n5 passed, 0 failed, 2 skipped');
    expect(summaryOf({ ...count, flaky: [] })).toBe('5 passed, 0 failed, 2 skipped');
  });

  it('names what failed both times, with its reason', () => {
    const results = [{ error: { message: 'no button' } }];
    const suites = [{ specs: [{ title: 'a duel', tests: [{ status: 'unexpected', results }] }] }];
    expect(summaryOf(playwrightCount(written({ stats, suites }), 1))).toContain(
      'FAILED a duel\n    no button\n',
    );
  });

  it('has a failure if the server never came up and no test ran', () => {
    const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightCount(written({ stats: none, errors: [{}] }), 1)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('has a failure if it is missing', () => {
    expect(playwrightCount(join(folder, 'none.json'), 0)).toMatchObject({ failed: 1 });
  });
});
