/** Station: how long the umpire takes over a Turn and one look, and how much a whole campaign's journal weighs. */
import { GALLERY } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { station as game } from '@weathergage/station';
import { scenarios } from '@weathergage/station/data/scenarios.ts';
import { type Figure, rounded } from './figure.ts';
import { median, rate } from './measure.ts';

const MATCHES = 5;
const WARM_MS = 500;
const MEGABYTE = 1_000_000;
const year = scenarios.find(({ id }) => id === 'minor-1744')!;
const campaign = scenarios.reduce((a, b) => (b.turns > a.turns ? b : a));

/** A Turn by random answers, on the average of a Year. */
function turnMs(seed: number): number {
  const start = performance.now();
  const { finished } = playOut(game, year, {}, { seed, checks: [] });
  if (!finished) throw new Error(`the Year of seed ${seed} has no end`);
  return (performance.now() - start) / year.turns;
}

/** What each seat and the gallery see, late in a Year, by turns. */
function viewMs(): number {
  const worlds: ReturnType<typeof game.setup>[] = [];
  const watched: typeof game = {
    ...game,
    resolve(state, answers, dice) {
      worlds.push(state);
      return game.resolve(state, answers, dice);
    },
  };
  playOut(watched, year, {}, { seed: 1, checks: [] });
  const late = worlds.slice(-100);
  const seats = [...game.seats(year).map(({ id }) => id), GALLERY];
  let turn = 0;
  const look = () => {
    turn++;
    return game.view(late[turn % late.length]!, seats[turn % seats.length]!);
  };
  rate(look, WARM_MS);
  return 1000 / rate(look, WARM_MS);
}

/** The longest of some campaigns: the dice of peace may end one early. */
function journalMegabytes(): number {
  const journals = Array.from({ length: 3 }, (_, seed) =>
    playOut(game, campaign, {}, { seed, checks: [], maxSteps: 40_000 }),
  );
  const sizes = journals.map(({ journal }) => JSON.stringify(journal).length / MEGABYTE);
  return Math.max(...sizes);
}

export function station(): Figure[] {
  turnMs(MATCHES);
  const turn = median(Array.from({ length: MATCHES }, (_, seed) => turnMs(seed)));
  return [
    { name: 'station-turn', value: rounded(turn), unit: 'ms', target: '< 200' },
    { name: 'station-view', value: rounded(viewMs()), unit: 'ms', target: '< 3' },
    { name: 'station-campaign-journal', value: rounded(journalMegabytes()), unit: 'MB', target: '< 5' },
  ];
}
