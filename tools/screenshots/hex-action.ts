// The pictures of Hex Action: one duel, from the plot to the replay; then the fleets.
import type { Locator, Page } from '@playwright/test';
import { duels } from '@weathergage/hex-action/data/duels.ts';
import { hexAction as game } from '@weathergage/hex-action/rules/index.ts';
import { type Album, albumOf } from './album.ts';
import { findFight } from './fight.ts';
import { fleets } from './hex-action-fleets.ts';
import { record } from './recorder.ts';

/** Milliseconds between two pictures of a film, and how many a story may have. */
const EVERY = 200;
const MOST_FRAMES = 60;

const plotting =
  (plot: string) =>
  async (page: Page): Promise<void> => {
    await page.getByTestId('plot-input').fill(plot);
    await page.locator('.hx-course').waitFor();
  };

/** One turn: the orders are written, the ships move together, the guns speak. */
const turnOf =
  (plot: string) =>
  async (page: Page, frame: (milliseconds: number) => Promise<void>): Promise<void> => {
    /** The story of a step, a picture every so many milliseconds of the page's own clock. */
    const story = async (until: Locator): Promise<void> => {
      for (let i = 0; i < MOST_FRAMES && !(await until.isVisible()); i++) {
        await page.clock.runFor(EVERY);
        await frame(EVERY);
      }
    };
    await page.clock.runFor(2000);
    await page.clock.pauseAt(600_000);
    await frame(1200);
    await page.getByTestId('plot-input').fill(plot);
    await page.locator('.hx-course').waitFor();
    await page.clock.runFor(500);
    await frame(1800);
    await page.getByTestId('ask-confirm').click();
    await page.getByTestId('story-skip').waitFor();
    const fire = page.getByTestId('fire-confirm');
    await story(fire);
    await page.clock.runFor(500);
    await frame(1800);
    await fire.click();
    await page.getByTestId('story-skip').waitFor();
    await story(page.getByTestId('plot-input'));
    await frame(2500);
  };

const studio = { game, machine: 'captain', board: '.hx-board' };

function duel(): Album {
  const { scenario, plotting: journal, plot, firing, finished } = findFight('constitution-guerriere-1812');
  return albumOf(studio, scenario, [
    { name: 'duel', journal, pose: plotting(plot) },
    {
      name: 'duel-film',
      journal,
      told: true,
      pose: (page) => page.getByTestId('plot-input').waitFor(),
      film: turnOf(plot),
    },
    { name: 'phone', journal, phone: true, pose: plotting(plot) },
    { name: 'fire', journal: firing, pose: (page) => page.getByTestId('fire-confirm').waitFor() },
    {
      name: 'broadside',
      journal: firing,
      told: true,
      pose: async (page) => {
        await page.getByTestId('fire-confirm').waitFor();
        await page.clock.runFor(2000);
        await page.clock.pauseAt(600_000);
        await page.getByTestId('fire-confirm').click();
        await page.getByTestId('story-skip').waitFor();
        // Into the second volley: the smoke of the first still hangs in the air.
        await page.clock.runFor(2100);
      },
    },
    {
      name: 'replay',
      journal: finished,
      over: 'replay',
      pose: async (page) => {
        const slider = page.getByTestId('replay-slider');
        const last = Number(await slider.getAttribute('max'));
        await slider.fill(String(Math.round(last * 0.6)));
      },
    },
  ]);
}

/** As the page opens for a newcomer. */
function opening(): Album {
  const scenario = duels.find(({ id }) => id === 'nymphe-cleopatre-1793')!;
  const journal = record(game, scenario).journal();
  const pose = (page: Page): Promise<void> => page.getByTestId('plot-input').waitFor();
  return albumOf(studio, scenario, [
    { name: 'hex-first-turn', journal, laptop: true, crop: '.match-board', pose },
  ]);
}

export const hexAction = async (): Promise<readonly Album[]> => [duel(), opening(), ...(await fleets())];
