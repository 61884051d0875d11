// Takes the pictures in docs/screenshots/ from the built page: `npm run screenshots`, or with names of games or pictures.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Album, Shot } from './screenshots/album.ts';
import { hexAction } from './screenshots/hex-action.ts';
import { takePeople } from './screenshots/people.ts';
import { type Frame, film, packed } from './screenshots/png.ts';
import { seaPower } from './screenshots/sea-power.ts';
import { startServer } from './screenshots/server.ts';
import { station } from './screenshots/station.ts';
import { tableAction } from './screenshots/table-action.ts';
import { chromiumFlags, findChromium } from './setup/chromium.mjs';

type Albums = Album | readonly Album[];

const ALBUMS: Readonly<Record<string, () => Albums | Promise<Albums>>> = {
  'hex-action': hexAction,
  'table-action': tableAction,
  'sea-power': seaPower,
  station,
};

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'screenshots');
const DESK = { width: 1440, height: 900 };
/** Small enough for a page that somebody opens to see what this is. */
const FILM = { width: 1080, height: 675 };
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Puts a match into the browser as the page itself keeps it, and opens it. */
async function openMatch(page: Page, address: string, album: Album, shot: Shot): Promise<void> {
  const about = {
    id: 'picture',
    gameId: album.game,
    scenarioId: album.scenario.id,
    title: album.scenario.title,
    created: 1,
    touched: 1,
    over: shot.over !== undefined,
  };
  const hands = {
    [album.mine]: { by: 'person' },
    ...Object.fromEntries(album.others.map((seat) => [seat, { by: 'bot', name: album.machine }])),
  };
  const kept = {
    'weathergage.settings': {
      theme: 'day',
      ...(shot.told === true ? { speed: 'slow', motion: 'full' } : { speed: 'skip', motion: 'reduced' }),
    },
    'weathergage.matches': [about],
    'weathergage.match.picture': { ...about, hands, journal: shot.journal },
  };
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  const screen = shot.screen ?? `/${shot.over === undefined ? 'local' : `${shot.over}/local`}/picture`;
  await page.goto(`${address}/#${screen}`);
}

async function filmed(page: Page, play: NonNullable<Shot['film']>): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  await play(page, async (milliseconds) => {
    frames.push({ png: await page.screenshot({ animations: 'allow' }), milliseconds });
  });
  return frames;
}

const windowOf = ({ phone, laptop, film: moving }: Shot): typeof DESK =>
  phone === true ? PHONE : laptop === true ? LAPTOP : moving === undefined ? DESK : FILM;

function save(name: string, picture: Uint8Array): void {
  const path = join(folder, `${name}.png`);
  writeFileSync(path, picture);
  console.log(`${path.slice(root.length)}  ${Math.round(picture.length / 1024)} kB`);
}

async function take(browser: Browser, address: string, album: Album, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: windowOf(shot),
    reducedMotion: 'reduce',
    ...(shot.phone === true ? { hasTouch: true, isMobile: true } : {}),
  });
  try {
    const page = await context.newPage();
    if (shot.told === true) await page.clock.install({ time: 0 });
    await openMatch(page, address, album, shot);
    if (shot.over !== 'report' && shot.screen === undefined)
      await page.locator(album.board).first().waitFor();
    await shot.pose(page);
    await page.evaluate(() => document.fonts.ready);
    // The machine's own thinking is no part of the picture.
    await page.getByText('is thinking').waitFor({ state: 'hidden' });
    await page.mouse.move(1, 1);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const picture =
      shot.film === undefined
        ? packed(
            await page
              .locator(shot.crop ?? 'body')
              .first()
              .screenshot({ animations: 'disabled' }),
          )
        : film(await filmed(page, shot.film));
    save(shot.name, picture);
  } finally {
    await context.close();
  }
}

const data = mkdtempSync(join(tmpdir(), 'weathergage-pictures-'));
const { address, stop } = await startServer(data);
mkdirSync(folder, { recursive: true });
const named = process.argv.slice(2);
try {
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
  try {
    for (const [game, albumOf] of Object.entries(ALBUMS)) {
      for (const album of [await albumOf()].flat() as Album[])
        for (const shot of album.shots)
          if (named.length === 0 || named.includes(game) || named.includes(shot.name))
            await take(browser, address, album, shot);
    }
    if (named.length === 0 || named.includes('people'))
      await takePeople(browser, address, (name, png) => save(name, packed(png)));
  } finally {
    await browser.close();
  }
} finally {
  await stop();
  rmSync(data, { recursive: true, force: true });
}
