/** The built page in a real browser, with a match in it as the page itself keeps one. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { commitmentTo, type Game, JOURNAL_FORMAT, type ScenarioHead } from '@weathergage/kernel';
import { lineOf } from '@weathergage/web/e2e/crew/kept.ts';
import { chromiumFlags, findChromium } from '../setup/chromium.mjs';
import type { Figure } from './figure.ts';

const dist = fileURLToPath(new URL('../../platform/web/dist/', import.meta.url));
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

interface KeptTerms {
  /** The seat that a person has; all are the machine's if none is named. */
  readonly person?: string;
  readonly speed?: 'skip';
  readonly motion?: 'reduced';
}

/** A match before its first turn, as the page keeps it, with the same dice each time. */
export function keptMatch(
  game: Game,
  scenario: ScenarioHead & { readonly title: string },
  machine: string,
  { person, ...settings }: KeptTerms,
): Readonly<Record<string, unknown>> {
  const seats = game.seats(scenario).map(({ id }) => id);
  const secret = '1'.padStart(64, '0');
  const nonces = Object.fromEntries(seats.map((id, i) => [id, (i + 1).toString(16).padStart(32, '0')]));
  const dice = { kind: 'checkable', commitment: commitmentTo(secret), nonces } as const;
  const opening = { game: game.id, rulesVersion: game.rulesVersion, scenario, options: {}, dice };
  const about = lineOf('bench', game, scenario);
  const hands = Object.fromEntries(
    seats.map((id) => [id, id === person ? { by: 'person' } : { by: 'bot', name: machine }]),
  );
  const journal = { format: JOURNAL_FORMAT, opening, secret, entries: [] };
  return {
    'weathergage.settings': { theme: 'day', ...settings },
    'weathergage.matches': [about],
    'weathergage.match.bench': { ...about, hands, journal },
  };
}

export async function openKeptMatch(
  page: Page,
  address: string,
  match: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, match);
  await page.goto(`${address}/#/local/bench`);
}

/** Nothing where the page has not been built or there is no browser to open it in. */
export async function inBuiltPage(
  what: string,
  measure: (browser: Browser, address: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const executablePath = findChromium();
  const playwright = await import('@playwright/test').catch(() => null);
  if (!existsSync(join(dist, 'index.html')) || executablePath === null || playwright === null) {
    console.error(`${what}: needs the built page (npm run build) and Chromium`);
    return [];
  }
  const { server, address } = await served();
  const browser = await playwright.chromium.launch({ executablePath, args: chromiumFlags });
  try {
    return await measure(browser, address);
  } finally {
    await browser.close();
    server.close();
  }
}
