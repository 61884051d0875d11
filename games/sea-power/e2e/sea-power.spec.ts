import type { Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, guest, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';
import { PHONE } from '@weathergage/web/e2e/crew/phone.ts';
import { tabTo } from '@weathergage/web/e2e/crew/tab.ts';
import { AREAS } from '../data/areas.ts';
import { PORTS } from '../data/ports.ts';
import { display, drag, newSeaMatch, privateShip, shipsIn, twoBoxes } from './crew/desk.ts';
import {
  choose,
  give,
  giveTwice,
  haulTo,
  kindAt,
  logLines,
  look,
  play,
  pressArea,
  pressPort,
  pressToken,
  sail,
  strongest,
  untilAsked,
} from './crew/hand.ts';

const log = (page: Page) => page.getByTestId('log');
const year = (page: Page) => page.getByTestId('turn');

/** All that can be read on the page, by eye or by ear. */
const legible = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title]')].map(
      (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`,
    );
    return `${document.body.textContent} ${spoken.join(' ')}`;
  });

/** Who and where: every marker on the chart as it stands in one sight of it, and what is asked. */
const position = async (page: Page): Promise<string> => {
  await look(page, 'Europe');
  const tokens = await page
    .locator('[data-copy="0"] [data-token]')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-token')} ${one.getAttribute('x')}`));
  return [...tokens, await kindAt(page), await year(page).textContent()].join('\n');
};

