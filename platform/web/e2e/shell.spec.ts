import { noBarriers } from './crew/barriers.ts';
import { expect, openDuel, settle, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { ask, stepOn } from './crew/panel.ts';

test('a second tab does not write over a match that is played in the first', async ({ page, context }) => {
  await openDuel(page);
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByTestId('elsewhere')).toBeVisible();
  await noBarriers(second, 'the match is elsewhere');
  await second.getByTestId('take-over').click();
  await expect(second.getByTestId('ask-panel')).toBeVisible();
  await expect(page.getByTestId('elsewhere')).toBeVisible();
  // Whoever leaves lets go: then the other has it for the asking.
  await second.close();
  await page.reload();
  await expect(page.getByTestId('ask-panel')).toBeVisible();
});

test('the machine takes a seat in the middle of a match, and gives it back', async ({ page }) => {
  await openDuel(page);
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByTestId('give-level').selectOption(example.level);
  // Time stands still unless the spec lets it pass: machines that play alone take a breath after every step.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: /^Give to the machine/ }).click();
  await expect(page.getByText(`the machine: ${example.level}`)).toBeVisible();
  const turn = page.getByTestId('turn');
  const take = page.getByRole('button', { name: /^Take the seat/ });
  const places = async (): Promise<unknown[]> =>
    Promise.all((await take.all()).map((one) => one.boundingBox()));
  await expect(take).toHaveCount(2);
  const before = await places();
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2000);
        return turn.textContent();
      },
      { timeout: 120_000 },
    )
    .not.toBe('Turn 1');
  expect(await places(), 'nothing moves under the hand').toEqual(before);

  const pause = page.getByTestId('pause');
  await pause.click();
  await expect(pause).toHaveText('Go on');
  // A seat that was thinking gives its order still; then nothing happens, however long it takes.
  await expect(page.getByText('is thinking')).toHaveCount(0);
  const step = await stepOn(page);
  await page.clock.runFor(20_000);
  expect(await stepOn(page)).toBe(step);

  await take.first().click();
  await expect(page.getByTestId('ask-panel')).toBeVisible();
  await expect(pause).toHaveCount(0);
});

test('a link with a wrong key opens no seat, and says so', async ({ page, request }) => {
  const made = await request.post('/api/matches', {
    data: { game: example.game.id, scenario: example.scenario.id, options: {}, gallery: 'closed' },
  });
  const { match } = (await made.json()) as { match: { id: string } };
  await settle(page.context());
  await page.goto(`/#/match/${match.id}/${'x'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('does not open a seat');
  await page.goto(`/#/watch/${match.id}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('[data-step]')).toHaveCount(0);
});

test('keys open and close what lies over the page', async ({ page }) => {
  await openDuel(page);
  await page.keyboard.press('?');
  const help = page.getByTestId('help');
  await expect(help).toBeVisible();
  await expect(help).toContainText(example.key);
  await expect(help).toContainText('Confirm');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('n');
  const sheet = page.getByTestId('new-match-sheet');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('h');
  const rules = page.getByTestId('rules');
  await expect(rules).toContainText(example.phase);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(ask(page)).toBeVisible();
});

/** Bytes as they are sent, of all that must be there before a board is called for. */
const FIRST_LOAD = 250_000;

test('the page before its board stays small', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(2);
  const headers = { 'accept-encoding': 'gzip' };
  const sent = await Promise.all(
    files.map(async (file) => Number((await request.head(file, { headers })).headers()['content-length'])),
  );
  expect(sent.reduce((sum, size) => sum + size)).toBeLessThan(FIRST_LOAD);
});
