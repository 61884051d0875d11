/**
 * How long the page takes to answer the hand at Trafalgar: sixty ships on the chart, the machine in the other chairs.
 * From the moment of a press or a key to the frame after the one that shows what came of it.
 */
import type { Page } from '@playwright/test';
import { hexAction as game } from '@weathergage/hex-action';
import { scenarios } from '@weathergage/hex-action/data/scenarios.ts';
import { inBuiltPage, keptMatch, openKeptMatch } from './built-page.ts';
import { type Figure, rounded } from './figure.ts';
import { median } from './measure.ts';

/** Inputs that are counted, after one ship's to warm up. */
const INPUTS = 20;
const WARM = 4;
const MACHINE = 'commodore';

/** The battle before its first turn: a person in the first chair. */
function trafalgar() {
  const scenario = scenarios.find(({ id }) => id === 'trafalgar-1805')!;
  const [own] = game.seats(scenario);
  return keptMatch(game, scenario, MACHINE, { person: own!.id, speed: 'skip', motion: 'reduced' });
}

/** From the event’s own time stamp to the start of the frame after the next: by then the next has been drawn. */
const watchInput = (): void => {
  const waits: number[] = [];
  Object.assign(window, { waits });
  for (const type of ['click', 'keydown'] as const)
    window.addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => requestAnimationFrame(() => waits.push(performance.now() - timeStamp))),
      { capture: true },
    );
};

/** One after another, each when the last has been answered: another ship, then her plot sign by sign. */
async function playInputs(page: Page): Promise<number[]> {
  const ships = await page
    .locator('.hx-fleet-row')
    .evaluateAll((rows) => rows.map((row) => row.dataset.testid!));
  const inputs: (() => Promise<void>)[] = [];
  for (let n = 0; inputs.length < WARM + INPUTS; n++) {
    const ship = page.getByTestId(ships[n % ships.length]!.replace('fleet-', 'ship-'));
    inputs.push(() => ship.click({ force: true }));
    for (const key of ['ArrowUp', 'ArrowRight', 'f']) inputs.push(() => page.keyboard.press(key));
  }
  for (const [n, input] of inputs.slice(0, WARM + INPUTS).entries()) {
    await input();
    await page.waitForFunction((many) => (window as unknown as { waits: number[] }).waits.length > many, n);
  }
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  return waits.slice(WARM);
}

async function measured(page: Page, address: string): Promise<number[]> {
  await openKeptMatch(page, address, trafalgar());
  await page.getByTestId('fleet-send').click();
  await page.getByTestId('straight-rest').waitFor();
  // The machine has thought to the end: from here on only the hand is at work.
  await page.getByText('is thinking').waitFor({ state: 'hidden' });
  await page.evaluate(watchInput);
  return playInputs(page);
}

/** Nothing where the page has not been built or there is no browser to open it in. */
export const trafalgarPage = (): Promise<Figure[]> =>
  inBuiltPage('trafalgar-input', async (browser, address) => {
    const waits = await measured(await browser.newPage({ viewport: { width: 1440, height: 900 } }), address);
    return [
      { name: 'trafalgar-input', value: rounded(median(waits)), unit: 'ms', target: '< 100' },
      { name: 'trafalgar-input-worst', value: rounded(Math.max(...waits)), unit: 'ms' },
    ];
  });
