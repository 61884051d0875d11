/** Matches of Station, as the sheet makes them, and the hand that answers what the umpire asks there. */

import { expect, type Locator, type Page } from '@playwright/test';
import { answerUntil } from '@weathergage/web/e2e/crew/answering.ts';
import type { NewMatch } from '@weathergage/web/e2e/crew/desk.ts';
import { openMade } from '@weathergage/web/e2e/crew/kept.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';
import { lessons } from '../../data/lessons/index.ts';
import { lessonScenarios } from '../../data/lessons/scenarios.ts';
import { scenarios } from '../../data/scenarios.ts';
import { station } from '../../rules/index.ts';
import type { AskKind } from '../../rules/world/asks.ts';

const made = {
  game: station,
  scenarios: [...scenarios, ...lessonScenarios],
  lessons,
  usual: 'rear-admiral',
} as const;
export const newStationMatch = (page: Page, match: NewMatch): Promise<void> => openMade(page, made, match);

export const stationBoard = (page: Page): Locator => page.locator('.st-board');

export const untilAsked = (page: Page, kind: AskKind): Promise<void> =>
  expect(ask(page)).toHaveAttribute('data-kind', kind);

const stepOn = (page: Page): Promise<string | null> =>
  stationBoard(page)
    .getAttribute('data-step', { timeout: 5000 })
    .catch(() => null);

/** How long a question has to stand. */
const STANDS_MS = 60;
/** An order that is not taken after so long never will be. */
const TAKEN_MS = 30_000;

/** All of it by one look into the page: one word to the browser after the other takes longer than what they ask. */
const onceSettled = (
  page: Page,
): Promise<{ readonly reported: boolean; readonly kind: AskKind | null; readonly step: string | null }> =>
  page.evaluate(async (stands) => {
    const seen = (testId: string): HTMLElement | null => {
      const found = document.querySelector<HTMLElement>(`[data-testid="${testId}"]`);
      return found?.checkVisibility() ? found : null;
    };
    const look = () => ({
      reported: seen('turn-report') !== null,
      kind: (seen('ask-panel')?.dataset.kind ?? null) as AskKind | null,
      step: document.querySelector<HTMLElement>('.st-board')?.dataset.step ?? null,
    });
    const first = look();
    if (first.reported || first.kind === null) return first;
    await new Promise((resolve) => setTimeout(resolve, stands));
    const then = look();
    return then.kind === first.kind && then.step === first.step ? then : { ...then, kind: null };
  }, STANDS_MS);

/** What is asked, once it has stood for a moment: a question with one answer answers itself and is gone. */
async function settledKind(page: Page): Promise<AskKind | null> {
  const first = await onceSettled(page);
  if (!first.reported) return first.kind;
  await readReport(page);
  return (await onceSettled(page)).kind;
}

/** Waits until the umpire has taken what was given at that step. */
const taken = async (page: Page, step: string | null, timeout = TAKEN_MS): Promise<void> => {
  await page.waitForFunction(
    (before) => {
      const board = document.querySelector<HTMLElement>('.st-board');
      const over = document.querySelector('[data-testid=outcome]') !== null;
      return (
        over || document.querySelector('[data-testid=ask-panel]') === null || board?.dataset.step !== before
      );
    },
    step,
    { timeout },
  );
};

/** Closes the report of a Turn, if one waits. */
export async function readReport(page: Page): Promise<boolean> {
  const report = page.getByTestId('turn-report');
  if (!(await report.isVisible())) return false;
  await page.getByTestId('ask-confirm').click();
  await report.waitFor({ state: 'detached' });
  return true;
}

/** Does what gives an answer, and waits until the umpire has taken it. */
export async function give(
  page: Page,
  deed = (): Promise<void> => page.getByTestId('ask-confirm').click(),
): Promise<void> {
  const step = await stepOn(page);
  await deed();
  await taken(page, step);
}

/** A place of those that the chart offers now, by its name. */
export const placeOn = (page: Page, name: string): Locator =>
  stationBoard(page)
    .locator('.st-choices')
    .getByRole('button', { name: new RegExp(`^${name}(:|$)`) });

