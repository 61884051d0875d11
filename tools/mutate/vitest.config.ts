// Which tests a run of mutants has: `tools/mutate/run.ts` says it in the environment, which the runner's processes share.
import { defineConfig } from 'vitest/config';
import { TESTS, type Tests } from './tests.ts';

const { include, exclude } = JSON.parse(process.env[TESTS] ?? '{"include":[],"exclude":[]}') as Tests;

export default defineConfig({
  test: {
    include: [...include],
    exclude: [...exclude],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
  },
});
