import { defineConfig } from 'vitest/config';

// The ledger of rules is read from the report, so only a run of everything may write it.
const whole = process.argv.slice(2).every((argument) => argument === 'run');

const exclude = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: whole ? ['default', ['json', { outputFile: '.cache/reports/unit.json' }]] : ['default'],
    projects: [
      // Games are pure, so their tests may share what was loaded: 30 s instead of 88 for the first three games.
      {
        extends: true,
        test: { name: 'games', include: ['games/**/*.test.{ts,tsx}'], exclude, isolate: false },
      },
      { extends: true, test: { name: 'house', include: ['{platform,tools}/**/*.test.{ts,tsx}'], exclude } },
    ],
  },
});
