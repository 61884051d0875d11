// The pictures of Hex Action's fleets: a melee in the smoke, its report, Trafalgar before the first shot, the bench.
import type { Page } from '@playwright/test';
import { bots } from '@weathergage/hex-action/bot/index.ts';
import { scenarios } from '@weathergage/hex-action/data/scenarios.ts';
import { boardable } from '@weathergage/hex-action/rules/boarding/boarding.ts';
import { hexAction as game } from '@weathergage/hex-action/rules/index.ts';
import type { Scenario } from '@weathergage/hex-action/rules/scenario/scenario.ts';
import { shipOf } from '@weathergage/hex-action/rules/sea/state.ts';
import type { HexAction } from '@weathergage/hex-action/rules/types.ts';
import { type Album, albumOf } from './album.ts';
import { findMoments, type Wanted } from './moments.ts';
import { record } from './recorder.ts';

const scenarioOf = (wanted: string): Scenario => {
  const found = scenarios.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`no scenario ${wanted}`);
  return found;
};

/** Ships that a looker-on would call battered. */
const battered = ({ ships }: HexAction['state']): number =>
  ships.filter(({ hull, spec, presence }) => presence === 'afloat' && hull < spec.hull * 0.7).length;

const wanted: Readonly<Record<string, Wanted<HexAction>>> = {
  line: (state, ask) => ask.kind === 'plot' && state.turn >= 4 && battered(state) >= 1,
  melee: (state, ask) =>
    ask.kind === 'boarding' &&
    battered(state) >= 4 &&
    state.grapples.length > 0 &&
    boardable(state, shipOf(state, ask.ship)).length > 0,
};

const MOST_SHIPS = 30;

/** The whole division with its orders, the leader's course on the table. */
const ordering =
  (keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await page.getByTestId('straight-rest').waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.getByText('All have their orders').waitFor();
  };

const studio = { game, machine: 'commodore', board: '.hx-board' };

async function fleetAction(): Promise<Album> {
  const scenario = scenarioOf('first-of-june-1794');
  const mine = game.seats(scenario)[0]!.id;
  const { at, finished } = await findMoments(game, scenario, mine, bots.commodore, wanted);
  return albumOf(studio, scenario, [
    { name: 'fleet', journal: at.line!, pose: ordering(['f']) },
    {
      name: 'melee',
      journal: at.melee!,
      pose: async (page) => {
        // Several ships are asked at once: their list lies above the one that has an enemy alongside.
        const board = page.getByRole('button', { name: /^All board / }).first();
        await page.getByRole('tab', { name: 'Orders' }).click();
        for (let ship = 0; ship < MOST_SHIPS && !(await board.isVisible()); ship++)
          await page.keyboard.press('Tab');
        await board.click();
      },
    },
    {
      name: 'report',
      journal: finished,
      over: 'report',
      pose: async (page) => {
        const chart = page.locator('.report-paper figure').first();
        await chart.waitFor();
        await chart.evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }));
      },
    },
    {
      name: 'workshop',
      journal: finished,
      screen: '/workshop/hex-action',
      pose: async (page) => {
        await page.getByTestId('bench-start').click();
        await page.getByTestId('start-grand-port-1810').click();
        await page.getByTestId('start-dialog').waitFor({ state: 'hidden' });
      },
    },
  ]);
}

function trafalgar(): Album {
  const scenario = scenarioOf('trafalgar-1805');
  return albumOf(studio, scenario, [
    {
      name: 'trafalgar',
      journal: record(game, scenario).journal(),
      pose: async (page) => {
        await page.getByTestId('fleet-send').click();
        await ordering(['f'])(page);
        // The whole sea, without what lies over it.
        // The hand rests on no word that would be explained.
        await page.mouse.move(0, 0);
        await page.getByRole('button', { name: 'Fold the panel away' }).click();
      },
    },
  ]);
}

export const fleets = async (): Promise<readonly Album[]> => [await fleetAction(), trafalgar()];
