// How many tests passed, failed and were skipped, as the runners' own JSON reports say.
import { existsSync, readFileSync } from 'node:fs';

/**
 * `flaky`: the titles of tests that failed and passed when tried again; they count as passed. `failures`: the titles of
 * those that failed, each with the first lines of its reason.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: string[], failures?: string[] }} Count
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

/** @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} VitestResult */

const REASON_LINES = 12;
/** @param {string} title @param {string} reason */
const failure = (title, reason) =>
  [title, ...reason.trimEnd().split('\n').slice(0, REASON_LINES)].join('\n    ');

/** @param {string} path @param {number} code @returns {Count} */
export function vitestCount(path, code) {
  const all = report(path);
  if (!all) return honest({ passed: 0, failed: 0, skipped: 0 }, false);
  /** @type {{ name?: string, status: string, message?: string, assertionResults: VitestResult[] }[]} */
  const files = all.testResults;
  // A file that could not even be loaded has no tests to count, but it is a failure.
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return honest(
    {
      passed: all.numPassedTests,
      failed: all.numFailedTests + unloaded.length,
      skipped: all.numPendingTests + all.numTodoTests,
      failures: [
        ...unloaded.map(({ name = 'a file', message = '' }) => failure(name, message)),
        ...files.flatMap(({ assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName = 'a test', failureMessages = [] }) =>
              failure(fullName, failureMessages.join('\n')),
            ),
        ),
      ],
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
      flaky: specsIn(all.suites ?? [], 'flaky').map(({ title }) => title),
      failures: specsIn(all.suites ?? [], 'unexpected').map(({ title, tests }) =>
        failure(
          title,
          tests.flatMap(({ results = [] }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
        ),
      ),
    },
    code === 0,
  );
}

/**
 * @typedef {{ title: string, tests: { status: string, results?: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/** @param {Suite[]} suites @param {string} how @returns {Spec[]} */
const specsIn = (suites, how) =>
  suites.flatMap(({ suites: within = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === how)),
    ...specsIn(within, how),
  ]);

/**
 * What `npm test` ends with: whatever part of what was printed somebody has kept, he has the reasons here. A test that
 * passed only when tried again is named, so that nobody takes it for sound.
 * @param {Count} total @returns {string}
 */
export function summaryOf({ passed, failed, skipped, flaky = [], failures = [] }) {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return [
    ...failures.map((each) => `FAILED ${each}`),
    ...(flaky.length === 0 ? [] : [`${flaky.length} flaky: ${flaky.join('; ')}`]),
    counts,
  ].join('\n');
}
