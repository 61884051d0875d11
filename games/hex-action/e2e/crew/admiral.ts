/** The hand of who commands a fleet: orders for many ships at once, and the list of them all. */
import { expect, type Locator, type Page } from '@playwright/test';
import { ask, stepOn } from '@weathergage/web/e2e/crew/panel.ts';

export const fleetPanel = (page: Page): Locator => page.getByTestId('fleet-panel');

/** Waits until something is wanted of the admiral, and says in which phase. */
export async function phaseAsked(page: Page): Promise<string> {
  await fleetPanel(page).or(ask(page)).or(page.getByTestId('outcome')).first().waitFor();
  return (await page.getByTestId('phase').textContent())!;
}

/** Does what sends the orders, and waits until the umpire has taken them and asks again. */
export async function sent(page: Page, press: () => Promise<void>): Promise<string> {
  const step = await stepOn(page);
  await press();
  await expect(page.locator('.hx-board')).not.toHaveAttribute('data-step', step!);
  return phaseAsked(page);
}

export interface FleetRow {
  readonly ship: string;
  readonly settled: boolean;
  readonly does: string;
}

/** The fleet as its list has it. */
export const rowsOf = (page: Page): Promise<FleetRow[]> =>
  fleetPanel(page)
    .locator('.hx-fleet-row')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        ship: (row as HTMLElement).dataset.testid!.slice('fleet-'.length),
        settled: (row as HTMLElement).dataset.settled !== undefined,
        does: row.querySelector('.hx-fleet-does')?.textContent ?? '',
      })),
    );

/** Presses once whatever sends all orders as they stand: the fleet's button, or the panel's where few are asked. */
export async function sendAll(page: Page): Promise<void> {
  for (const button of [page.getByTestId('fleet-send'), page.getByTestId('send-all')])
    if (await button.isVisible()) return button.click();
  await page.getByTestId('ask-confirm').getByRole('button').click();
}

/** The same by keys: one ship alone is confirmed like any other question. */
export async function sendByKeys(page: Page): Promise<void> {
  const many = page.getByTestId('fleet-send').or(page.getByTestId('send-all'));
  await page.keyboard.press((await many.count()) > 0 ? 'Control+Enter' : 'Enter');
}

/** Sends what stands, whatever is asked, until a phase begins. */
export async function sailOnTo(
  page: Page,
  phase: string,
  send: (page: Page) => Promise<void> = sendAll,
): Promise<void> {
  for (let n = 0; n < 12 && (await phaseAsked(page)) !== phase; n++) await sent(page, () => send(page));
  expect(await phaseAsked(page)).toBe(phase);
}
