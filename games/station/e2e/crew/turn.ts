/** A Turn of Station from its first courses to its report, by whatever hand. */
import type { Page } from '@playwright/test';
import { expect } from '@weathergage/web/e2e/crew/desk.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';
import { BATTLE_STEPS } from '../../rules/world/battle-state.ts';

/** What is answered one by one: a Battle; all else is carried on until something happens. */
const OF_A_BATTLE: ReadonlySet<string> = new Set(BATTLE_STEPS);

/** A Battle's questions are confirmed, all others carried on. */
export const howTo = (kind: string | null): 'confirm' | 'carry' =>
  OF_A_BATTLE.has(kind ?? '') ? 'confirm' : 'carry';

/** Answers by `press` as often as something is asked, until the report of the Turn is there; then `press` reads that. */
export async function playTurn(
  page: Page,
  press: (kind: string | null) => Promise<void>,
): Promise<readonly string[]> {
  const stops: string[] = [];
  const board = page.locator('.st-board');
  const report = page.getByTestId('turn-report');
  while (!(await report.isVisible())) {
    if (!(await page.getByTestId('ask-confirm').isVisible())) {
      await page.waitForTimeout(60);
      continue;
    }
    const [kind, step] = [await ask(page).getAttribute('data-kind'), await board.getAttribute('data-step')];
    await page.waitForTimeout(80);
    // A question with one answer has gone by itself.
    if ((await board.getAttribute('data-step')) !== step || (await report.isVisible())) continue;
    const halt = page.getByTestId('halt');
    if (await halt.isVisible()) stops.push((await halt.getAttribute('data-stop')) ?? '');
    await press(kind);
    await page.waitForTimeout(80);
  }
  await press('turn-report');
  await expect(report).toHaveCount(0);
  return stops;
}