test('the first year of a war by link in two browsers: search, battle, ports attacked, home again', async ({
  page: english,
  browser,
  faults,
}) => {
  await newSeaMatch(english, { against: 'online' });
  const address = await english.getByTestId('seat-link').first().inputValue();
  const european = await guest(browser, address, faults);
  const admirals = [english, european] as const;
  let own: string[] = [];
  // Two browsers at one machine, and some fifty answers.
  test.setTimeout(420_000);

  await test.step('squadrons are arranged: a ship dragged into another line, another moved by keys', async () => {
    await untilAsked(english, 'organise');
    await english.getByTestId('open-display').click();
    const [more, fewer] = await twoBoxes(english);
    const [before, beside] = [await shipsIn(more), await shipsIn(fewer)];
    await drag(english, privateShip(more), fewer.locator('.spd-grab').first());
    await expect(more.locator('.spd-chip-name')).toHaveCount(before.length - 1);
    await expect(fewer.locator('.spd-chip-name')).toHaveCount(beside.length + 1);
    own = await shipsIn(display(english));
    await give(english, () => english.getByTestId('display-confirm').click());
    await expect(english.getByTestId('action-sentence')).toContainText('Waiting for European Powers');

    await european.getByTestId('open-display').click();
    const [line] = await twoBoxes(european);
    const order = await shipsIn(line);
    await privateShip(line).focus();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await european.keyboard.press(key);
    await expect.poll(() => shipsIn(line)).not.toEqual(order);
    expect((await shipsIn(line)).toSorted()).toEqual(order.toSorted());
    // Ships are called after places, and like ships of the enemy: such names prove nothing.
    const common = [await legible(european), ...[...PORTS, ...AREAS].map(({ name }) => name)].join(' ');
    own = own.filter((ship) => ship.length > 5 && !common.includes(ship));
    expect(own.length).toBeGreaterThan(20);
    await give(european, () => european.getByTestId('display-confirm').click());
  });

  await test.step('they are laid in port by turns, some by a press on the chart', async () => {
    for (const [captain, region, port, name] of [
      [european, 'Europe', 'brest', 'Brest'],
      [english, 'Caribbean', 'english-harbour', 'English Harbour'],
    ] as const) {
      await untilAsked(captain, 'place');
      await choose(captain, await strongest(captain));
      await look(captain, region);
      await pressPort(captain, port);
      await expect(captain.getByTestId('ask-confirm')).toContainText(`to ${name}`);
      await give(captain);
    }
    for (const captain of [european, english]) {
      await untilAsked(captain, 'place');
      await captain.getByTestId('place-rest').click();
    }
    for (const captain of admirals)
      await expect(captain.getByTestId('phase')).toContainText('Frigates', { timeout: 40_000 });
  });

  await test.step('the enemy’s squadrons are flags and nothing else', async () => {
    const flags = european.locator('[data-copy="0"] .sp-squadron[data-side="english"]');
    await expect.poll(() => flags.count()).toBeGreaterThan(3);
    await expect(flags.locator('.sp-squadron-name')).toHaveCount(0);
    const seen = await legible(european);
    expect(own.filter((name) => seen.includes(name))).toEqual([]);
    // The English lay the first of theirs in the Caribbean; pressed, the flag says no more than that.
    await look(european, 'Caribbean');
    await pressToken(european, 'E1');
    await expect(european.getByTestId('leaf-selected')).toHaveAttribute('aria-selected', 'true');
    const told = await legible(european);
    expect(own.filter((name) => told.includes(name))).toEqual([]);
    await expect(log(european).getByText(/lay squadron E1 in/)).toBeVisible();
    await expect(log(english).getByText(/squadron \(E1\) lies in/)).toBeVisible();
  });

  await test.step('frigates go out by a press on the sea', async () => {
    for (const captain of admirals) {
      await untilAsked(captain, 'frigate');
      await look(captain, 'Atlantic');
      await pressArea(captain, 'azores');
      await give(captain);
    }
    for (const captain of admirals) {
      await untilAsked(captain, 'frigate');
      await giveTwice(captain, 'frigate-none');
    }
    await expect(log(english).getByText('European frigates cruise in the Azores')).toBeVisible();
  });

  await test.step('by turns to sea: one meets the enemy, and both would fight', async () => {
    await sail(english, 'English Harbour', 'Caribbean', 'eastern-caribbean');
    await sail(european, 'Toulon', 'Europe', 'western-med');
    await untilAsked(english, 'sail');
    const home = (await strongest(english, 'Portsmouth').catch(() => null)) === null ? 'Nore' : 'Portsmouth';
    await sail(english, home, 'Europe', 'north-sea');
    await sail(european, 'Brest', 'Europe', 'north-sea');
    for (const captain of admirals) {
      await untilAsked(captain, 'search');
      await expect(ask(captain)).toContainText('unknown; may be a decoy');
    }
    await give(english, () => english.getByTestId('search-fight').click());
    await expect(english.getByTestId('action-sentence')).toContainText('Waiting for European Powers');
    await expect(log(european).getByText(/the English (fight|avoid)/)).toHaveCount(0);
    await give(european, () => european.getByTestId('search-fight').click());
    for (const captain of admirals)
      await expect(log(captain).getByText(/the Europeans fight\. A battle is joined\./)).toBeVisible();
    await expect(english.locator('[data-copy="0"] .sp-battle')).toHaveCount(1);
  });

  await test.step('a page that is loaded again shows the same position and the same story', async () => {
    await untilAsked(english, 'sail');
    const [before, lines] = [await position(english), await logLines(english).allInnerTexts()];
    await english.reload();
    await untilAsked(english, 'sail');
    await expect(logLines(english)).toHaveCount(lines.length);
    expect(await logLines(english).allInnerTexts()).toEqual(lines);
    await expect.poll(() => position(english)).toBe(before);
  });

  await test.step('the weather gauge: one sees the enemy’s line, the other waits', async () => {
    const done = (captain: Page): Promise<void> => giveTwice(captain, 'sail-pass');
    const windward = async (): Promise<Page | undefined> => {
      for (const captain of admirals) if ((await kindAt(captain)) === 'gauge') return captain;
      return undefined;
    };
    await play(admirals, { sail: done }, async () => (await windward()) !== undefined);
    const holder = (await windward())!;
    const leeward = admirals.find((captain) => captain !== holder)!;
    await expect(leeward.getByTestId('action-sentence')).toContainText('Waiting for');
    await expect(ask(leeward)).toHaveCount(0);
    await expect(ask(holder).locator('.spb-odds')).toBeVisible();
    await noBarriers(holder, 'the weather gauge');
    await ask(holder).getByRole('radio', { name: 'To battle' }).check();
    await give(holder);
  });

  await test.step('the lines fight it out', async () => {
    await play(admirals, {}, async () =>
      /Attacks on ports|Return to port/.test((await english.getByTestId('phase').textContent()) ?? ''),
    );
    for (const captain of admirals) {
      await expect(log(captain).getByText(/^The lines are drawn: /)).toBeVisible();
      await expect(
        log(captain).getByText(/have won in the North Sea|Nobody holds the North Sea/),
      ).toBeVisible();
    }
    const public_ = (lines: string[]): string[] => lines.filter((line) => / at .*: /.test(line));
    expect(public_(await logLines(english).allInnerTexts()).length).toBeGreaterThan(0);
  });

  await test.step('ports are attacked on both sides of the ocean; the owner says which stands', async () => {
    await untilAsked(english, 'assault');
    await expect(ask(english)).toContainText('Eastern Caribbean');
    await give(english);
    await untilAsked(european, 'assault');
    await expect(ask(european)).toContainText('Port Mahon');
    await give(european);
    await untilAsked(european, 'defend');
    await ask(european).getByRole('radio', { name: 'St. Lucia' }).click();
    await give(european);
    for (const captain of admirals)
      for (const words of [
        /^The English attack St\. Lucia: \d+ against \d+\. (St\. Lucia is taken|It holds)\./,
        /^The Europeans attack Port Mahon: \d+ against \d+\. (Port Mahon is taken|It holds)\./,
      ])
        await expect(log(captain).getByText(words)).toBeVisible();
  });

  await test.step('points are counted; a squadron is dragged into the port it returns to', async () => {
    await expect(log(english).getByText(/The track: English/)).toBeVisible();
    await untilAsked(european, 'return');
    const squadron = ask(european).locator('.ask-row', { hasText: 'Western Med →' });
    await squadron.click();
    await look(european, 'Europe');
    await haulTo(european, 'brest');
    await expect(squadron).toContainText('→ Brest');
    await expect(ask(european).getByLabel('Port')).toHaveValue('brest');
  });

  await test.step('all go home, and the second year begins', async () => {
    await play(admirals, {}, async () => ((await year(english).textContent()) ?? '').includes('1757'));
    for (const captain of admirals) {
      await untilAsked(captain, 'demobilise');
      await expect(year(captain)).toContainText('1757');
      await expect(
        log(captain)
          .getByText(/returns to /)
          .first(),
      ).toBeVisible();
    }
    await english.getByTestId('leaf-chronicle').click();
    await expect(english.getByTestId('chronicle')).toContainText('1756');
    expect(faults).toEqual([]);
  });
});

