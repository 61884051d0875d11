/** Wars whose battles are fought ship by ship: at one screen, and by several people at a server. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sendAll } from '../../../games/hex-action/e2e/crew/admiral.ts';
import {
  choose,
  give,
  giveTwice,
  look,
  play,
  pressArea,
  squadronsIn,
} from '../../../games/sea-power/e2e/crew/hand.ts';
import { makeWar, playWarTo } from '../../../games/sea-power/e2e/crew/war.ts';
import { noBarriers } from './crew/barriers.ts';
import { expect, guest, settle, test } from './crew/desk.ts';
import { followLesson, lessonCard } from './crew/lesson.ts';
import { ask, outcome, stepOn } from './crew/panel.ts';

const has = async (page: Page, testId: string): Promise<boolean> =>
  (await page.getByTestId(testId).count()) > 0;

/** Sends the strongest that can go to the sea that counts, once a year; the others stay. */
function sailor(): (page: Page) => Promise<void> {
  const sailed = new Set<string>();
  return async (page) => {
    const year = (await page.getByTestId('turn').textContent())!;
    const ready = (await squadronsIn(page)).filter(({ led }) => led).toSorted((a, b) => b.ships - a.ships);
    if (sailed.has(year) || ready[0] === undefined) return giveTwice(page, 'sail-pass');
    sailed.add(year);
    await choose(page, ready[0]);
    await look(page, 'Europe');
    await pressArea(page, 'western-med');
    await give(page);
  };
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-confirm').click();
}

/** Who served in the war, a line each. */
async function careersIn(page: Page): Promise<string[]> {
  const book = page.getByTestId('war-careers');
  await book.locator('summary').first().click();
  await expect(book.getByTestId('career').first()).toBeVisible();
  return book.getByTestId('career').allInnerTexts();
}

/** Chooses the way in, begins it with its lesson, and does what the cards say until the battle has left the chart. */
async function toFirstBattle(page: Page): Promise<void> {
  await settle(page.context());
  await page.goto('/#/verify');
  await expect(page.getByTestId('journal-file')).toBeAttached();
  await page.keyboard.press('n');
  await page.getByTestId('campaigns').locator('summary').click();
  await page.getByTestId('campaign-three-actions-1756').click();
  await expect(page.getByTestId('choice-nearest').getByRole('radio')).toBeChecked();
  await page.getByTestId('begin').click();
  await followLesson(page, { hand: 'mouse', until: 'The battle has left the chart' });
  await expect(page.getByTestId('battle-card')).toHaveCount(1);
}

test('the way in leads to its first battle on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toFirstBattle(page);
  await noBarriers(page, 'a battle that has left the chart, on a phone');
});

