/** A pupil who does what the card says: presses what the ring is on, by the mouse alone or by keys alone. */
import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from './desk.ts';
import { middleOf } from './drag.ts';

export const lessonCard = (page: Page): Locator => page.getByTestId('lesson');
export const lessonOver = (page: Page): Locator => page.getByTestId('lesson-end');

/** As somebody does who comes for the first time: New match, the game, Start, and nothing else. */
export async function beginProposed(page: Page, game: string): Promise<void> {
  await settle(page.context());
  await page.goto('/#/verify');
  await page.getByTestId('journal-file').waitFor({ state: 'attached' });
  await page.keyboard.press('n');
  const sheet = page.getByTestId('new-match-sheet');
  await sheet.getByTestId(`game-${game}`).click();
  await expect(sheet.getByTestId('first-lesson')).toBeVisible();
  await expect(sheet.locator('[aria-busy=true]')).toHaveCount(0);
  await sheet.getByTestId('begin').click();
  await expect(sheet).toBeHidden();
}

interface Pupil {
  readonly hand: 'mouse' | 'keys';
  /** Stops before the card of this title. */
  readonly until?: string;
  /** Stops after so many presses. */
  readonly presses?: number;
}

/** What is on the screen for a pupil: the card, what the ring is on, and whether it is all over. */
interface Before {
  readonly end: boolean;
  readonly title: string;
  readonly at: string;
  /** The step of the match, and what of it stands: whatever changes when a press was taken. */
  readonly moment: string;
}

const before = (page: Page): Promise<Before | null> =>
  page.evaluate(async () => {
    // The ring follows what was pressed a frame later, and the card what the ring is on a frame after that.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const card = document.querySelector<HTMLElement>('[data-testid=lesson]');
    const end = document.querySelector('[data-testid=lesson-end]') !== null;
    const ring = document.querySelector<HTMLElement>('[data-testid=lesson-ring]');
    const board = document.querySelector<HTMLElement>('[data-step]');
    if (!end && card === null) return null;
    const at = card?.dataset.at ?? '';
    // While a story is told, or the machine thinks, nothing is pointed at.
    const wants = card?.querySelector('[data-testid=lesson-next].button-brass') !== null;
    if (!end && !wants && (at === '' || ring?.hidden !== false)) return null;
    const pressed = [...document.querySelectorAll('[aria-pressed=true], :checked')].map(
      (one) => one.getAttribute('data-testid') ?? one.textContent,
    );
    return {
      end,
      title: card?.querySelector('.lesson-title')?.textContent ?? '',
      at: wants ? 'lesson-next' : at,
      moment: [board?.dataset.step, card?.dataset.card, at, ...pressed].join(' '),
    };
  });

/** What was pressed last, and how it all stood then. */
interface Left {
  readonly moment: string;
  readonly at: string;
}

/** Longer than the ring waits before it looks again where it belongs. */
const A_LOOK_MS = 150;

/**
 * What is there once the last press has been taken and all has come to rest. For a moment the ring is still on what was
 * just ticked: whoever pressed that again would take the tick away.
 */
async function atRest(page: Page, left: Left | null): Promise<Before> {
  let seen: Before | null = null;
  await expect
    .poll(
      async () => {
        const was = seen;
        seen = await before(page);
        return seen !== null && seen.moment !== left?.moment && seen.moment === was?.moment;
      },
      { message: left?.at ?? 'the first card', intervals: [A_LOOK_MS] },
    )
    .toBe(true);
  return seen as unknown as Before;
}

/** The control itself, of several with one name the one that is ringed. */
const control = (page: Page, at: string): Locator => {
  const named = page.locator(`[data-testid="${at}"]`).filter({ visible: true }).first();
  return named;
};

async function byMouse(page: Page, at: string): Promise<void> {
  const { x, y } = await middleOf(control(page, at));
  await page.mouse.click(x, y);
}

/** `k` brings the focus to what is pointed at; the card’s own button is come to by Tab. */
async function byKeys(page: Page, at: string): Promise<void> {
  if (at !== 'lesson-next') await page.keyboard.press('k');
  const isThere = (): Promise<boolean> =>
    page.evaluate(
      (id) => document.activeElement?.closest('[data-testid]')?.getAttribute('data-testid') === id,
      at,
    );
  for (let tabs = 0; tabs < 80 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  expect(await isThere(), `a key leads to ${at}`).toBe(true);
  const radio = await page.evaluate(() => document.activeElement?.matches('input'));
  await page.keyboard.press(radio ? 'Space' : 'Enter');
}

/** More presses than any lesson wants. */
const MOST = 120;

/** Follows the lesson to its last card, or to the one named; returns the titles of the cards that were met. */
export async function followLesson(
  page: Page,
  { hand, until, presses = MOST }: Pupil,
): Promise<readonly string[]> {
  const titles: string[] = [];
  let left: Left | null = null;
  for (let pressed = 0; pressed < presses; pressed++) {
    const { end, title, at, moment } = await atRest(page, left);
    if (end || title === until) return titles;
    if (titles.at(-1) !== title) titles.push(title);
    await (hand === 'mouse' ? byMouse : byKeys)(page, at);
    left = { moment, at: `${title}: ${at}` };
  }
  if (presses === MOST) throw new Error(`the lesson did not end: ${titles.join(', ')}`);
  return titles;
}
