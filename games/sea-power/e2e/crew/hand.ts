/** The hand on the chart of Sea Power: presses areas and ports, reads what is asked, and answers it as a person would. */

import { expect, type Locator, type Page } from '@playwright/test';
import { answerUntil } from '@weathergage/web/e2e/crew/answering.ts';
import { ask, giving, outcome, stepOn, taken } from '@weathergage/web/e2e/crew/panel.ts';
import type { AreaId } from '../../data/areas.ts';
import type { PortId } from '../../data/ports.ts';
import type { AskKind } from '../../rules/world/asks.ts';

export const logLines = (page: Page): Locator => page.getByTestId('log-line');

/** The kind of question that is open at this screen, or null. */
export const kindAt = (page: Page): Promise<AskKind | null> =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('[data-testid=ask-panel]');
    return panel?.checkVisibility() ? (panel.dataset.kind as AskKind) : null;
  });

export const untilAsked = (page: Page, kind: AskKind): Promise<void> =>
  expect(ask(page)).toHaveAttribute('data-kind', kind);

const REGIONS = ['World', 'Atlantic', 'Europe', 'Caribbean', 'America', 'India'] as const;
type Region = (typeof REGIONS)[number];

/** Turns the eye by the buttons at the chart's edge, and waits until the chart lies still. */
export async function look(page: Page, region: Region): Promise<void> {
  const regions = page.getByRole('navigation', { name: 'Parts of the world' });
  await regions.getByRole('button', { name: region }).click();
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const lies = (): string =>
          JSON.stringify(document.querySelector('[data-copy="0"] .sp-hits')?.getBoundingClientRect());
        const before = lies();
        setTimeout(() => resolve(lies() === before), 250);
      }),
  );
}

/** A point of the screen at which nothing else lies over the shape, and as far from its rim as can be. */
async function pointOn(page: Page, shape: string): Promise<{ readonly x: number; readonly y: number }> {
  const found = page.evaluate((selector) => {
    const element = document.querySelector(`[data-copy="0"] ${selector}`);
    if (element === null) return null;
    const box = element.getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
    const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    const steps = 18;
    const inside: { x: number; y: number }[] = [];
    const outside: { x: number; y: number }[] = [];
    for (let i = 0; i <= steps; i++)
      for (let j = 0; j <= steps; j++) {
        const at = { x: left + ((right - left) * i) / steps, y: top + ((bottom - top) * j) / steps };
        const rim = i % steps === 0 || j % steps === 0;
        (!rim && document.elementFromPoint(at.x, at.y) === element ? inside : outside).push(at);
      }
    const room = ({ x, y }: { x: number; y: number }): number =>
      Math.min(...outside.map((other) => (other.x - x) ** 2 + (other.y - y) ** 2));
    return inside.toSorted((a, b) => room(b) - room(a))[0] ?? null;
  }, shape);
  const point = await found;
  if (point === null) throw new Error(`${shape} is nowhere on the screen`);
  return point;
}

async function press(page: Page, shape: string): Promise<void> {
  const { x, y } = await pointOn(page, shape);
  await page.mouse.click(x, y);
}

export const pressArea = (page: Page, area: AreaId): Promise<void> => press(page, `[data-area="${area}"]`);
export const pressPort = (page: Page, port: PortId): Promise<void> => press(page, `[data-port="${port}"]`);
export const pressToken = (page: Page, token: string): Promise<void> =>
  press(page, `[data-token~="${token}"]`);