test('a campaign from its first click to its last, by one person', async ({ page }) => {
  const card = page.getByTestId('battle-card');
  await test.step('chosen, and begun with its lesson', () => toFirstBattle(page));

  await test.step('the battle opens out of the chart, and a reload in the middle loses nothing', async () => {
    const title = (await card.getByRole('heading').textContent())!;
    await card.getByTestId('to-battle').click();
    await expect(page.getByTestId('war-line')).toContainText('Three Actions off Minorca');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(lessonCard(page)).toContainText('Your ships, as they are');
    await page.reload();
    await expect(page.getByTestId('war-line')).toBeVisible();
    await page.getByTestId('war-line').getByRole('button').click();
    await expect(card).toContainText('Being fought');
    await page.reload();
    await card.getByTestId('to-battle').click();
    await resign(page);
    await expect(outcome(page)).toContainText('Defeat');
    await page.getByTestId('back-to-war').click();
    await expect(card).toHaveCount(0);
    await expect(page.getByTestId('log')).toContainText('report');
    await page.getByRole('tab', { name: 'War' }).click();
    const served = await careersIn(page);
    expect(served.length).toBeGreaterThan(2);
    for (const one of served) expect(one).toContain('1 battle,');
    await page.getByRole('tab', { name: 'Log' }).click();
  });

  await test.step('the second by the machines, the third by the tables', async () => {
    await followLesson(page, { hand: 'mouse' });
    const wanted = ['means-machines', 'means-tables'];
    await play(
      [page],
      {
        sail: sailor(),
        search: (at) => give(at, () => at.getByTestId('search-fight').click()),
        place: (at) => give(at, () => at.getByTestId('place-rest').click()),
        means: (at) => give(at, () => at.getByTestId(wanted.shift() ?? 'means-tables').click()),
      },
      async () => {
        const unseen = page.getByTestId('fight-unseen');
        if (await unseen.isVisible()) await unseen.click();
        return has(page, 'outcome');
      },
    );
  });

  await test.step('the report has the tree of the war, and the whole can be checked', async () => {
    await page.getByRole('tab', { name: 'War' }).click();
    const battles = page.getByTestId('war-battle');
    await expect(battles).toHaveCount(2);
    await expect(battles.first()).toContainText('Won by');
    const served = await careersIn(page);
    for (const one of served)
      expect(one).toMatch(/(Captain|Commodore|Admiral) .*fame \d+ · \d battles?, \d won/s);
    await noBarriers(page, 'the captains of a war');
    const saved = page.waitForEvent('download');
    await page.getByTestId('export-campaign').click();
    const file = readFileSync(await (await saved).path(), 'utf8');
    const { battles: fought, careers } = JSON.parse(file) as { battles: unknown[]; careers: unknown[] };
    expect(fought).toHaveLength(2);
    expect(careers.length).toBeGreaterThanOrEqual(served.length);
    await outcome(page).getByTestId('report').click();
    await expect(page.getByTestId('war-tree').getByRole('link', { name: /1756/ })).toBeVisible();
    expect(await careersIn(page)).toEqual(served);
    await noBarriers(page, 'the report of a war');
    await page.goto('/#/verify');
    await page.getByTestId('journal-file').setInputFiles({
      name: 'war.campaign.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await expect(page.getByTestId('findings')).toContainText('Every die was honest');
  });
});

test('two admirals and a captain at a server, a battle beside the war, and one loaded again in its middle', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const war = await makeWar(page.request);
  const seat = (token: string): string => `${baseURL}/#/match/${war.id}/${token}`;
  await settle(page.context());
  await page.goto(seat(war.tokens.english));
  const other = await guest(browser, seat(war.tokens.european), faults);
  const admirals = [page, other];
  const step = other.locator('[data-step]');
  await expect(step).toBeVisible();
  await playWarTo(page.request, war, 'means');

  await test.step('both want it ship by ship, and the battle leaves the chart', async () => {
    for (const admiral of admirals) await admiral.getByTestId('means-board').click();
    for (const admiral of admirals) await expect(admiral.getByTestId('battle-card')).toHaveCount(1);
    await noBarriers(page, 'a war with a battle away');
  });

  const captain =
    await test.step('the English chair goes to a captain, who sees nothing of the war', async () => {
      await page.getByTestId('give-chair').click();
      const link = (await page.getByTestId('chair-link').textContent())!;
      await expect(page.getByTestId('battle-card')).toContainText('a captain of yours');
      const captain = await guest(browser, link, faults);
      await expect(captain.getByTestId('waiting-room')).toBeVisible();
      await other.getByTestId('to-battle').click();
      for (const one of [captain, other]) await expect(ask(one)).toBeVisible();
      await expect(captain.getByTestId('war-line')).toHaveCount(0);
      return captain;
    });

  await test.step('the war goes on elsewhere: its other battle is fought by the tables', async () => {
    await other.getByTestId('war-line').getByRole('button').click();
    await playWarTo(page.request, war, 'means');
    for (const admiral of admirals) await admiral.getByTestId('means-tables').click();
    await expect(page.getByTestId('log')).toContainText('battle');
  });

  await test.step('orders in the battle outlast a reload, and its report comes back into the war', async () => {
    await other.getByTestId('to-battle').click();
    const before = await stepOn(captain);
    for (const one of [captain, other]) await sendAll(one);
    await expect(captain.locator('.hx-board')).not.toHaveAttribute('data-step', before!);
    const after = await stepOn(captain);
    await captain.reload();
    await expect(captain.locator('.hx-board')).toHaveAttribute('data-step', after!);
    await resign(other);
    await expect(outcome(captain)).toContainText('Victory');
    await other.getByTestId('back-to-war').click();
    for (const admiral of admirals) {
      await expect(admiral.getByTestId('battle-card')).toHaveCount(0);
      await admiral.getByRole('tab', { name: 'War' }).click();
      await expect(admiral.getByTestId('war-battle')).toContainText('Won by');
    }
    // The war goes on, and both know who has made a name in it.
    const [told, ...others] = [await careersIn(page), await careersIn(other)];
    for (const one of told!) expect(one).toContain('1 battle,');
    expect(others).toEqual([told]);
    await noBarriers(page, 'the chronicle of a war');
  });
});
