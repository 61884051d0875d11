// Takes the pictures in docs/screenshots/ from the built page: `npm run screenshots`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Journal } from '@weathergage/kernel';
import { type Fight, findFight } from './screenshots/fight.ts';
import { packed } from './screenshots/png.ts';
import { chromiumFlags, findChromium } from './setup/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'screenshots');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function startServer(data: string): Promise<{ server: ChildProcess; address: string }> {
  const main = join(root, 'platform', 'cli', 'main.ts');
  const args = ['--disable-warning=ExperimentalWarning', main, 'serve', '--port', '0', '--data', data];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
  return { server, address: String(line).trim() };
}

interface Shot {
  readonly name: string;
  readonly journal: Journal;
  readonly over?: true;
  readonly theme?: 'day' | 'night';
  readonly phone?: true;
  /** With the story of the step told, by a clock that the script turns. */
  readonly told?: true;
  /** Brings the page to what the picture shows. */
  pose(page: Page): Promise<void>;
}

/** Puts a match into the browser as the page itself keeps it, and opens it. */
async function openMatch(page: Page, address: string, fight: Fight, shot: Shot): Promise<void> {
  const { scenario, mine, theirs } = fight;
  const about = {
    id: 'picture',
    gameId: 'hex-action',
    scenarioId: scenario.id,
    title: scenario.title,
    created: 1,
    touched: 1,
    over: shot.over === true,
  };
  const hands = { [mine]: { by: 'person' }, [theirs]: { by: 'bot', name: 'captain' } };
  const kept = {
    'weathergage.settings': {
      theme: shot.theme ?? 'day',
      ...(shot.told === true ? { speed: 'slow', motion: 'full' } : { speed: 'skip', motion: 'reduced' }),
    },
    'weathergage.matches': [about],
    'weathergage.match.picture': { ...about, hands, journal: shot.journal },
  };
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await page.goto(`${address}/#/${shot.over === true ? 'replay/local' : 'local'}/picture`);
}

async function take(browser: Browser, address: string, fight: Fight, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: shot.phone === true ? PHONE : DESK,
    reducedMotion: 'reduce',
    ...(shot.phone === true ? { hasTouch: true, isMobile: true } : {}),
  });
  try {
    const page = await context.newPage();
    if (shot.told === true) await page.clock.install({ time: 0 });
    await openMatch(page, address, fight, shot);
    await page.locator('.hx-board').waitFor();
    await shot.pose(page);
    await page.evaluate(() => document.fonts.ready);
    // The machine's own thinking is no part of the picture.
    await page.getByText('is thinking').waitFor({ state: 'hidden' });
    await page.mouse.move(1, 1);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const picture = packed(await page.screenshot({ animations: 'disabled' }));
    const path = join(folder, `${shot.name}.png`);
    writeFileSync(path, picture);
    console.log(`${path.slice(root.length)}  ${Math.round(picture.length / 1024)} kB`);
  } finally {
    await context.close();
  }
}

const plotting =
  (plot: string) =>
  async (page: Page): Promise<void> => {
    await page.getByTestId('plot-input').fill(plot);
    await page.locator('.hx-course').waitFor();
  };

function shotsOf({ plotting: journal, plot, firing, finished }: Fight): readonly Shot[] {
  return [
    { name: 'duel', journal, pose: plotting(plot) },
    { name: 'night', journal, theme: 'night', pose: plotting(plot) },
    { name: 'phone', journal, phone: true, pose: plotting(plot) },
    {
      name: 'fire',
      journal: firing,
      pose: (page) => page.getByTestId('fire-confirm').waitFor(),
    },
    {
      name: 'broadside',
      journal: firing,
      told: true,
      pose: async (page) => {
        await page.getByTestId('fire-confirm').waitFor();
        await page.clock.runFor(2000);
        await page.clock.pauseAt(600_000);
        await page.getByTestId('fire-confirm').click();
        await page.getByTestId('story-skip').waitFor();
        // Into the second volley: the smoke of the first still hangs in the air.
        await page.clock.runFor(2100);
      },
    },
    {
      name: 'replay',
      journal: finished,
      over: true,
      pose: async (page) => {
        const slider = page.getByTestId('replay-slider');
        const last = Number(await slider.getAttribute('max'));
        await slider.fill(String(Math.round(last * 0.6)));
      },
    },
  ];
}

const data = mkdtempSync(join(tmpdir(), 'weathergage-pictures-'));
const { server, address } = await startServer(data);
mkdirSync(folder, { recursive: true });
try {
  const fight = findFight('constitution-guerriere-1812');
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
  try {
    for (const shot of shotsOf(fight)) await take(browser, address, fight, shot);
  } finally {
    await browser.close();
  }
} finally {
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
  rmSync(data, { recursive: true, force: true });
}
