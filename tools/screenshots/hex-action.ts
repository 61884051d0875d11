// The pictures of Hex Action: one duel, from the plot to the replay; then the fleets.
import type { Page } from '@playwright/test';
import type { Album } from './album.ts';
import { findFight } from './fight.ts';
import { fleets } from './hex-action-fleets.ts';

const plotting =
  (plot: string) =>
  async (page: Page): Promise<void> => {
    await page.getByTestId('plot-input').fill(plot);
    await page.locator('.hx-course').waitFor();
  };

function duel(): Album {
  const {
    scenario,
    mine,
    theirs,
    plotting: journal,
    plot,
    firing,
    finished,
  } = findFight('constitution-guerriere-1812');
  return {
    game: 'hex-action',
    scenario,
    mine,
    others: [theirs],
    machine: 'captain',
    board: '.hx-board',
    shots: [
      { name: 'duel', journal, pose: plotting(plot) },
      { name: 'night', journal, theme: 'night', pose: plotting(plot) },
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
    ],
  };
}

export const hexAction = async (): Promise<readonly Album[]> => [duel(), ...(await fleets())];
