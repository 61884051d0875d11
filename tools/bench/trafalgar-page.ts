/**
 * How long the page takes to answer the hand at Trafalgar: sixty ships on the chart, the machine in the other chairs.
 * From the moment of a press or a key to the frame after the one that shows what came of it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { hexAction as game } from '@weathergage/hex-action';
import { scenarios } from '@weathergage/hex-action/data/scenarios.ts';
import { commitmentTo, JOURNAL_FORMAT } from '@weathergage/kernel';
import { lineOf } from '@weathergage/web/e2e/crew/kept.ts';
import { chromiumFlags, findChromium } from '../setup/chromium.mjs';
import { type Figure, rounded } from './figure.ts';
import { median } from './measure.ts';

const dist = fileURLToPath(new URL('../../platform/web/dist/', import.meta.url));
/** Inputs that are counted, after one ship's to warm up. */
const INPUTS = 20;
const WARM = 4;
const MACHINE = 'commodore';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built page and nothing else: a match in the browser needs no umpire elsewhere. */
async function served(): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const file = join(dist, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!file.startsWith(dist) || !existsSync(file)) return void reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    reply.end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The battle before its first turn, as the page keeps a match: a person in the first chair. */
function keptMatch(): Readonly<Record<string, unknown>> {
  const scenario = scenarios.find(({ id }) => id === 'trafalgar-1805')!;
  const seats = game.seats(scenario).map(({ id }) => id);
  const secret = '1'.padStart(64, '0');
  const nonces = Object.fromEntries(seats.map((id, i) => [id, (i + 1).toString(16).padStart(32, '0')]));
  const dice = { kind: 'checkable', commitment: commitmentTo(secret), nonces } as const;
  const opening = { game: game.id, rulesVersion: game.rulesVersion, scenario, options: {}, dice };
  const about = lineOf('bench', game, scenario);
  const hands = Object.fromEntries(
    seats.map((id, i) => [id, i === 0 ? { by: 'person' } : { by: 'bot', name: MACHINE }]),
  );
  const journal = { format: JOURNAL_FORMAT, opening, secret, entries: [] };
  return {
    'weathergage.settings': { theme: 'day', speed: 'skip', motion: 'reduced' },
    'weathergage.matches': [about],
    'weathergage.match.bench': { ...about, hands, journal },
  };
}

/** From the event’s own time stamp to the start of the frame after the next: by then the next has been drawn. */
const watchInput = (): void => {
  const waits: number[] = [];
  Object.assign(window, { waits });
  for (const type of ['click', 'keydown'] as const)
    window.addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => requestAnimationFrame(() => waits.push(performance.now() - timeStamp))),
      { capture: true },
    );
};

/** One after another, each when the last has been answered: another ship, then her plot sign by sign. */
async function playInputs(page: Page): Promise<number[]> {
  const ships = await page
    .locator('.hx-fleet-row')
    .evaluateAll((rows) => rows.map((row) => row.dataset.testid!));
  const inputs: (() => Promise<void>)[] = [];
  for (let n = 0; inputs.length < WARM + INPUTS; n++) {
    const ship = page.getByTestId(ships[n % ships.length]!.replace('fleet-', 'ship-'));
    inputs.push(() => ship.click({ force: true }));
    for (const key of ['ArrowUp', 'ArrowRight', 'f']) inputs.push(() => page.keyboard.press(key));
  }
  for (const [n, input] of inputs.slice(0, WARM + INPUTS).entries()) {
    await input();
    await page.waitForFunction((many) => (window as unknown as { waits: number[] }).waits.length > many, n);
  }
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  return waits.slice(WARM);
}

async function measured(page: Page, address: string): Promise<number[]> {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, keptMatch());
  await page.goto(`${address}/#/local/bench`);
  await page.getByTestId('fleet-send').click();
  await page.getByTestId('straight-rest').waitFor();
  // The machine has thought to the end: from here on only the hand is at work.
  await page.getByText('is thinking').waitFor({ state: 'hidden' });
  await page.evaluate(watchInput);
  return playInputs(page);
}

/** Nothing where the page has not been built or there is no browser to open it in. */
export async function trafalgarPage(): Promise<Figure[]> {
  const executablePath = findChromium();
  const playwright = await import('@playwright/test').catch(() => null);
  if (!existsSync(join(dist, 'index.html')) || executablePath === null || playwright === null) {
    console.error('trafalgar-input: needs the built page (npm run build) and Chromium');
    return [];
  }
  const { server, address } = await served();
  const browser = await playwright.chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const waits = await measured(await browser.newPage({ viewport: { width: 1440, height: 900 } }), address);
    return [
      { name: 'trafalgar-input', value: rounded(median(waits)), unit: 'ms', target: '< 100' },
      { name: 'trafalgar-input-worst', value: rounded(Math.max(...waits)), unit: 'ms' },
    ];
  } finally {
    await browser.close();
    server.close();
  }
}