/** A point of the screen at which nothing lies over a place of the chart; null if there is none. */
const bare = (place: Locator): Promise<{ x: number; y: number } | null> =>
  place.locator('.st-choice-hit').evaluate((hit) => {
    const { left, top, width, height } = hit.getBoundingClientRect();
    const group = hit.closest('[role=button]');
    for (const far of [0, 0.5, 0.8])
      for (let turn = 0; turn < 12; turn++) {
        const angle = (turn / 12) * 2 * Math.PI;
        const at = {
          x: left + (width / 2) * (1 + far * Math.cos(angle)),
          y: top + (height / 2) * (1 + far * Math.sin(angle)),
        };
        if (document.elementFromPoint(at.x, at.y)?.closest('[role=button]') === group) return at;
      }
    return null;
  });

/** Presses a place on the chart; one that lies under the panel is reached by its key, as from the keyboard. */
export async function press(page: Page, name: string): Promise<void> {
  const place = placeOn(page, name);
  await place.waitFor({ state: 'attached' });
  const point = await bare(place);
  if (point !== null) {
    await page.mouse.click(point.x, point.y);
    return;
  }
  await place.focus();
  await place.press('Enter');
}

/** Takes a Formation in hand, unless it is. */
export async function takeInHand(page: Page, formation: string): Promise<void> {
  const row = page.getByTestId(`plot-${formation}`);
  if ((await row.getAttribute('aria-pressed')) !== 'true') await row.click();
  await expect(row).toHaveAttribute('aria-pressed', 'true');
}

/** A Formation to a place by the quickest way; the courses still have to be given. */
export async function sendTo(page: Page, formation: string, place: string): Promise<void> {
  await takeInHand(page, formation);
  await page.getByTestId('helm-voyage').click();
  await press(page, place);
  await expect(page.getByTestId(`plot-${formation}`)).toContainText(place);
}

/** Standing instructions under which nobody is asked who need not be. */
export async function stand(
  page: Page,
  wishes: Readonly<Record<string, string>> = {
    tasks: 'standing',
    screen: 'always',
    mulligan: 'never',
  },
): Promise<void> {
  const fields = ask(page).locator('details.st-watch', { has: page.getByTestId('watch-tasks') });
  if ((await fields.getAttribute('open')) === null) await fields.locator('summary').click();
  for (const [key, value] of Object.entries(wishes))
    await page.getByTestId(`watch-${key}`).selectOption(value);
}

/** How a kind of question is answered where it is not confirmed as it stands. */
export type Replies = Readonly<Partial<Record<AskKind, (page: Page) => Promise<void>>>>;

/** A question may answer itself while the hand is on its way: then there is nothing to press any more. */
const GONE_BY_ITSELF = 4000;
const MOST_ANSWERS = 260;

/** Confirms what stands there; where nothing can be confirmed yet, whatever is offered first is chosen. */
export async function asItStands(page: Page): Promise<boolean> {
  if (await readReport(page)) return true;
  const step = await stepOn(page);
  const confirm = page.getByTestId('ask-confirm');
  const offered = ask(page).locator(
    '[data-testid^="keep-"]:enabled, [data-testid^="choice-"]:enabled, [data-testid^="issue-"]:enabled',
  );
  const able = async (): Promise<boolean> => (await confirm.isVisible()) && (await confirm.isEnabled());
  if (!(await able())) {
    if ((await offered.count()) > 0)
      await offered
        .first()
        .click({ timeout: GONE_BY_ITSELF })
        .catch(() => undefined);
    if ((await stepOn(page)) !== step) return true;
  }
  // From another browser the report of a Turn may have come meanwhile: then that was closed, and nothing is taken.
  return confirm
    .click({ timeout: GONE_BY_ITSELF })
    .then(() => taken(page, step, GONE_BY_ITSELF))
    .then(
      () => true,
      () => false,
    );
}

/** Whoever is asked answers, until `enough` says so before the next question. Tells the kinds there were. */
export const play = (
  admirals: readonly Page[],
  replies: Replies,
  enough: () => Promise<boolean>,
): Promise<readonly AskKind[]> =>
  answerUntil(admirals, {
    kindAt: settledKind,
    replies,
    asItStands,
    rest: () => admirals[0]!.waitForTimeout(40),
    enough,
    most: MOST_ANSWERS,
  });
