/**
 * What the page has left for the eye while the strongest machine of each game thinks, in a real browser: how long its frames
 * take, and what the whole page weighs, its worker and all. The machine has all seats, so that it thinks most of the time.
 */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { GameEntry } from '@weathergage/kernel';
import { GAMES } from '../../games/index.ts';
import { inBuiltPage, keptMatch, openKeptMatch } from './built-page.ts';
import { type Figure, rounded } from './figure.ts';
import { median, percentile } from './measure.ts';

const FOR_MS = 15_000;
/** The board is drawn and the machine has come to its orders. */
const WARM_MS = 5_000;
/** Above it a frame of sixty a second was missed. */
const MISSED_MS = 25;

interface Watched {
  readonly frames: readonly number[];
  readonly thinking: number;
}

/** From frame to frame, while it is said on the screen that the machine thinks, and how much of the time that was. */
const watchFrames = (forMs: number): Promise<Watched> =>
  new Promise((resolve) => {
    const frames: number[] = [];
    const start = performance.now();
    let [last, thinking] = [start, 0];
    const frame = (now: number): void => {
      const long = now - last;
      last = now;
      if (document.querySelector('[data-testid=thinking]') !== null) {
        frames.push(long);
        thinking += long;
      }
      if (now - start < forMs) requestAnimationFrame(frame);
      else resolve({ frames, thinking: thinking / forMs });
    };
    requestAnimationFrame(frame);
  });

/**
 * What the page's process holds for itself alone, in MB: page, worker, pictures and the engine. The browser keeps two of the
 * kind beside it, one of the blank page it began with and one in store (some 50 and 20 MB): they are lighter, and not the page.
 */
async function weightOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(0, ...kilobytes.map((each) => Number(each ?? 0))) / 1024;
}

/** What scripts hold, in MB: the page's own and its workers'. */
async function heapOf(page: Page): Promise<number> {
  const used = (): number =>
    (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;
  const each = [page.evaluate(used), ...page.workers().map((worker) => worker.evaluate(used).catch(() => 0))];
  return (await Promise.all(each)).reduce((sum, bytes) => sum + bytes, 0) / 2 ** 20;
}

async function measured(browser: Browser, address: string, entry: GameEntry): Promise<Figure[]> {
  const [game, kit, scenarios] = await Promise.all([entry.rules(), entry.ladder!(), entry.scenarios()]);
  const scenario = scenarios.find(({ id }) => kit.scenarios.includes(id)) ?? scenarios[0]!;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openKeptMatch(page, address, keptMatch(game, scenario as never, kit.levels.at(-1)!, {}));
  await page.waitForTimeout(WARM_MS);
  const { frames, thinking } = await page.evaluate(watchFrames, FOR_MS);
  const [weight, heap] = [await weightOf(browser), await heapOf(page)];
  await page.close();
  const of = { of: entry.id, n: frames.length };
  const missed = (100 * frames.filter((ms) => ms > MISSED_MS).length) / frames.length;
  return [
    { name: 'thinking-share', value: rounded(100 * thinking), unit: '% of the time', ...of },
    { name: 'thinking-frame', value: rounded(median(frames)), unit: 'ms', target: '16.7', ...of },
    { name: 'thinking-frame-p99', value: rounded(percentile(frames, 0.99)), unit: 'ms', ...of },
    { name: 'thinking-frames-missed', value: rounded(missed), unit: '%', ...of },
    { name: 'thinking-memory', value: rounded(weight), unit: 'MB', target: '< 300', ...of },
    { name: 'thinking-heap', value: rounded(heap), unit: 'MB', ...of },
  ];
}

/** One game after another, each in a page of its own. */
export const thinkingPage = (): Promise<Figure[]> =>
  inBuiltPage('thinking-page', async (browser, address) => {
    const figures: Figure[] = [];
    for (const entry of GAMES)
      if (entry.ladder !== undefined) figures.push(...(await measured(browser, address, entry)));
    return figures;
  });
