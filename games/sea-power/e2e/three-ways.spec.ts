import type { Locator, Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import {
  ending,
  firstOf,
  focusHeard,
  heard,
  pressAndHear,
  pressDrawing,
} from '@weathergage/web/e2e/crew/ear.ts';
import { openKept } from '@weathergage/web/e2e/crew/kept.ts';
import { mouseOn } from '@weathergage/web/e2e/crew/mouse.ts';
import { ask, outcome } from '@weathergage/web/e2e/crew/panel.ts';
import { tabTo } from '@weathergage/web/e2e/crew/tab.ts';
import { areaOf } from '../data/areas.ts';
import { PORTS } from '../data/ports.ts';
import { lesson } from '../data/scenarios.ts';
import { seaPower } from '../rules/index.ts';
import type { AskKind } from '../rules/world/asks.ts';
import {
  give,
  look,
  play,
  pressArea,
  type SeenSquadron,
  seasLit,
  squadronsIn,
  untilAsked,
} from './crew/hand.ts';

/** One year, the English by the person: from the forming of squadrons to the end card. */
async function openYear(page: Page): Promise<void> {
  await settle(page.context());
  await openKept(page, { game: seaPower, scenario: lesson, seed: 1756, machines: { european: 'nearest' } });
  await untilAsked(page, 'organise');
}

/** Squadrons that sail before the side is done; the others stay in port. */
const SAILING = 2;

/** Questions that are confirmed as they stand. */
const AS_IT_STANDS = [
  ...(['organise', 'onward', 'battle-order', 'gauge', 'line', 'refuge'] as const),
  ...(['assault', 'defend', 'return', 'repair', 'wear', 'demobilise'] as const),
] satisfies readonly AskKind[];

/** A squadron that could sail, and the sea before its port. */
async function readyToSail(page: Page): Promise<{ squadron: SeenSquadron; sea: string } | null> {
  const squadron = (await squadronsIn(page)).find(
    ({ led, ships, where }) => led && ships > 2 && (where === 'Portsmouth' || where === 'Plymouth'),
  );
  if (squadron === undefined) return null;
  return { squadron, sea: PORTS.find(({ name }) => name === squadron.where)!.area };
}

/** The year with one hand: `press` presses a button, `sailTo` sends a squadron to the sea before its port. */
async function playYear(
  page: Page,
  press: (button: Locator) => Promise<void>,
  sailTo: (squadron: SeenSquadron, sea: string) => Promise<void>,
): Promise<readonly AskKind[]> {
  let sailed = 0;
  const button = (testId: string): Locator => page.getByTestId(testId);
  const onward = (kind: AskKind, testId: string) => async (): Promise<void> => {
    await press(button(testId));
    await expect(ask(page)).not.toHaveAttribute('data-kind', kind, { timeout: 40_000 });
  };
  const confirm = (at: Page): Promise<void> => give(at, () => press(button('ask-confirm')));
  return play(
    [page],
    {
      place: onward('place', 'place-rest'),
      frigate: onward('frigate', 'frigate-rest'),
      sail: async (at) => {
        const next = sailed < SAILING ? await readyToSail(at) : null;
        if (next === null)
          return give(at, async () => {
            await press(button('sail-pass'));
            await press(button('sail-pass'));
          });
        sailed++;
        await sailTo(next.squadron, next.sea);
        await confirm(at);
      },
      search: (at) => give(at, () => press(button('search-fight'))),
      ...Object.fromEntries(AS_IT_STANDS.map((kind) => [kind, confirm])),
    },
    () => outcome(page).isVisible(),
  );
}

test('a year of Sea Power by mouse alone', async ({ page }) => {
  await openYear(page);
  const press = (button: Locator): Promise<void> => mouseOn(page, button);
  const kinds = await playYear(page, press, async ({ id }, sea) => {
    await press(ask(page).locator(`[data-squadron="${id}"]`));
    await look(page, 'Europe');
    await pressArea(page, sea as never);
    await expect(page.getByTestId('ask-confirm')).toHaveText(/Sail/);
  });
  expect(kinds.filter((kind) => kind === 'sail').length).toBe(SAILING + 1);
  await expect(outcome(page)).toContainText('Points');
});

test('a year of Sea Power by keys alone, with the situation told', async ({ page }) => {
  await openYear(page);
  await page.keyboard.press('t');
  await expect(page.getByTestId('situation')).toContainText('No European squadron is at sea.');
  const press = async (button: Locator): Promise<void> => {
    const own = await button.evaluate((one) => one.querySelector('kbd')?.textContent ?? null);
    if (own === null) await tabTo(page, button);
    await page.keyboard.press(own ?? 'Enter');
  };
  await playYear(page, press, async ({ id }, sea) => {
    await press(ask(page).locator(`[data-squadron="${id}"]`));
    await seasLit(page).first().waitFor({ state: 'attached' });
    await page.keyboard.press('t');
    await expect(page.getByTestId('situation')).toContainText(/In hand: .*reach/s);
    const text = page.getByTestId('notation');
    await tabTo(page, text);
    const token = (await text.inputValue()).split(':')[0]!;
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`${token}: ${sea} > sea`);
  });
  await expect(outcome(page)).toContainText('Points');
  expect(await focusHeard(page)).not.toBe('nothing');
});

