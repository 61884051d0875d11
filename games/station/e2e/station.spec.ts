import type { Browser, Page } from '@playwright/test';
import { barriers, noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, guest, test } from '@weathergage/web/e2e/crew/desk.ts';
import { mouseOn } from '@weathergage/web/e2e/crew/mouse.ts';
import { ask, outcome } from '@weathergage/web/e2e/crew/panel.ts';
import { PHONE } from '@weathergage/web/e2e/crew/phone.ts';
import type { AskKind } from '../rules/world/asks.ts';
import {
  asItStands,
  give,
  newStationMatch,
  placeOn,
  play,
  press,
  sendTo,
  stand,
  stationBoard,
  takeInHand,
  untilAsked,
} from './crew/desk.ts';

const log = (page: Page) => page.getByTestId('log');
const lesson = (page: Page) => page.getByTestId('lesson');
const isOver = (page: Page): Promise<boolean> => outcome(page).isVisible();
const turnIs = async (page: Page, turn: number): Promise<boolean> =>
  (await page.getByTestId('turn').textContent())?.endsWith(`Turn ${turn}`) === true;

/** Reads the lesson that is open, and goes on where it lets one: the title is kept. */
async function read(page: Page, titles: Set<string>): Promise<void> {
  if (!(await lesson(page).isVisible())) return;
  titles.add(
    (await lesson(page)
      .getByRole('heading')
      .textContent({ timeout: 2000 })
      .catch(() => '')) ?? '',
  );
  const next = lesson(page).getByRole('button', { name: 'Next' });
  if (await next.isVisible()) await next.click({ timeout: 2000 }).catch(() => undefined);
}

/** What a question brings to the page that has been looked over already. */
const PANEL = '[data-testid="ask-panel"]';

/** An online match: the page that made it, and a browser at the other end of the link. */
async function twoAdmirals(
  page: Page,
  browser: Browser,
  faults: string[],
  scenario: string,
): Promise<readonly [Page, Page]> {
  await newStationMatch(page, { against: 'online', scenario });
  const address = await page.getByTestId('seat-link').first().inputValue();
  return [page, await guest(browser, address, faults)];
}

/** An Order chosen from the pool, with what comes blind, and issued to the first that can have it. */
async function takeOrder(page: Page, wanted: string): Promise<void> {
  await page.getByTestId(`pool-${wanted}`).click();
  await expect(ask(page).locator('.button-brass')).toHaveCount(1);
  await expect(page.getByTestId('ask-confirm')).toContainText('Take');
  await give(page);
  await untilAsked(page, 'orders');
  await give(page, () => ask(page).locator(`[data-testid^="issue-${wanted}-"]`).first().click());
  await untilAsked(page, 'orders');
  await give(page);
}

test('the training scenario from the first lesson to the outcome', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'first-cruise', level: 'random' });
  const titles = new Set<string>();

  await test.step('courses: one by a press on the chart, the other a cruise that its Order has laid', async () => {
    await untilAsked(page, 'plot');
    await expect(lesson(page)).toContainText('What it is about');
    await lesson(page).getByRole('button', { name: 'Next' }).click();
    await expect(lesson(page)).toContainText('Flags');
    await sendTo(page, 'crown-flag', 'Broad Sound');
    await takeInHand(page, 'crown-det-1');
    // Under Orders: what binds it is said, and no other course is offered.
    await expect(page.getByTestId('plot-bound')).toContainText('9.371');
    await expect(page.getByTestId('helm-patrol')).toHaveCount(0);
    await expect(page.getByTestId('plot-crown-det-1')).toContainText(
      'West Reach, North Reach and Middle Ground',
    );
    await stand(page);
    await give(page);
    await expect(lesson(page)).not.toContainText('Flags');
  });

  await test.step('the first weeks go by; the cruise is Fulfilled, and an Order is taken for the flag', async () => {
    let taken = false;
    await play(
      [page],
      {
        orders: async () => {
          if (taken) await asItStands(page);
          else await takeOrder(page, 'cr-show');
          taken = true;
        },
      },
      async () => {
        await read(page, titles);
        return (await turnIs(page, 10)) || (await isOver(page));
      },
    );
    expect(taken).toBe(true);
    // The newest lines alone lie open, and some weeks have more than those.
    const earlier = page.getByTestId('log-earlier');
    if (await earlier.isVisible()) await earlier.click();
    await expect(log(page).getByText('Crown Flag puts to sea, off Fort Sabine.').first()).toBeVisible();
    await expect(
      log(page)
        .getByText(/Cruise: the reaches.*fulfilled/i)
        .first(),
    ).toBeVisible();
    await expect(
      log(page)
        .getByText(/Crown issues an Order|Show of Force: Port Amber/)
        .first(),
    ).toBeVisible();
  });

  await test.step('the summer is played out, and Prestige decides', async () => {
    await play([page], {}, async () => {
      await read(page, titles);
      return isOver(page);
    });
    expect(titles.size, 'cards of the lesson that were read').toBeGreaterThan(3);
    await expect(outcome(page)).toContainText(/Crown \d+, League \d+ in Prestige/);
    await expect(lesson(page)).toHaveCount(0);
  });
});

