/** A monkey at the board: it presses, types, drags, turns the window about and loads the page anew, at random. */
import type { Page } from '@playwright/test';
import { seedFor } from '@weathergage/kernel/harness/index.ts';
import { expect, type NewMatch, openMatch, test } from './desk.ts';

/** What it may do in `npm test`, the same deeds in every run, and the seconds it has; `MONKEY_MINUTES` gives it longer. */
const USUAL = { deeds: 120, seconds: 15 };
const allowance = (): typeof USUAL => {
  const { MONKEY_MINUTES: minutes } = process.env;
  return minutes === undefined ? USUAL : { deeds: Number.POSITIVE_INFINITY, seconds: Number(minutes) * 60 };
};

const SIZES = [
  [1280, 800],
  [1280, 720],
  [640, 360],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [2560, 1440],
] as const;
const KEYS = [
  ...['Enter', 'Enter', 'Enter', 'Escape', 'Tab', 'Tab', 'Backspace', 'Control+Enter', 'Shift+Tab'],
  ...['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown', ' ', '+', '-', '0', '1', '2', '3', '9'],
  ...['f', 'l', 'r', 'b', 's', 'u', 'g', 'd', 'x', 'z', '.', ','],
];
/** What hands type: half an order, another game's, a whole one with a letter wrong, and nonsense. */
const WORDS = [
  ...['2R1', '9', 'LL', 'move 4 R0', 'E1: north-see > sea', 'E1:', '>', ': >', '-1', '1e9', '¬∞', '🙂', ''],
  ...[
    'NaN',
    'null',
    '__proto__',
    'constructor',
    '<b>x</b>',
    ' '.repeat(40),
    'a'.repeat(300),
    'E1: sea > sea',
  ],
];
/** Whatever leads away from the match, or ends it, is no part of the play. */
const AWAY =
  /new match|matches|journal|settings|rules|workshop|replay|report|rematch|resign|strike the match|throw it away|download|save|copy|full screen/i;

interface Hand {
  below(most: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
}

function handOf(seed: number): Hand {
  let drawn = 0;
  const below = (most: number): number => seedFor(seed, drawn++) % most;
  return { below, oneOf: (items) => items[below(items.length)]! };
}

const entriesKept = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('weathergage.match.'))
      .reduce((sum, key) => sum + JSON.parse(localStorage.getItem(key)!).journal.entries.length, 0),
  );

async function pressSomething(page: Page, hand: Hand): Promise<void> {
  const places = await page.evaluate((away) => {
    const leads = new RegExp(away, 'i');
    return [
      ...document.querySelectorAll<HTMLElement>(
        'button:not([disabled]), [role=button], [role=option], [role=tab], summary',
      ),
    ].flatMap((one) => {
      const name = `${one.getAttribute('aria-label') ?? ''} ${one.textContent ?? ''} ${one.title}`;
      const { x, y, width, height } = one.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      const inSight = across > 0 && down > 0 && across < innerWidth && down < innerHeight;
      // What lies under a menu is not pressed: the menu is.
      const top = document.elementFromPoint(across, down);
      const isTop = top !== null && (one.contains(top) || top.contains(one));
      return inSight && isTop && width > 0 && !leads.test(name) ? [{ x: across, y: down }] : [];
    });
  }, AWAY.source);
  if (places.length > 0) {
    const { x, y } = hand.oneOf(places);
    await page.mouse.click(x, y);
  }
}

async function typeSomething(page: Page, hand: Hand): Promise<void> {
  const fields = page.locator('.match-page input[type=text]:visible, .match-page textarea:visible');
  const many = await fields.count();
  if (many === 0) return;
  const field = fields.nth(hand.below(many));
  if (!(await field.isEditable({ timeout: 500 }).catch(() => false))) return;
  // It may be gone by then: the board goes on while the monkey makes up its mind.
  await field.fill(hand.oneOf(WORDS), { timeout: 500 }).catch(() => {});
  await page.keyboard.press(hand.oneOf(['Enter', 'Tab', 'Escape']));
}

async function dragSomething(page: Page, hand: Hand): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(hand.below(width), hand.below(height));
  await page.mouse.down();
  await page.mouse.move(hand.below(width), hand.below(height), { steps: 2 });
  await page.mouse.up();
}

/** Null while a curtain hangs: the monkey may have given the machine's seat to a second person. */
const stepNow = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const step = document.querySelector<HTMLElement>('[data-step]')?.dataset.step;
    return step === undefined ? null : Number(step);
  });

/** Nothing that the umpire has taken is lost by it. */
async function loadAnew(page: Page): Promise<void> {
  const [entries, step] = [await entriesKept(page), await stepNow(page)];
  await page.reload();
  await page.locator('[data-step]').or(page.getByTestId('seat-curtain')).first().waitFor();
  expect(await entriesKept(page), 'orders kept over a loading of the page').toBeGreaterThanOrEqual(entries);
  const now = await stepNow(page);
  expect(now === null || step === null || now >= step, 'the match goes on where it was').toBe(true);
}

async function doSomething(page: Page, hand: Hand): Promise<void> {
  const draw = hand.below(100);
  if (draw < 50) await pressSomething(page, hand);
  else if (draw < 78) await page.keyboard.press(hand.oneOf(KEYS));
  else if (draw < 88) await typeSomething(page, hand);
  else if (draw < 94) await dragSomething(page, hand);
  else if (draw < 98) {
    const [width, height] = hand.oneOf(SIZES);
    await page.setViewportSize({ width, height });
  } else await loadAnew(page);
}

/** A test that lets it loose on a match against the machine: the board must not fall, and no order may be lost. */
export function monkeyTest(game: string, match: NewMatch): void {
  test(`a monkey at the board: ${match.scenario}`, async ({ page, faults }) => {
    const most = allowance();
    test.setTimeout((most.seconds + 120) * 1000);
    await openMatch(page, game, match);
    await page.locator('[data-step]').waitFor();
    const hand = handOf(seedFor(1805, game.length));
    const until = Date.now() + most.seconds * 1000;
    let deeds = 0;
    for (; deeds < most.deeds && Date.now() < until; deeds++) {
      await doSomething(page, hand);
      await expect(page.getByText('The chart has slipped off the table'), `after ${deeds} deeds`).toHaveCount(
        0,
      );
      expect(faults, `after ${deeds} deeds`).toEqual([]);
      // A sheet or a page that was opened by the way is left again.
      if (!page.url().includes('#/local/')) await page.goBack();
      if (deeds % 10 === 9) await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await loadAnew(page);
    const entries = await entriesKept(page);
    test.info().annotations.push({ type: 'monkey', description: `${deeds} deeds, ${entries} entries` });
    expect(entries).toBeGreaterThan(0);
  });
}
