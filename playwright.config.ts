import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/setup/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 18050);
const baseURL = `http://127.0.0.1:${port}`;
/** Another list of games than the house's own brings the tests beside it. */
const games = process.env.WEATHERGAGE_GAMES;
const data = `.cache/e2e-${port}`;
/**
 * Nobody looks at these pages, and what is asked of them is asked of their elements: with no room for pictures the browser
 * styles, lays out and paints them as ever, but fills no pixels, which without a graphics card took a third of its work.
 */
const noPixels = '--force-gpu-mem-available-mb=0';
/** Nor does it keep a process ready for a page that never comes, or another for the blank one that every page begins as. */
const oneProcess = '--renderer-process-limit=1';

// Every worker reads this file again; only the first reader may clear the store that the server opens.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(data, { recursive: true, force: true });

export default defineConfig({
  testDir: '.',
  testMatch: games
    ? `${dirname(resolve(games))}/**/e2e/*.spec.ts`
    : ['platform/web/e2e/*.spec.ts', 'games/*/e2e/*.spec.ts'],
  outputDir: '.cache/browser-results',
  // One more than the cores it is meant for: a page that waits for a story or a server leaves its core to another.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A machine half as fast as the one they were written on must pass them too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A test may have a second try; `npm test` then names it as flaky, so that nobody takes it for sound.
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: `.cache/reports/${games ? 'browser-besides' : 'browser'}.json` }],
  ],
  use: {
    baseURL,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Every fresh browser would fetch the whole page to keep it; the one test that is about that lets it.
    serviceWorkers: 'block',
    // A trace keeps the whole page at every step, which takes longer than many a step: only for the second try.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium() ?? '', args: [...chromiumFlags, noPixels, oneProcess] },
  },
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning platform/cli/main.ts serve`,
    url: baseURL,
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 60_000,
  },
});
