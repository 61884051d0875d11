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
  ['first-cruise', { movement: 'markers' }, '2519b77b785749a3 62090e3899240c36 1536cc9abb545f01'],
  ['first-cruise', { movement: 'blind' }, '59d733b46bfa5c13 53d602656358155c a000a9ebf3ae7754'],
  ['valdoro-trade', { movement: 'markers', ...MANY }, 'cd1297e2b8e4e7d5 27d821b6a28d2807 02a48aa853ae2e1d'],
  ['valdoro-trade', { movement: 'blind' }, 'aa7c76f2c07384fe 4470e93adc50dd03 52b038fe265cd7d9'],
  ['intro-toulon', { movement: 'markers' }, '66aadf4973340316 f1ae6f6e77a46deb ebebaddce6c22b21'],
  ['intro-toulon', { movement: 'blind' }, '8dc590dd3a1091b4 fd9ea6f8eb08b5d9 f87680f199184421'],
  ['minor-1742', { movement: 'markers', turnLimit: 2 }, '82a2d966a22e60be b51de0bce21ac681 3fd522994b8a1f1d'],
  ['minor-1744', { movement: 'markers', turnLimit: 4 }, '0cc223303ab2db8e f42a104ae13a00b4 c57375a2b28e0ad7'],
  ['minor-1746', { movement: 'blind', turnLimit: 3 }, '53889f6f13e6c7d2 6ded3e2c80e36ee9 6e01dbf07f501d99'],
  [
    'marrick-1757',
    { movement: 'markers', turnLimit: 4 },
    'ae4812fe4aef320c d0efc363abee524f 748688e6606ac93c',
  ],
  [
    'campaign-1757',
    { movement: 'blind', turnLimit: 3, ...MANY },
    'c36aae156ba1c7dd 79957fed994e2457 34d184a33f6c0128',
  ],
  [
    'minor-1747',
    { movement: 'markers', turnLimit: 2, ...MANY },
    'b19a7bcdb039502f af693341f7beb0e5 e7aa58571f2e65a7',
  ],
  [
    'campaign-1742',
    { movement: 'blind', turnLimit: 3, ...MANY },
    '31198302d45a1e01 27497c1e9a4a5127 1f03c7251ebecbd0',
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
