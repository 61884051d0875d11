/** Sea Power: how long the umpire takes over the longest match there is, and over one look at it. */
import { GALLERY } from '@weathergage/kernel';
import { playOut, seedFor } from '@weathergage/kernel/harness/index.ts';
import { seaPower as game } from '@weathergage/sea-power';
import { scenarios } from '@weathergage/sea-power/data/scenarios.ts';
import { type Figure, rounded } from './figure.ts';
import { median, rate } from './measure.ts';

const MATCHES = 5;
const WARM_MS = 500;
const longCampaign = scenarios.reduce((a, b) => (b.wars.length > a.wars.length ? b : a));

/** A whole match by random answers, from setting up to the hash of its journal. */
function campaignSeconds(seed: number): number {
  const start = performance.now();
  const { finished } = playOut(game, longCampaign, {}, { seed, checks: [] });
  if (!finished) throw new Error(`the campaign of seed ${seed} has no end`);
  return (performance.now() - start) / 1000;
}

/** What each seat and the gallery see, late in a match, by turns. */
function viewMs(): number {
  const worlds: ReturnType<typeof game.setup>[] = [];
  const watched: typeof game = {
    ...game,
    resolve(state, answers, dice) {
      worlds.push(state);
      return game.resolve(state, answers, dice);
    },
  };
  playOut(watched, longCampaign, {}, { seed: 1, checks: [] });
  const late = worlds.slice(-100);
  const seats = [...game.seats(longCampaign).map(({ id }) => id), GALLERY];
  let turn = 0;
  const look = () => {
    turn++;
    return game.view(late[turn % late.length]!, seats[turn % seats.length]!);
  };
  rate(look, WARM_MS);
  return 1000 / rate(look, WARM_MS);
}

export function seaPower(): Figure[] {
  campaignSeconds(seedFor(1, MATCHES));
  const seconds = median(Array.from({ length: MATCHES }, (_, i) => campaignSeconds(seedFor(1, i))));
  return [
    { name: 'sea-power-long-campaign', value: rounded(seconds), unit: 's', target: '< 2' },
    { name: 'sea-power-view', value: rounded(viewMs()), unit: 'ms', target: '< 2' },
  ];
}
