/** Every spec's page: stories skipped unless a spec wants them, and no error in the page goes unnoticed. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export interface Wishes {
  readonly theme?: 'system' | 'day' | 'night';
  readonly speed?: 'slow' | 'fast' | 'skip';
  readonly motion?: 'system' | 'reduced' | 'full';
}

/** Sets what a person could set under Settings, before the page is first read. */
export async function settle(context: BrowserContext, wishes: Wishes = {}): Promise<void> {
  const settings = { theme: 'day', speed: 'skip', motion: 'reduced', ...wishes };
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

/** Opens the page on the duel that it offers to whoever comes for the first time. */
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

/** Through the sheet, as a person would. */
export async function newMatch(page: Page, { against, scenario, level }: NewMatch): Promise<void> {
  await page.getByTestId('new-match').click();
  const sheet = page.getByTestId('new-match-sheet');
  await sheet.getByTestId(`choice-${against}`).click();
  await sheet.getByTestId(`scenario-${scenario}`).click();
  if (level !== undefined) await sheet.getByTestId(`choice-${level}`).click();
  await sheet.getByTestId('begin').click();
  await expect(sheet).toBeHidden();
}

export { expect };
