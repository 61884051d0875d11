import { goldenLine } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from './index.ts';
import type { Options } from './world/options.ts';

/**
 * Matches of random play, by hashes of their course. A hash that changes means that a journal written yesterday would
 * come out differently today: give the rules a new version, then write the new hashes here. They hang on the data of
 * the scenarios and modules as well.
 */
const RULES_VERSION = '2';

const MANY: Options = {
  buyLeaders: true,
  merit: true,
  exchangeRates: true,
  careers: { A: { rank: 9, inspectorate: 'ordnance' }, B: { rank: 4 } },
};

const GOLDEN: readonly (readonly [id: string, options: Options, hashes: string])[] = [
  ['first-cruise', { movement: 'markers' }, 'bfd7d0c3b9c23c5d fd298d9d790fd5f2 29a44ba539be3d50'],
  ['first-cruise', { movement: 'blind' }, 'f290f30f20953ab7 eeebf7b8cce328a7 1d187c5dd2c61760'],
  ['valdoro-trade', { movement: 'markers', ...MANY }, 'b171b4dad60060ed bfe84fa5a0d2e179 a9e1dcb6cc0bb6ce'],
  ['valdoro-trade', { movement: 'blind' }, '8af8c6d45c189c6b 49d4fc2421f409b7 f8e67c83900e0087'],
  ['intro-toulon', { movement: 'markers' }, 'a87602a8b2237662 f6231b1ae070e7a0 f80619f7ba1dec7d'],
  ['intro-toulon', { movement: 'blind' }, 'ac2d117479ab4b29 ec0d0a5bd82c4fb7 b7f08b07cbcf07e5'],
  ['minor-1742', { movement: 'markers', turnLimit: 2 }, 'b08f55feafb417b5 6746b63e605a1985 c35d8409f36966d6'],
  ['minor-1744', { movement: 'markers', turnLimit: 4 }, '8acd45c5c549dc7d a0b931165f3b3c52 fe7710724095361d'],
  ['minor-1746', { movement: 'blind', turnLimit: 3 }, '8148d449d61cba2e 467fbf45832a019c e6c3682e5af1917f'],
  [
    'marrick-1757',
    { movement: 'markers', turnLimit: 4 },
    'ae4812fe4aef320c 28d921e3bc14ab7c fee8b42c3ae934d9',
  ],
  [
    'campaign-1757',
    { movement: 'blind', turnLimit: 3, ...MANY },
    'c36aae156ba1c7dd 2d9fb3528973360a c6d75fa2137af8b9',
  ],
  [
    'minor-1747',
    { movement: 'markers', turnLimit: 2, ...MANY },
    'b98114bed7e2c5f9 d9762b6bb2c27067 c9108488e5ba57ca',
  ],
  [
    'campaign-1742',
    { movement: 'blind', turnLimit: 3, ...MANY },
    'bd8d69c27f16207c fd7023438e26a1f0 7311437793594b7c',
  ],
];

describe('golden matches', () => {
  it('are those of this version of the rules, and of every scenario', () => {
    expect(station.rulesVersion).toBe(RULES_VERSION);
    expect(new Set(GOLDEN.map(([id]) => id))).toEqual(new Set(scenarios.map(({ id }) => id)));
  });

  it.each(GOLDEN)('%s with %o ends as it did', (id, options, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    expect(goldenLine(station, scenario, options, { seed: 1805 })).toBe(hashes);
  });
});