test('the first orders of a match are given by keys alone', async ({ page }) => {
  await newSeaMatch(page, { against: 'machine', scenario: 'first-year-1756', level: 'nearest' });
  const confirm = page.getByTestId('ask-confirm');
  const enter = (): Promise<void> => page.keyboard.press('Enter');
  await untilAsked(page, 'organise');
  await expect(page.getByTestId('lesson')).toContainText('Two ways to win');
  await give(page, enter);

  await test.step('a squadron to the port proposed, then all the others', async () => {
    await untilAsked(page, 'place');
    await give(page, enter);
    await untilAsked(page, 'place');
    await tabTo(page, page.getByTestId('place-rest'));
    await enter();
    await expect(ask(page)).toHaveAttribute('data-kind', 'frigate', { timeout: 40_000 });
  });

  await test.step('a frigate by name, the rest kept back', async () => {
    await tabTo(page, ask(page).getByLabel('Area'));
    await page.keyboard.type('Bay of Bi');
    await expect(confirm).toContainText('Bay of Biscay');
    await give(page, enter);
    await untilAsked(page, 'frigate');
    await tabTo(page, page.getByTestId('frigate-none'));
    await enter();
    await give(page, enter);
  });

  await test.step('a course is written, refused, mended and sailed', async () => {
    await expect(ask(page)).toHaveAttribute('data-kind', 'sail', { timeout: 40_000 });
    const squadron = await strongest(page, 'Portsmouth');
    await tabTo(page, ask(page).locator(`[data-squadron="${squadron.id}"]`));
    await enter();
    const order = page.getByTestId('notation');
    await tabTo(page, order);
    const token = (await order.inputValue()).split(':')[0]!;
    const trouble = page.getByTestId('notation-trouble');
    for (const [words, says] of [
      ['north-see > sea', 'There is no area north-see; did you mean north-sea?'],
      ['north-sea', 'Where does it end?'],
    ] as const) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(`${token}: ${words}`);
      await expect(trouble).toContainText(says);
      await expect(confirm).toHaveCount(0);
    }
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`${token}: north-sea > eastern-med > sea`);
    await expect(ask(page).getByRole('alert')).toContainText('touch each other');
    await expect(confirm).toBeDisabled();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`${token}: north-sea > sea`);
    await expect(confirm).toBeEnabled();
    await give(page, enter);
    await expect(
      log(page)
        .getByText(/puts to sea from Portsmouth/)
        .first(),
    ).toBeVisible();
  });
});

