import type { Page } from '@playwright/test';
import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { effortOf } from '@weathergage/web/e2e/crew/effort.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';
import { areaOf } from '../data/areas.ts';
import { PORTS } from '../data/ports.ts';
import type { AskKind } from '../rules/world/asks.ts';
import { newSeaMatch } from './crew/desk.ts';
import { choose, give, giveTwice, play, squadronsIn, untilAsked } from './crew/hand.ts';

/** Every squadron with a leader and ships puts to sea before its own port; then the side is done. */
async function sailOut(page: Page): Promise<void> {
  const ready = (await squadronsIn(page)).find(({ led, ships }) => led && ships > 0);
  if (ready === undefined) return giveTwice(page, 'sail-pass');
  await choose(page, ready);
  const { area } = PORTS.find(({ name }) => name === ready.where)!;
  await page.getByRole('button', { name: `${areaOf(area).name}: 0` }).focus();
  await page.keyboard.press('Enter');
  return give(page);
}

/** Presses what goes on by itself from then on, and waits for another question. */
const settle = (kind: AskKind, button: string) => async (page: Page) => {
  await page.getByTestId(button).click();
  await expect(ask(page)).not.toHaveAttribute('data-kind', kind, { timeout: 40_000 });
};

/** The first year, from the forming of squadrons to the next year's paying off. */
const playYear = (page: Page): Promise<unknown> =>
  play(
    [page],
    {
      place: settle('place', 'place-rest'),
      frigate: settle('frigate', 'frigate-rest'),
      sail: sailOut,
      search: (at) => give(at, () => at.getByTestId('search-fight').click()),
    },
    async () => (await page.getByTestId('turn').textContent())?.includes('1757') ?? false,
  );

async function openYear(page: Page, level: string): Promise<void> {
  test.setTimeout(240_000);
  await newSeaMatch(page, { against: 'machine', level });
  await untilAsked(page, 'organise');
}

test('a year against the strongest machine takes no more than 45 questions, all sent to sea and every meeting fought', async ({
  page,
}) => {
  await openYear(page, 'admiral');
  const year = await effortOf(page, 'Sea Power, a year', () => playYear(page));
  expect(year.questions).toBeLessThanOrEqual(45);
});

test('a year with standing instructions asks about sailing and battles alone', async ({ page }) => {
  await openYear(page, 'random');
  const year = await effortOf(page, 'Sea Power, a year with standing instructions', async () => {
    await page.getByTestId('leaf-standing').click();
    const leaf = page.getByTestId('standing');
    for (const words of [/Frigates/, /Turned away/, /Return and refuge/, /Repairs/])
      await leaf.getByRole('checkbox', { name: words }).check();
    await leaf.getByRole('radio', { name: 'Avoid' }).click();
    await page.getByTestId('leaf-orders').click();
    await playYear(page);
  });
  expect(year.questions).toBeLessThanOrEqual(25);
});
