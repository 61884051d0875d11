/** Sea Power: how long the umpire takes over the longest match there is, and over one look at it. */
import { playOut, seedFor } from '@weathergage/kernel/harness/index.ts';
import { seaPower as game } from '@weathergage/sea-power';
import { scenarios } from '@weathergage/sea-power/data/scenarios.ts';
import { type Figure, rounded } from '../figure.ts';
import { lookMs, median } from '../measure.ts';

const MATCHES = 5;
const longCampaign = scenarios.reduce((a, b) => (b.wars.length > a.wars.length ? b : a));

/** A whole match by random answers, from setting up to the hash of its journal. */
function campaignSeconds(seed: number): number {
  const start = performance.now();
  const { finished } = playOut(game, longCampaign, {}, { seed, checks: [] });
  if (!finished) throw new Error(`the campaign of seed ${seed} has no end`);
  return (performance.now() - start) / 1000;
}

export function seaPower(): Figure[] {
  campaignSeconds(seedFor(1, MATCHES));
  const seconds = median(Array.from({ length: MATCHES }, (_, i) => campaignSeconds(seedFor(1, i))));
  return [
    { name: 'sea-power-long-campaign', value: rounded(seconds), unit: 's', target: '< 2' },
    { name: 'sea-power-view', value: rounded(lookMs(game, longCampaign)), unit: 'ms', target: '< 2' },
  ];
}
