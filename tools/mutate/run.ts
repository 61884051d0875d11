// One run of Stryker over mutants that were drawn, by some of a game's tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { DRAWN } from './checker.ts';
import type { Mutant } from './mutant.ts';
import { TESTS, type Tests } from './tests.ts';
import type { MutationReport } from './verdict.ts';

export interface MutantRun {
  readonly root: string;
  readonly game: string;
  readonly drawn: ReadonlyMap<string, Mutant>;
  readonly tests: Tests;
  /** Every test that fails is wanted, not only the first. */
  readonly allFailures: boolean;
}

const FOLDER = '.cache/mutate';

/** Only the places drawn are changed: with all the thousands of a game in its sources the tests would fill the memory. */
const placeOf = ({ file, line, column, endLine, endColumn }: Mutant): string =>
  `${file}:${line}:${column}-${endLine}:${endColumn}`;

export async function runMutants({
  root,
  game,
  drawn,
  tests,
  allFailures,
}: MutantRun): Promise<MutationReport> {
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  const keys = join(folder, 'drawn.json');
  writeFileSync(keys, JSON.stringify([...drawn.keys()]));
  process.env[DRAWN] = keys;
  process.env[TESTS] = JSON.stringify(tests);
  const report = join(folder, 'report.json');
  await new Stryker({
    mutate: [...drawn.values()].map(placeOf),
    ignorePatterns: ['**', `!games/${game}/**/*`, '!tools/mutate/*', '!package.json'],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'tools/mutate/checker.ts')],
    checkers: ['drawn'],
    coverageAnalysis: 'perTest',
    disableBail: allFailures,
    // There is none: what it would rewrite, the sandbox does not have.
    tsconfigFile: 'none.json',
    tempDirName: join(FOLDER, 'sandbox'),
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    // A runner waits now and then, so there are more of them than cores.
    concurrency: 2 * availableParallelism(),
    // All tests of a game run in one process, which notes for each of them what it touched.
    testRunnerNodeArgs: ['--max-old-space-size=8192'],
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 15,
    allowConsoleColors: false,
    disableTypeChecks: false,
    cleanTempDir: 'always',
  }).runMutationTest();
  return JSON.parse(readFileSync(report, 'utf8')) as MutationReport;
}
