import type { Page } from '@playwright/test';
import type { CreatedReply } from '@weathergage/kernel/protocol.ts';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, guest, openMatch, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, giving, moment, outcome } from '@weathergage/web/e2e/crew/panel.ts';
import { fitsAFinger, overhang, PHONE } from '@weathergage/web/e2e/crew/phone.ts';
import { simulated } from '@weathergage/web/e2e/crew/record.ts';
import { sameInPage } from '@weathergage/web/e2e/crew/same-hash.ts';
import { scenarios } from '../data/scenarios.ts';
import { cutterAndBrig } from '../rules/index.ts';

const GULL_BAY = { against: 'machine', scenario: 'gull-bay', level: 'old-hand' } as const;
const confirm = (page: Page): Promise<void> => giving(page, () => page.getByTestId('ask-confirm').click());

/** Northward as far as the keys can see a square. */
async function northward(page: Page): Promise<void> {
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp');
  await giving(page, () => page.keyboard.press('Enter'));
}

test('a night against the machine, by mouse and by keys, to its end', async ({ page }) => {
  await openMatch(page, 'cutter-and-brig', GULL_BAY);
  await expect(page.getByTestId('ship-brig')).toBeVisible();
  await noBarriers(page, 'the plan');
  await page.getByTestId('cove-b').click();
  await page.getByTestId('landfall-G11').click();
  await expect(ask(page).getByRole('button', { name: "Widow's Gap" })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await confirm(page);

  await expect(page.getByTestId('action-sentence')).toHaveText('Where does Nancy sail this turn?');
  await expect(page.getByTestId('seen-brig')).toContainText('nightfall');
  await page.getByTestId('sail-G9').click();
  await expect(ask(page)).toContainText('North 2, wind on the quarter, to G9.');
  await noBarriers(page, 'a turn');
  await confirm(page);
  await expect(page.getByText(/^Nancy, north 2 squares to G9\./)).toBeVisible();

  while ((await moment(page)) === 'ask') await northward(page);
  await expect(outcome(page)).toContainText(/Victory|Defeat/);
  await expect(page.getByTestId('ship-brig')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('a finger hits the squares, and nothing hangs over', async ({ page }) => {
    await openMatch(page, 'cutter-and-brig', GULL_BAY);
    await confirm(page);
    await fitsAFinger('the confirmation', page.getByTestId('ask-confirm'));
    await fitsAFinger('a square', page.getByTestId('sail-B10'));
    await page.getByTestId('sail-B10').tap();
    await expect(ask(page)).toContainText('North 1');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await noBarriers(page, 'a turn on a phone');
  });
});

test('two captains by link: the lights stay a secret until the night is over', async ({
  browser,
  request,
  faults,
}) => {
  const made = await request.post('/api/matches', {
    data: { game: 'cutter-and-brig', scenario: 'monks-isle', options: {}, gallery: 'closed' },
  });
  const { match, tokens } = (await made.json()) as CreatedReply;
  const sit = (seat: string) => guest(browser, `/#/match/${match.id}/${tokens[seat]}`, faults);
  const [smuggler, revenue] = [await sit('smuggler'), await sit('revenue')];
  const captains = [smuggler, revenue];

  await smuggler.getByTestId('cove-c').click();
  await confirm(smuggler);
  await ask(revenue).waitFor();
  await expect(smuggler.getByTestId('ship-cutter')).toBeVisible();
  await expect(revenue.getByTestId('ship-cutter')).toHaveCount(0);
  await revenue.getByTestId('leaf-night').click();
  await expect(revenue.locator('.cb-night')).not.toContainText('Under Priory');
  await revenue.getByTestId('leaf-orders').click();

  for (let turn = 0; turn < 10; turn++)
    for (const captain of captains) if ((await moment(captain)) === 'ask') await confirm(captain);
  for (const captain of captains) {
    await expect(outcome(captain)).toBeVisible();
    await expect(captain.getByTestId('action-sentence')).toContainText('the lights were at Under Priory');
  }
  await expect(revenue.getByTestId('ship-cutter')).toBeVisible();
});

test('matches recorded in Node lead to the same hash in the page', ({ page }) =>
  sameInPage(
    page,
    cutterAndBrig,
    Array.from({ length: 10 }, (_, i) => simulated(cutterAndBrig, scenarios[i % 2]!, i)),
  ));
