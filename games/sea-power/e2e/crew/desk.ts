/** Matches of Sea Power, as the sheet makes them, and the composition boxes in which its squadrons are arranged. */
import type { Locator, Page } from '@playwright/test';
import type { NewMatch } from '@weathergage/web/e2e/crew/desk.ts';
import { openMade } from '@weathergage/web/e2e/crew/kept.ts';
import { lessons } from '../../data/lessons/index.ts';
import { lessonScenarios, scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';

const made = {
  game: seaPower,
  scenarios: [...scenarios, ...lessonScenarios],
  lessons,
  usual: 'commodore',
} as const;

export const newSeaMatch = (
  page: Page,
  { scenario = 'seven-years-war-1756', ...match }: Omit<NewMatch, 'scenario'> & Partial<NewMatch>,
): Promise<void> => openMade(page, made, { ...match, scenario });

export const display = (page: Page): Locator => page.getByTestId('display-sheet');
const boxes = (page: Page): Locator => display(page).locator('.spd-box:not([data-decoy])');

export const shipsIn = (box: Locator): Promise<string[]> => box.locator('.spd-chip-name').allInnerTexts();

/** Two squadrons at the top of the sheet, the one with more ships first. */
export async function twoBoxes(page: Page): Promise<readonly [more: Locator, fewer: Locator]> {
  const all = await Promise.all(
    (await boxes(page).all()).map(async (box) => ({ box, y: (await box.boundingBox())?.y ?? 0 })),
  );
  const [one, other] = all.toSorted((a, b) => a.y - b.y).map(({ box }) => box);
  if (one === undefined || other === undefined) throw new Error('there is but one squadron');
  const [ships, others] = [await shipsIn(one), await shipsIn(other)];
  return ships.length >= others.length ? [one, other] : [other, one];
}

/** The first ship of a line that is nobody's flagship, as one takes hold of her. */
export const privateShip = (box: Locator): Locator =>
  box.locator('.spd-chip:not(:has(.spd-leader)) > .spd-grab').first();

export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}
