import { defineConfig } from 'vitest/config';

// The ledger of rules is read from the report, so only a run of everything may write it.
const whole = process.argv.slice(2).every((argument) => argument === 'run');

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{platform,games,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: whole ? ['default', ['json', { outputFile: '.cache/reports/unit.json' }]] : ['default'],
  },
});
