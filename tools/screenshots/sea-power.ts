// The pictures of Sea Power: the Maritime War through English eyes.
import type { Page } from '@playwright/test';
import { bots } from '@weathergage/sea-power/bot/index.ts';
import { lesson, scenarios } from '@weathergage/sea-power/data/scenarios.ts';
import { seaPower as game } from '@weathergage/sea-power/rules/index.ts';
import type { SeaPower } from '@weathergage/sea-power/rules/types.ts';
import { type Album, albumOf, panel, reportShot } from './album.ts';
import { findMoments, type Wanted } from './moments.ts';
import { record } from './recorder.ts';

const wanted: Readonly<Record<string, Wanted<SeaPower>>> = {
  sailing: (state, ask) =>
    ask.kind === 'sail' && state.year === 1780 && state.markers.some(({ at }) => 'area' in at),
  display: (state, ask) => ask.kind === 'reorganise' && state.year === 1779,
  gauge: (state, ask) => ask.kind === 'gauge' && state.year > 1778,
};

const MINE = 'english';
const studio = { game, machine: 'admiral', board: '.sp-board' };

/** The first squadron to sail in the lesson, begun and played as the sample turn of the guide says. */
function firstVoyage(): Album {
  const journal = record(game, lesson).journal();
  const pose = async (page: Page): Promise<void> => {
    await page.keyboard.press('n');
    await page.getByTestId('game-sea-power').click();
    await page.getByTestId('first-lesson').click();
    for (const control of ['lesson-next', 'ask-confirm', 'place-rest', 'ask-confirm', 'frigate-rest'])
      await page.getByTestId(control).filter({ visible: true }).first().click();
    await page.getByRole('button', { name: 'Fold the lesson away' }).click();
    await page.getByTestId('squadron-eng-leeward-islands').click();
    await page.getByText('to sail with').waitFor();
    await page.clock.runFor(8000);
  };
  return albumOf(studio, lesson, [{ name: 'sea-power-voyage', journal, laptop: true, pose }]);
}

async function maritimeWar(): Promise<Album> {
  const scenario = scenarios.find(({ id }) => id === 'maritime-war-1778')!;
  const { at, finished } = await findMoments(game, scenario, MINE, bots.admiral, wanted);
  return albumOf(studio, scenario, [
    { name: 'sea-power', journal: at.sailing!, pose: panel },
    { name: 'sea-power-phone', journal: at.sailing!, phone: true, pose: panel },
    {
      name: 'sea-power-squadrons',
      journal: at.display!,
      pose: async (page) => {
        await page.getByTestId('open-display').click();
        await page.getByTestId('display-confirm').waitFor();
      },
    },
    { name: 'sea-power-gauge', journal: at.gauge!, pose: panel },
    {
      name: 'sea-power-battle',
      journal: at.gauge!,
      told: true,
      pose: async (page) => {
        await panel(page);
        await page.clock.runFor(2000);
        await page.clock.pauseAt(600_000);
        await page.getByTestId('ask-confirm').first().click();
        await page.getByTestId('battle-scene').waitFor();
        await page.clock.runFor(6000);
      },
    },
    reportShot('sea-power-report', finished),
  ]);
}

export const seaPower = async (): Promise<readonly Album[]> => [firstVoyage(), await maritimeWar()];