/** Brings a match to its first movement with proposals alone. */
async function toMovement(page: Page): Promise<void> {
  await untilAsked(page, 'place');
  await page.getByTestId('place-rest').click();
  await expect(ask(page)).toHaveAttribute('data-kind', 'frigate', { timeout: 40_000 });
  await giveTwice(page, 'frigate-none');
  await expect(ask(page)).toHaveAttribute('data-kind', 'sail', { timeout: 40_000 });
}

/** What is new on a page whose chart has been looked over: the sheet that lies over it, or what stands beside it. */
const DISPLAY = '[data-testid="display-sheet"]';
const DOCK = '.dock';

test('no barrier from the composition of squadrons to movement', async ({ page }) => {
  await newSeaMatch(page, { against: 'machine', level: 'nearest' });
  await untilAsked(page, 'organise');
  await noBarriers(page, 'the proposal');
  await page.getByTestId('open-display').click();
  await privateShip(display(page)).click();
  await noBarriers(page, 'the composition of squadrons, a ship chosen', DISPLAY);
  await give(page, () => page.getByTestId('display-confirm').click());
  await toMovement(page);
  await noBarriers(page, 'the list of squadrons');
  await choose(page, await strongest(page, 'Portsmouth'));
  await look(page, 'Europe');
  await pressArea(page, 'north-sea');
  await noBarriers(page, 'a course laid');
  await page.getByTestId('leaf-chronicle').click();
  await noBarriers(page, 'the chronicle', DOCK);
});

test.describe('at a phone’s width', () => {
  test.use(PHONE);
  test('no barrier, and a course is laid by touch', async ({ page }) => {
    await newSeaMatch(page, { against: 'machine', level: 'nearest' });
    await untilAsked(page, 'organise');
    await page.getByTestId('open-display').click();
    await noBarriers(page, 'the composition of squadrons', DISPLAY);
    await give(page, () => page.getByTestId('display-confirm').click());
    await toMovement(page);
    await noBarriers(page, 'movement');
    await choose(page, await strongest(page, 'Portsmouth'));
    await pressArea(page, 'north-sea');
    await expect(page.getByTestId('ask-confirm')).toHaveText(/Sail/);
    await noBarriers(page, 'a course laid');
  });
});
