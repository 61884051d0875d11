// How many tests passed, failed and were skipped, as the runners' own JSON reports say.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

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
  const stats = report(path)?.stats;
  if (!stats) return honest({ passed: 0, failed: 0, skipped: 0 }, false);
  return honest(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    code === 0,
  );
}
