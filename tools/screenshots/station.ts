// The pictures of Station: the year 1744 and its sortie from Toulon, through British eyes.

import type { Page } from '@playwright/test';
import { bots } from '@weathergage/station/bot/index.ts';
import { scenarios } from '@weathergage/station/data/scenarios.ts';
import { station as game } from '@weathergage/station/rules/index.ts';
import type { Station } from '@weathergage/station/rules/types.ts';
import { readReport } from '../../games/station/e2e/crew/desk.ts';
import { type Album, albumOf, panel, reportShot } from './album.ts';
import { findMoments, type Wanted } from './moments.ts';
import { record } from './recorder.ts';

const MINE = 'British';
/** Combats in a Battle that is worth a picture. */
const A_BATTLE = 4;

type Moments = Readonly<Record<string, Wanted<Station>>>;

/** In the midst of things: Orders being executed, winds of the season, and a gale among them. */
const inTheYear: Moments = {
  courses: ({ gales, blowing, forces, turn }, ask) =>
    ask.kind === 'plot' &&
    turn > 1 &&
    gales.length > 0 &&
    blowing.length > 1 &&
    Object.values(forces[MINE]!.formations).filter(({ execution }) => execution !== null).length > 2,
};

const offToulon: Moments = {
  battle: ({ battle }, { kind }) =>
    (kind === 'double' || kind === 'shifts') && (battle?.combats.length ?? 0) >= A_BATTLE,
};

const coasts = async (page: Page): Promise<void> => {
  await panel(page);
  // The report of the Turn before waits to be read.
  await readReport(page);
  await page.locator('.st-land').waitFor({ state: 'attached' });
};

/** A Formation taken in hand: what it can reach, and the course it has. */
const inHand = async (page: Page): Promise<void> => {
  await coasts(page);
  await page.locator('.ask-row').first().click();
};

const studio = { game, machine: 'commodore', board: '.st-board' };

async function theYear(): Promise<Album> {
  const scenario = scenarios.find(({ id }) => id === 'minor-1744')!;
  const { at, finished } = await findMoments(game, scenario, MINE, bots.commodore, inTheYear);
  const journal = at.courses!;
  return albumOf(studio, scenario, [
    { name: 'station', journal, pose: inHand },
    { name: 'station-phone', journal, phone: true, pose: inHand },
    {
      name: 'station-desk',
      journal,
      pose: async (page) => {
        await coasts(page);
        await page.getByTestId('leaf-desk').click();
      },
    },
    reportShot('station-report', finished),
  ]);
}

async function theSortie(): Promise<Album> {
  const scenario = scenarios.find(({ id }) => id === 'intro-toulon')!;
  const { at } = await findMoments(game, scenario, MINE, bots.commodore, offToulon);
  return albumOf(studio, scenario, [{ name: 'station-battle', journal: at.battle!, pose: panel }]);
}

/** The match that a newcomer meets after the lessons, as it opens. */
function theTrade(): Album {
  const scenario = scenarios.find(({ id }) => id === 'valdoro-trade')!;
  const pose = async (page: Page): Promise<void> => {
    await coasts(page);
    await page.locator('.ask-row').last().click();
  };
  const journal = record(game, scenario).journal();
  return albumOf(studio, scenario, [{ name: 'station-first-turn', journal, laptop: true, pose }]);
}

export const station = async (): Promise<readonly Album[]> => [
  theTrade(),
  await theYear(),
  await theSortie(),
];
