import type { Page } from '@playwright/test';
import { expect, settle, test, type Wishes } from '@weathergage/web/e2e/crew/desk.ts';
import { pressDrawing } from '@weathergage/web/e2e/crew/ear.ts';
import { openKept } from '@weathergage/web/e2e/crew/kept.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';
import { AREAS } from '../data/areas.ts';
import { scenarios } from '../data/scenarios.ts';
import { seaPower } from '../rules/index.ts';
import {
  choose,
  give,
  giveTwice,
  kindAt,
  look,
  pressArea,
  sail,
  seasLit,
  squadronsIn,
  untilAsked,
} from './crew/hand.ts';

const war = scenarios.find(({ id }) => id === 'seven-years-war-1756')!;

/** The Seven Years War with the English, up to the first movement. */
async function openMovement(page: Page, wishes: Wishes = {}): Promise<void> {
  await settle(page.context(), wishes);
  await openKept(page, { game: seaPower, scenario: war, seed: 1756, machines: { european: 'nearest' } });
  await untilAsked(page, 'organise');
  await test.step('Enter confirms after a press on a tab of the panel', async () => {
    await page.getByTestId('leaf-chronicle').click();
    await page.getByTestId('leaf-orders').click();
    await give(page, () => page.keyboard.press('Enter'));
  });
  await untilAsked(page, 'place');
  await page.getByTestId('place-rest').click();
  await expect(ask(page)).toHaveAttribute('data-kind', 'frigate', { timeout: 40_000 });
  await giveTwice(page, 'frigate-none');
  await expect(ask(page)).toHaveAttribute('data-kind', 'sail', { timeout: 40_000 });
}

/** Takes up a squadron that can't go everywhere, and tells a sea that it does not reach. */
async function areaTooFar(page: Page): Promise<(typeof AREAS)[number]> {
  for (const squadron of await squadronsIn(page)) {
    await choose(page, squadron);
    await seasLit(page).first().waitFor({ state: 'attached' });
    const lit = await seasLit(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
    const far = AREAS.find(({ name }) => !lit.some((label) => label.startsWith(`${name}: `)));
    if (far !== undefined) return far;
    await ask(page).getByRole('button', { name: 'another squadron' }).click();
  }
  throw new Error('everybody can go everywhere');
}

test('a sea too far off is refused with what it needs and what there is', async ({ page }) => {
  await openMovement(page);
  await look(page, 'World');
  const far = await areaTooFar(page);
  await pressArea(page, far.id);
  await expect(page.getByTestId('out-of-reach')).toHaveText(
    new RegExp(`^${far.name} needs \\d+; .+ has \\d+\\.$`),
  );
  await expect(page.getByTestId('leaf-orders')).toHaveAttribute('aria-selected', 'true');
});

/** Sends a squadron to where an enemy keeps the sea, by what is told of its reach. */
async function seekEnemy(page: Page): Promise<void> {
  for (const squadron of (await squadronsIn(page)).filter(({ led, ships }) => led && ships > 0)) {
    await choose(page, squadron);
    await seasLit(page).first().waitFor({ state: 'attached' });
    await page.keyboard.press('t');
    const words = (await page.getByTestId('situation').textContent()) ?? '';
    const sea = /Within its reach: \S+ in the ([^,]+), which costs/.exec(words)?.[1];
    await page.keyboard.press('t');
    if (sea !== undefined) {
      await pressDrawing(page.getByRole('button', { name: new RegExp(`^${sea}: \\d`) }));
      return give(page);
    }
    await ask(page).getByRole('button', { name: 'another squadron' }).click();
  }
  // Nobody is at sea yet: the least of them goes out before its port.
  return sail(page, 'Portsmouth', 'Europe', 'north-sea').then(() => undefined);
}

test('a verdict stays until it is read, with the totals that decided; carried on, the year ends with its report', async ({
  page,
}) => {
  await openMovement(page, { verdicts: 'wait', speed: 'fast' });
  const read = page.getByTestId('story-read');
  const card = page.getByTestId('story-card');

  await test.step('both hands, the dice and the sums stand there until they are read', async () => {
    for (let n = 0; n < 12 && (await kindAt(page)) !== 'search'; n++) {
      await ask(page).or(read).first().waitFor();
      if (await read.isVisible()) await page.keyboard.press('Enter');
      else if ((await kindAt(page)) === 'sail') await seekEnemy(page);
    }
    await untilAsked(page, 'search');
    await page.getByTestId('search-fight').click();
    await expect(read).toBeVisible();
    await expect(card).toContainText('FIGHT');
    await expect(card.locator('small').first()).toHaveText(/leader and ships (\d+|unknown)/);
    const words = await card.textContent();
    await page.waitForTimeout(2500);
    expect(await card.textContent()).toBe(words);
    await page.keyboard.press('Enter');
    await expect(card.filter({ hasText: words! })).toHaveCount(0);
  });

  await test.step('what is carried on stops at the year’s end, whose report waits to be read', async () => {
    const report = page.getByTestId('year-report');
    const scene = page.getByTestId('battle-scene');
    for (let n = 0; n < 400 && !(await report.isVisible()); n++) {
      const kind = await kindAt(page);
      const onward = page.getByTestId('carry-on');
      if ((await read.isVisible()) || (await scene.isVisible())) await page.keyboard.press('Enter');
      else if (kind === 'search') await page.keyboard.press('a');
      else if (await onward.isVisible()) await page.keyboard.press('g');
      await page.waitForTimeout(60);
    }
    await expect(report).toContainText('The year 1756');
    await expect(report.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.waitForTimeout(1500);
    await page.keyboard.press('Enter');
    await expect(report).toHaveCount(0);
    await expect(page.getByTestId('turn')).toContainText('1757');
    await expect(page.getByTestId('halt')).toHaveAttribute('data-stop', 'year');
  });
});
