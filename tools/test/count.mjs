// How many tests passed, failed and were skipped, as the runners' own JSON reports say.
import { existsSync, readFileSync } from 'node:fs';

/**
 * `flaky`: the titles of tests that failed and passed when tried again; they count as passed.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: string[] }} Count
 */

/**
 * A run that ended badly has at least one failure, whatever its report says or if there is none.
 * @param {Count} count @param {boolean} endedWell @returns {Count}
 */
const honest = (count, endedWell) => (endedWell || count.failed > 0 ? count : { ...count, failed: 1 });

/** @param {string} path @returns {any} */
function report(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** @param {string} path @param {number} code @returns {Count} */
export function vitestCount(path, code) {
  const all = report(path);
  if (!all) return honest({ passed: 0, failed: 0, skipped: 0 }, false);
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = all.testResults;
  // A file that could not even be loaded has no tests to count, but it is a failure.
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return honest(
    {
      passed: all.numPassedTests,
      failed: all.numFailedTests + unloaded.length,
      skipped: all.numPendingTests + all.numTodoTests,
    },
    code === 0,
  );
}

/** @param {string} path @param {number} code @returns {Count} */
export function playwrightCount(path, code) {
  const all = report(path);
  const stats = all?.stats;
  if (!stats) return honest({ passed: 0, failed: 0, skipped: 0 }, false);
  return honest(
    {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      flaky: flakyIn(all.suites ?? []),
    },
    code === 0,
  );
}

/**
 * @typedef {{ title: string, tests: { status: string }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/** @param {Suite[]} suites @returns {string[]} */
const flakyIn = (suites) =>
  suites.flatMap(({ suites: within = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyIn(within),
  ]);

/**
 * What `npm test` ends with. A test that passed only when tried again is named, so that nobody takes it for sound.
 * @param {Count} total @returns {string}
 */
export function summaryOf({ passed, failed, skipped, flaky = [] }) {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return flaky.length === 0 ? counts : `${flaky.length} flaky: ${flaky.join('; ')}\n${counts}`;
}
