/** Every spec's page: stories skipped unless a spec wants them, and no error in the page goes unnoticed. */
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { steadyChance } from './steady-chance.ts';

export interface Wishes {
  readonly theme?: 'system' | 'day' | 'night';
  readonly speed?: 'slow' | 'fast' | 'skip';
  readonly motion?: 'system' | 'reduced' | 'full';
  readonly verdicts?: 'wait' | 'pass';
  readonly text?: 'normal' | 'large' | 'largest';
}

/** Sets what a person could set under Settings, before the page is first read. */
export async function settle(context: BrowserContext, wishes: Wishes = {}): Promise<void> {
  await context.addInitScript({ content: steadyChance });
  const settings = { theme: 'day', speed: 'skip', motion: 'reduced', verdicts: 'pass', ...wishes };
  await context.addInitScript((kept) => {
    // A blank page, such as axe opens for itself, keeps nothing.
    if (location.protocol !== 'about:' && localStorage.getItem('weathergage.settings') === null)
      localStorage.setItem('weathergage.settings', kept);
  }, JSON.stringify(settings));
}

const onPage = (page: Page, faults: string[]): void => {
  page.on('pageerror', (error) => faults.push(error.stack ?? String(error)));
};

export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('page', (page) => onPage(page, faults));
      await use(faults);
      expect(faults, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** A browser of somebody else's, at the address that was sent to them. */
export async function guest(browser: Browser, address: string, faults: string[]): Promise<Page> {
  const context = await browser.newContext();
  await settle(context);
  const page = await context.newPage();
  onPage(page, faults);
  await page.goto(address);
  return page;
}

/** Opens the page on the match that it offers to whoever comes for the first time. */
export async function openDuel(page: Page, wishes: Wishes = {}): Promise<void> {
  await settle(page.context(), wishes);
  await page.goto('/');
  await expect(page.getByTestId('ask-panel')).toBeVisible();
}

export interface NewMatch {
  readonly against: 'machine' | 'same-screen' | 'online';
  readonly scenario: string;
  /** The machine's level. */
  readonly level?: string;
}

/** Chooses a scenario in the sheet; many of them stand under headings that have to be opened. */
export async function chooseScenario(page: Page, scenario: string): Promise<void> {
  const card = page.getByTestId(`scenario-${scenario}`);
  await card.waitFor({ state: 'attached' });
  if (!(await card.isVisible())) await page.locator('details', { has: card }).locator('summary').click();
  await card.click();
}

async function fillSheet(page: Page, { against, scenario, level }: NewMatch): Promise<void> {
  const sheet = page.getByTestId('new-match-sheet');
  await sheet.getByTestId(`choice-${against}`).click();
  await chooseScenario(page, scenario);
  if (level !== undefined) await sheet.getByTestId(`choice-${level}`).click();
  await sheet.getByTestId('begin').click();
  await expect(sheet).toBeHidden();
}

/** Another match of the game that lies on the table, through the sheet, as a person would. */
export async function newMatch(page: Page, match: NewMatch): Promise<void> {
  await page.getByTestId('new-match').click();
  await fillSheet(page, match);
}

/** The sheet for a new match of a game, on a page without a match of its own: that would only have to be drawn. */
export async function openSheet(page: Page, game: string, address = ''): Promise<Locator> {
  await page.goto(`${address}/#/verify`);
  await expect(page.getByTestId('journal-file')).toBeAttached();
  // By its key: on a phone the button is in the menu.
  await page.keyboard.press('n');
  const sheet = page.getByTestId('new-match-sheet');
  await sheet.getByTestId('begin').waitFor();
  // Where a page has only one game there is none to choose.
  const choice = sheet.getByTestId(`game-${game}`);
  if ((await choice.count()) > 0) await choice.click();
  return sheet;
}

/** A match of any game. `address`: of another server. */
export async function openMatch(page: Page, game: string, match: NewMatch, address = ''): Promise<void> {
  await settle(page.context());
  await openSheet(page, game, address);
  await fillSheet(page, match);
}

export { expect };