test('a Battle in two browsers: the blockade of Toulon is broken, or not', async ({
  page,
  browser,
  faults,
}) => {
  test.setTimeout(420_000);
  const [british, bourbon] = await twoAdmirals(page, browser, faults, 'intro-toulon');
  const admirals = [british, bourbon] as const;

  await test.step('the one stands in to the Port, the other comes out of it', async () => {
    await untilAsked(british, 'plot');
    await untilAsked(bourbon, 'plot');
    await takeInHand(british, 'br-gf');
    await expect(british.getByTestId('plot-bound')).toBeVisible();
    await expect(british.getByTestId('plot-br-gf')).toContainText('bound for Toulon');
    await stand(british);
    await give(british);
    await expect(british.getByTestId('orders-change')).toBeVisible();
    // What the one has set down the other does not read.
    await expect(stationBoard(bourbon)).not.toContainText('Blockade: Toulon');
    // His own Order sends him out.
    await takeInHand(bourbon, 'bb-gf');
    await expect(bourbon.getByTestId('plot-bound')).toBeVisible();
    await stand(bourbon);
    await give(bourbon);
  });

  const looked = new Set<AskKind>();
  await test.step('they meet, and fight it out', async () => {
    const fought = async (): Promise<boolean> =>
      /has the victory at|is drawn/.test((await log(bourbon).textContent()) ?? '');
    const look = async (admiral: Page, kind: AskKind): Promise<void> => {
      if (looked.has(kind)) return;
      looked.add(kind);
      expect(await barriers(admiral, undefined, PANEL), `the question of ${kind}`).toEqual([]);
    };
    const fight = async (admiral: Page, kind: AskKind): Promise<void> => {
      await look(admiral, kind);
      await asItStands(admiral);
    };
    await play(
      admirals,
      {
        engage: (admiral) => fight(admiral, 'engage'),
        withdraw: (admiral) => fight(admiral, 'withdraw'),
        reinforce: (admiral) => fight(admiral, 'reinforce'),
        'line-up': (admiral) => fight(admiral, 'line-up'),
        intensity: (admiral) => fight(admiral, 'intensity'),
        combat: (admiral) => fight(admiral, 'combat'),
        double: (admiral) => fight(admiral, 'double'),
        shifts: (admiral) => fight(admiral, 'shifts'),
      },
      fought,
    );
    expect([...looked]).toEqual(expect.arrayContaining(['intensity', 'combat']));
    await noBarriers(bourbon, 'the board after the Battle');
  });

  await test.step('both have been told the same of it', async () => {
    const battleLines = async (admiral: Page): Promise<string[]> =>
      (await admiral.getByTestId('log-line').allInnerTexts()).filter((line) =>
        /^(Battle at|Combat \d|British’s line|Bourbon’s line|.*has the weather gauge)/.test(line),
      );
    const told = await battleLines(british);
    expect(told.length).toBeGreaterThan(4);
    await expect.poll(() => battleLines(bourbon)).toEqual(told);
  });

  await test.step('and the chronicle still has it after a reload', async () => {
    const chronicle = bourbon.getByTestId('chronicle');
    const battle = chronicle.getByText(/has the victory at|is drawn/);
    await bourbon.getByTestId('leaf-chronicle').click();
    await expect(battle).toHaveCount(1);
    await bourbon.reload();
    await bourbon.getByTestId('leaf-chronicle').click();
    await expect(battle).toHaveCount(1);
    await expect(chronicle).not.toContainText('Combat 1');
  });
});

