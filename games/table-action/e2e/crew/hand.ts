/** The hand on the table of Table Action: opens a match, sees what lies where, drags, and answers what is asked. */
import { expect, type Locator, type Page } from '@playwright/test';
import { settle, type Wishes } from '@weathergage/web/e2e/crew/desk.ts';
import { type Drag, middleOf } from '@weathergage/web/e2e/crew/drag.ts';
import { openKept } from '@weathergage/web/e2e/crew/kept.ts';
import { ask, giving, kindAsked, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { tableAction } from '../../rules/index.ts';
import type { Scenario } from '../../rules/scenario/scenario.ts';

/** Both captains at one screen, with the curtain drawn for the first. */
export async function openTable(page: Page, scenario: Scenario, wishes: Wishes = {}): Promise<void> {
  await settle(page.context(), wishes);
  await openKept(page, { game: tableAction, scenario, seed: 1805 });
  await expect(page.getByTestId('seat-curtain')).toBeVisible();
}

export const confirmButton = (page: Page): Locator => page.getByTestId('ask-confirm');
export const ship = (page: Page, id: string): Locator => page.getByTestId(`ship-${id}`);
export const logLine = (page: Page, words: string | RegExp): Locator =>
  page.getByTestId('log-line').filter({ hasText: words });

/** As it stands; off the table too, if that is where it leads. */
export const confirm = (page: Page): Promise<void> =>
  giving(page, async () => {
    await confirmButton(page).click();
    const stray = page.getByTestId('stray-anyway');
    if (await stray.isVisible()) await stray.click();
  });

/** Ends her turn if that is asked, else whatever stands in the panel. */
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

/** Whether the hand would get hold of it there: neither gone nor under the panel. */
const within = async (handle: Locator): Promise<boolean> =>
  (await handle.isVisible()) &&
  handle.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

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
  if (before <= Number(await page.getByTestId('distance').getAttribute('min'))) return false;
  await by(page, far, { x: (from.x - to.x) / 4, y: (from.y - to.y) / 4 });
  await expect.poll(() => dial(page, 'distance')).toBeLessThan(before);
  if (!(await within(knob))) return false;
  const [middle, rim] = [await middleOf(far), await middleOf(knob)];
  // Square to the line from ship to knob.
  await by(page, knob, { x: (middle.y - rim.y) / 3, y: (rim.x - middle.x) / 3 });
  await expect.poll(() => dial(page, 'turn-by')).toBeGreaterThan(0);
  return true;
}

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
    await how((await kindAsked(page))!);
  }
  throw new Error(`not enough after ${MOST_ANSWERS} answers`);
}

/** Up to a question of this kind. */
export const untilAsked = (page: Page, kind: string): Promise<void> =>
  playOn(
    page,
    () => passOn(page),
    async () => (await kindAsked(page)) === kind,
  );
