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
  ['first-cruise', { movement: 'markers' }, '2519b77b785749a3 bddff97f63b80c3d 5de8e7cb792394c6'],
  ['first-cruise', { movement: 'blind' }, '59d733b46bfa5c13 50637d0a5404ea4b 47a44cf7037c0a8d'],
  ['valdoro-trade', { movement: 'markers', ...MANY }, 'cd1297e2b8e4e7d5 9a3218f92b319090 c970ab30992063bd'],
  ['valdoro-trade', { movement: 'blind' }, 'aa7c76f2c07384fe 49d4fc2421f409b7 f212d396598ce001'],
  ['intro-toulon', { movement: 'markers' }, '66aadf4973340316 b16367d1dea7c782 1ca833105696da57'],
  ['intro-toulon', { movement: 'blind' }, '8dc590dd3a1091b4 a167c7aa1fdf4bf8 2b53e8e1567834b7'],
  ['minor-1742', { movement: 'markers', turnLimit: 2 }, '82a2d966a22e60be 756b557cc9f0f278 1ae1af0b83c25983'],
  ['minor-1744', { movement: 'markers', turnLimit: 4 }, '0cc223303ab2db8e d29bd3a41008c142 555e815d09b1557c'],
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
    '31198302d45a1e01 2d6bac062f995000 06a887d6e53544d2',
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
