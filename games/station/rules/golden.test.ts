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
  ['valdoro-trade', { movement: 'markers', ...MANY }, 'b171b4dad60060ed bfe84fa5a0d2e179 f5c65120d125cd00'],
  ['valdoro-trade', { movement: 'blind' }, '8af8c6d45c189c6b 49d4fc2421f409b7 f8e67c83900e0087'],
  ['intro-toulon', { movement: 'markers' }, '0a856994d006c947 f6231b1ae070e7a0 41c3fb3d9da9aa8c'],
  ['intro-toulon', { movement: 'blind' }, 'bbb346ce5e3c72ae ec0d0a5bd82c4fb7 4f2ea5ebced94cdc'],
  ['minor-1742', { movement: 'markers', turnLimit: 2 }, 'b344c4ec67190243 6746b63e605a1985 60878d4f1f450de3'],
  ['minor-1744', { movement: 'markers', turnLimit: 4 }, '8bc556c7d2010812 a91af21c3ffb99ad d0cd87724c90c8f9'],
  ['minor-1746', { movement: 'blind', turnLimit: 3 }, '53889f6f13e6c7d2 0223aacd4096b78c d407040cca39b1b2'],
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
    'b19a7bcdb039502f 6ea5fa326dc6cc50 ee47735163540a0f',
  ],
  [
    'campaign-1742',
    { movement: 'blind', turnLimit: 3, ...MANY },
    'da1c6774a43fa483 86f4f2d56974b4cb 260c27a9fcfe4ee2',
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
