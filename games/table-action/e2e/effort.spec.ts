import type { Page } from '@playwright/test';
import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { effortOf } from '@weathergage/web/e2e/crew/effort.ts';
import { dragFlag, fleetTurn, openSixes } from './crew/fleet.ts';
import { confirmButton } from './crew/hand.ts';

/** Whatever interrupts: orders that stopped go on, and a chance to fire is taken. */
const goOn = async (page: Page): Promise<void> => {
  const stopped = page.getByTestId('drill-carry-on');
  if (await stopped.isVisible()) await stopped.click();
  else await confirmButton(page).click();
};

test('six of the line by division: a turn is twelve presses at the most', async ({ page }) => {
  await openSixes(page);
  for (const turn of [1, 2, 3, 4]) {
    const { presses } = await effortOf(page, `Table Action, six ships by division, turn ${turn}`, () =>
      fleetTurn(
        page,
        async () => {
          const succession = page.getByTestId('manoeuvre-succession');
          if ((await succession.getAttribute('aria-checked')) !== 'true') await succession.click();
          // Who leads and can't move, fouled or without masts, has no flag.
          if ((await page.getByTestId('drag-goal').count()) > 0) await dragFlag(page, { x: 4, y: 8 });
          await confirmButton(page).click();
        },
        () => goOn(page),
      ),
    );
    expect(presses).toBeLessThanOrEqual(12);
  }
});

test('six of the line ship by ship: a press for each to begin, and one for her whole move', async ({
  page,
}) => {
  await openSixes(page);
  const { presses } = await effortOf(page, 'Table Action, six ships one by one', () =>
    fleetTurn(
      page,
      () => page.getByTestId('ask-alone').click(),
      () => goOn(page),
    ),
  );
  expect(presses).toBeLessThanOrEqual(14);
});
