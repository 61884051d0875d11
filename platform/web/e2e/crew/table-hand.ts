/** The hand on the table of Table Action: opens a match, sees what lies where, drags, and answers what is asked. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { JOURNAL_FORMAT } from '@weathergage/kernel';
import { tableAction } from '@weathergage/table-action/rules/index.ts';
import type { Scenario } from '@weathergage/table-action/rules/scenario/scenario.ts';
import { settle, type Wishes } from './desk.ts';
import { ask, moment } from './hand.ts';
import { openingWith } from './record.ts';

/** Puts a match that is about to begin into the browser as the page itself keeps it. All seats are at this screen. */
async function keepFresh(context: BrowserContext, scenario: Scenario): Promise<void> {
  const { id: scenarioId, title } = scenario;
  const seats = tableAction.seats(scenario);
  const hands = Object.fromEntries(seats.map(({ id }) => [id, { by: 'person' as const }]));
  const { secret, opening } = openingWith(tableAction, scenario, 1805);
  const journal = { format: JOURNAL_FORMAT, opening, secret, entries: [] };
  const about = {
    id: 'fresh',
    gameId: 'table-action',
    scenarioId,
    title,
    created: 1,
    touched: 1,
    over: false,
  };
  await context.addInitScript(
    (kept) => {
      if (location.protocol === 'about:' || localStorage.getItem('weathergage.matches') !== null) return;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    },
    { 'weathergage.matches': [about], 'weathergage.match.fresh': { ...about, hands, journal } },
  );
}

/** Both captains at one screen, with the curtain drawn for the first. */
export async function openTable(page: Page, scenario: Scenario, wishes: Wishes = {}): Promise<void> {
  await settle(page.context(), wishes);
  await keepFresh(page.context(), scenario);
  await page.goto('/#/local/fresh');
  await expect(page.getByTestId('seat-curtain')).toBeVisible();
}

export const kindOf = (page: Page): Promise<string | null> => ask(page).getAttribute('data-kind');
export const confirmButton = (page: Page): Locator => page.getByTestId('ask-confirm');
export const ship = (page: Page, id: string): Locator => page.getByTestId(`ship-${id}`);
export const logLine = (page: Page, words: string | RegExp): Locator =>
  page.getByTestId('log-line').filter({ hasText: words });

/** Does something that answers the question, and waits until the umpire has taken it. */
export async function giving(page: Page, act: () => Promise<void>): Promise<void> {
  const step = await page.locator('.ta-board').getAttribute('data-step');
  await act();
  await page.waitForFunction((before) => {
    const board = document.querySelector<HTMLElement>('.ta-board');
    return document.querySelector('[data-testid=ask-panel]') === null || board?.dataset.step !== before;
  }, step);
}

export const confirm = (page: Page): Promise<void> => giving(page, () => confirmButton(page).click());

/** Done with her if that is asked, else whatever stands in the panel. */
export async function passOn(page: Page): Promise<void> {
  const done = page.getByTestId('fire-done');
  await giving(page, async () => {
    if (await done.isVisible()) await done.click();
    else await confirmButton(page).click();
  });
}

/** The heading that the page speaks of. */
export async function headingOf(page: Page, id: string): Promise<number> {
  const spoken = (await ship(page, id).getAttribute('aria-label')) ?? '';
  return Number(/heading (\d+) degrees/.exec(spoken)?.[1]);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where it comes to rest: the chart may be on its way to the ship that is asked. */
export async function middleOf(what: Locator): Promise<Spot> {
  let last: Spot | null = null;
  for (;;) {
    const box = (await what.boundingBox())!;
    const now = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (last !== null && Math.hypot(now.x - last.x, now.y - last.y) < 0.5) return now;
    last = now;
    await what.page().waitForTimeout(40);
  }
}

/** Whether the hand would get hold of it there: neither gone nor under the panel. */
const within = async (handle: Locator): Promise<boolean> =>
  (await handle.isVisible()) &&
  handle.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

type Drag = (page: Page, handle: Locator, by: Spot) => Promise<void>;

/** Drags a segment shorter and turns her to starboard, as far as the handles can be reached; true if both could. */
export async function steer(page: Page, by: Drag): Promise<boolean> {
  const [far, knob] = [page.getByTestId('drag-distance'), page.getByTestId('drag-turn')];
  if (!(await far.isVisible()) || !(await knob.isVisible())) return false;
  const [from, to] = [
    await middleOf(page.locator('.ta-ship[aria-pressed=true] > .ta-hit')),
    await middleOf(far),
  ];
  if (Math.hypot(from.x - to.x, from.y - to.y) < 12 || !(await within(far)) || !(await within(knob)))
    return false;
  const before = await dial(page, 'distance');
  await by(page, far, { x: (from.x - to.x) / 4, y: (from.y - to.y) / 4 });
  expect(await dial(page, 'distance')).toBeLessThan(before);
  if (!(await within(knob))) return false;
  const [middle, rim] = [await middleOf(far), await middleOf(knob)];
  // Square to the line from ship to knob.
  await by(page, knob, { x: (middle.y - rim.y) / 3, y: (rim.x - middle.x) / 3 });
  expect(await dial(page, 'turn-by')).toBeGreaterThan(0);
  return true;
}

/** From the middle of a handle by so many pixels, with the mouse. */
export const drag: Drag = async (page, handle, { x, y }) => {
  const from = await middleOf(handle);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x / 2, from.y + y / 2);
  await page.mouse.move(from.x + x, from.y + y);
  await page.mouse.up();
};

/** The same with a finger. */
export const fingerDrag: Drag = async (page, handle, { x, y }) => {
  const from = await middleOf(handle);
  const wire = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0): Promise<unknown> =>
    wire.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    });
  await touch('touchStart');
  await touch('touchMove', 0.5);
  await touch('touchMove', 1);
  // Lifted at rest: after a fling the browser takes the next tap for the hand that stops it.
  await page.waitForTimeout(120);
  await touch('touchMove', 1);
  await touch('touchEnd');
  await wire.detach();
};

export const dial = async (page: Page, testId: 'distance' | 'turn-by'): Promise<number> =>
  Number(await page.getByTestId(testId).inputValue());

/** A turn of a few ships has no more questions than this. */
const MOST_ANSWERS = 120;

/** Answers what comes by `how`, through every curtain, until `enough` or the end of the match. */
export async function playOn(
  page: Page,
  how: (kind: string) => Promise<void>,
  enough: () => Promise<boolean>,
): Promise<void> {
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const now = await moment(page);
    if (now === 'outcome') return;
    if (now === 'curtain') {
      await page.getByTestId('curtain-continue').click();
      await expect(ask(page)).toBeVisible();
    }
    if (await enough()) return;
    await how((await kindOf(page))!);
  }
  throw new Error(`not enough after ${MOST_ANSWERS} answers`);
}

/** Up to a question of this kind. */
export const untilAsked = (page: Page, kind: string): Promise<void> =>
  playOn(
    page,
    () => passOn(page),
    async () => (await kindOf(page)) === kind,
  );
