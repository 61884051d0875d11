import type { Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { giveToBench, savedAndTaken, saysWhereBroken } from '@weathergage/web/e2e/crew/bench.ts';
import { expect, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import { drag, fingerDrag, middleOf } from '@weathergage/web/e2e/crew/drag.ts';
import { ask, kindAsked, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { PHONE } from '@weathergage/web/e2e/crew/phone.ts';
import { scenarios } from '../data/scenarios.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';
import { confirm } from './crew/hand.ts';

const BENCH = '/#/workshop/hex-action';
const leaf = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click();
const unit = (page: Page, id: string) => page.getByTestId(`unit-${id}`);

/** Past the curtain, if one hangs; then the kind of question that is asked. */
async function question(page: Page): Promise<string> {
  if ((await moment(page)) === 'curtain') await page.getByTestId('curtain-continue').click();
  await expect(ask(page)).toBeVisible();
  return (await kindAsked(page))!;
}

async function nodUntil(page: Page, kind: string): Promise<void> {
  for (let n = 0; n < 20; n++) {
    if ((await question(page)) === kind) return;
    await confirm(page);
  }
  throw new Error(`it never came to ${kind}`);
}

test('a scenario is made from an empty sea, saved, exported, and its first turn played', async ({ page }) => {
  await settle(page.context());
  await page.goto(BENCH);
  // The bench opens with an empty sheet, which says what it lacks and no more.
  const flaws = page.getByTestId('flaws');
  await expect(flaws).toContainText('Still lacking');
  await expect(flaws.getByRole('listitem')).toHaveCount(3);
  await expect(flaws).toContainText('at least one ship of side Royal Navy');

  await test.step('a ship from the navy list, and one of an own design', async () => {
    await page.getByTestId('add-ship-first').click();
    await page.getByTestId('picker-name').fill('palla');
    await page.getByTestId('pick-pallas-br-f3-36').click();
    await expect(unit(page, 'pallas')).toHaveAttribute('aria-pressed', 'true');
    await leaf(page, 'Forces');
    await page.getByTestId('add-ship-second').click();
    await page.getByRole('tab', { name: 'Of your own design' }).click();
    await page.getByTestId('design-name').fill('Redoutable Mouche');
    const before = Number(await page.getByTestId('log-points').textContent());
    await page.getByTestId('log-guns').fill('6');
    await expect(page.getByTestId('log-points')).toHaveText(String(before + 4));
    await page.getByTestId('design-keep').click();
    await noBarriers(page, 'the yard');
    await page.getByTestId('design-take').click();
    await expect(page.getByTestId('ship-points')).toHaveText(String(before + 4));
    await flaws.getByTestId('mend').click();
    await expect(flaws).toContainText('Sound');
  });

  await test.step('she is moved and turned by mouse and by keys', async () => {
    const pallas = unit(page, 'pallas');
    await pallas.click();
    const bow = page.getByTestId('ship-bow');
    const before = await bow.inputValue();
    await drag(page, pallas, { x: 90, y: 40 });
    await expect(bow).not.toHaveValue(before);
    const dragged = await bow.inputValue();
    await pallas.focus();
    await page.keyboard.press('ArrowDown');
    await expect(pallas).toHaveAttribute(
      'data-bow',
      dragged.replace(/\d+/, (row) => String(Number(row) + 1)),
    );
    await page.keyboard.press('e');
    await page.keyboard.press('e');
    await expect(pallas).toHaveAttribute('data-heading', '3');
    await page.getByTestId('turn-left').click();
    await expect(page.getByTestId('heading-2')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Control+z');
    await expect(pallas).toHaveAttribute('data-heading', '3');
  });

  await test.step('what is wrong stands beside its field, in the list and on the chart', async () => {
    const enemy = (await unit(page, 'redoutable-mouche').getAttribute('data-bow'))!;
    await page.getByTestId('ship-bow').fill(enemy);
    await expect(flaws).toContainText('hexes that Pallas does not lie in');
    await expect(page.getByTestId('bench-play')).toBeDisabled();
    await flaws.getByRole('button').first().click();
    await expect(page.locator('.ws-wrong-here')).toContainText('Pallas');
    await expect(unit(page, 'redoutable-mouche')).toHaveAttribute('data-wrong', 'true');
    await noBarriers(page, 'a flaw on the bench');
    await page.keyboard.press('Control+z');
    await expect(flaws).toContainText('Sound');
  });

  await test.step('land and a shoal are painted, by mouse and by keys', async () => {
    await leaf(page, 'Sea');
    await page.getByTestId('brush-land').click();
    const { x, y } = await middleOf(page.getByTestId('brush-canvas'));
    await page.mouse.move(x - 60, y - 240);
    await page.mouse.down();
    await page.mouse.move(x + 60, y - 240, { steps: 4 });
    await page.mouse.up();
    await page.getByTestId('brush-depth').click();
    await page.getByTestId('depth-here').fill('8');
    await page.locator('.stage-sea').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(page.locator('.hx-sounding')).toHaveCount(2);
    await page.getByTestId('wind-4').click();
    await page.getByTestId('wind-velocity').selectOption('4');
  });

  await test.step('rules, victory and story', async () => {
    await leaf(page, 'Rules');
    await page.getByTestId('rule-runningAground').check();
    await page.getByTestId('special-choice').selectOption('night');
    await page.getByTestId('add-special').click();
    await noBarriers(page, 'the rules of a scenario');
    await leaf(page, 'Victory');
    await page.getByTestId('victory-margin').fill('5');
    await page.getByTestId('add-bonus').click();
    await noBarriers(page, 'the victory of a scenario');
    await leaf(page, 'Story');
    await page.getByTestId('story-title').fill('Off the Minquiers');
    await expect(flaws).toContainText('Sound');
  });

  const { name, written } = await savedAndTaken<Scenario>(page);
  expect(name).toBe('own-off-the-minquiers.json');
  expect(written).toMatchObject({
    title: 'Off the Minquiers',
    wind: 4,
    velocity: 4,
    rules: { runningAground: true },
    special: [{ id: 'night' }],
    victory: { type: 'points', margin: 5, bonus: [{ if: { test: 'exit' } }] },
  });
  expect(written.land!.length).toBeGreaterThan(0);
  expect(written.depths).toMatchObject([{ depth: 8, hexes: [expect.stringMatching(/^[A-Z]+\d+-\d+$/)] }]);
  expect(written.ships[1]).toMatchObject({ name: 'Redoutable Mouche', log: { guns: 6 } });

  await test.step('its first turn is played', async () => {
    await page.getByTestId('bench-play-both').click();
    await expect(page).toHaveURL(/#\/local\//);
    for (let captain = 0; captain < 2; captain++) {
      await nodUntil(page, 'plot');
      await ask(page).locator('[data-testid^="legal-"]').first().click();
      await confirm(page);
    }
    await nodUntil(page, 'plot');
    await expect(page.getByText(/Turn 2\b/).first()).toBeVisible();
  });
});

test('a broken file says where it is broken, and is mended on the bench', async ({ page }) => {
  await settle(page.context(), { theme: 'night' });
  await page.goto(BENCH);
  const give = (scenario: unknown): Promise<void> => giveToBench(page, scenario);
  const duel = scenarios.find(({ id }) => id === 'amethyst-thetis-1808-advanced')!;
  const dialog = page.getByTestId('broken-dialog');
  await saysWhereBroken(page, { ...duel, wind: 'north' }, '/wind', 'one of 1, 2, 3, 4, 5, 6; found "north"');
  await give({ ...duel, special: [{ id: 'night', minRange: 3, dieAtMost: 9 }] });
  await expect(dialog).toContainText('/special/0/dieAtMost should be a whole number, 1 to 6; found 9');
  await page.keyboard.press('Escape');

  // Of the right kind but without sense: it can be mended on the bench.
  const [first, second] = duel.ships;
  await give({ ...duel, ships: [first, { ...second!, bow: first!.bow, heading: first!.heading }] });
  await expect(dialog).toContainText('/ships/1/bow');
  await page.getByTestId('broken-mend').click();
  await expect(page.getByTestId('bench-play')).toBeDisabled();
  await page.getByTestId('flaws').getByRole('button').first().click();
  await page.getByTestId('ship-bow').fill(second!.bow);
  await expect(page.getByTestId('flaws')).toContainText('Sound');
});

test('a battle by points is laid out, and opens with the choice of the fleets', async ({ page }) => {
  await settle(page.context());
  await page.goto(BENCH);
  await page.getByTestId('bench-start').click();
  await page.getByTestId('meeting-points').fill('40');
  await page.getByTestId('meeting-ships').fill('3');
  await noBarriers(page, 'how a scenario begins');
  await page.getByTestId('meeting-begin').click();
  await expect(page.getByTestId(/^unit-berth-/)).toHaveCount(6);
  await page.getByTestId('budget-second').fill('44');
  await unit(page, 'berth-1-0').click();
  await page.getByTestId('turn-right').click();
  await expect(unit(page, 'berth-1-0')).toHaveAttribute('data-heading', '2');
  await expect(page.getByTestId('flaws')).toContainText('Sound');
  await page.getByTestId('bench-play-both').click();
  await expect.poll(() => question(page)).toBe('muster');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a ship is moved and turned, and land painted, with a finger', async ({ page }) => {
    await settle(page.context());
    await page.goto(BENCH);
    await page.getByTestId('bench-start').tap();
    await page.getByTestId('start-tutorial-first-duel').tap();
    const pallas = unit(page, 'pallas');
    const before = await pallas.getAttribute('data-bow');
    await fingerDrag(page, pallas, { x: 40, y: -30 });
    await expect(pallas).not.toHaveAttribute('data-bow', before!);
    await page.getByTestId('turn-right').tap();
    await expect(pallas).toHaveAttribute('data-heading', '3');
    await leaf(page, 'Sea');
    await page.getByTestId('brush-land').tap();
    await page.getByTestId('bench-save').scrollIntoViewIfNeeded();
    await fingerDrag(page, page.locator('.stage-sea'), { x: 80, y: 20 });
    await page.getByTestId('brush-done').tap();
    await expect(page.locator('.hx-coast')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
