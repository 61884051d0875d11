// The pictures of Table Action: a duel from the first segment to the guns, a fleet action on the table, and its report.
import { bots } from '@weathergage/table-action/bot/index.ts';
import { scenarios } from '@weathergage/table-action/data/scenarios.ts';
import { tableAction as game } from '@weathergage/table-action/rules/index.ts';
import type { TableAction } from '@weathergage/table-action/rules/types.ts';
import { type Album, albumOf, panel, reportShot } from './album.ts';
import { findMoments, type Wanted } from './moments.ts';
import { record } from './recorder.ts';

/** Near enough for every gun, in thousandths of an inch. */
const CLOSE = 13_000;

const hurt = ({ ships }: TableAction['state']): number =>
  ships.filter(({ hull, spec }) => hull < spec.hull * 0.8).length;

const wanted: Readonly<Record<string, Wanted<TableAction>>> = {
  segment: (state, ask) => ask.kind === 'segment' && ask.segment === 1 && hurt(state) >= 2,
};

const studio = { game, machine: 'captain', board: '.ta-board' };

async function fleetAction(): Promise<Album> {
  const scenario = scenarios.find(({ id }) => id === 'breaking-the-line') ?? scenarios.at(-1)!;
  const mine = game.seats(scenario)[0]!.id;
  const { at, finished } = await findMoments(game, scenario, mine, bots.captain, wanted);
  return albumOf(studio, scenario, [
    { name: 'table-action', journal: at.segment!, pose: panel },
    { name: 'table-action-phone', journal: at.segment!, phone: true, pose: panel },
    reportShot('table-action-report', finished),
  ]);
}

/** The match that a newcomer meets first. */
async function duel(): Promise<Album> {
  const scenario = scenarios.find(({ id }) => id === 'constitution-guerriere')!;
  const mine = game.seats(scenario)[0]!.id;
  const guns: Readonly<Record<string, Wanted<TableAction>>> = {
    guns: ({ ships: [one, other] }, ask) =>
      ask.kind === 'segment' &&
      ask.segment === 1 &&
      Math.hypot(one!.at.x - other!.at.x, one!.at.y - other!.at.y) < CLOSE,
  };
  const { at } = await findMoments(game, scenario, mine, bots.captain, guns);
  return albumOf(studio, scenario, [
    { name: 'table-first-turn', journal: record(game, scenario).journal(), laptop: true, pose: panel },
    {
      name: 'table-guns',
      journal: at.guns!,
      laptop: true,
      pose: async (page) => {
        await panel(page);
        await page.getByRole('radio', { name: 'Fire when it does most' }).click();
      },
    },
  ]);
}

export const tableAction = async (): Promise<readonly Album[]> => [await duel(), await fleetAction()];