/** Takes up the chosen squadron on the chart and lets it go over a port. */
export async function haulTo(page: Page, port: PortId): Promise<void> {
  const chosen = page.locator('[data-copy="0"] .sp-squadron[data-chosen]');
  const token = /[EP]\d+/.exec((await chosen.textContent()) ?? '')?.[0];
  if (token === undefined) throw new Error('no squadron is chosen');
  const from = await pointOn(page, `[data-token~="${token}"]`);
  const to = await pointOn(page, `[data-port="${port}"]`);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

export interface SeenSquadron {
  readonly id: string;
  readonly name: string;
  /** 0 for a decoy. */
  readonly ships: number;
  readonly led: boolean;
  readonly where: string;
}

/** The squadrons that the open panel lists. */
export async function squadronsIn(page: Page): Promise<SeenSquadron[]> {
  const rows = await ask(page)
    .locator('.ask-row')
    .evaluateAll((all) =>
      all.map((row) => ({
        id: (row as HTMLElement).dataset.squadron ?? '',
        name: row.querySelector('strong')?.textContent ?? '',
        words: row.querySelector('small')?.textContent ?? '',
        where: row.querySelector('.sp-row-where')?.textContent ?? '',
      })),
    );
  return rows.map(({ words, ...row }) => ({
    ...row,
    ships: Number(/^(\d+) ships?,/.exec(words)?.[1] ?? 0),
    led: !words.includes('no leader') && !words.includes('decoy'),
  }));
}

/** The strongest squadron that could sail, of those that lie where it is wanted. */
export async function strongest(page: Page, where?: string): Promise<SeenSquadron> {
  const all = (await squadronsIn(page)).filter(
    (one) => one.led && (where === undefined || one.where === where),
  );
  const [best] = all.toSorted((a, b) => b.ships - a.ships);
  if (best === undefined) throw new Error(`nobody can sail from ${where ?? 'anywhere'}`);
  return best;
}

export const choose = (page: Page, { id }: SeenSquadron): Promise<void> =>
  ask(page).locator(`[data-squadron="${id}"]`).click();

/** Does what gives an answer, and waits until the umpire has taken it. */
export const give = (
  page: Page,
  deed = (): Promise<void> => page.getByTestId('ask-confirm').click(),
): Promise<void> => giving(page, deed);

/** A button that must be pressed a second time. */
export const giveTwice = (page: Page, button: string): Promise<void> =>
  give(page, async () => {
    await page.getByTestId(button).click();
    await page.getByTestId(button).click();
  });

/** One voyage by presses on the chart: a squadron of the list, then the area where it stays. */
export async function sail(page: Page, from: string, region: Region, area: AreaId): Promise<SeenSquadron> {
  await untilAsked(page, 'sail');
  const squadron = await strongest(page, from);
  await choose(page, squadron);
  await look(page, region);
  await pressArea(page, area);
  await give(page);
  return squadron;
}

/** How a kind of question is answered where it is not confirmed as it stands. */
export type Replies = Readonly<Partial<Record<AskKind, (page: Page) => Promise<void>>>>;

/** A question may answer itself while the hand is on its way: then there is nothing to press any more. */
const GONE_BY_ITSELF = 3000;
const MOST_ANSWERS = 120;

async function asItStands(page: Page): Promise<boolean> {
  const step = await stepOn(page);
  const pressed = await page
    .getByTestId('ask-confirm')
    .click({ timeout: GONE_BY_ITSELF })
    .then(
      () => true,
      () => false,
    );
  // Gone, or only slow: then it is still there when everybody is looked at again.
  if (pressed) await taken(page, step);
  return pressed;
}

/** Whoever is asked answers, until `enough` says so before the next question. */
export const play = (
  captains: readonly Page[],
  replies: Replies,
  enough: () => Promise<boolean>,
): Promise<readonly AskKind[]> =>
  answerUntil(captains, {
    kindAt,
    replies,
    asItStands,
    rest: () =>
      Promise.race(
        captains.map((captain) => ask(captain).or(outcome(captain)).first().waitFor({ timeout: 15_000 })),
      ),
    enough,
    most: MOST_ANSWERS,
  });

/** Once a squadron is in hand the seas within its reach are lit, each with what it costs. */
export const seasLit = (page: Page): Locator =>
  page.getByRole('main', { name: 'The chart' }).getByRole('button', { name: /: \d+$/ });