test('a Convoy in two browsers: the one gives it a route, the other sees it come', async ({
  page,
  browser,
  faults,
}) => {
  test.setTimeout(180_000);
  const [crown, league] = await twoAdmirals(page, browser, faults, 'valdoro-trade');
  const admirals = [crown, league] as const;
  const convoys = (admiral: Page) => stationBoard(admiral).locator('.st-flag[data-convoy]');

  await test.step('the one at sea is in sight of both', async () => {
    for (const admiral of admirals) {
      await untilAsked(admiral, 'plot');
      await expect(convoys(admiral)).toHaveCount(1);
      await stand(admiral);
      await give(admiral);
    }
  });

  await test.step('when another gathers its side is asked for a route, and the enemy is not told which', async () => {
    let routed = false;
    await play(
      admirals,
      {
        route: async (admiral) => {
          expect(admiral).toBe(league);
          await expect(ask(admiral)).toContainText('The Valdoro trade');
          await noBarriers(admiral, 'the question of the route', PANEL);
          await admiral.getByTestId('route-0-2').click();
          await expect(admiral.getByTestId('route-0-2')).toHaveAttribute('aria-checked', 'true');
          await give(admiral);
          routed = true;
        },
      },
      () => Promise.resolve(routed),
    );
    await expect(log(crown).getByText(/A Convoy of League gathers/)).toBeVisible();
    await expect(crown.locator('body')).not.toContainText('Through the Teeth');
  });

  await test.step('and with the next Turn it is on the chart of both', async () => {
    const appeared = () =>
      log(crown)
        .getByText(/A Convoy of League appears/)
        .isVisible();
    await play(admirals, {}, async () => (await appeared()) || (await turnIs(crown, 7)));
    expect(await appeared()).toBe(true);
    for (const admiral of admirals)
      await expect.poll(() => convoys(admiral).count()).toBeGreaterThanOrEqual(1);
  });
});

test('a cruise by mouse that begins where the Formation lies', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'first-cruise' });
  await untilAsked(page, 'plot');
  await takeInHand(page, 'crown-det-1');
  // Free of its Order it goes where it is sent.
  await page.getByTestId('plot-abandon').check();
  await page.getByTestId('helm-patrol').click();
  const middle = (name: string): Promise<void> => mouseOn(page, placeOn(page, name).locator('.st-choice'));
  await middle('West Reach');
  await expect(page.getByTestId('helm-patrol')).toHaveAttribute('aria-checked', 'true');
  await middle('North Reach');
  await expect(page.getByTestId('plot-crown-det-1')).toContainText(
    /cruises between West Reach and North Reach/,
  );
  // In a small window the flag of Fort Sabine flies over Broad Sound.
  await page.setViewportSize({ width: 780, height: 437 });
  await takeInHand(page, 'crown-flag');
  await middle('Broad Sound');
  await expect(page.getByTestId('plot-crown-flag')).toContainText('bound for Broad Sound');
});

test('no barrier on the board', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'first-cruise' });
  await untilAsked(page, 'plot');
  await noBarriers(page, 'the board at first');
  await takeInHand(page, 'crown-det-1');
  await noBarriers(page, 'a Formation in hand');
  for (const leaf of ['desk', 'chronicle']) {
    await page.getByTestId(`leaf-${leaf}`).click();
    await noBarriers(page, `the ${leaf}`, '.st-board');
  }
});

test('no barrier in what is asked', async ({ page }) => {
  await newStationMatch(page, { against: 'machine', scenario: 'first-cruise' });
  await untilAsked(page, 'plot');
  await give(page);
  const looked = new Set<AskKind>(['plot']);
  let stands = false;
  const at = (kind: AskKind, deed = (): Promise<unknown> => asItStands(page)) => ({
    [kind]: async () => {
      if (!looked.has(kind)) await noBarriers(page, `the question of ${kind}`, PANEL);
      looked.add(kind);
      await deed();
    },
  });
  await play(
    [page],
    {
      plot: async () => {
        if (looked.has('tasks') && !stands) await stand(page);
        stands = looked.has('tasks');
        await give(page);
      },
      ...at('tasks'),
      ...at('screen'),
      ...at('engage'),
      ...at('orders'),
      ...at('auxiliaries'),
      ...at('reorganise'),
      ...at('dockyard'),
      // What lies at anchor is laid up: so there is work for the yards in the next Turn.
      ...at('lay-up', async () => {
        await ask(page).getByRole('checkbox').first().check();
        await give(page);
      }),
    },
    async () => looked.has('dockyard') || (await turnIs(page, 11)) || (await isOver(page)),
  );
  expect([...looked]).toEqual(
    expect.arrayContaining(['tasks', 'lay-up', 'orders', 'auxiliaries', 'reorganise', 'dockyard']),
  );
});

test.describe('at a phone’s width', () => {
  test.use(PHONE);
  test('a Formation is taken in hand and sent', async ({ page }) => {
    await newStationMatch(page, { against: 'machine', scenario: 'first-cruise' });
    await untilAsked(page, 'plot');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(page.getByTestId('ask-confirm')).toBeInViewport();
    await takeInHand(page, 'crown-flag');
    await press(page, 'Broad Sound');
    await expect(page.getByTestId('plot-crown-flag')).toContainText('bound for Broad Sound');
    await noBarriers(page, 'courses on a phone');
    await give(page);
    await play([page], {}, async () =>
      /Crown Flag/.test(
        (await log(page)
          .textContent({ timeout: 5000 })
          .catch(() => '')) ?? '',
      ),
    );
  });
});
