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
const RULES_VERSION = '1';

const MANY: Options = {
  buyLeaders: true,
  merit: true,
  exchangeRates: true,
  playerRanks: { A: 9, B: 4 },
  inspectorates: { A: 'ordnance', B: 'dockyards' },
};

const GOLDEN: readonly (readonly [id: string, options: Options, hashes: string])[] = [
  ['first-cruise', { movement: 'markers' }, 'eb99f05d79c2b45b 101ba290ba1988b7 f60beb95e927ca1a'],
  ['first-cruise', { movement: 'blind' }, 'aefec246f3187afc 318f97faec9b05dd ad40e0942b4f0a8a'],
  ['valdoro-trade', { movement: 'markers', ...MANY }, 'c13607c6218c31f3 925c61b492ca62eb 9970cb65eb2163c2'],
  ['valdoro-trade', { movement: 'blind' }, '40c95dde01137835 9bf0fdc75f51828f f2e00ba7bfb82c30'],
  ['intro-toulon', { movement: 'markers' }, '43fcccdb8b700db2 100ea7fdf3c509e7 c277cd55a0f9d746'],
  ['intro-toulon', { movement: 'blind' }, '0a58f593d4d5667b bb89189e5bd02e59 9fce69fc03f0d221'],
  ['minor-1742', { movement: 'markers', turnLimit: 2 }, '9776a7cb4d45a83b 3692f10d658c6e45 39495ef76a303f8a'],
  ['minor-1744', { movement: 'markers', turnLimit: 4 }, '822dd46351883f91 0d1d3340f8126628 b4e2c56ed1387ef7'],
  ['minor-1746', { movement: 'blind', turnLimit: 3 }, '72fc0350e5af512c 5ba7f4dd1ba20c95 1a89bc99a7443dab'],
  [
    'minor-1747',
    { movement: 'markers', turnLimit: 2, ...MANY },
    'f19b1481654720e5 ada0aceedfb40e36 c57afacd6f615fec',
  ],
  [
    'campaign-1742',
    { movement: 'blind', turnLimit: 3, ...MANY },
    '4eea3297d62d4c8d 3f956aa48bbdeeb0 22d5b82443fcafd0',
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
