import type { Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ending, firstOf, focusHeard, heard, pressAndHear } from '@weathergage/web/e2e/crew/ear.ts';
import { giving, kindAsked, outcome } from '@weathergage/web/e2e/crew/panel.ts';
import { tabTo } from '@weathergage/web/e2e/crew/tab.ts';
import { type Direction, parseHex } from '../rules/sea/hex.ts';
import { offeredPlots, shipsOn } from './crew/hand.ts';
import { bestPlot, type Lying } from './crew/pilot.ts';
import { openShortDuel } from './crew/short-duel.ts';

/** Answers until the end card is there, and tells the kinds of questions. */
async function fightOut(page: Page, answer: (kind: string) => Promise<void>): Promise<readonly string[]> {
  const kinds: string[] = [];
  for (let n = 0; n < 40; n++) {
    const kind = await kindAsked(page);
    if (kind === null) return kinds;
    await giving(page, () => answer(kind));
    kinds.push(kind);
  }
  throw new Error(`no end after ${kinds.join(' ')}`);
}

/** Where the pilot would go from what lies on the chart. */
async function wanted(page: Page, offered: readonly string[]): Promise<string> {
  const [mine, enemy] = (await shipsOn(page)).toSorted((a, b) => Number(b.asked) - Number(a.asked));
  return bestPlot(mine!, enemy!, offered);
}

const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x + width / 2, y + height / 2] as const;

/** The darts on the chart that the mouse would hit, by the plot that each stands for. */
const darts = (page: Page): Promise<{ readonly plot: string; readonly x: number; readonly y: number }[]> =>
  page.locator('.hx-dart').evaluateAll((all) =>
    all.flatMap((dart) => {
      const plot = /^(\S+), heading/.exec(dart.querySelector('title')?.textContent ?? '')?.[1];
      const { x, y, width, height } = dart.querySelector('circle')!.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(at.x, at.y)?.closest('.hx-dart') === dart;
      return plot !== undefined && hit ? [{ plot, ...at }] : [];
    }),
  );

test('a whole duel by mouse alone, from the first plot to the end card', async ({ page }) => {
  await openShortDuel(page);
  const kinds = await fightOut(page, async (kind) => {
    if (kind === 'plot') {
      const near = await darts(page);
      const plot = await wanted(
        page,
        near.map((dart) => dart.plot),
      );
      const { x, y } = near.find((dart) => dart.plot === plot)!;
      await page.mouse.click(x, y);
      await expect(page.getByTestId('plot-input')).toHaveValue(plot);
    }
    await page.mouse.click(...middle((await page.getByTestId('ask-confirm').boundingBox())!));
  });
  expect(kinds).toContain('fire');
  await expect(outcome(page)).toContainText('Victory');
});

test('a whole duel by keys alone, with the situation told and the focus never lost', async ({ page }) => {
  await openShortDuel(page);
  await page.keyboard.press('t');
  await expect(page.getByTestId('situation')).toContainText(/President, the wind .*Drake .* off .*bear/s);
  const kinds = await fightOut(page, async (kind) => {
    if (kind === 'plot')
      await page.keyboard.type((await wanted(page, await offeredPlots(page))).toLowerCase());
    // The button itself, so that the focus goes with it.
    else await tabTo(page, page.getByTestId('ask-confirm').getByRole('button'));
    await page.keyboard.press('Enter');
  });
  expect(kinds).toContain('fire');
  await expect(outcome(page)).toContainText('Victory');
  expect(await focusHeard(page)).not.toBe('nothing');
});

/** Where a ship lies, as her name says it. */
function lyingIn(words: string, ship: string): Lying {
  const [, bow, heading] = new RegExp(`"${ship}, [^"]*bow at (-?[A-Z]+-?\\d+), heading (\\d)`).exec(words)!;
  return { bow: parseHex(bow!)!, heading: Number(heading) as Direction };
}

test('a whole duel through the accessibility tree alone', async ({ page }) => {
  await openShortDuel(page);
  const chart = page.getByRole('main', { name: 'The chart' });
  const orders = page.getByRole('complementary', { name: 'Orders and log' });
  await expect(
    chart.getByRole('button', { name: /^Drake, .*; \d+ hexes off on the .*the wind / }),
  ).toBeVisible();
  await orders.getByRole('button', { name: 'Tell the situation' }).click();
  await expect(page.getByRole('status', { name: 'The situation' })).toContainText('Drake');
  await noBarriers(page, 'the situation told');
  let broadsides = 0;
  for (let n = 0; n < 40 && !(await ending(page).isVisible()); n++) {
    const plots = orders.getByRole('group', { name: /legal plots$/ });
    if (await plots.isVisible()) {
      const ships = await heard(chart);
      const offered = [...(await heard(plots)).matchAll(/button "([^"]+)"/g)].map(([, plot]) => plot!);
      const plot = bestPlot(lyingIn(ships, 'President'), lyingIn(ships, 'Drake'), offered);
      await plots.getByRole('button', { name: plot, exact: true }).click();
      await expect(orders.getByRole('textbox', { name: 'Plot' })).toHaveValue(plot);
    }
    const give = await firstOf(page, [/^(?!Set, next ship).+ Enter$/]);
    if (give === null) {
      await page.waitForTimeout(40);
      continue;
    }
    if (/Fire/.test((await give.textContent())!)) broadsides++;
    await pressAndHear(page, give);
    // What was pressed is gone: the next question has the focus, or the end card.
    await expect.poll(() => focusHeard(page)).not.toBe('nothing');
  }
  await expect(ending(page)).toContainText('Victory');
  expect(broadsides).toBeGreaterThan(0);
  await expect(ending(page).getByRole('button', { name: 'Rematch' })).toBeVisible();
});
