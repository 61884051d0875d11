/** Station: how long the umpire takes over a Turn and one look, and how much a whole campaign's journal weighs. */
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { station as game } from '@weathergage/station';
import { scenarios } from '@weathergage/station/data/scenarios.ts';
import { type Figure, rounded } from '../figure.ts';
import { lookMs, median } from '../measure.ts';

const MATCHES = 5;
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
    { name: 'station-view', value: rounded(lookMs(game, year)), unit: 'ms', target: '< 3' },
    { name: 'station-campaign-journal', value: rounded(journalMegabytes()), unit: 'MB', target: '< 5' },
  ];
}