test('a year of Sea Power through the accessibility tree alone', async ({ page }) => {
  await openYear(page);
  const chart = page.getByRole('main', { name: 'The chart' });
  const panel = page.getByRole('complementary', { name: 'Orders and chronicle' });
  const told = page.getByRole('status', { name: 'The situation' });
  let sailed = 0;
  const squadrons = panel.getByRole('group', { name: 'Squadrons that may sail' });
  const onward = panel.getByRole('button', {
    name: /^Place the rest|^Lay them all|^Fight ?f$|Enter$/,
    disabled: false,
  });
  for (let answers = 0; answers < 60; answers++) {
    // However long the machine takes: a count of looks is a clock, and ran out before anybody was asked to sail.
    await squadrons.or(onward).or(ending(page)).first().waitFor({ timeout: 60_000 });
    if (await ending(page).isVisible()) break;
    // Looked at once: between two looks the question may come, and the side would be done with nobody sent to sea.
    const asked = await squadrons.isVisible();
    if (asked && sailed < SAILING) {
      const names = [...(await heard(squadrons)).matchAll(/button "([^"]+)"/g)].map(([, name]) => name!);
      const ready = names.find((name) => /\d ships, .*\(\d\).*(Portsmouth|Plymouth)$/.test(name))!;
      await squadrons.getByRole('button', { name: ready, exact: true }).click();
      await seasLit(page).first().waitFor({ state: 'attached' });
      await panel.getByRole('button', { name: 'Tell the situation' }).click();
      await expect(told).toContainText('In hand: ');
      if (sailed === 0) await noBarriers(page, 'the situation told', '.dock');
      // Where an enemy is to be found, by what was told; else the sea before the port.
      const enemy = /Within its reach: \S+ in the ([^,]+), which costs/.exec(await heard(told))?.[1];
      const port = PORTS.find(({ name }) => ready.endsWith(name))!;
      const sea = enemy ?? areaOf(port.area).name;
      await pressDrawing(chart.getByRole('button', { name: new RegExp(`^${sea}: \\d`) }));
      await pressAndHear(page, panel.getByRole('button', { name: /^Sail ?Enter$/ }));
      sailed++;
      continue;
    }
    if (asked) {
      await panel.getByRole('button', { name: 'Done moving' }).click();
      await pressAndHear(page, panel.getByRole('button', { name: 'Yes, done for this year' }));
      continue;
    }
    const button = await firstOf(panel, [/^Place the rest/, /^Lay them all/, /^Fight ?f$/, /Enter$/]);
    if (button !== null) await pressAndHear(page, button);
  }
  await expect(ending(page)).toContainText('Points');
  expect(sailed).toBe(SAILING);
  expect(await focusHeard(page)).not.toBe('nothing');
});
