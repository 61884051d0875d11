/** The hand on the page: reads what is asked and answers it with the controls that a person would use. */

import { expect, type Page } from '@playwright/test';
import { newMatch, openDuel } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, giving, kindAsked, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { type Direction, parseHex } from '../../rules/sea/hex.ts';
import { bestPlot, type Lying } from './pilot.ts';

export interface SeenShip extends Lying {
  readonly id: string;
  readonly asked: boolean;
}

/** The ships as the chart shows them. */
export async function shipsOn(page: Page): Promise<SeenShip[]> {
  const seen = await page.locator('[data-testid^="ship-"]').evaluateAll((tokens) =>
    tokens.flatMap((token) => {
      const { testid, bow, heading, asked } = (token as SVGElement).dataset;
      return bow === undefined ? [] : [{ id: testid!.slice(5), bow, heading, asked: asked !== undefined }];
    }),
  );
  return seen.map(({ id, bow, heading, asked }) => {
    const hex = parseHex(bow);
    if (hex === null) throw new Error(`${bow} is no hex`);
    return { id, bow: hex, heading: Number(heading) as Direction, asked };
  });
}

/** The plots that the panel offers to the ship being ordered. */
export const offeredPlots = async (page: Page): Promise<string[]> =>
  (await ask(page).locator('[data-testid^="legal-"]').allInnerTexts()).map((text) => text.trim());

async function writePlot(page: Page): Promise<void> {
  const ships = await shipsOn(page);
  const mine = ships.find(({ asked }) => asked);
  const enemy = ships.find(({ id }) => id !== mine?.id);
  const offered = await offeredPlots(page);
  const plot = mine === undefined || enemy === undefined ? offered[0]! : bestPlot(mine, enemy, offered);
  await page.getByTestId(`legal-${plot}`).click();
  await expect(page.getByTestId('plot-input')).toHaveValue(plot);
}

async function layGuns(page: Page): Promise<void> {
  for (const side of ['L', 'R']) {
    const target = page.getByTestId(`fire-${side}-target`);
    if ((await target.count()) === 0) continue;
    const [first] = await target
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')!));
    await target.selectOption(first!);
    const hull = page.getByTestId(`fire-${side}-hull`);
    if ((await hull.count()) > 0 && (await hull.isEnabled())) await hull.check();
  }
}

async function tellOffParties(page: Page): Promise<void> {
  const everybody = ask(page).getByRole('button', { name: /^All board / });
  if ((await everybody.count()) > 0) await everybody.first().click();
}

/** How each kind of question is answered, before it is confirmed; one that is not named is confirmed as it stands. */
const BY_KIND: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  plot: writePlot,
  fire: layGuns,
  boarding: tellOffParties,
  grapple: async (page) => {
    for (const box of await ask(page).getByRole('checkbox').all()) await box.check();
  },
  unfoul: async (page) => {
    for (const way of await ask(page)
      .getByRole('radio', { name: /^Try to clear/ })
      .all())
      await way.check();
  },
  disengage: (page) =>
    ask(page)
      .getByRole('radio', { name: /^Fight on/ })
      .check(),
  'board-on': (page) =>
    ask(page)
      .getByRole('radio', { name: /^Board / })
      .check(),
  load: (page) => page.getByTestId('choice-0').check(),
  'gun-losses': (page) => page.getByTestId('choice-0').check(),
  contested: (page) => page.getByTestId('choice-0').check(),
};

/** Confirms what stands in the panel, by its button if no other way is named, and waits until the umpire has taken it. */
export const confirm = (
  page: Page,
  press = (): Promise<void> => page.getByTestId('ask-confirm').getByRole('button').click(),
): Promise<void> => giving(page, press);

/** Answers the question on the screen and says of what kind it was. */
export async function answer(page: Page): Promise<string> {
  const kind = (await kindAsked(page))!;
  await BY_KIND[kind]?.(page);
  await confirm(page);
  return kind;
}

/** No duel of these captains is longer. */
const MOST_ANSWERS = 150;

/** Answers all that is asked at this screen until the match is over, or until `enough` says so. */
export async function playOn(
  page: Page,
  enough: (kind: string) => boolean | Promise<boolean> = () => false,
): Promise<readonly string[]> {
  const kinds: string[] = [];
  while (kinds.length < MOST_ANSWERS) {
    const now = await moment(page);
    if (now === 'outcome') return kinds;
    if (now === 'curtain') {
      await page.getByTestId('curtain-continue').click();
      continue;
    }
    const kind = await answer(page);
    kinds.push(kind);
    if (await enough(kind)) return kinds;
  }
  throw new Error(`no outcome after ${MOST_ANSWERS} answers`);
}

/** A duel by link, opened by the captain who waits for the other. */
export async function openByLink(page: Page): Promise<void> {
  await openDuel(page);
  await newMatch(page, { against: 'online', scenario: 'constitution-guerriere-1812' });
}
