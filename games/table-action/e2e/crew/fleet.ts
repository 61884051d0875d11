/** An admiral’s hand: a division’s orders, and what comes while they are carried out. */
import type { Page } from '@playwright/test';
import { settle } from '@weathergage/web/e2e/crew/desk.ts';
import { middleOf } from '@weathergage/web/e2e/crew/drag.ts';
import { openKept, openMade } from '@weathergage/web/e2e/crew/kept.ts';
import { ask, kindAsked, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { lessons } from '../../data/lessons/index.ts';
import { scenarios } from '../../data/scenarios.ts';
import { tableAction } from '../../rules/index.ts';

/** Six of the line a side, in two divisions each. */
export async function openSixes(page: Page, level = 'lieutenant'): Promise<void> {
  const six = { against: 'machine', scenario: 'collingwood', level } as const;
  await openMade(page, { game: tableAction, scenarios, lessons, usual: level }, six);
  await moment(page);
}

/** The same fleets in a battle of two turns, which points decide: it can be played to its end by any hand. */
export async function openShortSixes(page: Page): Promise<void> {
  const whole = scenarios.find(({ id }) => id === 'collingwood')!;
  const scenario = { ...whole, turnLimit: 2, victory: [{ type: 'points' as const, margin: 5 }] };
  const [, enemy] = tableAction.seats(scenario);
  await settle(page.context());
  await openKept(page, {
    game: tableAction,
    scenario,
    seed: 1805,
    machines: { [enemy!.id]: 'midshipman' },
  });
  await moment(page);
}

export const turnOn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.getByTestId('turn').textContent()) ?? '')?.[0]);

/** Drags the flag of the ship in hand by so many pixels. */
export async function dragFlag(page: Page, by: { readonly x: number; readonly y: number }): Promise<void> {
  const { x, y } = await middleOf(page.getByTestId('drag-goal').locator('.ta-hit'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
  await page.mouse.up();
}

/** Plays a turn to its end: `order` for each division, `rest` for whatever else comes. */
export async function fleetTurn(
  page: Page,
  order: () => Promise<void>,
  rest: (kind: string) => Promise<void>,
): Promise<void> {
  const turn = await turnOn(page);
  for (let n = 0; n < 60; n++) {
    if ((await moment(page)) !== 'ask' || (await turnOn(page)) > turn) return;
    const [kind, was] = [await kindAsked(page), await ask(page).getAttribute('data-ask')];
    await (kind === 'activate' && !(await page.getByTestId('drill-stopped').isVisible())
      ? order()
      : rest(kind ?? ''));
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('[data-testid=ask-panel]')?.dataset.ask !== before,
      was,
    );
  }
  throw new Error('a turn of six ships should be over by now');
}

/** Plays on, turn by turn, until the battle is decided. */
export async function fleetBattle(
  page: Page,
  order: () => Promise<void>,
  rest: (kind: string) => Promise<void>,
): Promise<void> {
  while ((await moment(page)) === 'ask') await fleetTurn(page, order, rest);
}
